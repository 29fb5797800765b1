/** Rows of equal length as text: numbers right-aligned, the column of names left-aligned. */
export function alignedTable(rows: readonly (readonly string[])[], names: number): string {
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map(row => [...row[column]!].length))) ?? []
  const pad = (text: string, column: number) => {
    const blanks = ' '.repeat(widths[column]! - [...text].length)
    return column === names ? `${text}${blanks}` : `${blanks}${text}`
  }
  return rows.map(row => `${row.map(pad).join('  ').trimEnd()}\n`).join('')
}
