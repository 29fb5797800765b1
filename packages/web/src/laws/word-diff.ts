export interface Stretch {
  readonly text: string
  /** Whether it is in both texts, only in the first, or only in the second. */
  readonly in: 'both' | 'before' | 'after'
}

/** Compares two texts word by word, by their longest common subsequence. */
export function diffWords(before: string, after: string): readonly Stretch[] {
  const old = before.split(/(?<=\s)/)
  const now = after.split(/(?<=\s)/)
  const width = now.length + 1
  const common = new Uint16Array((old.length + 1) * width)
  const same = (i: number, j: number) => old[i]?.trimEnd() === now[j]?.trimEnd()
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      common[i * width + j] = same(i, j)
        ? (common[(i + 1) * width + j + 1] ?? 0) + 1
        : Math.max(common[(i + 1) * width + j] ?? 0, common[i * width + j + 1] ?? 0)
    }
  }
  const stretches: { text: string; in: Stretch['in'] }[] = []
  const add = (text: string, where: Stretch['in']) => {
    const last = stretches.at(-1)
    if (last?.in === where) last.text += text
    else stretches.push({ text, in: where })
  }
  let i = 0
  let j = 0
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && same(i, j)) {
      add(now[j] ?? '', 'both')
      i++
      j++
    } else if (
      j >= now.length ||
      (i < old.length && (common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0))
    ) {
      add(old[i] ?? '', 'before')
      i++
    } else {
      add(now[j] ?? '', 'after')
      j++
    }
  }
  return stretches
}
