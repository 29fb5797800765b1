import { canCheckmateAsItStands } from '@jadoube/can-mate'
import { type Color, isCheck, opposite } from '@jadoube/chess'
import { type Instant, timeLeft } from '@jadoube/clock'
import { inOrder, isTakenOver } from '../game/history.js'
import { playLegal } from '../game/legal-moves.js'
import { takenOver } from '../game/moment.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Facts } from '../game/question.js'
import { capturedOn } from '../game/written-move.js'

/** The number of the opponent's last moves that are examined. */
const lastMoves = 20

/**
 * Facts that help the arbiter to judge whether the opponent can win, or tries to, by normal means.
 * They contain no evaluation.
 */
export function quickplayFacts(ruling: OpenRuling, by: Color): Facts {
  const { state, at } = ruling
  const { position, occurrences, clock } = state
  const opponent = opposite(by)
  const left = (color: Color) => (clock === null ? 0 : timeLeft(clock, color, at as Instant))
  return {
    movesSinceProgress: position.quiet >> 1,
    timesOccurred: occurrences.times,
    opponentCanMate: canCheckmateAsItStands(position, opponent),
    claimantCanMate: canCheckmateAsItStands(position, by),
    ...attemptsOf(ruling, opponent),
    claimantLeft: left(by),
    opponentLeft: left(opponent),
  }
}

/** The opponent's last moves: captures, pawn moves, checks. */
function attemptsOf({ state }: OpenRuling, opponent: Color): Facts {
  let { position } = state.opening
  const attempts: { readonly capture: boolean; readonly pawn: boolean; readonly check: boolean }[] =
    []
  for (const ply of inOrder(state.history)) {
    if (isTakenOver(ply)) {
      position = takenOver(ply.fen, position)
      continue
    }
    const mover = position.turn
    const capture = capturedOn(position, ply.move) !== null
    const pawn = position.at(ply.move.from)?.role === 'pawn'
    position = playLegal(position, ply.move)
    if (mover === opponent) attempts.push({ capture, pawn, check: isCheck(position) })
  }
  const last = attempts.slice(-lastMoves)
  const count = (what: 'capture' | 'pawn' | 'check') => last.filter(each => each[what]).length
  return {
    opponentsMoves: last.length,
    opponentsCaptures: count('capture'),
    opponentsPawnMoves: count('pawn'),
    opponentsChecks: count('check'),
  }
}
