import { makeSan, standardFen } from '@jadoube/chess'
import { playLegal } from '@jadoube/laws/internals'
import type { ReviewedGame } from '../steps/reviewed-game.js'

/**
 * The address of the analysis on Lichess. It accepts moves from the usual starting position, and
 * otherwise only a position.
 */
export function lichessAddress(game: ReviewedGame, at: number): string {
  const shown = game.steps[at - 1]
  if (game.startFen !== standardFen) {
    const fen = (shown?.fen ?? game.startFen).replaceAll(' ', '_')
    return `https://lichess.org/analysis/${encodeURI(fen)}`
  }
  let position = game.opening
  const sans: string[] = []
  for (const { move, isWithdrawn } of game.steps) {
    if (isWithdrawn === true) continue
    if (move === null) break
    sans.push(makeSan(position, move))
    position = playLegal(position, move)
  }
  const ply = game.steps.slice(0, at).filter(({ isWithdrawn }) => isWithdrawn !== true).length
  return `https://lichess.org/analysis/pgn/${encodeURIComponent(sans.join('_'))}#${ply}`
}
