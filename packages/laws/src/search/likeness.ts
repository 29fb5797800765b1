/**
 * Whether two words differ by at most `most` typing errors: an extra, missing or wrong letter, or
 * two letters exchanged.
 */
export function isWithin(most: number, a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + other)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, before[j - 2]! + 1)
      }
      next.push(cost)
      if (cost < least) least = cost
    }
    if (least > most) return false
    before = row
    row = next
  }
  return row[b.length]! <= most
}

/** The number of typing errors allowed in a word of that length. */
export const slipsIn = (length: number): number => (length < 5 ? 0 : length < 9 ? 1 : 2)
