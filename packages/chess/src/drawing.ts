import { needPieces, needText } from './argument.js'
import type { Piece } from './piece.js'
import type { Placement } from './placement.js'
import type { Square } from './square.js'
import type { StandingPosition } from './standing-position.js'

/** Simple shapes on a square of 45 by 45, drawn for this project. */
const shapes: Readonly<Record<Piece['role'], string>> = {
  pawn: 'M22.5 10a5.5 5.5 0 0 1 3.6 9.7c3.4 2 4.6 5.5 3 9.3 4 2 5.9 5.2 5.9 9H10c0-3.8 1.9-7 5.9-9-1.6-3.8-.4-7.3 3-9.3A5.5 5.5 0 0 1 22.5 10z',
  knight: 'M15 38c0-9 8-11 7-17l-6 4-4-4 4-8 2-6 4 4c9 0 13 7 13 15v12zM17.5 15.5h2',
  bishop:
    'M22.5 6a3 3 0 0 1 2 5c5 4 7 8 7 12 0 3-2 5-3 7l3 3h5v5h-28v-5h5l3-3c-1-2-3-4-3-7 0-4 2-8 7-12a3 3 0 0 1 2-5zM22.5 16v9M18.5 20h8',
  rook: 'M10 38v-5h3l2-17h-4V8h5v3h4V8h5v3h4V8h5v8h-4l2 17h3v5z',
  queen: 'M9 38v-4l3-4-5-17 7 9 2-13 6.5 12L29 9l2 13 7-9-5 17 3 4v4z',
  king: 'M21 4h3v2.5h3v3h-3V14h-3V9.5h-3v-3h3zM10 38v-5l3-2c-6-6-4-14 3-14 3 0 5 2 6.5 5 1.5-3 3.5-5 6.5-5 7 0 9 8 3 14l3 2v5z',
}

const FIELD = 45
const EDGE = 18

/**
 * Draws a board as SVG, White at the bottom, with the letters and numbers of Article 2.4. `title`
 * describes it to people who cannot see it.
 */
export function drawBoard(
  placement: Placement | StandingPosition,
  title = 'A chess position',
): string {
  needText(title, 'drawBoard', 'title')
  needPieces(placement, 'drawBoard')
  const size = 8 * FIELD + EDGE
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${size}" height="${size}" fill="#fff"/>`,
  ]
  for (let square = 0; square < 64; square++) {
    const x = EDGE + (square & 7) * FIELD
    const y = (7 - (square >> 3)) * FIELD
    const dark = ((square >> 3) + square) % 2 === 0
    parts.push(
      `<rect x="${x}" y="${y}" width="45" height="45" fill="${dark ? '#b7a58c' : '#f2ebdd'}"/>`,
    )
    const piece = placement.at(square as Square)
    if (piece !== undefined) parts.push(drawPiece(piece, x, y))
  }
  for (let i = 0; i < 8; i++) {
    const middle = i * FIELD + FIELD / 2
    parts.push(label(EDGE / 2, 8 * FIELD - middle, String(i + 1)))
    parts.push(label(EDGE + middle, 8 * FIELD + EDGE / 2, 'abcdefgh'[i]))
  }
  parts.push('</svg>', '')
  return parts.join('\n')
}

function drawPiece({ color, role }: Piece, x: number, y: number): string {
  const fill = color === 'white' ? '#fff' : '#222'
  const line = color === 'white' ? '#222' : '#eee'
  const style = `fill="${fill}" stroke="${line}" stroke-width="1.5" stroke-linejoin="round"`
  return `<path transform="translate(${x} ${y})" d="${shapes[role]}" ${style}/>`
}

function label(x: number, y: number, text: string): string {
  const style = 'font-family="sans-serif" font-size="11" fill="#444" text-anchor="middle"'
  return `<text x="${x}" y="${y}" dy="4" ${style}>${text}</text>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escaped = (text: string) => text.replace(/[&<>"]/g, sign => entities[sign])
