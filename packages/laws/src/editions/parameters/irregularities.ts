import type { Millis } from '@jadoube/clock'
import type { ArbiterCalls } from './clock.js'

/** Parameters of Article 7, with the changes for rapid and blitz. All times are in milliseconds. */
export interface IrregularityParameters {
  /** The arbiter may leave the clock times as they are after a position is reinstated. */
  readonly timesMayStayAfterRestoring: true | null
  /** What follows if a wrong initial position is found in time. */
  readonly wrongInitialPosition: 'new-game'
  /** What follows if a wrongly placed board is found in time. */
  readonly wrongOrientation: 'transfer-position'
  /**
   * The moves by each player after which set-up and orientation can no longer be corrected; null:
   * never.
   */
  readonly setUpClaimMoves: number | null
  /** Whether these moves count when made or when completed. */
  readonly setUpClaimCounts: 'made' | 'completed' | null
  /**
   * The moves by each player after which the clock setting can no longer be corrected; null: never.
   */
  readonly clockSettingClaimMoves: number | null
  /** The setting may still be changed later if the schedule would suffer. */
  readonly clockSettingScheduleException: true | null
  /**
   * Whether a misplaced king may castle once the set-up can no longer be claimed.
   * `mirrored-if-swapped-with-queen`: short to the a-side, long to the h-side.
   */
  readonly misplacedKingCastles:
    | 'not-if-swapped-with-queen'
    | 'not'
    | 'mirrored-if-swapped-with-queen'
    | null
  /** Whether a misplaced rook may castle once the set-up can no longer be claimed. */
  readonly misplacedRookCastles: 'not' | null
  /**
   * What follows from reversed colours: play continues unless the arbiter decides otherwise, or a
   * new game before a limit.
   */
  readonly coloursReversed: 'continue-unless-arbiter' | 'new-game-before-limit'
  /** The number of moves by both players after which a game with reversed colours continues. */
  readonly coloursReversedMoves: number | null
  /** What the opponent may do while displaced pieces are put back. */
  readonly displacedPieces: 'stop-clocks-and-call-arbiter' | 'start-offenders-clock'
  /** What the arbiter may do to the player who displaced them. */
  readonly displacedPenalty: 'penalise-offender' | 'add-time-to-opponent'
  /** The time given to the opponent for a completed illegal move that does not lose yet. */
  readonly illegalMoveBonusMs: Millis | null
  /** The number of the completed illegal move that loses the game. */
  readonly illegalMovesToLose: number
  /** One count, or separate counts for illegal moves, two hands and presses without a move. */
  readonly illegalCounters: 'one' | 'three-separate'
  /**
   * Like `illegalMovesToLose`, for two hands and presses without a move; null if there is no
   * difference.
   */
  readonly deemedIllegalMovesToLose: number | null
  /** How two faults in one move count. */
  readonly twoFaultsInOneMove: 'one-offence' | 'each-counts'
  /**
   * Whether the game is drawn instead of lost if the opponent cannot mate by any series of legal
   * moves.
   */
  readonly illegalDrawIfOpponentCannotMate: boolean
  /** The position for deciding that. */
  readonly illegalDrawTestedOn: 'restored-position' | 'position-on-the-board'
  /** When an illegal move counts as completed. */
  readonly illegalCompletedWhen: 'clock-pressed' | 'opponents-clock-started'
  /** What the arbiter does on seeing a completed illegal move. */
  readonly illegalCalledByArbiter: ArbiterCalls
  /** Until when an illegal move can be claimed, or acted on by the arbiter. */
  readonly illegalOpenUntil: 'end-of-game' | 'opponents-next-move-made'
  /** What happens to an illegal move after that; null if there is no such limit. */
  readonly illegalMoveTooLate: 'stands' | 'stands-unless-players-agree' | null
  /** What happens to the increment from the press after an illegal move. */
  readonly incrementAfterIllegalMove: 'taken-back' | 'kept'
  /**
   * What follows if a pawn is left on the last rank, the clock is pressed, and it is found in time.
   */
  readonly unpromotedPawn: 'restore-free-choice' | 'becomes-queen' | 'opponent-may-claim-win'
  /**
   * How a pawn left on its last rank counts when it is asked who can mate, as long as it can be
   * corrected. Null if it is never corrected.
   */
  readonly pawnLeftCounts: 'as-corrected' | 'as-it-stands' | null
  /** What follows if it is never claimed. */
  readonly unclaimedPawn: 'stays-a-pawn' | null
  /**
   * What happens to a legal move that counts as illegal because of two hands: made again with one
   * hand, or it stands.
   */
  readonly twoHandsMove: 'made-again' | 'stands' | null
  /**
   * Until when two hands can be acted on: the opponent's next touch, or as for other illegal moves.
   */
  readonly twoHandsOpenUntil: 'claimants-touch' | 'end-of-game' | null
  /**
   * Whether a move made with two hands may be put back before the press and made again with one
   * hand, or stands.
   */
  readonly twoHandsPutBack: 'allowed' | 'move-stands' | null
  /** The clock pressed without a move made. */
  readonly pressWithoutMove: 'illegal-move' | null
  /** The same for a player whose opponent has displaced pieces and must put them back. */
  readonly pressBackForDisplaced: 'allowed' | 'illegal-move' | null
  /** What capturing the opponent's king counts as. */
  readonly kingCapture: 'illegal-move' | 'loss'
  /** What follows if the arbiter sees both kings in check, or a pawn on its last rank. */
  readonly impossiblePositionSeen:
    | 'arbiter-intervenes-if-possible'
    | 'draw-if-still-there-after-next-move'
    | null
  /** Which event decides if several coincide. */
  readonly orderOfEvents: 'as-happened-then-as-pointed-out' | null
  /** When an illegal move loses against a flag fall. */
  readonly illegalMoveAgainstFlag: 'loses-if-order-unknown' | 'loses-always' | null
}
