import { lazy } from '../frame/lazy.js'
import { words } from '../i18n/language.js'
import { go } from '../router.js'
import { clock, startOrPause } from './clock-state.js'
import { useHold } from './hold.js'
import { timesName } from './setups.js'

const SoundButton = lazy(
  async () => (await import('../sound/sound-part.js')).fetchSoundButton(),
  'sound-place',
)

/** A longer name does not fit beside the other buttons on a phone. */
const maxNameLength = 9

/** The bar between the halves: leave, sound, start and pause, settings. */
export function ClockBar({ onSettings }: { readonly onSettings: () => void }) {
  const t = words().clock
  const { state, setup } = clock.value
  const isRunning = state === 'running'
  const holdToSet = useHold(onSettings)
  const holdToLeave = useHold(() => go('/'))
  const label = { ready: t.start, running: t.pause, paused: t.resume }[state]
  const times = timesName(setup, t)
  const isLong = times.length > maxNameLength
  // While the clock runs, buttons must be held, so that nobody presses them by accident. Otherwise
  // a tap is enough.
  return (
    <div class="clock-bar">
      <a
        class="button plain leave"
        href="/"
        aria-label={t.leave}
        title={isRunning ? `${t.leave} (${t.holdShort})` : t.leave}
        draggable={false}
        {...(isRunning && holdToLeave)}
        onClick={event => {
          if (isRunning && event.detail !== 0) event.preventDefault()
        }}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path class="line" d="M2 8L8 2.500L14 8M4 6.500V13.500H12V6.5" />
        </svg>
      </a>
      <SoundButton place="casual" />
      <button type="button" class="button start-pause" onClick={startOrPause}>
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          {isRunning ? (
            <path d="M3 2H6.500V14H3ZM9.500 2H13V14H9.5Z" />
          ) : (
            <path d="M4 2L14 8L4 14Z" />
          )}
        </svg>
        {label}
      </button>
      <button
        type="button"
        class="button hold"
        {...(isRunning ? holdToSet : { onClick: onSettings })}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path class="line" d="M2 5H7M11 5H14M2 11H5M9 11H14" />
          <circle cx="9" cy="5" r="1.9" />
          <circle cx="7" cy="11" r="1.9" />
        </svg>
        {(isRunning || !isLong) && <span class="visually-hidden">{t.set}: </span>}
        {isRunning ? (
          <span class="hold-hint">{t.holdShort}</span>
        ) : (
          <span>{isLong ? t.set : times}</span>
        )}
      </button>
    </div>
  )
}
