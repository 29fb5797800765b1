import { parseTieBreak } from '@jadoube/tournament'
import type { FormatWords } from '../i18n/format/en.js'

/** The name of a C.07 code: BH/C1 is `Buchholz, lowest value left out`. */
export function tieBreakName(code: string, w: FormatWords): string {
  const read = parseTieBreak(code)
  if (!read.ok) return code
  const { name, cutLeast, cutMost, limit, forfeitsPlayed, fore, reversed } = read.value
  const base = w.names[name] ?? name
  return [
    fore ? `${base} (${w.names.FB})` : base,
    ...(cutMost > 0 ? [w.median(cutMost)] : cutLeast > 0 ? [w.cut(cutLeast)] : []),
    ...(limit === 0 ? [] : [w.limit(limit)]),
    ...(forfeitsPlayed ? [w.forfeitsPlayed] : []),
    ...(reversed ? [w.reversed] : []),
  ].join(', ')
}
