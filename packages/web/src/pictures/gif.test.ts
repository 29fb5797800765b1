import { describe, expect, test } from 'vitest'
import { type GifFrame, makeGif } from './gif.js'
import { changedFrame } from './make-picture.js'
import { paletteOf } from './palette.js'

/** Reads a file like a viewer: the blocks, and the codes as the format describes them. */
function readGif(bytes: Uint8Array) {
  const word = (at: number) => bytes[at]! | (bytes[at + 1]! << 8)
  const size = { width: word(6), height: word(8) }
  const colors = 2 << (bytes[10]! & 7)
  const screen = new Uint8Array(size.width * size.height)
  const shown: { readonly delay: number; readonly pixels: readonly number[] }[] = []
  let at = 13 + 3 * colors
  let delay = 0
  for (;;) {
    const kind = bytes[at++]
    if (kind === 0x3b) return { ...size, shown }
    if (kind === 0x21) {
      if (bytes[at] === 0xf9) delay = word(at + 3) * 10
      at++
      for (let length = bytes[at++]!; length > 0; length = bytes[at++]!) at += length
      continue
    }
    if (kind !== 0x2c) throw new Error(`no block ${kind} at ${at}`)
    const [left, top, width, height] = [word(at), word(at + 2), word(at + 4), word(at + 6)]
    at += 9
    const bits = bytes[at++]!
    const data: number[] = []
    for (let length = bytes[at++]!; length > 0; length = bytes[at++]!) {
      data.push(...bytes.subarray(at, at + length))
      at += length
    }
    const pixels = unpack(data, bits)
    expect(pixels.length).toBe(width * height)
    for (const [index, pixel] of pixels.entries()) {
      screen[(top + Math.floor(index / width)) * size.width + left + (index % width)] = pixel
    }
    shown.push({ delay, pixels: [...screen] })
  }
}

function unpack(data: readonly number[], bits: number): number[] {
  const clear = 1 << bits
  const out: number[] = []
  let table: number[][] = []
  let size = bits + 1
  let before: number[] | null = null
  let bit = 0
  const next = () => {
    let code = 0
    for (let index = 0; index < size; index++, bit++) {
      code |= ((data[bit >> 3]! >> (bit & 7)) & 1) << index
    }
    return code
  }
  for (;;) {
    const code = next()
    if (code === clear) {
      table = Array.from({ length: clear + 2 }, (_, index) => [index])
      size = bits + 1
      before = null
      continue
    }
    if (code === clear + 1) return out
    const run: number[] = code < table.length ? table[code]! : [...before!, before![0]!]
    out.push(...run)
    if (before !== null && table.length < 4096) table.push([...before, run[0]!])
    if (table.length === 1 << size && size < 12) size++
    before = run
  }
}

/** The same noise every time. */
function noise(length: number, colors: number): Uint8Array {
  let seed = 7
  return Uint8Array.from({ length }, () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return (seed >> 16) % colors
  })
}

const whole = (width: number, height: number, pixels: Uint8Array, delay = 500): GifFrame => ({
  left: 0,
  top: 0,
  width,
  height,
  pixels,
  delay,
})

describe('an animation', () => {
  test.each([
    [1, 1, 2],
    [3, 5, 3],
    [64, 64, 4],
    [200, 150, 256],
    [300, 300, 17],
  ])('of %i by %i pixels in %i colours is read back unchanged', (width, height, colors) => {
    const palette = Array.from({ length: colors }, (_, index) => index * 0x010203)
    const picture = noise(width * height, colors)
    const flat = new Uint8Array(width * height).fill(colors - 1)
    const bytes = makeGif(width, height, palette, [
      whole(width, height, picture),
      whole(width, height, flat, 4000),
    ])
    const read = readGif(bytes)
    expect(read).toMatchObject({ width, height })
    expect(read.shown[0]).toEqual({ delay: 500, pixels: [...picture] })
    expect(read.shown[1]).toEqual({ delay: 4000, pixels: [...flat] })
  })

  test('of any length up to two blocks ends correctly', () => {
    for (let length = 1; length < 700; length++) {
      const picture = noise(length, 4)
      const read = readGif(makeGif(length, 1, [0, 1, 2, 3], [whole(length, 1, picture)]))
      expect(read.shown[0]?.pixels).toEqual([...picture])
    }
  })

  test('draws only what has changed', () => {
    const before = noise(20 * 10, 8)
    const after = Uint8Array.from(before)
    after[3 * 20 + 4]! ^= 1
    after[6 * 20 + 9]! ^= 1
    const frame = changedFrame(before, after, 20, 10, 100)
    expect(frame).toMatchObject({ left: 4, top: 3, width: 6, height: 4 })
    const palette = [0, 1, 2, 3, 4, 5, 6, 7, 8]
    const read = readGif(makeGif(20, 10, palette, [whole(20, 10, before), frame]))
    expect(read.shown[1]?.pixels).toEqual([...after])
    expect(changedFrame(after, after, 20, 10, 100)).toMatchObject({ width: 1, height: 1 })
  })
})

test('a palette has the colours that occur, and finds the nearest for all others', () => {
  const pixels = new Uint8ClampedArray([255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255])
  const palette = paletteOf([pixels])
  expect(palette.colors).toEqual([0xff0000, 0x0000ff])
  expect(palette.nearest(250, 10, 10)).toBe(0)
  expect(palette.nearest(10, 0, 200)).toBe(1)
})
