import type { Color, Role, Square } from '@jadoube/chess'
import type { PenaltyKind } from '../editions/index.js'
import type { SealedEnvelope } from './envelope.js'

/** Who did it or said it. The chess clock itself is `clock`. */
export const actors = [
  'white',
  'black',
  'arbiter',
  'white-assistant',
  'black-assistant',
  'spectator',
  'clock',
] as const
export type Actor = (typeof actors)[number]

export const claims = [
  'threefold',
  'fifty-moves',
  'flag',
  'illegal-move',
  'touched-piece',
  'cannot-win-by-normal-means',
  'no-effort-by-normal-means',
  'five-second-increment',
  'wrong-setup',
  'reversed-colours',
  'no-progress',
  'boards-differ',
  'clock-setting',
] as const
export type Claim = (typeof claims)[number]

/** What a player does that may mean the end of the game, or nothing (5.1.2, 5.2.3). */
export const gestures = ['handshake', 'king-tipped', 'clocks-stopped', 'ok'] as const
export type Gesture = (typeof gestures)[number]

/** What the arbiter finds that a player meant by it. */
export const meanings = ['resignation', 'draw'] as const
export type Meaning = (typeof meanings)[number]

/** Why a player says that the game makes no progress (Finnish blitz 14.e). */
export const noProgressGrounds = ['perpetual-check', 'repetition', 'dead-position'] as const
export type NoProgressGround = (typeof noProgressGrounds)[number]

/** What the two clocks showed, where somebody read them. */
interface Shown {
  readonly white?: number
  readonly black?: number
}

/** Nobody knows which flag fell first, whatever the record says. */
interface FlagOrder {
  readonly order?: 'unknown'
}

export const verdicts = ['correct', 'incorrect', 'postponed'] as const
export type Verdict = (typeof verdicts)[number]

/** Which of the two boards of a game with a visually disabled player. */
export type BoardOf = { readonly board?: Color }

/** A number of pieces were moved by hand: from where, to where, and what a pawn became. */
export interface HandMove {
  readonly from: Square
  readonly to: Square
  readonly promotion?: Role
}

/** What was done to the pieces. */
export type BoardAct =
  | { readonly act: 'adjust'; readonly squares: readonly Square[] }
  | ({
      readonly act: 'touch'
      readonly square: Square
      /** More pieces that were touched together with it, or in an order that nobody knows (4.3.3, 4.4). */
      readonly squares?: readonly Square[]
      /** He says that it was by accident; the arbiter judges (4.2.2). */
      readonly accident?: boolean
    } & BoardOf)
  | ({
      readonly act: 'place'
      readonly to: Square
      readonly hands?: 1 | 2
      /** False: the piece stands on the square, and the hand has not let go of it (4.4.4, 4.7). */
      readonly released?: boolean
    } & BoardOf &
      ({ readonly from: Square } | { readonly piece: Role; readonly color?: Color }))
  /** Released, and on none of these squares clearly: the arbiter says which it is. */
  | { readonly act: 'place-between'; readonly from: Square; readonly squares: readonly Square[] }
  | ({ readonly act: 'remove'; readonly square: Square } & BoardOf)
  /** Felt in its hole, by a player who cannot see (D.2.2). */
  | ({ readonly act: 'feel'; readonly square: Square } & BoardOf)
  /** Two boards are asked for (D.1). */
  | { readonly act: 'demand-two-boards' }
  | ({ readonly act: 'displace'; readonly from: Square; readonly to: Square } & BoardOf)
  | ({
      readonly act: 'move'
      readonly press?: boolean
      readonly hands?: 1 | 2
      /** What is said with it, between placing and pressing (D.2.1). */
      readonly announce?: string
    } & ({ readonly san: string } | HandMove))

/** What was done to the chess clock. */
export type ClockAct =
  | { readonly act: 'press'; readonly hand?: 'same' | 'other' }
  | {
      readonly act: 'pause'
      readonly why?: string
      /** The piece that a pawn is to become is not at hand (6.11.2). */
      readonly for?: 'promotion-piece'
    }
  | { readonly act: 'tick' }

/** What a player said. */
export type SpokenAct =
  | { readonly act: 'offer-draw'; readonly condition?: string }
  | { readonly act: 'withdraw-offer' }
  | { readonly act: 'withdraw-claim' }
  | { readonly act: 'accept-draw' }
  | { readonly act: 'reject-draw' }
  | { readonly act: 'resign' }
  | ({
      readonly act: 'claim'
      readonly claim: Claim
      /** Why there is no progress (Finnish blitz 14.e). */
      readonly ground?: NoProgressGround
      readonly move?: string
      /** Whose flag has fallen, where that is said; the opponent's unless only the claimant's is down. */
      readonly player?: Color
      /** What it rests on, where that is only a screen or a demonstration board (6.12.2). */
      readonly basis?: 'display'
      /** The moves to mate that he shows at once (Finnish blitz 13.c.2). */
      readonly line?: readonly string[]
    } & Shown &
      FlagOrder)
  | { readonly act: 'gesture'; readonly what: Gesture }
  /** The players disagree about a fact: what it is about, and how it was as this player says. */
  | { readonly act: 'dispute'; readonly about: string; readonly version: string }
  | { readonly act: 'summon-arbiter'; readonly why?: string }
  | { readonly act: 'announce'; readonly text: string }
  | { readonly act: 'appeal'; readonly against?: string; readonly why?: string }
  | { readonly act: 'ask-explanation'; readonly about: string }
  /** He asks his assistant for the number of moves and the times (D.2.10.4). */
  | { readonly act: 'ask-assistant' }
  /** A.4.2: he would have an illegal move corrected that stands; it takes both players. */
  | { readonly act: 'propose-correction' }
  /** A.3.2: he would see the official record. */
  | { readonly act: 'ask-record' }

