import { openMemoryStore } from './memory-store.js'
import { openPostgresStore, type PostgresOptions } from './postgres-store.js'
import { openSqliteStore } from './sqlite-store.js'
import type { Store } from './store.js'

/**
 * By address: `postgres://…` or `postgresql://…`, `memory:`, or the path of an SQLite file. The
 * options are those of PostgreSQL, and mean nothing to the others.
 */
export async function openStore(
  address: string,
  options: Omit<PostgresOptions, 'url'> = {},
): Promise<Store> {
  if (/^postgres(ql)?:\/\//.test(address)) return openPostgresStore({ ...options, url: address })
  return address === 'memory:' ? openMemoryStore() : openSqliteStore(address)
}
