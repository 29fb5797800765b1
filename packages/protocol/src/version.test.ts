import { expect, test } from 'vitest'
import { agreeOnProtocol, OLDEST_PROTOCOL, PROTOCOL } from './version.js'

test('both sides take the newest version that both speak', () => {
  const ours = { protocol: 5, oldest: 3 }
  const agreed = (protocol: number, oldest?: number) => agreeOnProtocol({ protocol, oldest }, ours)
  expect(agreed(5)).toBe(5)
  expect(agreed(4)).toBe(4)
  expect(agreed(3)).toBe(3)
  expect(agreed(2)).toBeUndefined()
  expect(agreed(6)).toBeUndefined()
  expect(agreed(7, 4)).toBe(5)
  expect(agreed(7, 6)).toBeUndefined()
  expect(agreed(4, 1)).toBe(4)
  expect(agreed(2, 1)).toBeUndefined()
})

test('the first version is spoken for as long as this program says so', () => {
  expect(OLDEST_PROTOCOL).toBeLessThanOrEqual(PROTOCOL)
  expect(agreeOnProtocol({ protocol: PROTOCOL })).toBe(PROTOCOL)
  expect(agreeOnProtocol({ protocol: OLDEST_PROTOCOL })).toBe(OLDEST_PROTOCOL)
  expect(agreeOnProtocol({ protocol: PROTOCOL + 1, oldest: OLDEST_PROTOCOL })).toBe(PROTOCOL)
})
