import type { BoardLine } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { words } from '../i18n/language.js'
import { timeOfDay } from '../i18n/time-of-day.js'
import { ask } from '../net/ask.js'

/**
 * After an outage of the server: since when the clocks are stopped, and one act for all boards
 * (6.10).
 */
export function OutageStrip({
  lines,
  event,
  secret,
  isArbiter,
}: {
  readonly lines: readonly BoardLine[]
  readonly event: string
  readonly secret: string
  readonly isArbiter: boolean
}) {
  const { hall, arbiter, desk } = words()
  const t = hall.desk
  const [isConfirming, setConfirming] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const stopped = lines.flatMap(({ interruption }) => interruption ?? [])
  if (stopped.length === 0) return null
  const from = Math.min(...stopped.map(each => each.from))
  const until = Math.max(...stopped.map(each => each.until))
  const continueAll = async () => {
    setConfirming(false)
    const answer = await ask('POST', `/api/events/${event}/continue`, { secret })
    setFailed(!answer.ok)
  }
  return (
    <section class="strip needs-answer outage">
      <p>{t.interrupted(stopped.length, timeOfDay(from), timeOfDay(until))}</p>
      {isArbiter && !isConfirming && (
        <button type="button" class="button main" onClick={() => setConfirming(true)}>
          {t.continueAll}
        </button>
      )}
      {isConfirming && (
        <div class="confirm-box" role="alertdialog" aria-label={t.continueAll}>
          <p class="confirm-text">{t.continueSure}</p>
          <div class="row">
            <button type="button" class="button main" onClick={() => void continueAll()}>
              {arbiter.yes}
            </button>
            <button type="button" class="button" onClick={() => setConfirming(false)}>
              {arbiter.back}
            </button>
          </div>
        </div>
      )}
      {isFailed && (
        <p class="error" role="alert">
          {desk.notDone}
        </p>
      )}
    </section>
  )
}
