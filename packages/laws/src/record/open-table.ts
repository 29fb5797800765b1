import { parseHeader, type RecordHeader, type Table } from './header.js'

/**
 * A table ready to play at, from what a header says; whatever is left out is as in a record. For headers that
 * a program writes itself: a wrong one is a bug, and throws. What comes from outside goes to `parseHeader`.
 */
export function openTable(header: Partial<Omit<RecordHeader, 'jadoube'>> = {}): Table {
  const table = parseHeader({ jadoube: 'record/1', laws: 'fide-2023', ...header })
  if (!table.ok) throw new RangeError(table.error.reason)
  return table.value
}
