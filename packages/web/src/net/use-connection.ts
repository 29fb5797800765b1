import { useEffect, useMemo } from 'preact/hooks'
import { Connection } from './connection.js'
import { browserEnvironment } from './environment.js'

/** A connection while the page is open, for the seat of the secret. */
export function useConnection(secret: string | null): Connection {
  const connection = useMemo(() => new Connection(secret, browserEnvironment()), [secret])
  useEffect(() => {
    const reconnect = () => {
      if (document.visibilityState === 'visible') connection.reconnectNow()
    }
    addEventListener('online', reconnect)
    document.addEventListener('visibilitychange', reconnect)
    return () => {
      removeEventListener('online', reconnect)
      document.removeEventListener('visibilitychange', reconnect)
      connection.close()
    }
  }, [connection])
  return connection
}
