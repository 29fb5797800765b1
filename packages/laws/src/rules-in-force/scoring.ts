import type { Scoring } from './regulations.js'

const isPoints = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

/**
 * Reads the points for a win, a draw and a loss: an object, or a text such as `3-1-0` or `1-½-0`.
 */
export function parseScoring(value: unknown): Scoring | null {
  if (typeof value === 'string') {
    const parts = value.split('-').map(part => (part === '½' ? 0.5 : Number(part || Number.NaN)))
    const [win, draw, loss] = parts
    return parts.length === 3 ? parseScoring({ win, draw, loss }) : null
  }
  if (typeof value !== 'object' || value === null) return null
  const { win, draw, loss }: { win?: unknown; draw?: unknown; loss?: unknown } = value
  return isPoints(win) && isPoints(draw) && isPoints(loss) ? { win, draw, loss } : null
}
