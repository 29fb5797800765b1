import { useRef, useState } from 'preact/hooks'
import { MomentField, TextField } from '../arbiter/fields.js'
import { words } from '../i18n/language.js'
import { ask, type Fault } from '../net/ask.js'
import { go, place } from '../router.js'
import { keepRound, type PairedBoard } from './kept-links.js'

const nextRound = (rounds: readonly string[]): string =>
  String(Math.max(0, ...rounds.map(each => Number.parseInt(each, 10) || 0)) + 1)

/** A round is made of pairings, typed or pasted: a line a board. */
export function RoundsPart({
  event,
  secret,
  rounds,
  onRound,
}: {
  readonly event: string
  readonly secret: string
  readonly rounds: readonly string[]
  readonly onRound: () => void
}) {
  const { event: t } = words()
  const [round, setRound] = useState(() => nextRound(rounds))
  const [starts, setStarts] = useState('')
  const [pairings, setPairings] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const submit = async (submitted: Event) => {
    submitted.preventDefault()
    setSending(true)
    const answer = await ask<{ boards: readonly PairedBoard[] }>(
      'POST',
      `/api/events/${event}/rounds`,
      {
        secret,
        body: {
          round: round.trim(),
          pairings,
          ...(starts !== '' && { scheduledStart: new Date(starts).getTime() }),
        },
      },
    )
    setSending(false)
    if (!answer.ok) {
      setFault(faultText(answer.error))
      showLine(area.current, linesOf(answer.error)[0])
      return
    }
    keepRound(event, round.trim(), answer.value.boards)
    onRound()
    const { path, fragment } = place.value
    go(`${path}?part=links&round=${encodeURIComponent(round.trim())}#${fragment}`)
  }
  return (
    <form class="set-up" onSubmit={submitted => void submit(submitted)}>
      <h2>{t.newRound}</h2>
      {rounds.length > 0 && <p class="quiet">{t.roundsSoFar(rounds.join(', '))}</p>}
      <div class="two">
        <TextField label={t.round} value={round} maxLength={16} onInput={setRound} />
        <MomentField label={t.startsAt} value={starts} onInput={setStarts} />
      </div>
      <label class="field">
        <span>{t.pairings}</span>
        <textarea
          ref={area}
          rows={10}
          aria-invalid={fault !== null}
          required
          value={pairings}
          spellcheck={false}
          placeholder={'1. Novak, Ana (SLO) – Virtanen, Eero (FIN)\n2. …'}
          onInput={typed => setPairings(typed.currentTarget.value)}
        />
      </label>
      {fault !== null && (
        <p class="error" role="alert">
          {fault}
        </p>
      )}
      <p class="small quiet">{t.pairingsHint}</p>
      <button type="submit" class="button main begin" disabled={isSending}>
        {t.makeRound}
      </button>
    </form>
  )
}

/** The lines that the server could not read, as it counts them. */
const linesOf = ({ detail = '' }: Fault): readonly number[] =>
  /^lines? (\d+(?:, \d+)*)/.exec(detail)?.[1]?.split(', ').map(Number) ?? []

function faultText(fault: Fault): string {
  const { event: t } = words()
  const { code, detail } = fault
  const [line, ...others] = linesOf(fault)
  if (code === 'pairings-refused' && line !== undefined) {
    if (others.length > 0) {
      const isAll = !detail?.includes('…')
      return t.badLines(`${[line, ...others].join(', ')}${isAll ? '' : ', …'}`)
    }
    const twice = /board (\d+) stands there twice$/.exec(detail ?? '')?.[1]
    return twice === undefined ? t.badLine(line) : t.twice(line, Number(twice))
  }
  const text = t.faults[code] ?? t.notMade
  return detail === undefined ? text : `${text} (${detail})`
}

/** The line at fault, or the first of them, is marked where it was written. */
function showLine(area: HTMLTextAreaElement | null, line: number | undefined): void {
  if (area === null || line === undefined) return
  const lines = area.value.split('\n')
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0)
  area.focus()
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
}
