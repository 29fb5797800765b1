/** Rows of the same length as text: numbers to the right, the column of names to the left. */
export function alignedTable(rows: readonly (readonly string[])[], names: number): string {
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map(row => [...row[column]!].length))) ?? []
  const pad = (text: string, column: number) => {
    const blanks = ' '.repeat(widths[column]! - [...text].length)
    return column === names ? `${text}${blanks}` : `${blanks}${text}`
  }
  return rows.map(row => `${row.map(pad).join('  ').trimEnd()}\n`).join('')
}
