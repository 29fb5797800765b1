import type { Gate } from '../gate.js'
import { type ReadStatement, type SqliteDatabase, sqliteError } from './database.js'

/** Runs queries on the reading connection, and converts errors. */
export type Reading = <T>(query: (statement: (sql: string) => ReadStatement) => T) => T

export function readingFrom(database: SqliteDatabase, gate: Gate): Reading {
  return query => {
    gate.pass()
    try {
      return query(database.reading)
    } catch (error) {
      throw sqliteError(error)
    }
  }
}
