import type { Color } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import type { PenaltyKind } from '../editions/index.js'
import { claims, type Meaning, type Verdict } from './act-words.js'
import type { Outcomes, Reason } from './result.js'

/** What an answer would do, as a word for programs; the account says it in sentences. */
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
export type Effect = (typeof effects)[number]

/** The end that an answer brings. */
export interface Ends {
  readonly outcomes: Outcomes
  readonly reason: Reason
  readonly rule: RuleId
  readonly article?: string | undefined
}

/** An answer that is given with `rule`. */
export interface RuledOption {
  readonly verdict: Verdict
  readonly effect: Effect
  readonly ends?: Ends
  /** What the opponent then scores; `rule` says so where it is open. */
  readonly points?: number
  /** The move that it then is; `rule` says so where a sealed one may be several. */
  readonly move?: string
  /** What the player then meant. */
  readonly meaning?: Meaning
  /** Whose version then holds. */
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

/** An answer that is given with another act of the arbiter. */
export interface ActedOption {
  readonly act: (typeof answeringActs)[number]
  readonly penalty?: PenaltyKind
  readonly effect: Effect
}

/** One answer that the Laws leave to the arbiter, and what it would do. */
export type Option = RuledOption | ActedOption

export const isRuled = (option: Option): option is RuledOption => 'verdict' in option

/** What a fact is about. A program that shows questions has a word for each. */
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
export type FactName = (typeof factNames)[number]
export type FactValue = string | number | boolean | readonly string[]

/** What the program has proved, for the arbiter to judge from. */
export type Facts = Readonly<Partial<Record<FactName, FactValue>>>

/** The name under which `rule` answers a question: the claim that it is about, or what else it asks. */
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
export type QuestionName = (typeof questionNames)[number]

/** Who gave an answer: the arbiter; without one both players alike; or nobody, and it lapsed. */
export const answerers = ['arbiter', 'players', 'nobody'] as const
export type AnsweredBy = (typeof answerers)[number]

/** Where the Laws leave it to the arbiter's judgement the program asks, and never guesses. */
export interface Question {
  /** The name under which `rule` answers it. */
  readonly claim: QuestionName
  /** The player who asked for it by a claim of theirs. */
  readonly by: Color | null
  /** The player whose conduct or score it is about. */
  readonly player: Color | null
  readonly at: number
  readonly rule: RuleId
  readonly article: string | null
  readonly facts: Facts
  readonly options: readonly Option[]
  /** Play waits for the answer. */
  readonly holds: boolean
  /** What holds as long as the arbiter says nothing; null if nothing does. */
  readonly standing: Verdict | null
  /** Without an arbiter: the answer of each player, as a text that is the same for the same answer. */
  readonly proposed: Readonly<Partial<Record<Color, string>>> | null
}

/** Does play wait for an answer? */
export const holdsPlay = ({ questions }: { readonly questions: readonly Question[] }): boolean =>
  questions.length > 0 && questions.some(({ holds }) => holds)
