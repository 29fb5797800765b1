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

export type Status = 'awaiting-start' | 'in-play' | 'paused' | 'adjourned' | 'concluded'

/** The language of each scoresheet; null where nobody has said. */
export type SheetLanguages = Readonly<Record<Color, NotationLanguage | null>>

/** How the game began; it never changes. */
export interface Opening {
  /** The position that stood there, from which moves are read. */
  readonly position: StandingPosition
  /** The position that should have stood there, as a FEN, where it was another. */
  readonly shouldBe: string | null
  readonly clock: ChessClock | null
  /** The letters that each player writes in. */
  readonly languages: SheetLanguages
}

/** A point of the game that it can be put back to. */
export interface Moment {
  readonly ply: number
  readonly position: StandingPosition
  readonly turn: Color
  readonly history: Ply | null
  readonly occurrences: Occurrence
}

/** A piece that was touched, where it then stood. */
export interface Touch {
  readonly square: Square
  readonly color: Color
  readonly role: Role
  /** When; null once the position was put back. */
  readonly at: number | null
  /** Nobody can say whether it came before or after the one of the other colour (4.3.3). */
  readonly unclear: boolean
  /** Pieces that were touched together have the same number; null if it was touched alone. */
  readonly group: number | null
}

/** What the player who has the move has done to the pieces, before any move is made. */
export interface Hand {
  /** What physically stood there when they began; null if it was what the position says. */
  readonly base: Placement | null
  readonly touched: readonly Touch[]
  /** Promotion: the square that the new piece has touched, and the piece (4.4.4). */
  readonly chosen: { readonly square: Square; readonly role: Role } | null
  /** A piece was released that is part of a legal move: what it may now be part of (4.7). */
  readonly released: readonly Move[] | null
  /** A move that is not legal stands on the board, not completed. */
  readonly illegal: { readonly from: Square | null; readonly to: Square } | null
  /** The move that was written down for a claim and must be played (9.5.3). */
  readonly intended: Move | null
  readonly twoHands: boolean
  /** The player has said that castling will follow (Guidelines II.3.2.7.1). */
  readonly castlingSaid: boolean
}

/** A move that was made and not completed. */
export interface UncompletedMove {
  readonly ply: number
  readonly twoHands: boolean
}

export interface Offer {
  readonly by: Color
  readonly at: number
  /** After how many plies it was made; a move that was under way counts. */
  readonly ply: number
  /** The claim that was an offer at the same time (9.1.2.3). */
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

/** Something against the Laws that happened and that nobody has ruled on yet. */
export interface Irregularity {
  readonly kind: IrregularityKind
  readonly by: Color
  readonly at: number
  /** The ply after which it happened: how many moves had been made. */
  readonly ply: number
  readonly touched: readonly Touch[]
  /** What the released piece binds to once the position is put back (4.7). */
  readonly released: readonly Move[] | null
  /** The piece that was chosen for a promotion (4.4.4). */
  readonly chosen: Hand['chosen']
  /** The move of an incorrect claim, which they still have to play (9.5.3). */
  readonly intended: Move | null
  /** The pawn on the last rank. */
  readonly pawn: { readonly from: Square; readonly to: Square } | null
  /** The rule that was broken. */
  readonly rule: RuleId | null
}

/** What no legal game reaches, and an arbiter sees (A.4.4). */
export const impossibles = ['both-kings-in-check', 'pawn-on-last-rank'] as const
export type Impossible = (typeof impossibles)[number]

/** What a player has written, page by page, exactly as they wrote it. */
export interface Page {
  /** One entry a line. */
  readonly text: string
  readonly entries: number
  readonly previous: Page | null
}

export interface PlayerState {
  /** `absent` until they have come; who has come and left the board again is not late. */
  readonly presence: 'absent' | 'present' | 'left'
  /** The arbiter has decided that being late does not lose (6.7.1). */
  readonly excused: boolean
  /** Their completed illegal moves that were ruled on, by their kind. */
  readonly illegal: { readonly moves: number; readonly twoHands: number; readonly presses: number }
  /** Moves that were completed without a press, by the next one. */
  readonly unpressed: number
  readonly scoresheet: Page | null
  /** How many moves stand on their scoresheet. */
  readonly recorded: number
  /** What they have written and not played (8.1.2). */
  readonly ahead: string | null
  /** The ply at which a draw was offered that their scoresheet does not show yet (8.1.5). */
  readonly unmarkedOffer: number | null
  /** They must bring the scoresheet up to date before moving (8.5). */
  readonly sheetDue: boolean
  /** They have the opponent's scoresheet in their hands (8.5.2). */
  readonly borrowed: boolean
  /** The period in which they need not record any more (8.4). */
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
  /** Rounds that they are excluded from, and whether they are expelled from the competition (12.9). */
  readonly excludedRounds: number
  readonly expelled: boolean
  /** Points that a penalty gives or takes, on top of the result. */
  readonly pointsAdded: number
  /** How often they were shown the official record. */
  readonly recordViews: number
}

/** What rulings add up on a player. */
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
  /** The game before it; null once play has continued. */
  readonly before: GameState | null
  /** What stood against each player before and after it, once play has continued. */
  readonly tallies: Readonly<
    Record<Color, { readonly before: Tally; readonly after: Tally }>
  > | null
  /** The milliseconds that it gave each player. */
  readonly given: Readonly<Record<Color, number>>
}

