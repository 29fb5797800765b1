import type { PairingProblem } from '@jadoube/protocol'
import { useRef, useState } from 'preact/hooks'
import { MomentField, TextField } from '../fields/fields.js'
import { words } from '../i18n/language.js'
import { type PairedBoard, storeRound } from '../links/stored-links.js'
import { ask, type Fault } from '../net/ask.js'
import { address, go } from '../router.js'

const nextRound = (rounds: readonly string[]): string =>
  String(Math.max(0, ...rounds.map(each => Number.parseInt(each, 10) || 0)) + 1)

/** Creates a round from typed or pasted pairings, one per line. */
export function NewRoundForm({
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
  const [faults, setFaults] = useState<readonly string[]>([])
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
      setFaults(faultTexts(answer.error))
      showLine(area.current, answer.error.problems?.[0]?.line)
      return
    }
    storeRound(event, round.trim(), answer.value.boards)
    onRound()
    const { path, fragment } = address.value
    go(`${path}?part=links&round=${encodeURIComponent(round.trim())}#${fragment}`)
  }
  return (
    <form class="set-up" onSubmit={submitted => void submit(submitted)}>
      <h2>{t.newRound}</h2>
      {rounds.length > 0 && <p class="quiet">{t.roundsSoFar(rounds.join(', '))}</p>}
      <div class="two-columns">
        <TextField label={t.round} value={round} maxLength={16} onInput={setRound} />
        <MomentField label={t.startsAt} value={starts} onInput={setStarts} />
      </div>
      <label class="field">
        <span>{t.pairings}</span>
        <textarea
          ref={area}
          rows={10}
          aria-invalid={faults.length > 0}
          required
          value={pairings}
          spellcheck={false}
          placeholder={'1. Novak, Ana (SLO) – Virtanen, Eero (FIN)\n2. …'}
          onInput={typed => setPairings(typed.currentTarget.value)}
        />
      </label>
      {faults.length > 0 && (
        <ul class="error faults" role="alert">
          {faults.map(fault => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      <p class="small quiet">{t.pairingsHint}</p>
      <button type="submit" class="button main begin" disabled={isSending}>
        {t.makeRound}
      </button>
    </form>
  )
}

function faultTexts({ code, detail, problems = [] }: Fault): readonly string[] {
  const { event: t } = words()
  if (problems.length > 0) return problems.map(problemText)
  const text = t.faults[code] ?? t.notMade
  return [detail === undefined ? text : `${text} (${detail})`]
}

function problemText({ line, problem, text = '', board = 0, before = 0 }: PairingProblem): string {
  const { problems: t } = words().event
  switch (problem) {
    case 'unreadable':
      return t.unreadable(line)
    case 'bye':
      return t.bye(line)
    case 'heading':
      return t.heading(line)
    case 'board-missing':
      return t.boardMissing(line)
    case 'board-twice':
      return t.boardTwice(line, board, before)
    case 'player-twice':
      return t.playerTwice(line, text, before)
    case 'too-many':
      return t.tooMany
    case 'none':
      return t.none
  }
}

/** Selects the first faulty line in the text area. */
function showLine(area: HTMLTextAreaElement | null, line: number | undefined): void {
  if (area === null || line === undefined) return
  const lines = area.value.split('\n')
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0)
  area.focus()
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
}
