import { describe, expect, test } from 'vitest'
import { draggedSize, readSizes, smallestSize } from './board-size.js'

describe('the size of the board', () => {
  test('follows the mouse that drags its corner', () => {
    const before = { size: 1, width: 700 }
    expect(draggedSize(before, -70, -20, false)).toBe(0.9)
    expect(draggedSize(before, -20, -70, false)).toBe(0.9)
    expect(draggedSize(before, -35, 0, true)).toBe(0.9)
    expect(draggedSize({ size: 0.5, width: 350 }, 35, 10, true)).toBe(0.6)
  })

  test('stays within its limits', () => {
    expect(draggedSize({ size: 1, width: 700 }, 200, 200, true)).toBe(1)
    expect(draggedSize({ size: 1, width: 700 }, -9999, 0, true)).toBe(smallestSize)
  })

  test('is read with care', () => {
    expect(readSizes({ game: 0.7 })).toEqual({ game: 0.7, review: 0.8 })
    expect(readSizes({ game: 99, review: -1 })).toEqual({ game: 1, review: smallestSize })
    expect(readSizes({ game: 'large', review: Number.NaN })).toEqual({ game: 1, review: 0.8 })
    expect(readSizes(null)).toBeUndefined()
  })
})
