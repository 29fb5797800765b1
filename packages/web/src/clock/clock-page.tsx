import { displayTime, otherSide } from '@jadoube/clock'
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { useTitle } from '../frame/frame.js'
import { lazy } from '../frame/lazy.js'
import { words } from '../i18n/language.js'
import { ClockHalf } from './clock-half.js'
import { ClockSheet } from './clock-sheet.js'
import {
  clock,
  follow,
  layout,
  moment,
  pause,
  press,
  reading,
  startOrPause,
} from './clock-state.js'
import { useHold } from './hold.js'
import { keepAwake } from './wake-lock.js'
import './clock.css'

const SoundButton = lazy(async () => (await import('../sound/sound-part.js')).fetchSoundButton())

/** The clock alone, beside a wooden board. */
export function ClockPage() {
  const t = words()
  const [isSetting, setSetting] = useState(false)
  const said = useSignal('')
  useTitle(t.clock.title)
  useEffect(follow, [])
  useEffect(() => {
    const stop = import('../sound/clock-sounds.js').then(({ hearClock }) =>
      hearClock(clock, moment),
    )
    return () => void stop.then(stopped => stopped())
  }, [])
  const { state } = clock.value
  useEffect(() => (state === 'running' ? keepAwake() : undefined), [state])
  useKeys(said)
  const { near, turned } = layout.value
  const openSettings = () => {
    pause()
    setSetting(true)
  }
  const closeSettings = () => {
    setSetting(false)
    // Not back to the button that opened it: there the space bar would open it again.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('h1')?.focus())
  }
  return (
    <main class="clock-page">
      <h1 class="unseen" tabIndex={-1}>
        {t.clock.title}
      </h1>
      <ClockHalf side={otherSide(near)} turned={turned} />
      <ClockBar onSettings={openSettings} />
      <ClockHalf side={near} turned={false} />
      <p class="unseen" role="status">
        {said}
      </p>
      {isSetting && <ClockSheet onClose={closeSettings} />}
    </main>
  )
}

function ClockBar({ onSettings }: { readonly onSettings: () => void }) {
  const t = words().clock
  const hold = useHold(onSettings)
  const { state } = clock.value
  // Only a running clock is guarded against a brush of the hand; otherwise a tap is enough.
  const opens = state === 'running' ? hold : { onClick: onSettings }
  const label = { ready: t.start, running: t.pause, paused: t.resume }[state]
  return (
    <div class="clock-bar">
      <button type="button" class="button" onClick={startOrPause}>
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          {state === 'running' ? (
            <path d="M3 2H6.5V14H3ZM9.5 2H13V14H9.5Z" />
          ) : (
            <path d="M4 2L14 8L4 14Z" />
          )}
        </svg>
        {label}
      </button>
      <p class="small">{state === 'ready' ? t.ready : state === 'paused' ? t.paused : ''}</p>
      <SoundButton place="casual" />
      <button type="button" class="button hold" {...opens}>
        {t.set}
        {state === 'running' && <span class="hold-hint">{t.holdShort}</span>}
      </button>
    </div>
  )
}

/** Space presses the running clock, S pauses and goes on, K says both times. */
function useKeys(said: { value: string }): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (document.querySelector('dialog[open]') !== null) return
      const isOnControl = document.activeElement?.closest('.clock-bar') != null
      const key = event.key.toLowerCase()
      if ((key === ' ' && !isOnControl) || key === 'p') {
        event.preventDefault()
        const { state, turn } = clock.value
        press(state === 'ready' ? otherSide(turn) : turn)
      } else if (key === 's') startOrPause()
      else if (key === 'k') said.value = bothTimes()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [said])
}

function bothTimes(): string {
  const { clock: t, frame } = words()
  const { white, black, running } = reading()
  const names = { white: frame.white, black: frame.black }
  return [
    t.says(displayTime(white.left), displayTime(black.left)),
    running === null ? t.saysPaused : t.saysRunning[running],
    ...(['white', 'black'] as const)
      .filter(side => (side === 'white' ? white : black).flagDown)
      .map(side => t.saysFlag(names[side])),
  ].join(' ')
}