/** What a player wrote. */
export type WrittenAct =
  | { readonly act: 'record'; readonly text: string }
  | { readonly act: 'sign'; readonly result: string; readonly how?: 'signature' | 'approval' }
  /** A.2: he would record, and asks for a scoresheet. */
  | { readonly act: 'ask-scoresheet' }
  | { readonly act: 'borrow-scoresheet' }
  | { readonly act: 'return-scoresheet' }
  | {
      readonly act: 'seal'
      /** The move as he wrote it; a record that is kept secret has the sealed envelope instead. */
      readonly text?: string
      readonly envelope?: SealedEnvelope
      /** The envelope is closed and the clock still runs: he may yet change the move. */
      readonly press?: boolean
    }
  /** III.6.1: without an arbiter the opponent verifies what a claimant has written down. */
  | { readonly act: 'verify'; readonly what: 'position' | 'scoresheet' }

/** What a player is not told by the arbiter, nor by a device in his place (12.6). */
export const unsaid = ['move-count', 'opponent-has-moved', 'clock-not-pressed'] as const
export type Unsaid = (typeof unsaid)[number]

/** What the arbiter may permit (11.2.3, 11.3.2.1): to leave the playing area or the venue, a device. */
export const permissions = ['leave', 'leave-venue', 'device'] as const
export type Permission = (typeof permissions)[number]

export type PresenceAct =
  | { readonly act: 'arrive' }
  | {
      readonly act: 'leave'
      readonly where?: 'playing-area' | 'venue'
      /** He has told the arbiter, where the regulations ask for it (11.2.4). */
      readonly reported?: boolean
    }

/** What the arbiter did or decided. */
export type ArbiterAct =
  | { readonly act: 'start' }
  | { readonly act: 'restart' }
  | ({ readonly act: 'observe'; readonly what: string; readonly player?: Color } & Shown &
      FlagOrder)
  | {
      readonly act: 'rule'
      readonly claim: string
      readonly verdict: Verdict
      /** Whose question, where both players have one of this name. */
      readonly player?: Color
      /** What the opponent scores, where that is the arbiter's to say. */
      readonly points?: number
      /** Which move a sealed one is that was not clear (I.8). */
      readonly move?: string
      /** What a player meant by a gesture. */
      readonly meaning?: Meaning
      /** Whose version of a fact holds. */
      readonly version?: Color
    }
  | {
      readonly act: 'penalise'
      readonly player: Color
      readonly penalty: PenaltyKind
      readonly minutes?: number
      readonly points?: number
      /** How many rounds he is excluded from (12.9.8). */
      readonly rounds?: number
    }
  | { readonly act: 'permit'; readonly player: Color; readonly what: Permission }
  | { readonly act: 'tell'; readonly what: Unsaid | 'times'; readonly player?: Color }
  | { readonly act: 'expel'; readonly why?: string }
  | { readonly act: 'add-time'; readonly player: Color; readonly ms: number }
  | {
      readonly act: 'set-clock'
      readonly white?: number
      readonly black?: number
      readonly moves?: number
    }
  | { readonly act: 'reinstate'; readonly ply: number }
  | { readonly act: 'reconstruct' }
  | {
      readonly act: 'declare'
      readonly white: number
      readonly black: number
      readonly why?: string
    }
  | { readonly act: 'adjourn'; readonly sessionEnds?: number; readonly resumes?: number }
  | {
      readonly act: 'open-envelope'
      /** What was in a sealed envelope, and the proof of it. */
      readonly text?: string
      readonly proof?: string
    }
  | { readonly act: 'cancel'; readonly why?: string }
  | {
      readonly act: 'assistant'
      readonly player: Color
      readonly name: string
      /** The player has a disability. */
      readonly disabled?: boolean
    }

/** What somebody did or said at the board, and when: milliseconds since the scheduled start. */
export type Act = { readonly at: number; readonly by: Actor } & (
  | BoardAct
  | ClockAct
  | SpokenAct
  | WrittenAct
  | PresenceAct
  | ArbiterAct
)

export type ActName = Act['act']
/** The act of this name, with who did it and when. */
export type ActOf<Name extends ActName> = Extract<Act, { readonly act: Name }>

/** The player whose act it is, his assistant's included; undefined where it is nobody's at the board. */
export function playerOf(actor: Actor): Color | undefined {
  switch (actor) {
    case 'white':
    case 'white-assistant':
      return 'white'
    case 'black':
    case 'black-assistant':
      return 'black'
    default:
      return undefined
  }
}
