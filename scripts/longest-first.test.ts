import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { longest } from './longest-first.js'

const root = join(import.meta.dirname, '..')

test.each(longest)('%s is a file of tests', file => {
  const places = [join(root, 'packages', file), join(root, file)]
  expect(places.some(existsSync)).toBe(true)
})
