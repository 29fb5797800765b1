import { openMemoryStore } from './memory-store.js'
import { openPostgresStore, type PostgresOptions } from './postgres-store.js'
import { openSqliteStore, type SqliteOptions } from './sqlite-store.js'
import type { Store } from './store.js'

export const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address)

/** Whether the address is the path of a file. */
export const isFile = (address: string): boolean => !isPostgres(address) && address !== 'memory:'

/**
 * Opens a store by its address: `postgres://…` or `postgresql://…`, `memory:`, or the path of an
 * SQLite file. Options of other stores are ignored.
 */
export async function openStore(
  address: string,
  options: Omit<PostgresOptions, 'url'> & SqliteOptions = {},
): Promise<Store> {
  if (isPostgres(address)) return openPostgresStore({ ...options, url: address })
  return address === 'memory:' ? openMemoryStore() : openSqliteStore(address, options)
}
