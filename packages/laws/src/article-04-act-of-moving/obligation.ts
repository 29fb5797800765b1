import type { Move } from '@jadoube/chess'
import type { WrittenMove } from '../game/event.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { standing } from '../game/standing.js'
import { writeChoices, writeMove } from '../game/written-move.js'
import { mustPlay, type Obligation, sameMoves } from './must-play.js'

/** What the player who has the move must now play, if anything binds them. */
export function obligationOf(ruling: OpenRuling): Obligation | null {
  const { hand } = ruling.state
  if (hand === null) return null
  const position = standing(ruling.state)
  if (position === undefined) return null
  return mustPlay(position, hand, extraMovesOf(ruling))
}

/** The same moves, and for the same reason where that one bars castling (4.4.2)? */
function isToldAlready(before: Obligation | null, now: Obligation): boolean {
  if (before === null || !sameMoves(before, now)) return false
  return now.rule !== 'touch.rook-then-king' || before.rule === now.rule
}

/** Tells what must be played, where that is another thing than before. */
export function tellObligation(
  ruling: OpenRuling,
  before: Obligation | null,
  firstTime: boolean,
): void {
  const now = obligationOf(ruling)
  if (now === null || isToldAlready(before, now)) return
  if (before === null && !firstTime) return
  ruling.happen({
    type: 'obligation',
    at: ruling.at,
    player: ruling.state.turn,
    moves: writeDue(ruling, now),
    ...ruling.by(now.rule),
  })
}

/** 7.5.1: 4.3 and 4.7 hold for the move that replaces an illegal one. */
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

/** The moves of the player who has the move that only these rules know. */
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

/** Moves with the rook of castling, also of one that only these rules know. */
export function writeParts(ruling: OpenRuling, moves: readonly Move[]): readonly WrittenMove[] {
  return moves.map(move => writeExtra(ruling, move))
}

/** The moves to choose from, and last those that only these rules know. */
export function writeDue(ruling: OpenRuling, { moves }: Obligation): readonly WrittenMove[] {
  const extra = extraMovesOf(ruling)
  if (extra.length === 0) return writeChoices(moves)
  const ordinary = moves.filter(move => !extra.includes(move))
  const others = extra.filter(move => moves.includes(move))
  return [...writeChoices(ordinary), ...others.map(move => writeExtra(ruling, move))]
}
