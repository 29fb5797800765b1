import type { ScoreMove } from './score.js'

/** A row of a scoresheet: White's move and Black's. */
export interface Row {
  readonly number: number
  readonly white: ScoreMove | null
  readonly black: ScoreMove | null
}

export function rowsOf(moves: readonly ScoreMove[]): readonly Row[] {
  const rows: { number: number; white: ScoreMove | null; black: ScoreMove | null }[] = []
  for (const move of moves) {
    const last = rows.at(-1)
    if (move.color === 'black' && last?.number === move.number && last.black === null) {
      last.black = move
    } else {
      const empty = { number: move.number, white: null, black: null }
      rows.push({ ...empty, [move.color]: move })
    }
  }
  return rows
}

/** A clock time on a scoresheet: hours, minutes and seconds, without tenths. */
export function timeOf({ left }: ScoreMove): string {
  if (left === null) return ''
  const seconds = Math.ceil(left / 1000)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`
}

export const markedText = ({ text, offer }: ScoreMove): string => (offer ? `${text} (=)` : text)

export const resultShown = (result: string): string =>
  result === '*' ? '' : result.replaceAll('1/2', '½').replaceAll('-', '–')
