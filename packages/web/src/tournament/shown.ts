import type { PlayerRow } from '@jadoube/protocol'

/** Points as people write them: 2½; other fractions with their digits. */
export function pointsText(points: number): string {
  const size = Math.abs(points)
  const whole = Math.trunc(size)
  const rest = Math.round((size - whole) * 100)
  const sign = points < 0 ? '−' : ''
  if (rest === 0) return `${sign}${whole}`
  if (rest === 50) return `${sign}${whole === 0 ? '' : whole}½`
  return `${sign}${whole}.${String(rest).padStart(2, '0')}`
}

/** A result as it is printed: 1–0, ½–½, + –; an adjourned or reopened game has a star. */
export function resultText(result: string): string {
  return result
    .replaceAll('1/2', '½')
    .replace(/^([01½])-([01½])$/, '$1–$2')
    .replace('+/-', '+ –')
    .replace('-/+', '– +')
    .replace('-/-', '– –')
}

/** The value of a tie-break, with as many decimals as it has. */
export const valueText = (value: number | null): string =>
  value === null ? '–' : String(Math.round(value * 100) / 100)

export type Players = ReadonlyMap<number, PlayerRow>

export const byEntry = (players: readonly PlayerRow[]): Players =>
  new Map(players.map(each => [each.entry, each]))

export const nameOfEntry = (players: Players, entry: number): string =>
  players.get(entry)?.name ?? `#${entry}`
