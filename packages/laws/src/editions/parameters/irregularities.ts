import type { Millis } from '@jadoube/clock'
import type { ArbiterCalls } from './clock.js'

/** Article 7, and what the rapid and blitz rules make of it. All times in milliseconds. */
export interface IrregularityParameters {
  /** A position was put back: the arbiter may also leave the clock times as they are. */
  readonly timesMayStayAfterRestoring: true | null
  /** Wrong initial position found during the game, in time. */
  readonly wrongInitialPosition: 'new-game'
  /** Board turned the wrong way, found in time. */
  readonly wrongOrientation: 'transfer-position'
  /** Moves by each player after which set-up and orientation are no longer open; null: never. */
  readonly setUpClaimMoves: number | null
  /** Whether those moves are counted when made or when completed. */
  readonly setUpClaimCounts: 'made' | 'completed' | null
  /** Moves by each player after which the clock setting is no longer open; null: never. */
  readonly clockSettingClaimMoves: number | null
  /** Later than that the setting may still be changed where the schedule would suffer. */
  readonly clockSettingScheduleException: true | null
  /**
   * A misplaced king once the set-up can no longer be claimed.
   * `mirrored-if-swapped-with-queen`: short to the a-side, long to the h-side.
   */
  readonly misplacedKingCastles:
    | 'not-if-swapped-with-queen'
    | 'not'
    | 'mirrored-if-swapped-with-queen'
    | null
  /** A misplaced rook once the set-up can no longer be claimed. */
  readonly misplacedRookCastles: 'not' | null
  /** Colours reversed: go on unless the arbiter decides otherwise, or a new game before a limit. */
  readonly coloursReversed: 'continue-unless-arbiter' | 'new-game-before-limit'
  /** Moves made by both players from which a game with reversed colours goes on. */
  readonly coloursReversedMoves: number | null
  /** What the opponent may do while displaced pieces are put back. */
  readonly displacedPieces: 'stop-clocks-and-call-arbiter' | 'start-offenders-clock'
  /** What the arbiter may do to the player who displaced them. */
  readonly displacedPenalty: 'penalise-offender' | 'add-time-to-opponent'
  /** Given to the opponent for a completed illegal move that does not lose yet. */
  readonly illegalMoveBonusMs: Millis | null
  /** The completed illegal move of one player that loses the game. */
  readonly illegalMovesToLose: number
  /** One count, or one for each of: illegal move, two hands, press without a move. */
  readonly illegalCounters: 'one' | 'three-separate'
  /** Like `illegalMovesToLose`, for two hands and a press without a move; null: no difference. */
  readonly deemedIllegalMovesToLose: number | null
  /** Two faults within one move. */
  readonly twoFaultsInOneMove: 'one-offence' | 'each-counts'
  /** In place of the loss a draw, if the opponent cannot mate by any series of legal moves. */
  readonly illegalDrawIfOpponentCannotMate: boolean
  /** The position in which that is asked. */
  readonly illegalDrawTestedOn: 'restored-position' | 'position-on-the-board'
  /** When an illegal move counts as completed. */
  readonly illegalCompletedWhen: 'clock-pressed' | 'opponents-clock-started'
  /** What the arbiter does who sees a completed illegal move. */
  readonly illegalCalledByArbiter: ArbiterCalls
  /** Until when an illegal move can be claimed, or acted on by the arbiter. */
  readonly illegalOpenUntil: 'end-of-game' | 'opponents-next-move-made'
  /** An illegal move after that; null: there is no such moment. */
  readonly illegalMoveTooLate: 'stands' | 'stands-unless-players-agree' | null
  /** The increment won by the press after an illegal move. */
  readonly incrementAfterIllegalMove: 'taken-back' | 'kept'
  /** Pawn left on the last rank and the clock pressed, found in time. */
  readonly unpromotedPawn: 'restore-free-choice' | 'becomes-queen' | 'opponent-may-claim-win'
  /** The same, never claimed. */
  readonly unclaimedPawn: 'stays-a-pawn' | null
  /** A legal move that counts as illegal for the two hands: made again with one, or left to stand. */
  readonly twoHandsMove: 'made-again' | 'stands' | null
  /** Until when two hands can be acted on: the opponent's next touch, or like another illegal move. */
  readonly twoHandsOpenUntil: 'claimants-touch' | 'end-of-game' | null
  /** The clock pressed without a move made. */
  readonly pressWithoutMove: 'illegal-move' | null
  /** The same, by a player whose opponent has displaced pieces and has to restore them. */
  readonly pressBackForDisplaced: 'allowed' | 'illegal-move' | null
  /** The opponent's king captured. */
  readonly kingCapture: 'illegal-move' | 'loss'
  /** Both kings in check, or a pawn on its last rank, seen by the arbiter. */
  readonly impossiblePositionSeen:
    | 'arbiter-intervenes-if-possible'
    | 'draw-if-still-there-after-next-move'
    | null
  /** Which event decides where several meet. */
  readonly orderOfEvents: 'as-happened-then-as-pointed-out' | null
  /** An illegal move and a flag-fall meet: when the illegal move loses. */
  readonly illegalMoveAgainstFlag: 'loses-if-order-unknown' | 'loses-always' | null
}
