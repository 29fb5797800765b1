import {
  type Color,
  findMove,
  makeAnnouncement,
  makePieceLetter,
  makePlainAnnouncement,
  opposite,
  type PromotionRole,
  parsePosition,
  parseSquare,
  type SquareName,
  type StandingPosition,
} from '@jadoube/chess'
import { type GameState, inOrder, isTakenOver, standing, type WrittenMove } from '@jadoube/laws'
import { playLegal } from '@jadoube/laws/internals'

export { makeAnnouncement }

const roles: Readonly<Record<string, PromotionRole>> = {
  Q: 'queen',
  R: 'rook',
  B: 'bishop',
  N: 'knight',
}

/** Returns the position after a number of half-moves. */
export function positionAfter(state: GameState, plies: number): StandingPosition {
  let { position } = state.opening
  for (const ply of inOrder(state.history).slice(0, plies)) {
    if (isTakenOver(ply)) {
      const next = parsePosition(ply.fen)
      if (next.ok) position = next.value
    } else position = playLegal(position, ply.move)
  }
  return position
}

/**
 * Announces a move from an event or the state. Null if it is not a possible move in the position.
 */
export function announcementOf(position: StandingPosition, move: WrittenMove): string | null {
  const from = parseSquare(move.from as SquareName)
  const to = parseSquare((move.rook ?? move.to) as SquareName)
  if (from === undefined || to === undefined) return null
  const promotion = roles[move.promotion ?? '']
  const found = findMove(position, { from, to, ...(promotion && { promotion }) })
  return found.ok ? makeAnnouncement(position, found.value) : null
}

/** An illegal move is announced like any other, by its squares (D.2.3.3). */
function plain({ blind, board }: GameState, position: StandingPosition): string {
  const { from, to } = blind!.carriedOut!
  const piece = position.at(parseSquare(from)!) ?? board?.at(parseSquare(to)!)
  return makePlainAnnouncement({ piece: piece ? makePieceLetter(piece) : '', from, to })
}

/** Announces the last completed move, with the names of Appendix D. */
export function lastAnnouncement(state: GameState): string | null {
  const last = state.history
  if (last === null || isTakenOver(last)) return null
  const before = positionAfter(state, inOrder(state.history).length - 1)
  return makeAnnouncement(before, last.move)
}

export interface Announcement {
  readonly by: Color
  readonly text: string
}

/**
 * What a player must announce now (D.2.1): the move that a visually disabled player has carried
 * out, or the move that a sighted player has made but not yet announced.
 */
export function toAnnounce(state: GameState): Announcement | null {
  const { blind, turn } = state
  if (blind === null || state.status === 'concluded') return null
  if (blind.carriedOut !== null && blind.announced === null) {
    // An illegal move that is made has been announced.
    if (state.hand?.illegal) return null
    const position = standing(state)
    const text = position && (announcementOf(position, blind.carriedOut) ?? plain(state, position))
    return text === undefined ? null : { by: turn, text }
  }
  const mover = opposite(turn)
  if (state.ply === 0 || blind.said?.ply === state.ply - 1 || blind.carriedOut !== null) return null
  const text = lastAnnouncement(state)
  return text === null ? null : { by: mover, text }
}

/** What the opponent must repeat now. */
export function toRepeat(state: GameState): Announcement | null {
  const announced = state.blind?.said ?? null
  if (announced === null || announced.repeated || state.status === 'concluded') return null
  const text = announcementOf(positionAfter(state, announced.ply), announced.move)
  return text === null ? null : { by: opposite(announced.by), text }
}
