/** Writes points: 2½, or other fractions with digits. */
export function pointsText(points: number): string {
  const size = Math.abs(points)
  const whole = Math.trunc(size)
  const rest = Math.round((size - whole) * 100)
  const sign = points < 0 ? '−' : ''
  if (rest === 0) return `${sign}${whole}`
  if (rest === 50) return `${sign}${whole === 0 ? '' : whole}½`
  return `${sign}${whole}.${String(rest).padStart(2, '0')}`
}

/** Writes a result: 1–0, ½–½, + –. An adjourned or reopened game has an asterisk. */
export function resultText(result: string): string {
  return result
    .replaceAll('1/2', '½')
    .replace(/^([01½])-([01½])$/, '$1–$2')
    .replace('+/-', '+ –')
    .replace('-/+', '– +')
    .replace('-/-', '– –')
}

/** Writes the value of a tie-break, with at most two decimals. */
export const valueText = (value: number | null): string =>
  value === null ? '–' : String(Math.round(value * 100) / 100)
