import type { Color, SquareName } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import type { PenaltyKind } from '../editions/index.js'
import type { Actor, Claim, Gesture, NoProgressGround, Permission, Unsaid, Verdict } from './act.js'
import type { AdjournedEvent } from './adjourned-event.js'
import type { AnsweredBy, Facts, Option } from './question.js'
import type { QuickplayEvent } from './quickplay-event.js'
import type { Reason, ResultText } from './result.js'
import type { Impossible, IrregularityKind } from './state.js'

/** An English piece letter, as a promotion is written. */
export type PromotionLetter = 'Q' | 'R' | 'B' | 'N'

/** A move as a record names it. Castling is the king's move, with the rook's square. */
export interface WrittenMove {
  readonly from: SquareName
  readonly to: SquareName
  readonly promotion?: PromotionLetter
  /** Castling: where the rook stands. */
  readonly rook?: SquareName
}

/** The rule that brought an event about, and its number in the edition in force. */
export interface Grounds {
  readonly rule?: RuleId | undefined
  readonly article?: string | undefined
  /** Other articles that have a part in it, such as B.2 for a penalty of one minute. */
  readonly also?: readonly string[] | undefined
}

interface At {
  readonly at: number
}

/** On the board. */
type BoardEvent =
  | {
      readonly type: 'piece-touched'
      readonly by: Color
      readonly square: SquareName
      /** An English letter, white pieces in capitals. */
      readonly piece: string
      /** False where he does not have the move: the touch then binds him to nothing. */
      readonly binds: boolean
      /** In no known order with the piece before it; or together with others, in one act. */
      readonly order?: 'unknown' | 'together'
    }
  /** It was clearly by accident, and binds to nothing. */
  | {
      readonly type: 'touch-lifted'
      readonly by: Color
      readonly square: SquareName
      /** The ply at which he was taken to have broken Article 4, and had not. */
      readonly inOrder?: number
    }
  | {
      readonly type: 'pieces-adjusted'
      readonly by: Color
      readonly squares: readonly SquareName[]
    }
  | {
      readonly type: 'piece-placed'
      readonly by: Color
      readonly from: SquareName | null
      readonly to: SquareName
      readonly piece: string
      readonly twoHands?: boolean
    }
  | {
      readonly type: 'piece-removed'
      readonly by: Color
      readonly square: SquareName
      readonly piece: string
    }
  | {
      readonly type: 'piece-displaced'
      readonly by: Color
      readonly from: SquareName
      readonly to: SquareName
      readonly piece: string
    }
  | {
      readonly type: 'piece-put-back'
      readonly by: Color
      readonly from: SquareName
      readonly to: SquareName
      readonly piece: string
    }
  /** It stands on a square, and the hand has not let go of it. */
  | {
      readonly type: 'piece-held'
      readonly by: Color
      readonly from: SquareName | null
      readonly to: SquareName
      readonly piece: string
    }
  /** Released, and on none of these squares clearly. */
  | {
      readonly type: 'piece-between-squares'
      readonly by: Color
      readonly from: SquareName
      readonly squares: readonly SquareName[]
      readonly piece: string
    }
  | { readonly type: 'pieces-restored'; readonly by: Color | 'arbiter' }
  /** D.2.2: felt in its hole, which is no touch. */
  | { readonly type: 'piece-felt'; readonly by: Color; readonly square: SquareName }
  /** D.2.3: a legal move stands on the board of a player who must announce it too. */
  | ({
      readonly type: 'move-carried-out'
      readonly by: Color
      readonly twoHands?: boolean
    } & WrittenMove)
  /** D.1: from now on each player has a board of his own. */
  | { readonly type: 'two-boards-set-up'; readonly by: Color | null }
  /** Something changed on one of two boards, and nothing in the game. */
  | {
      readonly type: 'board-handled'
      readonly by: Actor
      readonly board: Color
      readonly from: SquareName | null
      readonly to: SquareName | null
      readonly piece: string
    }
  /** D.2.1: the opponent's move is carried out on this board; implied where nobody said how. */
  | {
      readonly type: 'move-executed'
      readonly by: Actor
      readonly board: Color
      readonly move: WrittenMove
      readonly implied?: true
    }
  /** D.2.9: this player's board shows the position of the game again. */
  | { readonly type: 'boards-adjusted'; readonly player: Color }
  /** D.2.9: after this ply the game goes as both scoresheets have it. */
  | {
      readonly type: 'game-corrected'
      readonly ply: number
      readonly moves: readonly WrittenMove[]
    }
  | { readonly type: 'position-transferred' }
  | {
      readonly type: 'move-part-made'
      readonly by: Color
      /** What it may still become. */
      readonly moves: readonly WrittenMove[]
      /** None of these may be played, because of what was touched before (4.3, 4.4.2): it binds to nothing. */
      readonly barred?: true
    }
  | ({
      readonly type: 'move-made'
      readonly by: Color
      readonly legal: boolean
      readonly twoHands?: boolean
      /** Castling the other way round, where king and queen were swapped (Finnish blitz 7). */
      readonly mirrored?: boolean
    } & WrittenMove)
  | {
      readonly type: 'move-completed'
      readonly by: Color
      readonly ply: number
      readonly legal: boolean
      readonly how: 'press' | 'game-end' | 'next-move' | 'sealed'
    }
  | {
      readonly type: 'obligation'
      readonly player: Color
      readonly moves: readonly WrittenMove[]
    }
  | {
      readonly type: 'irregularity-arose'
      readonly kind: IrregularityKind
      readonly by: Color
      readonly ply: number
      /** The pawn that was left on its last rank. */
      readonly pawn?: { readonly from: SquareName; readonly to: SquareName }
      /** The legal move that was made with two hands. */
      readonly move?: WrittenMove
    }
  | { readonly type: 'breach'; readonly by: Color }
  | {
      readonly type: 'illegal-move-stands'
      readonly by: Color
      readonly ply: number
      /** Only this one of the faults of that move. */
      readonly kind?: IrregularityKind
    }
  /** He would have the illegal move after this ply corrected, though it stands (A.4.2). */
  | { readonly type: 'correction-proposed'; readonly by: Color; readonly ply: number }
  /** A.4.4: the arbiter waits for the next move of this player to be completed; null: no longer. */
  | { readonly type: 'next-move-awaited'; readonly of: Color | null; readonly what?: Impossible }
  | {
      readonly type: 'illegal-move-ruled'
      readonly by: Color
      readonly ply: number
      readonly kind: IrregularityKind
      /** Which one of his it is, as the edition counts. */
      readonly count: number
    }
  | {
      readonly type: 'pawn-promoted'
      readonly by: Color
      readonly from: SquareName
      readonly to: SquareName
      readonly promotion: PromotionLetter
    }
  | {
      readonly type: 'position-reinstated'
      /** The ply after which it stood so. */
      readonly ply: number
      readonly fen: string
      /** Who has touched a piece in it already, and which (4.3 holds for the move that replaces). */
      readonly touched: readonly SquareName[]
      /** Of those, what was touched together. */
      readonly together?: readonly (readonly SquareName[])[]
      readonly released: readonly WrittenMove[] | null
      /** The piece that had touched its promotion square (4.4.4). */
      readonly chosen?: { readonly square: SquareName; readonly promotion: PromotionLetter }
      /** The move of an incorrect claim, which has to be played (9.5.3). */
      readonly intended?: WrittenMove
      /** As it stood before play went on from a board that was not right. */
      readonly beforeTakeOver?: true
      /** A press that no longer counts: its increment is taken back. */
      readonly withdrawn: Color | null
    }

