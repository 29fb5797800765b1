import { displayTime, otherSide } from '@jadoube/clock'
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { useTitle } from '../frame/frame.js'
import { lazy } from '../frame/lazy.js'
import type { LiveRegion } from '../frame/say.js'
import { words } from '../i18n/language.js'
import { ClockBar } from './clock-bar.js'
import { ClockHalf } from './clock-half.js'
import {
  clock,
  layout,
  moment,
  pause,
  press,
  reading,
  shownTimes,
  startOrPause,
  startTicking,
} from './clock-state.js'
import { keepAwake } from './wake-lock.js'
import './clock.css'

const ClockSheet = lazy(async () => {
  const [{ ClockSheet: Sheet }, { fetchClockSheetWords }] = await Promise.all([
    import('./clock-sheet.js'),
    import('../i18n/clock-sheet/words.js'),
  ])
  await fetchClockSheetWords()
  return Sheet
})

/** The clock alone, for use with a wooden board. */
export function ClockPage() {
  const t = words()
  const [isSetting, setSetting] = useState(false)
  const liveRegion = useSignal('')
  useTitle(t.clock.title)
  useEffect(startTicking, [])
  useEffect(() => {
    const stop = import('../sound/clock-sounds.js').then(({ playClockSounds }) =>
      playClockSounds(clock, moment),
    )
    return () => void stop.then(stopped => stopped())
  }, [])
  const { state } = clock.value
  useEffect(() => (state === 'running' ? keepAwake() : undefined), [state])
  useKeys(liveRegion)
  const { near, turned } = layout.value
  const openSettings = () => {
    pause()
    setSetting(true)
  }
  const closeSettings = () => {
    setSetting(false)
    // The focus must not return to the button that opened the settings, because the space bar would
    // open them again.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('h1')?.focus())
  }
  return (
    <main class="clock-page">
      <h1 class="visually-hidden" tabIndex={-1}>
        {t.clock.title}
      </h1>
      <ClockHalf side={otherSide(near)} turned={turned} />
      <ClockBar onSettings={openSettings} />
      <ClockHalf side={near} turned={false} />
      <p class="visually-hidden" role="status">
        {liveRegion}
      </p>
      {isSetting && <ClockSheet onClose={closeSettings} />}
    </main>
  )
}

/** Space presses the running clock, S pauses and resumes, K reads out both times. */
function useKeys(liveRegion: LiveRegion): void {
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
      else if (key === 'k') liveRegion.value = bothTimes()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [liveRegion])
}

function bothTimes(): string {
  const { clock: t, frame } = words()
  const { white, black, running } = reading()
  const left = shownTimes()
  const names = { white: frame.white, black: frame.black }
  return [
    t.says(displayTime(left.white), displayTime(left.black)),
    running === null ? t.saysPaused : t.saysRunning[running],
    ...(['white', 'black'] as const)
      .filter(side => (side === 'white' ? white : black).flagDown)
      .map(side => t.saysFlag(names[side])),
  ].join(' ')
}
