import { displayTime, type Millis, type Side } from '@jadoube/clock'
import { useComputed } from '@preact/signals'
import { words } from '../i18n/language.js'
import { faceParts, faceWidth } from './clock-face.js'
import { clock, press, reading, shownTimes } from './clock-state.js'

/** One player's half of the clock. All of it is the lever. */
export function ClockHalf({ side, turned }: { readonly side: Side; readonly turned: boolean }) {
  const t = words()
  const whole = useComputed(() => faceParts(shownTimes()[side])[0])
  const tenths = useComputed(() => faceParts(shownTimes()[side])[1])
  const width = useComputed(() => {
    const { white, black } = reading()
    return faceWidth(clock.value.setup, white.left, black.left)
  })
  const notes = useComputed(() => {
    const { [side]: mine, firstToFall, falls } = reading()
    const both = new Set(falls.filter(fall => fall.liftedAt === null).map(fall => fall.side))
    return {
      flag: mine.flagDown ? (both.size > 1 && firstToFall === side ? 'first' : 'down') : 'up',
      overrun: mine.overrun > 0 ? displayTime(mine.overrun) : '',
      free: mine.free > 0 ? displayTime((Math.ceil(mine.free / 1000) * 1000) as Millis) : '',
      presses: mine.presses,
      period: mine.period,
      due: mine.movesDue,
    }
  })
  const { state, turn } = clock.value
  const isRunning = state === 'running' && turn === side
  const isNext = state !== 'running' && turn === side
  const isStarter = state === 'ready' && turn !== side
  const { flag, overrun, free, presses, period, due } = notes.value
  const periods = clock.value.setup[side].periods.length
  const name = side === 'white' ? t.frame.white : t.frame.black
  const classes = ['half', side, isRunning && 'runs', isNext && 'next', turned && 'may-turn']
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      data-flag={flag}
      onPointerDown={event => {
        if (event.button === 0) press(side)
      }}
      onClick={event => {
        if (event.detail === 0) press(side)
      }}
      onContextMenu={event => event.preventDefault()}
    >
      <span class="visually-hidden">
        {side === 'white' ? t.clock.whiteHalf : t.clock.blackHalf}
      </span>
      <span class="half-face">
        <span class="half-name">
          <span class="mark" aria-hidden="true" />
          {name}
          {isRunning && <span class="visually-hidden">, {t.clock.runs}</span>}
        </span>
        <span class={`digits ${width.value}`} role="timer">
          {whole}
          <span class="tenths">{tenths}</span>
        </span>
        <span class="half-notes">
          {isStarter ? (
            <span>{turn === 'white' ? t.clock.ready : t.clock.start}</span>
          ) : (
            <span>{t.clock.move(presses + 1)}</span>
          )}
          {state === 'paused' && isNext && <span>{t.clock.paused}</span>}
          {periods > 1 && <span>{t.clock.period(Math.min(period + 1, periods), periods)}</span>}
          {due !== null && <span>{t.clock.movesDue(due)}</span>}
          {free !== '' && <span>{t.clock.delayLeft(free)}</span>}
          {overrun !== '' && <span>{t.clock.overrun(overrun)}</span>}
          {flag !== 'up' && (
            <strong class="flag">
              <Flag />
              {flag === 'first' ? t.clock.flagFirst : t.clock.flag}
            </strong>
          )}
        </span>
      </span>
    </button>
  )
}

function Flag() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M3 1.5V15M3 2.5H13L10.5 6L13 9.5H3" />
    </svg>
  )
}