/**
 * One game at one moment. A plain value that never changes; the next one shares what stays. The
 * legal position and the physical board are two things, and so are touched, made and completed.
 */
export interface GameState {
  readonly opening: Opening
  readonly status: Status
  /** The arbiter has stopped the clocks, and decides when play continues (6.11.3). */
  readonly interrupted: boolean
  /** When the last thing happened. */
  readonly at: number
  readonly ply: number
  readonly position: StandingPosition
  /** Who has the move (1.3). After a completed illegal move it is the opponent. */
  readonly turn: Color
  /** What physically stands there; null while it is what the position says. */
  readonly board: Placement | null
  readonly history: Ply | null
  readonly occurrences: Occurrence
  readonly hand: Hand | null
  readonly whiteDue: UncompletedMove | null
  readonly blackDue: UncompletedMove | null
  readonly clock: ChessClock | null
  readonly offer: Offer | null
  /** The ply at which the arbiter consented to a draw by agreement (9.1.1). */
  readonly consentedAt: number | null
  readonly irregularities: readonly Irregularity[]
  readonly questions: readonly Question[]
  readonly white: PlayerState
  readonly black: PlayerState
  /** Whether arrivals are being reported, so that who has not come is absent. */
  readonly presenceReported: boolean
  /** A claim whose decision was put off. */
  readonly postponed: { readonly claim: string; readonly by: Color } | null
  /** Who would have an illegal move corrected that stands, and the ply before it (A.4.2). */
  readonly correction: { readonly by: Color; readonly ply: number } | null
  /** Who asks to take a move back, and the ply to go back to; only in a friendly game. */
  readonly takeBack: { readonly by: Color; readonly ply: number } | null
  /** What the arbiter has seen, and whose next move they wait for (A.4.4). */
  readonly awaited: { readonly of: Color; readonly what: Impossible } | null
  /** Where the game is adjourned, or has been last (Guidelines I). */
  readonly adjournment: Adjournment | null
  /** Appendix D; null where both players see. */
  readonly blind: BlindPlay | null
  /** The result, once the game is concluded. */
  readonly result: Result | null
  /** When the game was started, and whether somebody's arrival had been reported by then. */
  readonly started: { readonly at: number; readonly presenceReported: boolean } | null
  readonly lastRuling: LastRuling | null
}

export const uncompletedMoveOf = (state: GameState, color: Color): UncompletedMove | null =>
  color === 'white' ? state.whiteDue : state.blackDue

/** How many moves a player has made. */
export function movesMade(state: GameState, color: Color): number {
  const firstToMove = state.opening.position.turn
  return color === firstToMove ? (state.ply + 1) >> 1 : state.ply >> 1
}

/** How many of them are completed. */
export function movesCompleted(state: GameState, color: Color): number {
  return movesMade(state, color) - (uncompletedMoveOf(state, color) === null ? 0 : 1)
}
