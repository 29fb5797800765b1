import type { BoardLine } from '@jadoube/protocol'

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The boards that are looked for: by number, or by a part of a player's name, with or without accents. */
export function matching(
  lines: readonly BoardLine[],
  sought: string,
  onlyPlaying: boolean,
): BoardLine[] {
  const text = plain(sought.trim())
  return lines.filter(line => {
    if (onlyPlaying && line.status === 'concluded') return false
    if (text === '') return true
    if (/^\d+$/.test(text)) return String(line.number) === text
    return [line.white.name, line.black.name].some(name => plain(name ?? '').includes(text))
  })
}
