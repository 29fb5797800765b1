import { opposite } from '@jadoube/chess'
import type { GameEvent } from '../game/event.js'
import type { GameState } from '../game/state.js'

/**
 * The plies that have a draw offer beside them on a scoresheet, `(=)` (8.1.5), after one more act.
 * An offer before a move is written beside the move that follows. Reinstating a position removes
 * its later offers.
 */
export function offerMarks(
  marks: readonly number[],
  before: Pick<GameState, 'ply' | 'opening'>,
  outcome: readonly (GameEvent | { readonly type: 'refused' })[],
): readonly number[] {
  const { ply, opening } = before
  const { turn } = opening.position
  let next = marks
  for (const event of outcome) {
    if (event.type === 'draw-offered') {
      const last = ply % 2 === 1 ? turn : opposite(turn)
      // Before the first move of the game, nobody has moved last yet.
      const beside = last !== event.by ? ply + 1 : ply === 0 ? 2 : ply
      if (!next.includes(beside)) next = [...next, beside]
    } else if (event.type === 'position-reinstated') {
      next = next.filter(mark => mark <= event.ply)
    }
  }
  return next
}
