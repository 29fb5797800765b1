import { effect } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { Connection } from './connection.js'
import { browser } from './surroundings.js'

/** A connection for as long as the page stands, for the seat that the secret opens. */
export function useConnection(secret: string | null): Connection {
  const connection = useMemo(() => new Connection(secret, browser()), [secret])
  useEffect(() => {
    const hurry = () => {
      if (document.visibilityState === 'visible') connection.hurry()
    }
    addEventListener('online', hurry)
    document.addEventListener('visibilitychange', hurry)
    return () => {
      removeEventListener('online', hurry)
      document.removeEventListener('visibilitychange', hurry)
      connection.close()
    }
  }, [connection])
  useEffect(() => (secret === null ? undefined : registerSoon(connection, secret)), [connection])
  return connection
}

/** For whom moves are sealed. */
const opensEnvelopes: ReadonlySet<string> = new Set(['white', 'black', 'player', 'arbiter'])
/** Nobody waits for it: the page comes first. */
const UNTIL_REGISTERED = 1500

/** With its first use a device gets its key to sealed moves, long before one is sealed. */
function registerSoon(connection: Connection, secret: string): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined
  const letGo = effect(() => {
    const seat = connection.seat.value
    if (seat === null || soon !== undefined || !opensEnvelopes.has(seat.role)) return
    soon = setTimeout(async () => {
      const { registerDevice } = await import('../envelope/device-key.js')
      await registerDevice({ seat: seat.id, secret })
    }, UNTIL_REGISTERED)
  })
  return () => {
    letGo()
    clearTimeout(soon)
  }
}
