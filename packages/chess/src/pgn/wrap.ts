/**
 * Wraps words into lines of at most this many characters. A longer word gets its own line. An empty
 * word stands for a second space in a comment and is kept.
 */
export function wrap(words: readonly string[], width: number): string[] {
  const most = width > 0 ? width : Number.POSITIVE_INFINITY
  const lines: string[] = []
  let line: string | undefined
  for (const word of words) {
    if (line === undefined) line = word
    else if (line.length + 1 + word.length <= most) line += ` ${word}`
    else {
      lines.push(line)
      line = word
    }
  }
  return line === undefined ? lines : [...lines, line]
}