/** On the chess clock. */
type ClockEvent =
  | { readonly type: 'game-started' }
  | { readonly type: 'clock-pressed'; readonly by: Color }
  /** Without a move: who starts the other's clock (Finnish blitz 9, 10). */
  | { readonly type: 'clock-started'; readonly by: Color; readonly of: Color }
  /** He plays on although the opponent has pressed without a move. */
  | { readonly type: 'turn-taken'; readonly by: Color }
  | { readonly type: 'press-withdrawn'; readonly by: Color }
  | {
      readonly type: 'clocks-paused'
      readonly by: Actor
      readonly why?: string | undefined
      readonly for?: 'promotion-piece'
    }
  | { readonly type: 'clocks-restarted'; readonly running: Color }
  | { readonly type: 'time-added'; readonly to: Color; readonly ms: number }
  | { readonly type: 'time-removed'; readonly from: Color; readonly ms: number }
  | {
      readonly type: 'clock-set'
      readonly white: number | null
      readonly black: number | null
      readonly moves: number | null
    }
  | {
      readonly type: 'flag-fallen'
      readonly player: Color
      /** Both are down and the clock shows the order: whether this one fell first. */
      readonly first?: boolean
    }
  | { readonly type: 'time-passed' }

/** Said, written, present. */
type PlayerEvent =
  | {
      readonly type: 'draw-offered'
      readonly by: Color
      /** After his own move and before his press. */
      readonly proper: boolean
      readonly claim: Claim | null
      /** A condition that was tied to it; it counts for nothing. */
      readonly void?: string
    }
  /** 9.1.1: the arbiter lets the players agree to a draw all the same. */
  | { readonly type: 'draw-consent-given' }
  | {
      readonly type: 'offer-lapsed'
      readonly by: Color
      readonly how: 'rejected' | 'touched-piece' | 'position-reinstated' | 'sealed-move'
    }
  | {
      readonly type: 'claim-made'
      readonly by: Color
      readonly claim: Claim
      readonly move?: string
      readonly ground?: NoProgressGround
    }
  | {
      readonly type: 'claim-upheld'
      readonly by: Color
      readonly claim: string
      readonly facts?: Facts
    }
  | {
      readonly type: 'claim-rejected'
      readonly by: Color
      readonly claim: string
      readonly facts?: Facts
    }
  | { readonly type: 'claim-postponed'; readonly by: Color; readonly claim: string }
  | { readonly type: 'intended-move-binds'; readonly by: Color; readonly move: WrittenMove }
  | {
      readonly type: 'move-recorded'
      readonly by: Color
      readonly text: string
      /** How many moves it adds to his scoresheet. */
      readonly moves: number
      /** D.2.7: by a player who cannot see, and not by hand. */
      readonly how?: 'braille' | 'recording'
    }
  | { readonly type: 'written-in-advance'; readonly by: Color; readonly text: string }
  | { readonly type: 'offer-recorded'; readonly by: Color }
  | { readonly type: 'scoresheet-due'; readonly player: Color }
  | { readonly type: 'scoresheet-completed'; readonly player: Color }
  | { readonly type: 'scoresheet-given'; readonly player: Color }
  | { readonly type: 'record-shown'; readonly to: Color; readonly times: number }
  | { readonly type: 'scoresheet-borrowed'; readonly by: Color }
  | { readonly type: 'scoresheet-returned'; readonly by: Color }
  | { readonly type: 'scoresheet-replaced'; readonly player: Color }
  | { readonly type: 'recording-passed-to-arbiter' }
  | { readonly type: 'duty-to-record-ended'; readonly player: Color; readonly period: number }
  | { readonly type: 'result-signed'; readonly by: Color; readonly result: ResultText }
  | { readonly type: 'player-arrived'; readonly player: Color; readonly reported: boolean }
  | {
      readonly type: 'player-left'
      readonly player: Color
      readonly where: 'playing-area' | 'venue'
    }
  | { readonly type: 'arbiter-summoned'; readonly by: Color; readonly why?: string | undefined }
  /** 12.7: somebody who is not a player of this game has told the arbiter what he noticed. */
  | { readonly type: 'arbiter-told'; readonly by: Actor; readonly why?: string }
  | {
      readonly type: 'appeal-lodged'
      readonly by: Color
      readonly against?: string
      readonly why?: string
    }
  | {
      readonly type: 'complaint-lodged'
      readonly by: Color
      readonly to: 'arbiters-committee'
      readonly against?: string
      readonly why?: string
    }
  | { readonly type: 'explanation-asked'; readonly by: Color; readonly about: string }
  | {
      readonly type: 'law-explained'
      readonly to: Color
      readonly law: RuleId
      /** Its number in the edition in force. */
      readonly number: string
    }
  | {
      readonly type: 'announced'
      readonly by: Actor
      readonly text: string
      /** D.2.1, D.2.8: what it was, where it was about a move; whose, and after how many plies. */
      readonly as?: 'move' | 'correction' | 'repetition' | 'misheard' | 'again' | 'castling'
      readonly of?: Color
      readonly ply?: number
      readonly move?: WrittenMove
    }
  /** D.2.1: no move that can be carried out was announced. */
  | {
      readonly type: 'announcement-unclear'
      readonly by: Color
      readonly why: 'promotion' | 'ambiguous' | 'not-possible'
    }
  /** D.2.3: what he announced is not what he carried out. */
  | { readonly type: 'announcement-differs'; readonly by: Color }
  | { readonly type: 'assistant-asked'; readonly by: Color }
  /** D.2.10.4: his assistant tells him, because he has asked. */
  | {
      readonly type: 'player-informed'
      readonly player: Color
      readonly moves: Readonly<Record<Color, number>>
      readonly used: Readonly<Record<Color, number>> | null
    }
  /** D.2.10: his assistant does this for him. */
  | { readonly type: 'assistant-acted'; readonly player: Color; readonly what: string }
  /** D.2.9: how far the two scoresheets go, and how far they agree. */
  | {
      readonly type: 'scores-compared'
      readonly written: Readonly<Record<Color, number>>
      readonly agree: number
      readonly differ: boolean
    }

