import {
  type Actor,
  evolve,
  type GameEvent,
  type GameState,
  type Laws,
  parseHeader,
} from '@jadoube/laws'
import { type NewGame, newGameAfter, offerMarks } from '@jadoube/laws/internals'
import { type Looks, lookOn } from '@jadoube/protocol'
import type { LogEntry } from '../store/index.js'
import { type LogLine, parseLogLine } from './log-line.js'

/**
 * A game under the Laws with what the server stores about it. An immutable value that shares
 * structure with the next one.
 */
export interface Game {
  readonly state: GameState
  /** The number of log entries it is derived from. */
  readonly seq: number
  /** When the last of them was written, by the server's clock. */
  readonly writtenAt: number
  /** Set while play is interrupted by an outage of the server. */
  readonly interruption: Interruption | null
  /** Players who have called the arbiter and not acted since. */
  readonly calls: readonly ('white' | 'black')[]
  /** The half-moves with which a draw was offered. */
  readonly offers: readonly number[]
  /** The same as it looks to people who may not know what is open. */
  readonly offersShown: readonly number[]
  /** How many acts each person at the board has done; acts of the server do not count. */
  readonly acts: Readonly<Partial<Record<Actor, number>>>
  /** How it looks to people who may not know what is open; null if it looks as it is. */
  readonly looks: Looks | null
  /** Whether the news of the last entry includes the state of the game. */
  readonly tellsState: boolean
  /** Set if the game was cancelled and a new one replaces it. */
  readonly newGame: NewGame | null
}

/** The claim under which the arbiter answers an interruption. */
export const INTERRUPTION = 'interruption'

export interface Interruption {
  /** The last moment before the outage and the moment after it: milliseconds since 1970. */
  readonly from: number
  readonly until: number
  /** When it was written to the log. */
  readonly noticedAt: number
}

export interface GameStart {
  readonly header: Readonly<Record<string, unknown>>
  readonly laws: Laws
  readonly state: GameState
}

/** Boards with the same rules share one object. */
const sharedLaws = new Map<string, Laws>()
const MAX_SHARED_LAWS = 1000

/** Reads the header from the log. A header that cannot be read is a fault of the log. */
export function readGameStart(body: string): GameStart {
  const header = JSON.parse(body) as Record<string, unknown>
  const table = parseHeader(header)
  if (!table.ok) throw new Error(`the log does not begin with a header: ${table.error.code}`)
  const { white: _, black: __, start: ___, ...rules } = header
  const key = JSON.stringify(rules)
  const laws = sharedLaws.get(key) ?? table.value.laws
  if (sharedLaws.size >= MAX_SHARED_LAWS) sharedLaws.clear()
  sharedLaws.set(key, laws)
  return { header, laws, state: table.value.state }
}

/** Shared by all boards without calls. */
const NO_CALLS: Game['calls'] = []
const NO_OFFERS: Game['offers'] = []
const NO_ACTS: Game['acts'] = {}

export const gameBefore = (start: GameState, header: LogEntry): Game => ({
  state: start,
  seq: header.seq,
  writtenAt: header.at,
  interruption: null,
  calls: NO_CALLS,
  offers: NO_OFFERS,
  offersShown: NO_OFFERS,
  acts: NO_ACTS,
  looks: null,
  tellsState: false,
  newGame: null,
})

/** The game with one more entry; pass `state` if it is already known, as after deciding. */
export function withEntry(game: Game, entry: LogEntry, line: LogLine, state?: GameState): Game {
  const next = state ?? line.events.reduce(evolve, game.state)
  const { interruption, cause } = line.circumstances
  const ongoing = next.status === 'paused' ? game.interruption : null
  const offers = offerMarks(game.offers, game.state, line.events)
  const looked = lookOn(game.looks, game.state, line.events, next)
  return {
    state: next,
    seq: entry.seq,
    writtenAt: entry.at,
    interruption: interruption ? { ...interruption, noticedAt: entry.at } : ongoing,
    calls: line.by === 'arbiter' && !cause ? NO_CALLS : withCalls(game.calls, line.events),
    offers,
    offersShown:
      game.looks === null || looked.looks === null
        ? offers
        : offerMarks(game.offersShown, game.looks.state, line.events),
    acts: cause ? game.acts : { ...game.acts, [line.by]: (game.acts[line.by] ?? 0) + 1 },
    ...looked,
    newGame: game.newGame ?? newGameAfter(game.state, line.events),
  }
}

function withCalls(calls: Game['calls'], events: readonly GameEvent[]): Game['calls'] {
  let next = calls
  for (const event of events)
    if (event.type === 'arbiter-summoned' && !next.includes(event.by)) next = [...next, event.by]
  return next
}

export function followEntry(game: Game, entry: LogEntry): { game: Game; line: LogLine } {
  const line = parseLogLine(entry.body)
  return { game: withEntry(game, entry, line), line }
}

export const isRunning = ({ state }: Game): boolean =>
  state.status === 'in-play' && state.clock?.state === 'running'

export const bothPresent = ({ state }: Game): boolean =>
  state.white.presence === 'present' && state.black.presence === 'present'
