import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Connection } from '../net/connection.js'

/** The server's clock, as often as it is looked at: for clocks that run on the page. */
export function useServerNow(connection: Connection, every: number) {
  const now = useSignal(connection.time.now())
  useEffect(() => {
    const tick = () => {
      now.value = connection.time.now()
    }
    const timer = setInterval(tick, every)
    return () => clearInterval(timer)
  }, [connection, every])
  return now
}
