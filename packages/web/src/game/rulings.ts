import type { GameEvent, GameState, Refusal } from '@jadoube/laws'
import { narration } from '../account/narration.js'
import type { Outcome } from '../account/outcome.js'
import { resultText } from '../account/result-text.js'
import { inLetters, words } from '../i18n/language.js'

/** A ruling for display: a sentence, its article and the rule it links to. */
export interface Ruling {
  readonly text: string
  readonly rule: string | null
  readonly article: string | null
  readonly isRefusal: boolean
  /** The heaviest of several rulings is shown first. */
  readonly weight: number
}

/**
 * Events that people at the table are told. An illegal move or an unpressed clock is not among
 * them: players must notice that themselves, unless the device may intervene, and then a ruling
 * follows.
 */
const shownEvents: ReadonlySet<GameEvent['type']> = new Set([
  'claim-upheld',
  'claim-rejected',
  'claim-postponed',
  'illegal-move-ruled',
  'illegal-move-stands',
  'position-reinstated',
  'pawn-promoted',
  'draw-offered',
  'offer-lapsed',
  'arbiter-summoned',
  'intended-move-binds',
  'pieces-adjusted',
  'breach',
  'flag-fallen',
  'time-added',
  'time-removed',
  'clock-set',
  'clocks-paused',
  'clocks-restarted',
  'penalty-imposed',
  'question',
  'question-answered',
  'observed',
  'device-noticed',
  'game-concluded',
  'result-lifted',
])

/**
 * Also tells that a piece was touched out of turn, which the opponent could not see on another
 * device, and that a take-back was rejected, which the board does not show.
 */
const isShown = (event: GameEvent): boolean =>
  shownEvents.has(event.type) ||
  (event.type === 'piece-touched' && !event.binds) ||
  (event.type === 'take-back-rejected' && event.how === 'rejected')

/** What must be played is visible on the board. It is said only if a ruling demands it. */
const isDemanded = (event: GameEvent, events: Outcome['events']): boolean =>
  event.type === 'obligation' &&
  events.some(({ type }) => type === 'illegal-move-ruled' || type === 'claim-rejected') &&
  !events.some(({ type }) => type === 'game-concluded')

/** Whether the outcome contains something that people are told. */
export const hasSomethingToShow = ({ events }: Outcome): boolean =>
  events.some(event => event.type === 'refused' || isShown(event))

const weights: Readonly<Partial<Record<GameEvent['type'], number>>> = {
  'game-concluded': 5,
  'claim-upheld': 4,
  'claim-rejected': 4,
  'claim-postponed': 4,
  'illegal-move-ruled': 3,
  'penalty-imposed': 3,
  question: 3,
  'clocks-paused': 1,
  'clocks-restarted': 1,
}

const heaviest = (rulings: readonly Ruling[]): Ruling | undefined =>
  rulings.reduce<Ruling | undefined>(
    (best, each) => (best === undefined || each.weight > best.weight ? each : best),
    undefined,
  )

/** The main ruling of an outcome, in one line with its consequences. */
export function rulingShown(outcome: Outcome, rulings: readonly Ruling[]): Ruling | undefined {
  const first = heaviest(rulings)
  if (first === undefined || first.isRefusal || narration.value === null) return first
  return { ...first, text: narration.value.headlineOf(first.text, outcome, narration.value) }
}

/** Whether the outcome is more than an offer or a stopped clock. */
export const hasRuling = (outcome: Outcome): boolean =>
  rulingsOf(outcome).some(({ weight }) => weight > 2)

/** Returns the rulings of an outcome, as sentences. */
export function rulingsOf({ before, events, follow }: Outcome): readonly Ruling[] {
  const rulings: Ruling[] = []
  let state = before
  for (const event of events) {
    if (event.type === 'refused') {
      const ruling = refusalOf(event)
      if (ruling !== null) rulings.push(ruling)
      continue
    }
    const text = isShown(event) || isDemanded(event, events) ? sentence(event, state) : ''
    if (text !== '') {
      const { rule = null, article = null } = event
      const weight = weights[event.type] ?? 2
      rulings.push({ text, rule, article, isRefusal: false, weight })
    }
    if (follow !== undefined) state = follow(state, event)
  }
  return rulings
}

type Refused = Pick<Refusal, 'details'> & { readonly code: string }

export function refusalOf({ code, details }: Refused): Ruling | null {
  const { table, seat } = words()
  // A press while one's own clock is stopped has no effect and is not reported.
  if (code === 'own-clock-not-running') return null
  const general = table.refusals[code] ?? seat.refusals[code] ?? table.refused
  const detail = details && narration.value?.refusalDetail(details, narration.value.wording)
  const text = detail === undefined ? general : `${general.replace(/\.$/, '')}: ${detail}.`
  return { text, rule: null, article: null, isRefusal: true, weight: 3 }
}

/** The account's sentence without the article, which is shown beside it as a link. */
function sentence(event: GameEvent, before: GameState): string {
  const { table } = words()
  if (event.type === 'game-concluded') {
    return `${resultText(event.result)}: ${table.reasons[event.reason]}.`
  }
  if (narration.value === null) return ''
  const { text } = narration.value.makeSentence(event, before, narration.value)
  return inLetters(text) + ('facts' in event ? factsOf(event.facts) : '')
}

function factsOf(facts: unknown): string {
  const { table } = words()
  if (typeof facts !== 'object' || facts === null) return ''
  const { times, plies } = facts as Readonly<Record<string, unknown>>
  if (typeof times === 'number') return ` ${table.times(times)}`
  return typeof plies === 'number' ? ` ${table.quietMoves(plies)}` : ''
}
