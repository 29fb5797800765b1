/**
 * No valid message is nested deeper; a recursive walk over deeper input could overflow the stack.
 */
export const MAX_DEPTH = 16

export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true
    level = level.flatMap(each => (typeof each === 'object' && each ? Object.values(each) : []))
  }
  return false
}
