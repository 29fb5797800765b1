import type {
  Color,
  Move,
  NotationLanguage,
  Placement,
  Role,
  Square,
  StandingPosition,
} from '@jadoube/chess'
import type { ChessClock } from '@jadoube/clock'
import type { RuleId } from '../catalogue/index.js'
import type { Claim, Permission } from './act.js'
import type { Adjournment } from './adjournment.js'
import type { BlindPlay } from './blind-play.js'
import type { Occurrence, Ply } from './history.js'
import type { Question } from './question.js'
import type { Result } from './result.js'

/** The stage of a game. */
export type Status = 'awaiting-start' | 'in-play' | 'paused' | 'adjourned' | 'concluded'

/** The language of each scoresheet; null if unknown. */
export type SheetLanguages = Readonly<Record<Color, NotationLanguage | null>>

/** How the game began; it never changes. */
export interface Opening {
  /** The actual starting position, from which moves are read. */
  readonly position: StandingPosition
  /** The correct starting position as a FEN, if it was another one. */
  readonly shouldBe: string | null
  readonly clock: ChessClock | null
  /** The languages of the scoresheets. */
  readonly languages: SheetLanguages
}

/** A point of the game that can be reinstated. */
export interface Moment {
  readonly ply: number
  readonly position: StandingPosition
  readonly turn: Color
  readonly history: Ply | null
  readonly occurrences: Occurrence
}

/** A touched piece, with its square at that time. */
export interface Touch {
  readonly square: Square
  readonly color: Color
  readonly role: Role
  /** The time; null once the position was reinstated. */
  readonly at: number | null
  /** Whether it is unknown if it came before or after the piece of the other colour (4.3.3). */
  readonly unclear: boolean
  /** Pieces that were touched together have the same number; null if it was touched alone. */
  readonly group: number | null
}

/** What the player who has the move has done to the pieces, before any move is made. */
export interface Hand {
  /** The board when they began; null if it was as the position says. */
  readonly base: Placement | null
  readonly touched: readonly Touch[]
  /** Promotion: the square that the new piece has touched, and the piece (4.4.4). */
  readonly chosen: { readonly square: Square; readonly role: Role } | null
  /** The moves that a released piece may be part of (4.7). */
  readonly released: readonly Move[] | null
  /** An illegal move on the board that is not completed. */
  readonly illegal: { readonly from: Square | null; readonly to: Square } | null
  /** The move that was written down for a claim and must be played (9.5.3). */
  readonly intended: Move | null
  readonly twoHands: boolean
  /** Whether the player has announced castling (Guidelines II.3.2.7.1). */
  readonly castlingSaid: boolean
}

/** A move that was made and not completed. */
export interface UncompletedMove {
  readonly ply: number
  readonly twoHands: boolean
  /** The plies of their earlier moves that nothing has completed yet (2009). */
  readonly earlier?: readonly number[]
}

/** An open draw offer. */
export interface Offer {
  readonly by: Color
  readonly at: number
  /** The number of plies before it. A move in progress counts. */
  readonly ply: number
  /** The claim that was also an offer (9.1.2.3). */
  readonly claim: Claim | null
}

export const irregularityKinds = [
  'illegal-move',
  'unpromoted-pawn',
  'press-without-move',
  'two-hands',
  'touched-piece',
  'displaced',
  'out-of-turn',
] as const
export type IrregularityKind = (typeof irregularityKinds)[number]

/** A violation of the Laws that nobody has ruled on yet. */
export interface Irregularity {
  readonly kind: IrregularityKind
  readonly by: Color
  readonly at: number
  /** The number of moves made before it. */
  readonly ply: number
  readonly touched: readonly Touch[]
  /** The moves to which the released piece binds once the position is reinstated (4.7). */
  readonly released: readonly Move[] | null
  /** The piece that was chosen for a promotion (4.4.4). */
  readonly chosen: Hand['chosen']
  /** The move of an incorrect claim that must still be played (9.5.3). */
  readonly intended: Move | null
  /** The pawn on the last rank. */
  readonly pawn: { readonly from: Square; readonly to: Square } | null
  /** The rule that was broken. */
  readonly rule: RuleId | null
}

/** Positions that no legal game reaches, as seen by an arbiter (A.4.4). */
export const impossibles = ['both-kings-in-check', 'pawn-on-last-rank'] as const
export type Impossible = (typeof impossibles)[number]

/** One page of what a player has written, exactly as written, and the pages before it. */
export interface Page {
  /** One entry per line. */
  readonly text: string
  readonly entries: number
  readonly previous: Page | null
}

