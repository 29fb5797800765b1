import type { Color } from '@jadoube/chess'
import { shapesInUse } from '../pieces/piece-sets.js'
import type { ReviewedGame } from '../steps/reviewed-game.js'
import { currentColors } from './colors.js'
import type { Style } from './draw-board.js'
import { drawGame, type Layout, sizeOf } from './draw-game.js'
import { type GifFrame, makeGif } from './gif.js'
import { type Palette, paletteOf } from './palette.js'

const large: Layout = { board: 960, margin: 40, line: 80 }
const small: Layout = { board: 480, margin: 16, line: 40 }

/** How long the first position, each move and the last move are shown, in milliseconds. */
const delays = { first: 1000, move: 800, last: 4000 }

/** Draws a position as a picture, or the whole game as an animation. Nothing is sent anywhere. */
export async function makePicture(
  kind: 'png' | 'gif',
  game: ReviewedGame,
  at: number,
  near: Color,
): Promise<Blob | Uint8Array<ArrayBuffer>> {
  await document.fonts?.ready
  const style: Style = { colors: currentColors(), shapes: shapesInUse.value }
  return kind === 'png' ? makePng(game, at, near, style) : makeAnimation(game, near, style)
}

function canvasOf(layout: Layout): readonly [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  const [width, height] = sizeOf(layout)
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('this browser cannot draw')
  return [canvas, context]
}

function makePng(game: ReviewedGame, at: number, near: Color, style: Style): Promise<Blob> {
  const [canvas, context] = canvasOf(large)
  drawGame(context, game, at, near, style, large)
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob === null ? reject(new Error('no picture')) : resolve(blob)))
  })
}

async function makeAnimation(
  game: ReviewedGame,
  near: Color,
  style: Style,
): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = sizeOf(small)
  const [, context] = canvasOf(small)
  const last = game.steps.length
  const draw = (at: number): Uint8ClampedArray => {
    drawGame(context, game, at, near, style, small)
    return context.getImageData(0, 0, width, height).data
  }
  const samples = [...new Set([0, Math.ceil(last / 3), Math.ceil((2 * last) / 3), last])]
  const palette = paletteOf(samples.map(draw))
  const frames: GifFrame[] = []
  let before: Uint8Array | null = null
  for (let at = 0; at <= last; at++) {
    const pixels = toIndexed(draw(at), palette)
    const delay = at === last ? delays.last : at === 0 ? delays.first : delays.move
    frames.push(changedFrame(before, pixels, width, height, delay))
    before = pixels
    // Keeps the page responsive while a long game is drawn.
    if (at % 8 === 7) await new Promise(resolve => setTimeout(resolve))
  }
  return makeGif(width, height, palette.colors, frames)
}

function toIndexed(pixels: Uint8ClampedArray, { nearest }: Palette): Uint8Array {
  const indices = new Uint8Array(pixels.length / 4)
  for (let index = 0; index < indices.length; index++) {
    const from = 4 * index
    indices[index] = nearest(pixels[from]!, pixels[from + 1]!, pixels[from + 2]!)
  }
  return indices
}

/** Finds the smallest rectangle that contains all changes. */
export function changedFrame(
  before: Uint8Array | null,
  after: Uint8Array,
  width: number,
  height: number,
  delay: number,
): GifFrame {
  if (before === null) return { left: 0, top: 0, width, height, pixels: after, delay }
  let [left, right, top, bottom] = [width, -1, height, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x
      if (before[index] === after[index]) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  // If nothing has changed, the frame still needs a pixel.
  if (right < 0) [left, right, top, bottom] = [0, 0, 0, 0]
  const part = new Uint8Array((right - left + 1) * (bottom - top + 1))
  for (let y = top; y <= bottom; y++) {
    part.set(
      after.subarray(y * width + left, y * width + right + 1),
      (y - top) * (right - left + 1),
    )
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1, pixels: part, delay }
}
