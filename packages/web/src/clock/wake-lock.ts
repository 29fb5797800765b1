/** Keeps the screen on, if the browser can. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let wanted = true
  const ask = async () => {
    try {
      const got = await navigator.wakeLock?.request('screen')
      if (wanted) lock = got
      else await got?.release()
    } catch {
      // Refused, for example because the battery is low.
    }
  }
  const again = () => {
    if (document.visibilityState === 'visible') void ask()
  }
  void ask()
  document.addEventListener('visibilitychange', again)
  return () => {
    wanted = false
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}
