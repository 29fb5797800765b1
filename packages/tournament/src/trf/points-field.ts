import type { Points } from '../tournament.js'

const format = /^([+-]?)(\d{0,4})(?:[.,](\d{0,2}))?$/

/** `11.5` as 1150; `null` where the text is no number of points. */
export function parsePoints(text: string): Points | null {
  const match = format.exec(text)
  if (match === null) return null
  const [, sign, whole = '', fraction = ''] = match
  if (whole === '' && fraction === '') return null
  const points = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return sign === '-' ? -points : points
}

/** 1150 as `11.5`; two decimals only where they are needed. */
export function makePoints(points: Points): string {
  return (points / 100).toFixed(points % 10 === 0 ? 1 : 2)
}
