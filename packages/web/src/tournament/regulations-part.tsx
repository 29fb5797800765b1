import type { EventOverview, OfficialAct } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { NumberField, TextField } from '../arbiter/fields.js'
import { words } from '../i18n/language.js'
import { faultText, type Seat, sendActs } from './api.js'

/** What may be changed until the first round that it affects is set up, with a reason in the log. */
export function RegulationsPart({
  seat,
  overview,
  onDone,
}: {
  readonly seat: Seat
  readonly overview: EventOverview
  readonly onDone: () => void
}) {
  const { tournament: t, event } = words()
  const settings = overview.official?.settings
  const { noDrawAgreementBefore, defaultTime } = settings?.regulations ?? {}
  const [noDraw, setNoDraw] = useState(noDrawAgreementBefore?.toString() ?? '')
  const [lateness, setLateness] = useState(
    typeof defaultTime === 'number' ? String(defaultTime / 60_000) : '',
  )
  const [reason, setReason] = useState('')
  const [note, setNote] = useState({ text: '', isFault: false })
  const fromRound = firstOpenRound(overview)
  if (settings === undefined || fromRound === null) return null
  const save = async (submitted: Event) => {
    submitted.preventDefault()
    const act: OfficialAct = {
      act: 'change-regulations',
      fromRound,
      settings: {
        ...settings,
        regulations: {
          ...settings.regulations,
          noDrawAgreementBefore: Math.max(0, Math.round(Number(noDraw)) || 0),
          ...(lateness.trim() !== '' && { defaultTime: Math.round(Number(lateness) * 60_000) }),
        },
      },
      reason,
    }
    const answer = await sendActs(seat, [act])
    setNote(
      answer.ok
        ? { text: t.regulationsSaved(fromRound), isFault: false }
        : { text: faultText(answer.error), isFault: true },
    )
    onDone()
  }
  return (
    <section>
      <h2>{t.regulations}</h2>
      <p class="quiet">{t.regulationsLead(fromRound)}</p>
      <form class="t-form" onSubmit={submitted => void save(submitted)}>
        <NumberField
          label={t.noDrawBefore}
          value={noDraw}
          min={0}
          max={200}
          hint={t.noDrawBeforeEmpty}
          onInput={setNoDraw}
        />
        <NumberField
          label={event.defaultTime}
          value={lateness}
          min={0}
          max={1440}
          onInput={setLateness}
        />
        <TextField label={t.reason} value={reason} onInput={setReason} />
        <button type="submit" class="button" disabled={reason.trim() === ''}>
          {t.save}
        </button>
        <p role="status" class={note.isFault ? 'error' : 'quiet'}>
          {note.text}
        </p>
      </form>
    </section>
  )
}

/** The first round whose boards are not set up; null where there is none left. */
function firstOpenRound({ roundList, rounds, concluded }: EventOverview): number | null {
  if (concluded) return null
  const open = roundList.find(({ status }) => status === 'paired' || status === 'published')
  const next = open?.round ?? roundList.length + 1
  return next > rounds ? null : next
}
