import { type Piece, Position, type Square } from '@jadoube/chess'
import { pieceOf } from '@jadoube/chess/internals'

/** A seeded random number generator (mulberry32). */
export function dice(seed: number): (sides: number) => number {
  let state = seed | 0
  return sides => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % sides
  }
}

/**
 * A position with one to three pieces added, removed or moved, or with the turn changed. Undefined
 * if the result is not valid.
 */
export function mutate(position: Position, roll: (sides: number) => number): Position | undefined {
  const setup = position.toSetup()
  let { placement, turn } = setup
  const edits = 1 + roll(3)
  for (let edit = 0; edit < edits; edit++) {
    const from = roll(64) as Square
    const to = roll(64) as Square
    const piece = placement.at(from)
    const kind = roll(4)
    if (kind === 0) turn = turn === 'white' ? 'black' : 'white'
    else if (kind === 1 && piece !== undefined && piece.role !== 'king')
      placement = placement.without(from)
    else if (kind === 2 && piece !== undefined && placement.at(to)?.role !== 'king') {
      placement = placement.without(from).with(to, piece)
    } else if (placement.at(to) === undefined)
      placement = placement.with(to, pieceOf(2 + roll(10)) as Piece)
  }
  const made = Position.from({
    ...setup,
    placement,
    turn,
    castling: [],
    enPassant: undefined,
  })
  return made.ok ? made.value : undefined
}
