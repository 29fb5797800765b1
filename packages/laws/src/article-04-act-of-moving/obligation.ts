import type { Move } from '@jadoube/chess'
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

/** Reports what must be played, if it has changed. */
export function tellObligation(
  ruling: OpenRuling,
  before: Obligation | null,
  firstTime: boolean,
): void {
  const now = obligationOf(ruling)
  if (now === null || isAlreadyReported(before, now)) return
  if (before === null && !firstTime) return
  ruling.happen({
    type: 'obligation',
    at: ruling.at,
    player: ruling.state.turn,
    moves: writeDue(ruling, now),
    ...ruling.by(now.rule),
  })
}

/** 7.5.1: 4.3 and 4.7 apply to the move that replaces an illegal one. */
export function tellReplacement(ruling: OpenRuling): void {
  const due = obligationOf(ruling)
  if (due === null) return
  ruling.happen({
    type: 'obligation',
    at: ruling.at,
    player: ruling.state.turn,
    moves: writeDue(ruling, due),
    ...ruling.by('illegal.replacement'),
  })
}

const none: readonly Move[] = []

/** The moves of the player who has the move that only these rules allow. */
function extraMovesOf(ruling: OpenRuling): readonly Move[] {
  let moves = none
  for (const extra of ruling.index.extraMoves) {
    const own = extra.moves(ruling, ruling.state.turn)
    if (own.length > 0) moves = [...moves, ...own]
  }
  return moves
}

function writeExtra(ruling: OpenRuling, move: Move): WrittenMove {
  const known = ruling.index.extraMoves.find(extra =>
    extra.moves(ruling, ruling.state.turn).includes(move),
  )
  return known === undefined ? writeMove(move) : known.write(ruling, move)
}

/** Writes moves, with the rook of castling, including castling that only these rules allow. */
export function writeParts(ruling: OpenRuling, moves: readonly Move[]): readonly WrittenMove[] {
  return moves.map(move => writeExtra(ruling, move))
}

/** Writes the moves to choose from; those that only these rules allow come last. */
export function writeDue(ruling: OpenRuling, { moves }: Obligation): readonly WrittenMove[] {
  const extra = extraMovesOf(ruling)
  if (extra.length === 0) return writeChoices(moves)
  const ordinary = moves.filter(move => !extra.includes(move))
  const others = extra.filter(move => moves.includes(move))
  return [...writeChoices(ordinary), ...others.map(move => writeExtra(ruling, move))]
}
