export interface DiffPart {
  readonly text: string
  /** Whether it is in both texts, only in the first, or only in the second. */
  readonly in: 'both' | 'before' | 'after'
}

/** Compares two texts word by word, by their longest common subsequence. */
export function diffWords(before: string, after: string): readonly DiffPart[] {
  const oldWords = before.split(/(?<=\s)/)
  const newWords = after.split(/(?<=\s)/)
  const width = newWords.length + 1
  const commonLength = new Uint16Array((oldWords.length + 1) * width)
  const same = (i: number, j: number) => oldWords[i]?.trimEnd() === newWords[j]?.trimEnd()
  for (let i = oldWords.length - 1; i >= 0; i--) {
    for (let j = newWords.length - 1; j >= 0; j--) {
      commonLength[i * width + j] = same(i, j)
        ? (commonLength[(i + 1) * width + j + 1] ?? 0) + 1
        : Math.max(commonLength[(i + 1) * width + j] ?? 0, commonLength[i * width + j + 1] ?? 0)
    }
  }
  const parts: { text: string; in: DiffPart['in'] }[] = []
  const add = (text: string, where: DiffPart['in']) => {
    const last = parts.at(-1)
    if (last?.in === where) last.text += text
    else parts.push({ text, in: where })
  }
  let i = 0
  let j = 0
  while (i < oldWords.length || j < newWords.length) {
    if (i < oldWords.length && j < newWords.length && same(i, j)) {
      add(newWords[j] ?? '', 'both')
      i++
      j++
    } else if (
      j >= newWords.length ||
      (i < oldWords.length &&
        (commonLength[(i + 1) * width + j] ?? 0) >= (commonLength[i * width + j + 1] ?? 0))
    ) {
      add(oldWords[i] ?? '', 'before')
      i++
    } else {
      add(newWords[j] ?? '', 'after')
      j++
    }
  }
  return parts
}
