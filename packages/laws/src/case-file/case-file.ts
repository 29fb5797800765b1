import type { EditionId } from '../editions/edition-id.js'
import type { Fields, Value } from './term.js'

/** An expectation, the editions in which it applies, and the line of the file that says it. */
interface Expected {
  readonly line: number
  readonly editions: readonly EditionId[]
}

/** An event or a refusal that must follow from an act, at least as given. */
export interface ExpectedEvent extends Expected {
  readonly event: Fields
}

/** An act as the record has it, and what must follow from it, in this order. */
export interface CaseAct {
  readonly line: number
  readonly act: Fields
  readonly follows: readonly ExpectedEvent[]
}

/** How the game must stand after the last act: a field of the summary. */
export interface ExpectedEnd extends Expected {
  readonly name: string
  readonly value: Value
}

/** An event that must not occur at all. */
export interface NeverExpected extends Expected {
  readonly type: string
}

/** A worked case: what happened at a board, and what the Laws make of it. */
export interface CaseFile {
  readonly title: string
  /** Why the Laws say so, in a sentence or two. */
  readonly why: string
  /** The rules that it shows, the most important one first. */
  readonly rules: readonly string[]
  /** The editions that it is ruled under, the oldest first. */
  readonly editions: readonly EditionId[]
  /** What the header of the record says besides its Laws. */
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