/** The state of one player. */
export interface PlayerState {
  /** `absent` until they arrive. A player who arrived and left the board again is not late. */
  readonly presence: 'absent' | 'present' | 'left'
  /** Whether the arbiter has decided that being late does not lose (6.7.1). */
  readonly excused: boolean
  /** Their completed illegal moves that were ruled on, by kind. */
  readonly illegal: { readonly moves: number; readonly twoHands: number; readonly presses: number }
  /** The number of moves completed in time without their own press. */
  readonly unpressed: number
  readonly scoresheet: Page | null
  /** The number of moves on their scoresheet. */
  readonly recorded: number
  /** What they have written but not played (8.1.2). */
  readonly ahead: string | null
  /** The ply of a draw offer that is not on their scoresheet yet (8.1.5). */
  readonly unmarkedOffer: number | null
  /** Whether they must update the scoresheet before moving (8.5). */
  readonly sheetDue: boolean
  /** The rule that requires it. */
  readonly sheetDueBy?: RuleId | null
  /** Whether they are using the opponent's scoresheet (8.5.2). */
  readonly borrowed: boolean
  /** The period in which they no longer have to record (8.4). */
  readonly exemptIn: number | null
  readonly signed: string | null
  readonly assistant: string | null
  /** How often a device of theirs was noticed. */
  readonly devices: number
  readonly breaches: number
  readonly warnings: number
  /** How often they have offered a draw. */
  readonly offers: number
  /** What the arbiter has permitted them (11.2.3, 11.3.2.1). */
  readonly permitted: readonly Permission[]
  /**
   * The rounds from which they are excluded, and whether they are expelled from the competition
   * (12.9).
   */
  readonly excludedRounds: number
  readonly expelled: boolean
  /** The points that penalties add or subtract, in addition to the result. */
  readonly pointsAdded: number
  /** How often they have seen the official record. */
  readonly recordViews: number
}

/** The fields of a player that rulings add to. */
export const tallied = [
  'illegal',
  'warnings',
  'breaches',
  'devices',
  'pointsAdded',
  'excludedRounds',
  'expelled',
  'excused',
] as const satisfies readonly (keyof PlayerState)[]
export type Tally = Pick<PlayerState, (typeof tallied)[number]>

/** The last ruling, so that the arbiter can take it back. */
export interface LastRuling {
  readonly at: number
  readonly rule: string | null
  readonly article: string | null
  /** The game before the ruling; null once play has continued. */
  readonly before: GameState | null
  /** The counts of each player before and after it, once play has continued. */
  readonly tallies: Readonly<
    Record<Color, { readonly before: Tally; readonly after: Tally }>
  > | null
  /** The milliseconds that it gave to each player. */
  readonly given: Readonly<Record<Color, number>>
}

/**
 * What happens around the moves. It is separate, because every event of a move copies the fields of
 * the game, and moves rarely change these.
 */
export interface Proceedings {
  /** When the game was started, and whether an arrival had been reported by then. */
  readonly started: { readonly at: number; readonly presenceReported: boolean } | null
  /** Whether arrivals are reported, so that a player who has not arrived is absent. */
  readonly presenceReported: boolean
  /**
   * Whether the arbiter decides when play continues (6.11.3): the arbiter has stopped the clocks,
   * or a player waits for a promotion piece.
   */
  readonly interrupted: boolean
  /** The ply at which the arbiter consented to a draw by agreement (9.1.1). */
  readonly consentedAt: number | null
  /** A postponed claim. */
  readonly postponed: { readonly claim: string; readonly by: Color } | null
  /**
   * The player who proposes to correct an illegal move that stands, and the ply before it (A.4.2).
   */
  readonly correction: { readonly by: Color; readonly ply: number } | null
  /**
   * The player who asks to take a move back, and the ply to go back to; only in a friendly game.
   */
  readonly takeBack: { readonly by: Color; readonly ply: number } | null
  /** What the arbiter has seen, and whose next move they are waiting for (A.4.4). */
  readonly awaited: { readonly of: Color; readonly what: Impossible } | null
  /** The current or last adjournment (Guidelines I). */
  readonly adjournment: Adjournment | null
  readonly lastRuling: LastRuling | null
}

/**
 * One game at one moment. It is immutable plain data, and the next state shares what stays the
 * same. The legal position and the physical board are separate, and so are touched, made and
 * completed.
 */
export interface GameState {
  readonly opening: Opening
  readonly status: Status
  /** The time of the last event. */
  readonly at: number
  readonly ply: number
  readonly position: StandingPosition
  /** The player who has the move (1.3). After a completed illegal move it is the opponent. */
  readonly turn: Color
  /** The physical board; null while it is as the position says. */
  readonly board: Placement | null
  readonly history: Ply | null
  readonly occurrences: Occurrence
  readonly hand: Hand | null
  readonly whiteDue: UncompletedMove | null
  readonly blackDue: UncompletedMove | null
  readonly clock: ChessClock | null
  readonly offer: Offer | null
  readonly irregularities: readonly Irregularity[]
  readonly questions: readonly Question[]
  readonly white: PlayerState
  readonly black: PlayerState
  readonly proceedings: Proceedings
  /** The state of Appendix D; null if neither player is visually disabled. */
  readonly blind: BlindPlay | null
  /** The result, once the game is concluded. */
  readonly result: Result | null
}

export const uncompletedMoveOf = (state: GameState, color: Color): UncompletedMove | null =>
  color === 'white' ? state.whiteDue : state.blackDue

/** The number of moves that a player has made. */
export function movesMade(state: GameState, color: Color): number {
  const firstToMove = state.opening.position.turn
  return color === firstToMove ? (state.ply + 1) >> 1 : state.ply >> 1
}

/** The number of moves that a player has completed. */
export function movesCompleted(state: GameState, color: Color): number {
  return movesMade(state, color) - (uncompletedMoveOf(state, color) === null ? 0 : 1)
}
