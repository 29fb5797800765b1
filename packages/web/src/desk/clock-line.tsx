import type { Color } from '@jadoube/chess'
import { displayTime, type Millis } from '@jadoube/clock'
import type { ClocksView, PlayerView } from '@jadoube/protocol'
import { type ReadonlySignal, useComputed } from '@preact/signals'
import { useLatest } from '../frame/latest.js'
import { words } from '../i18n/language.js'
import { timeLeft } from '../net/time-left.js'
import { playerName } from './names.js'

/** One line with a player and their clock. */
export function ClockLine({
  side,
  player,
  clocks,
  moment,
  hasTheMove,
  isFull = false,
}: {
  readonly side: Color
  readonly player: PlayerView
  readonly clocks: ClocksView | null
  /** The current time, as the record counts it. */
  readonly moment: ReadonlySignal<number>
  readonly hasTheMove: boolean
  /** Whether there is room for more than the name. */
  readonly isFull?: boolean
}) {
  const { clock: t, seat } = words()
  // Added time appears on the clock at the same moment as everywhere else.
  const latest = useLatest(clocks)
  const timeText = useComputed(() => {
    const now = moment.value
    const shown = latest.value
    return shown === null ? '' : displayTime(timeLeft(shown, side, now) as Millis)
  })
  const isRunning = clocks?.running === side
  const isFlagDown = clocks?.flags.includes(side) === true
  return (
    <p class={`clock-line ${side}${isRunning ? ' runs' : ''}${isFlagDown ? ' down' : ''}`}>
      <span class={hasTheMove ? 'mark on' : 'mark'} aria-hidden="true" />
      <span class="who">{playerName(player, side)}</span>
      {isFull && player.presence === 'absent' && <span class="small quiet">{seat.notHere}</span>}
      {isRunning && <span class="visually-hidden">, {t.runs}</span>}
      {isFull && isFlagDown && <span class="small flag">{t.flag}</span>}
      {clocks !== null && (
        <span class="left" role="timer">
          {timeText}
        </span>
      )}
    </p>
  )
}
