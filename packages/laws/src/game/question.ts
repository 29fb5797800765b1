import type { Color } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import type { PenaltyKind } from '../editions/index.js'
import { claims, type Meaning, type Verdict } from './act-words.js'
import type { Outcomes, Reason } from './result.js'

/** The effects of answers, as words for programs. The account has the sentences. */
export const effects = [
  'new-game',
  'play-on',
  'play-on-and-add-time',
  'position-reinstated',
  'ending-stands',
  'draw',
  'win',
  'loss',
  'penalty',
  'five-second-increment',
  'decide-later',
  'next-period',
  'flag-decides',
  'sealed-move-made',
  'resumption-announced',
  'touch-lifted',
  'touch-stands',
  'times-stay',
  'times-set',
  'result-lifted',
  'score-set',
  'decision-changed',
  'decision-stands',
  'law-explained',
  'warning',
  'time-added',
  'time-removed',
  'points-added',
  'points-cut',
  'fine',
  'rounds-missed',
  'expulsion',
  'removal',
  'boards-adjusted',
  'resignation',
  'agreement',
  'version-holds',
  'square-named',
  'not-released',
] as const
/** The effect of an answer. */
export type Effect = (typeof effects)[number]

/** The effect of each penalty. */
export const effectOfPenalty: Readonly<Record<PenaltyKind, Effect>> = {
  warning: 'warning',
  'add-time': 'time-added',
  'cut-time': 'time-removed',
  'add-points': 'points-added',
  'cut-points': 'points-cut',
  loss: 'loss',
  fine: 'fine',
  rounds: 'rounds-missed',
  expulsion: 'expulsion',
}

/** How an answer ends the game. */
export interface Ends {
  readonly outcomes: Outcomes
  readonly reason: Reason
  readonly rule: RuleId
  readonly article?: string | undefined
}

/** An answer given with the act `rule`. */
export interface RuledOption {
  readonly verdict: Verdict
  readonly effect: Effect
  readonly ends?: Ends
  /** The opponent's score; `rule` gives it if it is open. */
  readonly points?: number
  /** The move; `rule` gives it if a sealed move may be several. */
  readonly move?: string
  /** What the player meant. */
  readonly meaning?: Meaning
  /** Whose version is true. */
  readonly version?: Color
}

/** The acts of the arbiter, besides `rule`, that answer a question. */
export const answeringActs = [
  'reinstate',
  'penalise',
  'set-clock',
  'add-time',
  'cancel',
  'declare',
  'expel',
  'adjourn',
] as const

/** An answer given with another act of the arbiter. */
export interface ActedOption {
  readonly act: (typeof answeringActs)[number]
  readonly penalty?: PenaltyKind
  readonly effect: Effect
}

/** One possible answer of the arbiter, and its effect. */
export type Option = RuledOption | ActedOption

export const isRuled = (option: Option): option is RuledOption => 'verdict' in option

/** The names of facts. A program that shows questions has a word for each. */
const factNames = [
  'about',
  'against',
  'announced',
  'black',
  'blackRecorded',
  'blackSays',
  'blackShown',
  'blackThen',
  'bothFlagsDown',
  'breaches',
  'by',
  'claim',
  'claimantCanMate',
  'claimantLeft',
  'corrected',
  'ending',
  'flagFallen',
  'flagFellAt',
  'from',
  'gesture',
  'ground',
  'hasTheMove',
  'illegal',
  'illegalMoveAt',
  'inTime',
  'kind',
  'late',
  'left',
  'lost',
  'movesMadeByBoth',
  'movesSinceProgress',
  'ms',
  'offerOpen',
  'offers',
  'opponentCanMate',
  'opponentLeft',
  'opponentsCaptures',
  'opponentsChecks',
  'opponentsMoves',
  'opponentsPawnMoves',
  'penalty',
  'plies',
  'ply',
  'position',
  'reason',
  'referredTo',
  'result',
  'scoresheetUpToDate',
  'sealer',
  'shouldBe',
  'shown',
  'signed',
  'square',
  'squares',
  'test',
  'text',
  'times',
  'timesOccurred',
  'until',
  'verified',
  'warnings',
  'what',
  'where',
  'white',
  'whiteRecorded',
  'whiteSays',
  'whiteShown',
  'whiteThen',
  'why',
  'written',
] as const
/** The name of a fact. */
export type FactName = (typeof factNames)[number]
/** The value of a fact. */
export type FactValue = string | number | boolean | readonly string[]

/** The facts that the program has proved, for the arbiter's decision. */
export type Facts = Readonly<Partial<Record<FactName, FactValue>>>

/** The names of questions, used by `rule`: the claim concerned, or another name. */
export const questionNames = [
  ...claims,
  'accidental-touch',
  'appeal',
  'assistant-time',
  'can-mate',
  'clock',
  'conduct',
  'device',
  'displaced',
  'draw-agreement',
  'envelope-missing',
  'explanation',
  'fact',
  'forced-line',
  'impossible-position',
  'intended-move',
  'late',
  'meaning',
  'opponents-score',
  'outside-disturbance',
  'pause',
  'persistent-refusal',
  'reconstruction',
  'resumption',
  'sealed-move',
  'signed-result',
  'spectator',
  'times',
  'which-square',
] as const
/** The name of a question. */
export type QuestionName = (typeof questionNames)[number]

/** Who gave an answer: the arbiter; both players, without an arbiter; or nobody, if it lapsed. */
export const answerers = ['arbiter', 'players', 'nobody'] as const
export type AnsweredBy = (typeof answerers)[number]

/**
 * A question to the arbiter. Where the Laws leave a decision to their judgement, the program asks
 * and never guesses.
 */
export interface Question {
  /** The name used by `rule`. */
  readonly claim: QuestionName
  /** The player whose claim led to the question. */
  readonly by: Color | null
  /** The player whose conduct or score it is about. */
  readonly player: Color | null
  readonly at: number
  readonly rule: RuleId
  readonly article: string | null
  readonly facts: Facts
  readonly options: readonly Option[]
  /** Whether play waits for the answer. */
  readonly holds: boolean
  /** The verdict that applies until the arbiter decides; null if there is none. */
  readonly standing: Verdict | null
  /** Without an arbiter: the answer of each player, as a text that is equal for equal answers. */
  readonly proposed: Readonly<Partial<Record<Color, string>>> | null
}

/** Whether play waits for an answer. */
export const holdsPlay = ({ questions }: { readonly questions: readonly Question[] }): boolean =>
  questions.length > 0 && questions.some(({ holds }) => holds)
