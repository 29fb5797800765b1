import type { MoveCode } from '@jadoube/chess'
import type { WrittenMove } from '../game/event.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { standing } from '../game/standing.js'
import { writeChoices, writeCode } from '../game/written-move.js'
import { mustPlay, type Obligation, sameMoves } from './must-play.js'

/** What the player who has the move must now play, if anything binds him. */
export function obligationOf(ruling: OpenRuling): Obligation | null {
  const { hand } = ruling.state
  if (hand === null) return null
  const position = standing(ruling.state)
  if (position === undefined) return null
  return mustPlay(position, hand, extraCodes(ruling))
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

const none: readonly MoveCode[] = []

/** The moves of the player who has the move that only these rules know. */
function extraCodes(ruling: OpenRuling): readonly MoveCode[] {
  let codes = none
  for (const extra of ruling.book.extraMoves) {
    const own = extra.codes(ruling, ruling.state.turn)
    if (own.length > 0) codes = [...codes, ...own]
  }
  return codes
}

function writeExtra(ruling: OpenRuling, code: MoveCode): WrittenMove {
  const known = ruling.book.extraMoves.find(extra =>
    extra.codes(ruling, ruling.state.turn).includes(code),
  )
  return known === undefined ? writeCode(code) : known.write(ruling, code)
}

/** Moves with the rook of castling, also of one that only these rules know. */
export function writeParts(ruling: OpenRuling, codes: readonly MoveCode[]): readonly WrittenMove[] {
  return codes.map(code => writeExtra(ruling, code))
}

/** The moves to choose from, and last those that only these rules know. */
export function writeDue(ruling: OpenRuling, { codes }: Obligation): readonly WrittenMove[] {
  const extra = extraCodes(ruling)
  if (extra.length === 0) return writeChoices(codes)
  const ordinary = codes.filter(code => !extra.includes(code))
  const others = extra.filter(code => codes.includes(code))
  return [...writeChoices(ordinary), ...others.map(code => writeExtra(ruling, code))]
}
