import { signal } from '@preact/signals'
import { linkWords } from '../i18n/link/words.js'
import { readStored, writeStored } from '../local-storage.js'

/** Whether the player wants notifications on this device. The browser must allow them, too. */
const isWanted = signal(readStored('notifies', value => value === true) ?? false)

/** What the browser permits. Without a secure connection there are no notifications. */
const permission = signal<NotificationPermission | null>(
  typeof Notification === 'undefined' || !isSecureContext ? null : Notification.permission,
)

/** Whether the user has asked since the page was opened. Then the answer is shown. */
const hasAsked = signal(false)

const mayNotify = (): boolean => isWanted.value && permission.value === 'granted'

/** Asks the browser for permission, always after a tap, or turns notifications off. */
export function NotifyButton() {
  const t = linkWords()
  if (permission.value === null) return null
  if (permission.value === 'denied')
    return hasAsked.value ? <p class="small quiet">{t.notifyBlocked}</p> : null
  const toggle = async () => {
    const isOn = !mayNotify()
    hasAsked.value = true
    if (isOn) permission.value = await Notification.requestPermission()
    isWanted.value = isOn
    writeStored('notifies', isOn)
  }
  return (
    <button
      type="button"
      class="button"
      aria-pressed={mayNotify()}
      onClick={() => void toggle().catch(() => undefined)}
    >
      {mayNotify() ? t.notifyOff : t.notify}
    </button>
  )
}

/**
 * Notifies the player while the page is hidden. Phones show notifications only through the service
 * worker. The address contains no secret: a tap brings the open page to the front.
 */
export async function notify(title: string, body: string, board: string): Promise<void> {
  if (!mayNotify() || document.visibilityState === 'visible') return
  const options = { body, tag: `jadoube-${board}`, icon: `${import.meta.env.BASE_URL}icon-192.png` }
  try {
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker?.active) {
      await worker.showNotification(title, { ...options, data: { path: location.pathname } })
      return
    }
    const shown = new Notification(title, options)
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
  } catch {
    // The page title still shows it.
  }
}
