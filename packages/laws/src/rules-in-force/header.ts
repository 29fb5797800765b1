import type { Pace } from '@jadoube/clock'
import type { EditionId, Supervision } from '../editions/index.js'
import type { BoardKind, Regulations, TableSettings } from './regulations.js'

/** The part of a record's header that determines the rules in force. */
export interface RulesHeader<Laws extends string = EditionId> {
  readonly laws: Laws
  /** Follows from the time control by default. */
  readonly mode?: Pace | undefined
  /** Adequate by default. */
  readonly supervision?: Supervision | undefined
  /** As in PGN; absent if the game is played without a clock. */
  readonly timeControl?: string | { readonly white: string; readonly black: string } | undefined
  readonly boardKind?: BoardKind | undefined
  readonly regulations?: Regulations | undefined
  readonly table?: TableSettings | undefined
}
