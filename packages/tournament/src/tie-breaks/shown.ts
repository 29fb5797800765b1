import type { TieBreak } from './code.js'

/**
 * The value as published: an average with two decimals, rounded half up. The ranking uses the exact
 * value.
 */
export function shown({ name }: TieBreak, value: number | null): number | null {
  if (value === null || name !== 'AOB') return value
  return Math.floor(value * 100 + 0.5) / 100
}
