import { openMemoryStore } from './memory-store.js'
import { openPostgresStore, type PostgresOptions } from './postgres-store.js'
import { openSqliteStore } from './sqlite-store.js'
import type { Store } from './store.js'

/**
 * By address: `postgres://…` or `postgresql://…`, `memory:`, or the path of an SQLite file. The
 * other options are those of PostgreSQL, and mean nothing to the others.
 */
export async function openStore(
  address: string,
  options: Omit<PostgresOptions, 'url'> & {
    /** The games are served from now on: a file is held for this process alone. */
    readonly hold?: boolean
  } = {},
): Promise<Store> {
  if (/^postgres(ql)?:\/\//.test(address)) return openPostgresStore({ ...options, url: address })
  return address === 'memory:' ? openMemoryStore() : openSqliteStore(address, options)
}
