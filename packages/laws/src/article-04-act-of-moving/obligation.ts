import type { Move } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import type { WrittenMove } from '../game/event.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { standing } from '../game/standing.js'
import { writeChoices, writeMove } from '../game/written-move.js'
import { mustPlay, type Obligation, sameMoves } from './must-play.js'

/** The obligation of the player who has the move, if there is one. */
export function obligationOf(ruling: OpenRuling): Obligation | null {
  const { hand } = ruling.state
  if (hand === null) return null
  const position = standing(ruling.state)
  if (position === undefined) return null
  return mustPlay(position, hand, extraMovesOf(ruling))
}

/**
 * Whether the obligation was already reported: the same moves, and the same reason if it forbids
 * castling (4.4.2).
 */
function isAlreadyReported(before: Obligation | null, now: Obligation): boolean {
  if (before === null || !sameMoves(before, now)) return false
  return now.rule !== 'touch.rook-then-king' || before.rule === now.rule
}

/**
 * Reports what must be played, if it is no longer what it was `before`. An obligation where there
 * was none is reported only with `reportFirst`.
 */
export function reportObligation(
  ruling: OpenRuling,
  before: Obligation | null,
  reportFirst: boolean,
): void {
  const now = obligationOf(ruling)
  if (now === null || isAlreadyReported(before, now)) return
  if (before === null && !reportFirst) return
  obligationArises(ruling, now)
}

/** From now on this must be played. */
export function obligationArises(
  ruling: OpenRuling,
  obligation: Obligation,
  rule: RuleId = obligation.rule,
): void {
  ruling.happen({
    type: 'obligation',
    at: ruling.at,
    player: ruling.state.turn,
    moves: writeObligedMoves(ruling, obligation),
    ...ruling.by(rule),
  })
}

/** 7.5.1: 4.3 and 4.7 apply to the move that replaces an illegal one. */
export function reportReplacement(ruling: OpenRuling): void {
  const obligation = obligationOf(ruling)
  if (obligation === null) return
  obligationArises(ruling, obligation, 'illegal.replacement')
}

const noMoves: readonly Move[] = []

/** The extra moves of the player who has the move: those that only one rule set has. */
function extraMovesOf(ruling: OpenRuling): readonly Move[] {
  let moves = noMoves
  for (const extra of ruling.index.extraMoves) {
    const own = extra.moves(ruling, ruling.state.turn)
    if (own.length > 0) moves = [...moves, ...own]
  }
  return moves
}

function writeOneMove(ruling: OpenRuling, move: Move): WrittenMove {
  const known = ruling.index.extraMoves.find(extra =>
    extra.moves(ruling, ruling.state.turn).includes(move),
  )
  return known === undefined ? writeMove(move) : known.write(ruling, move)
}

/** Writes moves, with the rook of castling, including extra moves. */
export function writeMoves(ruling: OpenRuling, moves: readonly Move[]): readonly WrittenMove[] {
  return moves.map(move => writeOneMove(ruling, move))
}

/** Writes the moves to choose from; extra moves come last. */
export function writeObligedMoves(
  ruling: OpenRuling,
  { moves }: Obligation,
): readonly WrittenMove[] {
  const extra = extraMovesOf(ruling)
  if (extra.length === 0) return writeChoices(moves)
  const ordinary = moves.filter(move => !extra.includes(move))
  const others = extra.filter(move => moves.includes(move))
  return [...writeChoices(ordinary), ...others.map(move => writeOneMove(ruling, move))]
}