/** The arbiter, and the end. */
type RulingEvent =
  | ({
      readonly type: 'question'
      readonly to: 'arbiter'
      readonly claim: string
      readonly by: Color | null
      /** Whose conduct or score it is about. */
      readonly player?: Color
      readonly facts: Facts
      readonly options: readonly Option[]
      /** False: play does not wait for the answer. */
      readonly holds?: false
      /** What holds as long as the arbiter says nothing. */
      readonly standing?: Verdict
    } & Grounds)
  /** Without an arbiter: what one of the players says. */
  | {
      readonly type: 'answer-proposed'
      readonly claim: string
      readonly by: Color
      readonly verdict: Verdict
    }
  | {
      readonly type: 'question-answered'
      readonly claim: string
      readonly player?: Color
      readonly verdict: Verdict | null
      /** The arbiter, where nothing is said. */
      readonly answeredBy?: AnsweredBy
    }
  | {
      readonly type: 'penalty-imposed'
      readonly player: Color
      readonly penalty: PenaltyKind | 'remark'
      readonly minutes?: number
      readonly points?: number
      readonly rounds?: number
      readonly fine?: { readonly amount: number; readonly currency: string }
    }
  | {
      readonly type: 'reconstruction-begun'
      /** What stands on the board. */
      readonly board: string
      /** Milliseconds on each clock. */
      readonly clocks: Readonly<Record<Color, number>> | null
      /** Whose clock was running, where the edition has it noted. */
      readonly running?: Color
      readonly moves: Readonly<Record<Color, number>>
    }
  /** 8.6: his next move is the first of this period. */
  | {
      readonly type: 'next-period-begun'
      readonly player: Color
      readonly moves: number
      readonly left: number
    }
  | { readonly type: 'device-noticed'; readonly player: Color; readonly what: string }
  | { readonly type: 'observed'; readonly what: string; readonly player: Color | null }
  | { readonly type: 'permission-given'; readonly player: Color; readonly what: Permission }
  /** 12.6: the arbiter told how many moves were made, as 8.5 lets him after a flag-fall. */
  | { readonly type: 'told'; readonly what: Unsaid; readonly player?: Color }
  | { readonly type: 'spectator-removed'; readonly why?: string }
  | { readonly type: 'assistant-admitted'; readonly player: Color; readonly name: string }
  | {
      readonly type: 'game-concluded'
      readonly result: ResultText
      readonly points: Readonly<Record<Color, number>> | null
      readonly reason: Reason
      readonly why?: string | undefined
      /** A draw in place of a loss: who cannot checkmate by any series of legal moves. */
      readonly cannotMate?: Color
      /** When it came to light, where that was later; the clocks ran until then. */
      readonly noticed?: number
    }
  | { readonly type: 'result-lifted' }
  /** What may mean the end of the game; what was meant, the arbiter finds out. */
  | { readonly type: 'gesture-made'; readonly by: Color; readonly what: Gesture }
  /** How it was, as this player says. */
  | {
      readonly type: 'fact-disputed'
      readonly by: Color
      readonly about: string
      readonly version: string
    }
  /** Whose version holds; null where it cannot be found out. */
  | {
      readonly type: 'fact-established'
      readonly about: string
      readonly version: Color | null
    }
  /** 6.7.1: the arbiter decides that being late does not cost this player the game. */
  | { readonly type: 'player-excused'; readonly player: Color }

/** What then is the case. It carries the rule that brought it about, where one did. */
export type GameEvent = At &
  Grounds &
  (BoardEvent | ClockEvent | PlayerEvent | RulingEvent | AdjournedEvent | QuickplayEvent)

export type EventType = GameEvent['type']
export type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>
