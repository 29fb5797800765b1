import type { EventOverview, OfficialAct } from '@jadoube/protocol'
import { useEffect, useState } from 'preact/hooks'
import { NumberField, TextField } from '../fields/fields.js'
import { fetchFormatWords, formatWords } from '../i18n/format/words.js'
import { words } from '../i18n/language.js'
import { faultText, type Seat, sendActs } from './api.js'
import { CyclesField } from './cycles-field.js'
import { TieBreakList, tieBreakCodes } from './tie-break-list.js'

/**
 * The number of rounds, how often players meet, and the tie-breaks. Each change needs a reason for
 * the log.
 */
export function FormatPart({
  seat,
  overview,
  onDone,
}: {
  readonly seat: Seat
  readonly overview: EventOverview
  readonly onDone: () => void
}) {
  const t = words().tournament
  useEffect(() => void fetchFormatWords(), [])
  const w = formatWords()
  const { system, cycles, gamesPerMatch, rounds } = overview
  const [codes, setCodes] = useState(overview.tieBreaks)
  const [count, setCount] = useState('')
  const [format, setFormat] = useState({ cycles, gamesPerMatch })
  const [reason, setReason] = useState('')
  const [note, setNote] = useState({ text: '', isFault: false })
  if (overview.concluded || w === null) return null
  const isOpen = overview.roundList.length === 0
  const roundsFollow = overview.official?.roundsFollow === true
  const hasResults = overview.roundList.some(({ results }) => results > 0)
  const save = async (submitted: Event) => {
    submitted.preventDefault()
    const acts = changingActs(overview, { count, codes, format, reason })
    if (acts.length === 0)
      return setNote({ text: t.refusals['nothing-changes'] ?? '', isFault: true })
    const answer = await sendActs(seat, acts)
    setNote({ text: answer.ok ? w.saved : faultText(answer.error), isFault: !answer.ok })
    if (answer.ok) {
      setReason('')
      setCount('')
    }
    onDone()
  }
  return (
    <section>
      <h2>{t.tieBreaks}</h2>
      {hasResults && <p class="quiet">{w.late}</p>}
      <form class="t-form" onSubmit={submitted => void save(submitted)}>
        <TieBreakList system={system} codes={codes} onChange={setCodes} isNamed />
        {isOpen && (
          <CyclesField
            system={system}
            {...format}
            onChange={part => setFormat(before => ({ ...before, ...part }))}
          />
        )}
        {roundsFollow ? (
          <p class="small quiet">{w.roundsFollow}</p>
        ) : (
          <NumberField
            label={t.roundCount}
            value={count === '' ? String(rounds) : count}
            min={Math.max(1, overview.roundList.length)}
            max={99}
            onInput={setCount}
          />
        )}
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

interface TypedFormat {
  /** The number of rounds. Empty if it was not changed. */
  readonly count: string
  readonly codes: readonly string[]
  readonly format: Pick<EventOverview, 'cycles' | 'gamesPerMatch'>
  readonly reason: string
}

/** The acts that lead from the format as it is to the one in the form. */
function changingActs(
  { rounds, cycles, gamesPerMatch, tieBreaks }: EventOverview,
  { count, codes, format, reason }: TypedFormat,
): OfficialAct[] {
  const isRoundsChanged = count !== '' && Number(count) !== rounds
  const isFormatChanged = format.cycles !== cycles || format.gamesPerMatch !== gamesPerMatch
  const isOrderChanged = codes.join() !== tieBreaks.join()
  const acts: OfficialAct[] = []
  if (isRoundsChanged) acts.push({ act: 'change-rounds', rounds: Number(count), reason })
  if (isOrderChanged || isFormatChanged)
    acts.push({
      act: 'change-event',
      ...(isOrderChanged && { tieBreaks: tieBreakCodes(codes) }),
      ...(isFormatChanged && format),
      reason,
    })
  return acts
}
