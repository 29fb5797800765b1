/**
 * The driver ends the whole process where a text of the file is not UTF-8, as after a single bit has changed on the disk. So texts are
 * read as the bytes that they are: what cannot be read then belongs to one board, and its hash tells.
 */
export const text = (...columns: readonly string[]): string =>
  columns.map(column => `CAST(${column} AS BLOB) AS ${column}`).join(', ')

/** The same for a column that may hold a number instead. */
export const textOrNumber = (column: string): string =>
  `CASE typeof(${column}) WHEN 'text' THEN CAST(${column} AS BLOB) ELSE ${column} END AS ${column}`

/** A row with its texts. Bytes that are no character stand as U+FFFD. */
export function decoded<T>(row: T): T {
  if (typeof row !== 'object' || row === null) return row
  const fields = row as Record<string, unknown>
  for (const name of Object.keys(fields)) {
    const value = fields[name]
    // The driver has the one or the other for bytes.
    if (value instanceof ArrayBuffer || value instanceof Uint8Array)
      fields[name] = Buffer.from(value as Uint8Array).toString('utf8')
  }
  return row
}
