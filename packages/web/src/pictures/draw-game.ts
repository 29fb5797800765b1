import { type Color, opposite } from '@jadoube/chess'
import { displayTime, type Millis } from '@jadoube/clock'
import { resultText } from '../account/result-text.js'
import { words } from '../i18n/language.js'
import type { ReviewedGame } from '../steps/reviewed-game.js'
import { drawBoard, type Style } from './draw-board.js'

/** The sizes of the parts of a picture, in pixels. */
export interface Layout {
  readonly board: number
  readonly margin: number
  readonly line: number
}

export const sizeOf = ({ board, margin, line }: Layout): readonly [number, number] => [
  board + 2 * margin,
  board + 2 * line + margin,
]

type Canvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/**
 * Draws the board after a move between the players' names, with their clocks, and at the end the
 * result.
 */
export function drawGame(
  canvas: Canvas,
  game: ReviewedGame,
  at: number,
  near: Color,
  style: Style,
  layout: Layout,
): void {
  const { board, margin, line } = layout
  const [width, height] = sizeOf(layout)
  const { colors } = style
  canvas.fillStyle = colors.paper
  canvas.fillRect(0, 0, width, height)
  const step = game.steps[at - 1]
  const shown = {
    placement: step?.placement ?? game.start,
    last: step?.squares ?? [],
    near,
  }
  drawBoard(canvas, shown, style, [margin, line, board])
  const clocks = at === 0 ? game.startClocks : (step?.clocks ?? null)
  const end = at === game.steps.length && game.result !== '*' ? game.result : null
  for (const [side, middle] of [
    [opposite(near), line / 2],
    [near, line + board + (line + margin) / 2],
  ] as const) {
    const left = clocks?.[side] ?? -1
    const score = end === null ? '' : scoreOf(end, side)
    const time = left < 0 ? '' : displayTime(left as Millis)
    drawPlayerLine(canvas, playerNameOf(game, side), score, time, style, [
      margin,
      middle,
      board,
      line,
    ])
  }
}

const playerNameOf = (game: ReviewedGame, side: Color): string => game[side] || words().frame[side]

/** A player's part of the result: `1`, `½`, `+`. */
function scoreOf(result: Exclude<ReviewedGame['result'], '*'>, side: Color): string {
  const [white = '', black = ''] = resultText(result).split(/[–/]/)
  return side === 'white' ? white : black
}

function drawPlayerLine(
  canvas: Canvas,
  name: string,
  score: string,
  time: string,
  { colors }: Style,
  [left, middle, width, line]: readonly [number, number, number, number],
): void {
  canvas.textBaseline = 'middle'
  canvas.textAlign = 'right'
  canvas.fillStyle = colors.ink
  canvas.font = `500 ${line * 0.44}px Inter, sans-serif`
  canvas.fillText(time, left + width, middle)
  const timeWidth = time === '' ? 0 : canvas.measureText(time).width + line / 3
  canvas.textAlign = 'left'
  let from = left
  if (score !== '') {
    canvas.font = `700 ${line * 0.48}px "Source Serif", "Source Serif 4", Georgia, serif`
    canvas.fillText(score, from, middle)
    from += canvas.measureText(score).width + line / 3
  }
  canvas.font = `600 ${line * 0.44}px "Source Serif", "Source Serif 4", Georgia, serif`
  canvas.fillText(truncate(canvas, name, left + width - timeWidth - from), from, middle)
}

/** Shortens a name to the available width. */
function truncate(canvas: Canvas, text: string, width: number): string {
  if (canvas.measureText(text).width <= width) return text
  let cut = text
  while (cut.length > 1 && canvas.measureText(`${cut}…`).width > width) cut = cut.slice(0, -1)
  return `${cut.trimEnd()}…`
}
