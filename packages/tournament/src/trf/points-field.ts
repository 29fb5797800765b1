import type { Points } from '../tournament.js'

const format = /^([+-]?)(\d{0,4})(?:[.,](\d{0,2}))?$/

/** Reads `11.5` as 1150; `null` if the text is not a number of points. */
export function parsePoints(text: string): Points | null {
  const match = format.exec(text)
  if (match === null) return null
  const [, sign, whole = '', fraction = ''] = match
  if (whole === '' && fraction === '') return null
  const points = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return sign === '-' ? -points : points
}

/** Writes 1150 as `11.5`, with two decimals only if they are needed. */
export function makePoints(points: Points): string {
  return (points / 100).toFixed(points % 10 === 0 ? 1 : 2)
}
