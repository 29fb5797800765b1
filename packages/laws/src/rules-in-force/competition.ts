import type { NextPeriod } from '@jadoube/clock'
import { type Clauses, silent } from '../editions/index.js'
import type {
  BoardKind,
  DefaultTimeFrom,
  Help,
  Preset,
  UnansweredQuestions,
} from './regulations.js'

/** Parameters that no edition has, set by regulations or the table. */
export interface CompetitionParameters {
  readonly boardKind: BoardKind
  /** Whether an arbiter supervises the venue. */
  readonly arbiter: 'present' | 'none'
  readonly unansweredQuestions: UnansweredQuestions
  readonly fideRated: boolean
  /** Guidelines III are announced and apply to this game. */
  readonly guidelinesIII: boolean
  /** The device points out a fallen flag. */
  readonly deviceCallsFlags: boolean
  /** The device points out a completed illegal move. */
  readonly deviceCallsIllegalMoves: boolean
  /** When the default time starts to count (6.7.1). */
  readonly defaultTimeFrom: DefaultTimeFrom
  /** When the clock adds the time of the next period. */
  readonly nextPeriod: NextPeriod
  /**
   * The moves that both must have made before a draw can be agreed without the arbiter's consent.
   */
  readonly noDrawAgreementBefore: number | null
  /** Every draw by agreement needs the arbiter's consent. */
  readonly noDrawAgreement: boolean
  /** A player who is not on move must report before leaving the playing area. */
  readonly reportBeforeLeaving: boolean
  /** The fine announced in advance. */
  readonly fine: { readonly amount: number; readonly currency: string } | null
  /** An electronic scoresheet beside a wooden board accepts only legal moves. */
  readonly scoresheetsChecked: boolean
  readonly help: readonly Help[]
  /** The players may agree to take moves back. */
  readonly takeBacks: boolean
  readonly preset: Preset
}

/** The defaults if neither regulations nor the table say anything. */
export const competitionDefaults: Clauses<CompetitionParameters> = {
  boardKind: silent('physical'),
  arbiter: silent('present'),
  unansweredQuestions: silent('wait'),
  fideRated: silent(false),
  guidelinesIII: silent(false),
  deviceCallsFlags: silent(false),
  deviceCallsIllegalMoves: silent(false),
  defaultTimeFrom: silent('scheduled-start'),
  nextPeriod: silent('at-move-count'),
  noDrawAgreementBefore: silent(),
  noDrawAgreement: silent(false),
  reportBeforeLeaving: silent(false),
  fine: silent(),
  scoresheetsChecked: silent(true),
  help: silent([]),
  takeBacks: silent(false),
  preset: silent('tournament'),
}
