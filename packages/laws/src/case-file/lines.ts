/** A line of a case file with those that continue it, and the number of the first of them. */
export interface Line {
  readonly number: number
  readonly text: string
}

/** An indented line that is no `->` continues the one before it. */
const continues = (line: string): boolean => /^\s+(?!\s|->)/.test(line)

/**
 * The lines of a case file: the first paragraph is its title, the second says why, and then each line
 * has its own meaning. Lines that are empty or begin with `#` mean nothing.
 */
export function caseLines(text: string): {
  readonly title: string
  readonly why: string
  readonly lines: readonly Line[]
} {
  const all = text.split(/\r?\n/)
  let next = 0
  const paragraph = (): string => {
    while (next < all.length && all[next]!.trim() === '') next++
    const from = next
    while (next < all.length && all[next]!.trim() !== '') next++
    return all
      .slice(from, next)
      .map(line => line.trim())
      .join(' ')
  }
  const title = paragraph()
  const why = paragraph()
  const lines: Line[] = []
  for (; next < all.length; next++) {
    const line = all[next]!.trimEnd()
    if (line === '' || line.startsWith('#')) continue
    const last = lines.at(-1)
    if (last !== undefined && continues(line)) {
      lines[lines.length - 1] = { ...last, text: `${last.text} ${line.trim()}` }
    } else lines.push({ number: next + 1, text: line.trim() })
  }
  return { title, why, lines }
}
