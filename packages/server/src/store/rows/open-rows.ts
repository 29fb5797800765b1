import { StoreError } from '../failure.js'
import { isFile, isPostgres } from '../open-store.js'
import { openPostgresRows } from './postgres-rows.js'
import { openSqliteRows } from './sqlite-rows.js'
import type { Rows } from './tables.js'

export function openRows(address: string): Promise<Rows> {
  if (isPostgres(address)) return openPostgresRows(address)
  if (isFile(address)) return openSqliteRows(address)
  throw new StoreError('store-unavailable', 'memory')
}
