import type { ActId } from '../store/index.js'
import type { BoardSettings } from './board-settings.js'
import type { Game } from './game.js'
import type { SubmittedAct } from './submitted-act.js'

/** Does a player write down a move of a game on a wooden board? */
export const isWrittenMove = ({ by, raw }: SubmittedAct, { medium }: BoardSettings): boolean =>
  medium === 'scoresheet' && raw.act === 'record' && (by === 'white' || by === 'black')

/**
 * The move that the game goes on with, where what is written is its next one: of two players the first to write it down
 * brings it here. What the other writes of the same move is held against it, and the arbiter sees whether they agree.
 */
export function writtenMove(
  { by, raw, at, id }: SubmittedAct,
  { state }: Game,
): SubmittedAct | null {
  if ((by !== 'white' && by !== 'black') || state.status !== 'in-play') return null
  const { text } = raw
  if (typeof text !== 'string' || state[by].recorded !== state.ply) return null
  return {
    by: state.turn,
    raw: { act: 'move', san: text },
    id: `house:written:${id}` as ActId,
    at,
    circumstances: { cause: 'scoresheet' },
  }
}
