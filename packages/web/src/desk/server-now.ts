import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Connection } from '../net/connection.js'

/** The server's time, updated every `every` milliseconds, for running clocks. */
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
