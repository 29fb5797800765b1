import { type Color, type Move, makeSquare, type StandingPosition } from '@jadoube/chess'
import { lazyModule } from '../lazy-module.js'
import type { Game } from './game.js'

/** The announcements of moves, loaded on demand because few games need them. */
const announcing = lazyModule(() => import('../blind/announcement.js'))

/** Whether this player cannot see the board, so that Appendix D applies. */
export const cannotSee = ({ table }: Game, color: Color): boolean =>
  table.value.header[color].visuallyDisabled === true

/**
 * Plays a whole move: touched and made, but not completed. The clock is pressed by hand, except in
 * a friendly game. A visually disabled player announces it at the same time, because otherwise it
 * would not be made.
 */
export function playMove(game: Game, position: StandingPosition, move: Move): boolean {
  const by = game.hands.includes(position.turn) ? position.turn : game.hands[0]
  if (by === undefined) return false
  const announcer = cannotSee(game, by) ? announcing() : undefined
  if (announcer === null) {
    void import('../blind/announcement.js').then(() => playMove(game, position, move))
    return true
  }
  return game.perform(by, {
    act: 'move',
    from: makeSquare(move.from),
    to: makeSquare(move.kind === 'castling' ? move.rook : move.to),
    ...(game.table.value.laws.rules.preset !== 'friendly' && { press: false }),
    ...(move.kind === 'promotion' && { promotion: move.promotion }),
    ...(announcer !== undefined && { announce: announcer.makeAnnouncement(position, move) }),
  })
}
