/**
 * Throws for anything except a string. The compiler refuses such a call; a caller without types
 * learns here which argument is wrong.
 */
export function needText(value: unknown, caller: string): void {
  if (typeof value === 'string') return
  const given = value === null ? 'null' : typeof value === 'object' ? 'an object' : typeof value
  const shown =
    value === undefined || value === null || given === 'an object' ? given : `a ${given}`
  throw new TypeError(`${caller}: text must be a string, not ${shown}`)
}
