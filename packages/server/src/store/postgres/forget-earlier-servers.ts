import pg from 'pg'
import { StoreError } from '../failure.js'
import { connectionOf } from './attendance.js'
import { clientConfig } from './database.js'
import { postgresError } from './error.js'

const SERVED = `SELECT 1 FROM pg_stat_activity
  WHERE datname = current_database() AND starts_with(application_name, $1) LIMIT 1`

/** How long the connections of a server that has just ended may still be listed. */
const PATIENCE_MS = 2000

/**
 * Before a restore into a database without games: a server that was started there has left its
 * heartbeat, which belongs to no game. One that is still running would not stop the clocks that
 * were running when the backup was made.
 */
export async function forgetEarlierServers(url: string): Promise<void> {
  const client = new pg.Client(clientConfig({ url }))
  client.on('error', () => {}) // the statement in progress gets the error
  try {
    await client.connect()
    const end = performance.now() + PATIENCE_MS
    for (;;) {
      const { rowCount } = await client.query(SERVED, [connectionOf('')])
      if (!rowCount) break
      if (performance.now() > end) throw new StoreError('store-in-use', 'connected')
      await new Promise(resolve => setTimeout(resolve, 100))
    }
    await client.query('DELETE FROM pulse; DELETE FROM outage')
  } catch (error) {
    throw error instanceof StoreError ? error : postgresError(error, true)
  } finally {
    await client.end().catch(() => {}) // it may never have been connected
  }
}
