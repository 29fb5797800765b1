import type { Color, Placement, Square } from '@jadoube/chess'
import { rowsSeenBy } from '../board/geometry.js'
import type { Shapes } from '../pieces/piece-sets.js'
import type { Shape } from '../pieces/shapes.js'
import type { Colors } from './colors.js'

export interface BoardDrawing {
  readonly placement: Placement
  readonly last: readonly Square[]
  readonly near: Color
}

export interface Style {
  readonly colors: Colors
  readonly shapes: Shapes
}

type Canvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Draws the board with its pieces. The point is its upper left corner. */
export function drawBoard(
  canvas: Canvas,
  { placement, last, near }: BoardDrawing,
  { colors, shapes }: Style,
  [left, top, size]: readonly [left: number, top: number, size: number],
): void {
  const side = size / 8
  for (const [down, row] of rowsSeenBy(near).entries()) {
    for (const [across, square] of row.entries()) {
      const isDark = (square + (square >> 3)) % 2 === 0
      const isLast = last.includes(square)
      canvas.fillStyle = isLast
        ? colors[isDark ? 'lastDark' : 'last']
        : colors[isDark ? 'dark' : 'light']
      canvas.fillRect(left + across * side, top + down * side, side, side)
      const piece = placement.at(square)
      if (piece === undefined) continue
      canvas.save()
      canvas.translate(left + across * side, top + down * side)
      canvas.scale(side / 92, side / 92)
      canvas.translate(-4, -4)
      drawPiece(canvas, shapes[piece.role], piece.color, colors)
      canvas.restore()
    }
  }
  drawNames(canvas, near, colors, [left, top, size])
}

function drawPiece(canvas: Canvas, shape: Shape, color: Color, colors: Colors): void {
  const isBlack = color === 'black'
  const line = isBlack ? colors.blackSeam : colors.whiteLine
  canvas.lineJoin = 'round'
  canvas.lineCap = 'round'
  canvas.fillStyle = isBlack ? colors.black : colors.white
  canvas.strokeStyle = isBlack ? colors.blackLine : colors.whiteLine
  canvas.lineWidth = 3.4
  for (const path of shape.body.map(each => new Path2D(each))) {
    canvas.fill(path)
    canvas.stroke(path)
  }
  if (isBlack) {
    canvas.globalAlpha = 0.75
    canvas.strokeStyle = colors.blackSeam
    canvas.lineWidth = 1.6
    for (const path of shape.seams) canvas.stroke(new Path2D(path))
    canvas.globalAlpha = 1
  }
  canvas.strokeStyle = line
  canvas.lineWidth = 3
  for (const path of shape.lines) canvas.stroke(new Path2D(path))
  canvas.fillStyle = line
  for (const path of shape.dots ?? []) canvas.fill(new Path2D(path))
}

/** Draws the names of the files and ranks, as on the screen. */
function drawNames(
  canvas: Canvas,
  near: Color,
  colors: Colors,
  [left, top, size]: readonly [number, number, number],
): void {
  const side = size / 8
  const inset = side * 0.06
  canvas.fillStyle = colors.letter
  canvas.font = `600 ${Math.max(9, side * 0.17)}px Inter, sans-serif`
  for (let index = 0; index < 8; index++) {
    const rank = String(near === 'white' ? 8 - index : index + 1)
    const file = 'abcdefgh'.charAt(near === 'white' ? index : 7 - index)
    canvas.textAlign = 'left'
    canvas.textBaseline = 'top'
    canvas.fillText(rank, left + inset, top + index * side + inset)
    canvas.textAlign = 'right'
    canvas.textBaseline = 'bottom'
    canvas.fillText(file, left + (index + 1) * side - inset, top + size - inset)
  }
}
