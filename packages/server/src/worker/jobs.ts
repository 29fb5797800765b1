import { type CanMate, canCheckmate } from '@jadoube/can-mate'
import { type Color, parsePosition } from '@jadoube/chess'
import type { ProposalView } from '@jadoube/protocol'
import type { TournamentLanguage } from '@jadoube/tournament'
import type { EventState } from '../event/log/state.js'
import { seeProposal, whyOf } from '../event/view/pairing.js'
import { type ReadRecord, readRecord } from '../record/read-record.js'

export interface MateQuestion {
  readonly fen: string
  readonly color: Color
  readonly nodes: number
}

export interface ProposalQuestion {
  readonly state: EventState
  readonly event: string
  readonly language: TournamentLanguage
}

export interface WhyQuestion {
  readonly state: EventState
  readonly round: number
  readonly pair: readonly [number, number]
  readonly language: TournamentLanguage
}

/** What takes too long for the thread that everybody waits for. Each is a pure function of what it is given. */
export const jobs = {
  /** Who can still mate, with as many nodes as the Laws give it. */
  'can-mate'({ fen, color, nodes }: MateQuestion): CanMate {
    const position = parsePosition(fen)
    if (!position.ok) throw new Error(position.error.code)
    return canCheckmate(position.value, color, { nodes })
  },
  /** A whole record, ruled on line by line. */
  'read-record'(given: {
    readonly text: string
    readonly now: number
    readonly most: number
  }): ReadRecord {
    return readRecord(given.text, given.now, given.most)
  },
  /** What the system pairs in a large field, each game with its why. */
  propose({ state, event, language }: ProposalQuestion): ProposalView | undefined {
    return seeProposal(state, event, language)
  },
  /** Why two players of a large field do or do not meet. */
  why({ state, round, pair, language }: WhyQuestion): string | undefined {
    return whyOf(state, round, pair, language)
  },
} as const satisfies Readonly<Record<string, (input: never) => unknown>>

export type JobName = keyof typeof jobs
export type JobInput<Name extends JobName> = Parameters<(typeof jobs)[Name]>[0]
export type JobOutput<Name extends JobName> = ReturnType<(typeof jobs)[Name]>

export interface ToWorker {
  readonly id: number
  readonly name: JobName
  readonly input: unknown
}

export type FromWorker =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly fault: string }
