/**
 * Whether two words differ by at most `most` typing errors: an extra, missing or wrong letter, or
 * two letters exchanged.
 */
export function isWithinErrors(max: number, a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > max) return false
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    let rowMin = i
    for (let j = 1; j <= b.length; j++) {
      const substitution = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + substitution)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, before[j - 2]! + 1)
      }
      next.push(cost)
      if (cost < rowMin) rowMin = cost
    }
    if (rowMin > max) return false
    before = row
    row = next
  }
  return row[b.length]! <= max
}

/** The number of typing errors allowed in a word of that length. */
export const errorsAllowed = (length: number): number => (length < 5 ? 0 : length < 9 ? 1 : 2)
