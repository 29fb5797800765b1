import { useEffect, useMemo } from 'preact/hooks'
import { Connection } from './connection.js'
import { browser } from './environment.js'

/** A connection while the page is open, for the seat of the secret. */
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
  return connection
}
