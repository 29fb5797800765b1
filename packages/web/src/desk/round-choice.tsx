import type { BoardLine } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { words } from '../i18n/language.js'
import { ask } from '../net/ask.js'

/** Chooses the round, and starts one that is waiting. */
export function RoundChoice({
  rounds,
  chosen,
  onChoose,
  event,
  secret,
  lines,
  isArbiter,
}: {
  readonly rounds: readonly string[]
  readonly chosen: string | null
  readonly onChoose: (round: string) => void
  readonly event: string
  readonly secret: string
  readonly lines: readonly BoardLine[]
  readonly isArbiter: boolean
}) {
  const { desk: t } = words()
  const [failed, setFailed] = useState(false)
  const waiting = lines.filter(({ status }) => status === 'awaiting-start').length
  const start = async () => {
    const path = `/api/events/${event}/rounds/${encodeURIComponent(chosen ?? '')}/start`
    const answer = await ask('POST', path, { secret })
    setFailed(!answer.ok)
  }
  return (
    <>
      {rounds.length > 1 && (
        <label class="field inline">
          <span>{t.round}</span>
          <select value={chosen ?? ''} onChange={change => onChoose(change.currentTarget.value)}>
            {rounds.map(each => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
            <option value="">{t.allRounds}</option>
          </select>
        </label>
      )}
      {isArbiter && waiting > 0 && chosen !== null && chosen !== '' && (
        <button type="button" class="button main" onClick={() => void start()}>
          {t.startRound(chosen, waiting)}
        </button>
      )}
      {failed && (
        <p class="error" role="alert">
          {t.notDone}
        </p>
      )}
    </>
  )
}
