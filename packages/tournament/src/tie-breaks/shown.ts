import type { TieBreak } from './code.js'

/** The number as it is published: an average with two decimals, half a hundredth up. Ranking uses all of it. */
export function shown({ name }: TieBreak, value: number | null): number | null {
  if (value === null || name !== 'AOB') return value
  return Math.floor(value * 100 + 0.5) / 100
}
