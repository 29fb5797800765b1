import { expect, test } from 'vitest'
import { usualScoring } from '../score.js'
import { bakuPoints, upperGroupSize } from './baku.js'

test.each([
  [160, 80],
  [161, 82],
  [162, 82],
  [163, 82],
  [164, 82],
  [1, 2],
])('C.04.7: of %i players the upper group has %i', (players, size) => {
  expect(upperGroupSize(players)).toBe(size)
})

const ids = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

test.each([
  [9, [100, 100, 100, 50, 50]],
  [8, [100, 100, 50, 50]],
  [5, [100, 100, 50]],
  [3, [100, 50]],
])('C.04.7: in %i rounds the upper group gets %j', (rounds, wanted) => {
  const points = bakuPoints(ids(8), rounds, usualScoring)
  expect(points.filter(({ player }) => player === 4).map(each => each.points)).toEqual(wanted)
  expect(points.some(({ player }) => player === 5)).toBe(false)
})

test('C.04.7: late entries join by number, and the last player of the upper group stays the same', () => {
  // Player 9 came late and is ranked second.
  const points = bakuPoints([1, 9, 2, 3, 4, 5, 6, 7, 8], 5, usualScoring, 4)
  expect([...new Set(points.map(({ player }) => player))]).toEqual([1, 9, 2, 3, 4])
})
