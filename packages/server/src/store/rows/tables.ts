/** A row as both databases return it: 64-bit integers as numbers. */
export type Row = Readonly<Record<string, string | number | null>>

export interface Table {
  readonly name: string
  readonly columns: readonly string[]
  /** The columns by which rows are ordered and identified; pages are read in this order. */
  readonly key: readonly string[]
}

const table = (name: string, columns: string, key: string): Table => ({
  name,
  columns: columns.split(' '),
  key: key.split(' '),
})

/** Everything that a store keeps, in the order in which it is written back. */
export const tables = {
  competition: table('competition', 'id version meta competition created_at', 'id'),
  board: table('board', 'id version meta competition created_at', 'id'),
  entry: table('entry', 'board seq at act body hash tombstone', 'board seq'),
  log_end: table('log_end', 'board seq', 'board'),
  snapshot: table('snapshot', 'board seq body', 'board'),
  seat: table('seat', 'id scope_kind scope_id secret_hash meta created_at revoked_at', 'id'),
  alarm: table('alarm', 'board due ready_at ticket', 'board'),
  pulse: table('pulse', 'one at', 'one'),
  outage: table('outage', 'from_at until_at', 'from_at'),
} as const

export type TableName = keyof typeof tables
export const tableNames = Object.keys(tables) as readonly TableName[]

/** The rows of a table whose column has one of these values. */
export interface Where {
  readonly column: string
  readonly value: string
}

/**
 * Reads all rows of a database as of one moment, and writes rows into one: all of them, or none.
 */
export interface Rows {
  /** In the order of the key, in pages. */
  read(table: TableName, where?: Where): AsyncGenerator<readonly Row[]>
  count(table: TableName): Promise<number>
  /** Begins a transaction, runs `work`, and commits what it wrote. */
  write(work: (put: PutRows) => Promise<void>): Promise<void>
  close(): Promise<void>
}

/** Throws `RowExists` if a key is taken. */
export type PutRows = (table: TableName, rows: readonly Row[]) => Promise<void>

export class RowExists extends Error {
  override readonly name = 'RowExists'
  readonly table: TableName

  constructor(table: TableName) {
    super(`a row of ${table} already exists`)
    this.table = table
  }
}

export const PAGE = 1000
