import type { PlayerRow } from '@jadoube/protocol'

/** Hundredths of a point as people write them: 2½; other fractions with their digits. */
export function pointsText(points: number): string {
  const whole = Math.trunc(points / 100)
  const rest = Math.abs(points % 100)
  const sign = points < 0 && whole === 0 ? '−' : ''
  if (rest === 0) return `${whole}`.replace('-', '−')
  if (rest === 50) return `${sign}${whole === 0 ? '' : whole}½`.replace('-', '−')
  return `${sign}${whole}.${String(rest).padStart(2, '0')}`.replace('-', '−')
}

/** A result as it is printed: 1–0, ½–½, + –. */
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
