import type { ReadonlySignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { words } from '../i18n/language.js'

/** One player's clock. If the player may press it, all of it is the lever. */
export function ClockButton({
  name,
  note,
  isMarked,
  isRunning,
  isFlagDown,
  timeText,
  onPress,
  children,
}: {
  readonly name: string
  /** A note about the player, for example that they are absent. */
  readonly note?: string
  /** Whether the player has the move or their clock runs. */
  readonly isMarked: boolean
  readonly isRunning: boolean
  readonly isFlagDown: boolean
  /** The text on the clock. Null in a game without one. */
  readonly timeText: ReadonlySignal<string> | null
  /** Omitted if the clock is only for display. */
  readonly onPress?: () => void
  /** What is below the name: the captured pieces. */
  readonly children?: ComponentChildren
}) {
  const t = words()
  const classes = ['panel-clock', isRunning && 'runs', isFlagDown && 'down']
    .filter(Boolean)
    .join(' ')
  const content = (
    <>
      <span class="panel-player">
        <span class="panel-name">
          <span class={isMarked ? 'mark on' : 'mark'} aria-hidden="true" />
          <span class="panel-name-text">
            <span class="panel-player-name">{name}</span>
            {note !== undefined && <span class="panel-note"> {note}</span>}
          </span>
          {isMarked && <span class="visually-hidden">, {t.clock.runs}</span>}
        </span>
        {children}
      </span>
      {timeText !== null && (
        <span class="panel-time" role="timer">
          {timeText}
        </span>
      )}
    </>
  )
  if (onPress === undefined) return <div class={`${classes} display-only`}>{content}</div>
  return (
    <button
      type="button"
      class={classes}
      onPointerDown={event => {
        if (event.button === 0) onPress()
      }}
      onClick={event => {
        if (event.detail === 0) onPress()
      }}
      onContextMenu={event => event.preventDefault()}
    >
      {content}
      <span class="visually-hidden">
        {timeText === null ? t.table.pressNoClock : t.table.press}
      </span>
    </button>
  )
}
