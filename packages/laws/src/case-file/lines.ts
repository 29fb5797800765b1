/** A line of a case file joined with its continuation lines, and the number of the first one. */
export interface Line {
  readonly number: number
  readonly text: string
}

/** An indented line that does not begin with `->` continues the one before it. */
const continues = (line: string): boolean => /^\s+(?!\s|->)/.test(line)

/**
 * The lines of a case file. The first paragraph is the title, the second says why, and then each
 * line stands alone. Empty lines and lines that begin with `#` are ignored.
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
