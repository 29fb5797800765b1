import type { GameEvent, GameState } from '@jadoube/laws'
import { joinRuling, makeSentence, type Telling } from '@jadoube/laws/account'
import { inLetters } from '../i18n/language.js'
import type { Outcome } from './outcome.js'

/** Events by which somebody gets something, loses something or has to do something. */
const consequences: ReadonlySet<GameEvent['type']> = new Set([
  'intended-move-binds',
  'obligation',
  'pawn-promoted',
  'penalty-imposed',
  'time-added',
  'time-removed',
])

const isInHeadline = ({ type }: GameEvent): boolean =>
  type === 'claim-upheld' || type === 'illegal-move-ruled' || consequences.has(type)

/**
 * Joins a verdict and its consequences into one line, so that a player understands it without
 * asking why.
 */
export function headlineOf(verdict: string, outcome: Outcome, telling: Telling): string {
  const parts = partsOf(outcome).map(({ event, state }) => ({
    sentence: { ...makeSentence(event, state, telling), event },
    state,
  }))
  const joined = joinRuling(parts, telling)
  const ruled = joined.find(({ event }) => event.type === 'illegal-move-ruled')
  const following = joined.filter(({ event }) => consequences.has(event.type))
  const sentences = following.map(({ text }) => inLetters(text)).filter(text => text !== verdict)
  return [ruled === undefined ? verdict : inLetters(ruled.text), ...sentences].join(' ')
}

function partsOf({ before, events, follow }: Outcome) {
  const parts: { readonly event: GameEvent; readonly state: GameState }[] = []
  let state = before
  for (const event of events) {
    if (event.type === 'refused') continue
    if (isInHeadline(event)) parts.push({ event, state })
    if (follow !== undefined) state = follow(state, event)
  }
  return parts
}
