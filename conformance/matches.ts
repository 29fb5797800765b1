/** Whether this is a move by its squares: moves to choose from have no order. */
const isMove = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value

/**
 * Whether everything that is expected is there: objects by the given fields, lists item by item.
 */
export function matches(actual: unknown, expected: unknown): boolean {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return false
    if (expected.every(isMove)) {
      return expected.every(item => actual.some(each => matches(each, item)))
    }
    return expected.every((item, index) => matches(actual[index], item))
  }
  if (typeof expected !== 'object' || expected === null) return Object.is(actual, expected)
  if (typeof actual !== 'object' || actual === null) return false
  return Object.entries(expected).every(([name, value]) =>
    matches((actual as Record<string, unknown>)[name], value),
  )
}
