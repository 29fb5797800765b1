import { makeSquare, standardFen } from '@jadoube/chess'
import { letterOfPromotion } from '@jadoube/laws/internals'
import type { ReviewedGame } from '../steps/reviewed-game.js'

/** Writes the moves of a game as a record without clocks, for rulings that need only moves. */
export function recordOfMoves(game: ReviewedGame): string {
  const { startFen, steps, white, black } = game
  const header = {
    jadoube: 'record/1',
    laws: 'fide-2023',
    start: startFen === standardFen ? 'standard' : startFen,
    boardKind: 'guarded',
    white: { name: white },
    black: { name: black },
  }
  const acts = steps.flatMap(({ color, move }, index) => {
    if (move === null) return []
    const to = makeSquare(move.kind === 'castling' ? move.rook : move.to)
    const promotion =
      move.kind === 'promotion' ? { promotion: letterOfPromotion(move.promotion) } : {}
    return [
      {
        at: (index + 1) * 1000,
        by: color,
        act: 'move',
        from: makeSquare(move.from),
        to,
        ...promotion,
      },
    ]
  })
  const lines = [header, { at: 0, by: 'arbiter', act: 'start' }, ...acts]
  return lines.map(line => JSON.stringify(line)).join('\n')
}
