import { expect, test } from 'vitest'
import { hashSecret, makeSecret, secretMatches } from './secret.js'

test('a secret matches only its own hash', () => {
  const [one, two] = [makeSecret(), makeSecret()]
  expect(secretMatches(one, hashSecret(one))).toBe(true)
  expect(secretMatches(one, hashSecret(two))).toBe(false)
  expect(secretMatches(one, '')).toBe(false)
  expect(secretMatches(one, 'not hex')).toBe(false)
})

test('secrets are unique, fit in a link and cannot be read from their hash', () => {
  const secrets = new Set(Array.from({ length: 1000 }, makeSecret))
  expect(secrets.size).toBe(1000)
  for (const secret of secrets) {
    expect(secret).toMatch(/^[A-Za-z0-9_-]{32}$/)
    expect(hashSecret(secret)).toMatch(/^[0-9a-f]{64}$/)
  }
})
