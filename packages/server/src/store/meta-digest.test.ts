import { expect, test } from 'vitest'
import { isChanged, withDigest } from './meta-digest.js'

const text = JSON.stringify({
  scheduledStart: 1_792_000_000_000,
  white: { name: 'Ana' },
  open: true,
})
const meta = withDigest(text, 3)

test('the digest is one more field of the object', () => {
  expect(JSON.parse(meta)).toEqual({ ...JSON.parse(text), digest: expect.any(String) })
  expect(isChanged({ meta, version: 3 })).toBe(false)
})

test('any changed character of the text before the digest shows', () => {
  for (let at = 0; at < text.length - 1; at++) {
    const changed = meta.slice(0, at) + (meta[at] === '7' ? '8' : '7') + meta.slice(at + 1)
    expect(isChanged({ meta: changed, version: 3 }), changed.slice(0, at + 1)).toBe(true)
  }
})

test('metadata without a digest is from an earlier release', () => {
  expect(isChanged({ meta: text, version: 1 })).toBe(false)
})

test('a release that does not know the digest copies it into what it writes', () => {
  const { digest, ...rest } = JSON.parse(meta)
  const atEnd = JSON.stringify({ ...rest, open: false, digest })
  expect(isChanged({ meta: atEnd, version: 4 })).toBe(false)
  const within = JSON.stringify({ ...rest, digest, hideNames: true })
  expect(isChanged({ meta: within, version: 4 })).toBe(false)
})
