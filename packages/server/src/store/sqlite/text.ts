/**
 * The driver ends the whole process if a text in the file is not UTF-8, as after a single flipped
 * bit. So texts are read as bytes: damage then affects only one board, and its hash shows it.
 */
export const asBytes = (...columns: readonly string[]): string =>
  columns.map(column => `CAST(${column} AS BLOB) AS ${column}`).join(', ')

/** The same for a column that may hold a number instead. */
export const asBytesOrNumber = (column: string): string =>
  `CASE typeof(${column}) WHEN 'text' THEN CAST(${column} AS BLOB) ELSE ${column} END AS ${column}`

/** A row with its texts decoded. Invalid bytes become U+FFFD. */
export function decoded<T>(row: T): T {
  if (typeof row !== 'object' || row === null) return row
  const fields = row as Record<string, unknown>
  for (const name of Object.keys(fields)) {
    const value = fields[name]
    // The driver returns bytes as one or the other.
    if (value instanceof ArrayBuffer || value instanceof Uint8Array)
      fields[name] = Buffer.from(value as Uint8Array).toString('utf8')
  }
  return row
}
