import type { EditionId } from '../editions/edition-id.js'
import type { Fields, Value } from './values.js'

/** An expectation, the editions to which it applies, and its line in the file. */
interface Expected {
  readonly line: number
  readonly editions: readonly EditionId[]
}

/** An event or refusal that must follow from an act, with at least these fields. */
export interface ExpectedEvent extends Expected {
  readonly event: Fields
}

/** An act as in the record, and what must follow from it, in this order. */
export interface CaseAct {
  readonly line: number
  readonly act: Fields
  readonly follows: readonly ExpectedEvent[]
}

/** A field of the summary after the last act, with its expected value. */
export interface ExpectedEnd extends Expected {
  readonly name: string
  readonly value: Value
}

/** An event that must not occur at all. */
export interface NeverExpected extends Expected {
  readonly type: string
}

/** A worked case: what happened at a board, and how the Laws rule on it. */
export interface CaseFile {
  readonly title: string
  /** Why the Laws say so, in a sentence or two. */
  readonly why: string
  /** The rules that it illustrates, the most important one first. */
  readonly rules: readonly string[]
  /** The editions to which it applies, the oldest first. */
  readonly editions: readonly EditionId[]
  /** The fields of the record's header, except its Laws. */
  readonly table: Fields
  readonly acts: readonly CaseAct[]
  readonly end: readonly ExpectedEnd[]
  readonly never: readonly NeverExpected[]
}

/** Why a case file cannot be read, and on which line. */
export interface BrokenCase {
  readonly line: number
  readonly code: 'case-line' | 'case-lacks'
  readonly reason: string
}
