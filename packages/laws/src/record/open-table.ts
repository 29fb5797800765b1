import { parseHeader, type RecordHeader, type Table } from './header.js'

/**
 * Opens a table from header fields; missing ones get the defaults of a record. Use it for headers
 * that your program writes: it throws for a wrong one. Headers from outside go to `parseHeader`.
 *
 * @example
 * const table = openTable({ laws: 'fide-2023', timeControl: '5400+30' })
 * summarise(table.state, table.laws).clocks // → { white: 5430000, black: 5430000 }
 */
export function openTable(header: Partial<Omit<RecordHeader, 'jadoube'>> = {}): Table {
  const table = parseHeader({ jadoube: 'record/1', laws: 'fide-2023', ...header })
  if (!table.ok) throw new RangeError(table.error.reason)
  return table.value
}
