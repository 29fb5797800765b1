import { type CanMate, canCheckmate } from '@jadoube/can-mate'
import { parsePosition } from '@jadoube/chess'
import type { MateQuestion } from '../board/mate-questions.js'
import {
  type ActsToDecide,
  type Decided,
  type DerivationWanted,
  derivationOf,
  type ProposalWanted,
  proposalOf,
  type TableWanted,
  tableOf,
  type WhyWanted,
} from '../event/large-field.js'
import { decideEvent } from '../event/log/decide.js'
import { type PackedState, unpack } from '../event/packed-state.js'
import { whyOf } from '../event/view/pairing.js'
import { type ReadRecord, readRecord } from '../record/read-record.js'
import { answerQuestion, type LawsQuestion } from './search-laws.js'

/** Jobs that would block the main thread for too long. Each is a pure function of its input. */
export const jobs = {
  /** Who can still mate, with the number of nodes that the Laws allow. */
  'can-mate'({ fen, color, nodes }: MateQuestion): CanMate {
    const position = parsePosition(fen)
    if (!position.ok) throw new Error(position.error.code)
    return canCheckmate(position.value, color, { nodes })
  },
  /** Rules on a whole record, line by line. */
  'read-record'(input: {
    readonly text: string
    readonly now: number
    readonly most: number
  }): ReadRecord {
    return readRecord(input.text, input.now, input.most)
  },
  /** The answer to a question about the Laws. */
  'search-laws': (question: LawsQuestion): Promise<string> => answerQuestion(question),
  /** What the system pairs in a large field, with the reason for each game. */
  propose(wanted: PackedState & ProposalWanted): string | undefined {
    return proposalOf(unpack(wanted), wanted)
  },
  /** Why two players of a large field do or do not meet. */
  why(wanted: PackedState & WhyWanted): string | undefined {
    return whyOf(unpack(wanted), wanted)
  },
  /** Decides acts that pair a large field, or very many acts at once. */
  decide({ by, at, acts, ...packed }: PackedState & ActsToDecide): Decided {
    const decided = decideEvent(unpack(packed), by, at, acts)
    return decided.ok ? { ok: true, events: decided.events } : decided
  },
  /** A table of a large field. */
  table({ wanted, ...packed }: PackedState & { readonly wanted: TableWanted }): string {
    return tableOf(unpack(packed), wanted)
  },
  /** How the numbers of one player in a large field are calculated. */
  derive({ wanted, ...packed }: PackedState & { readonly wanted: DerivationWanted }) {
    return derivationOf(unpack(packed), wanted)
  },
} as const satisfies Readonly<Record<string, (input: never) => unknown>>

export type JobName = keyof typeof jobs
export type JobInput<Name extends JobName> = Parameters<(typeof jobs)[Name]>[0]
export type JobOutput<Name extends JobName> = Awaited<ReturnType<(typeof jobs)[Name]>>

export interface ToWorker {
  readonly id: number
  readonly name: JobName
  readonly input: unknown
}

export type FromWorker =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly fault: string }
