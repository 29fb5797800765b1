/**
 * A table for spreadsheets. A cell that a spreadsheet would take for a formula is written as text.
 */
export function makeCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
