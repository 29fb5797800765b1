import { inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeSquare, type Square, squareNames, squares } from './square.js'
import { SquareSet } from './square-set.js'

const anySet = fc
  .uniqueArray(fc.integer({ min: 0, max: 63 }), { maxLength: 64 })
  .map(list => new Set(list as Square[]))
const setOf = (model: ReadonlySet<Square>) => SquareSet.from(model)
const sorted = (model: Iterable<Square>) => [...model].sort((a, b) => a - b)

describe('a set of squares behaves as a set', () => {
  test('with one square more or less', () => {
    fc.assert(
      fc.property(anySet, fc.integer({ min: 0, max: 63 }), (model, n) => {
        const square = n as Square
        const set = setOf(model)
        expect([...set]).toEqual(sorted(model))
        expect(set.size).toBe(model.size)
        expect(set.isEmpty).toBe(model.size === 0)
        expect(set.has(square)).toBe(model.has(square))
        expect(set.has(makeSquare(square))).toBe(model.has(square))
        expect([...set.with(square)]).toEqual(sorted(new Set([...model, square])))
        expect([...set.without(makeSquare(square))]).toEqual(
          sorted(model).filter(each => each !== square),
        )
        expect(set.first).toBe(sorted(model)[0])
        expect(set.last).toBe(sorted(model).at(-1))
        // The set itself is unchanged.
        expect(set.equals(setOf(model))).toBe(true)
      }),
    )
  })

  test('with another set', () => {
    fc.assert(
      fc.property(anySet, anySet, (a, b) => {
        const keep = (test: (square: Square) => boolean) => squares.filter(test)
        const [one, other] = [setOf(a), setOf(b)]
        expect([...one.union(other)]).toEqual(keep(s => a.has(s) || b.has(s)))
        expect([...one.intersect(other)]).toEqual(keep(s => a.has(s) && b.has(s)))
        expect([...one.diff(other)]).toEqual(keep(s => a.has(s) && !b.has(s)))
        expect([...one.xor(other)]).toEqual(keep(s => a.has(s) !== b.has(s)))
        expect([...one.complement()]).toEqual(keep(s => !a.has(s)))
        expect(one.intersects(other)).toBe(keep(s => a.has(s) && b.has(s)).length > 0)
        expect(one.isSubsetOf(other)).toBe([...a].every(s => b.has(s)))
        expect(one.equals(other)).toBe(sorted(a).join() === sorted(b).join())
      }),
    )
  })
})

test('ranks, files and colours', () => {
  expect(SquareSet.rank(0).names()).toEqual(squareNames.slice(0, 8))
  expect(SquareSet.rank(7).names()).toEqual(squareNames.slice(56))
  expect(SquareSet.file(4).toString()).toBe('e1 e2 e3 e4 e5 e6 e7 e8')
  for (let n = 0; n < 8; n++) {
    expect(SquareSet.rank(n).intersect(SquareSet.file(n)).size).toBe(1)
  }
  expect(SquareSet.light.has('h1')).toBe(true)
  expect(SquareSet.dark.has('a1')).toBe(true)
  expect(SquareSet.light.union(SquareSet.dark).equals(SquareSet.full)).toBe(true)
  expect(SquareSet.light.intersects(SquareSet.dark)).toBe(false)
  expect(SquareSet.full.complement().isEmpty).toBe(true)
})

test('it prints as names, also in JSON', () => {
  const set = SquareSet.of('e4', 'd5')
  expect(inspect(set)).toBe('SquareSet(e4 d5)')
  expect(JSON.stringify({ set })).toBe('{"set":["e4","d5"]}')
  expect(SquareSet.from(set.toJSON()).equals(set)).toBe(true)
})

test('a value that is not a square, a rank or a file throws', () => {
  const wrong: unknown[] = ['e9', 64, -1, 0.5, Number.NaN, undefined, null]
  for (const each of wrong) {
    expect(() => SquareSet.of(each as Square)).toThrow(RangeError)
    expect(SquareSet.full.has(each as Square)).toBe(false)
  }
  for (const each of [-1, 8, 1.5]) {
    expect(() => SquareSet.rank(each)).toThrow(RangeError)
    expect(() => SquareSet.file(each)).toThrow(RangeError)
  }
})
