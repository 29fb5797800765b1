import { openMemoryStore } from './memory-store.js'
import { openPostgresStore, type PostgresOptions } from './postgres-store.js'
import { openSqliteStore, type SqliteOptions } from './sqlite-store.js'
import type { Store } from './store.js'

export const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address)

/** Whether games are kept in a file, whose path this is. */
export const isFile = (address: string): boolean => !isPostgres(address) && address !== 'memory:'

/**
 * By address: `postgres://…` or `postgresql://…`, `memory:`, or the path of an SQLite file. The
 * options are those of the store that it names; the others mean nothing to it.
 */
export async function openStore(
  address: string,
  options: Omit<PostgresOptions, 'url'> & SqliteOptions = {},
): Promise<Store> {
  if (isPostgres(address)) return openPostgresStore({ ...options, url: address })
  return address === 'memory:' ? openMemoryStore() : openSqliteStore(address, options)
}
