/** Keeps the screen on, if the browser can. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let isWanted = true
  const request = async () => {
    try {
      const sentinel = await navigator.wakeLock?.request('screen')
      if (isWanted) lock = sentinel
      else await sentinel?.release()
    } catch {
      // Refused, for example because the battery is low.
    }
  }
  const requestIfVisible = () => {
    if (document.visibilityState === 'visible') void request()
  }
  void request()
  document.addEventListener('visibilitychange', requestIfVisible)
  return () => {
    isWanted = false
    document.removeEventListener('visibilitychange', requestIfVisible)
    void lock?.release()
  }
}
