/** No valid message is nested deeper; a recursive walk over deeper input could overflow the stack. */
export const DEEPEST = 16

export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true
    level = level.flatMap(each => (typeof each === 'object' && each ? Object.values(each) : []))
  }
  return false
}
