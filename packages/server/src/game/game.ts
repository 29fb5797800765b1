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

/** A game under the Laws with what the server remembers of it. A value: the next one shares what stays. */
export interface Game {
  readonly state: GameState
  /** Entries of the log that it comes from. */
  readonly seq: number
  /** When the last of them was written, by the server's clock. */
  readonly writtenAt: number
  /** Play was interrupted by a fault of the server and has not gone on. */
  readonly interruption: Interruption | null
  /** Who has called the arbiter since they last did anything. */
  readonly calls: readonly ('white' | 'black')[]
  /** The half-moves with which a draw was offered. */
  readonly offers: readonly number[]
  /** How many acts each of those at the board has done; what the server did is nobody's. */
  readonly acts: Readonly<Partial<Record<Actor, number>>>
  /** How it looks to who may not know what is open; null where it looks as it is. */
  readonly looks: Looks | null
  /** The news of the last entry tells how the game stands. */
  readonly tellsState: boolean
  /** It was cancelled, and a new game is played in its place. */
  readonly newGame: NewGame | null
}

/** The claim under which the arbiter answers the question that an interruption raises. */
export const INTERRUPTION = 'interruption'

export interface Interruption {
  /** The last moment that the server knows of, and when it was back: milliseconds since 1970. */
  readonly from: number
  readonly until: number
  /** When it was put into the log. */
  readonly noticedAt: number
}

export interface GameStart {
  readonly header: Readonly<Record<string, unknown>>
  readonly laws: Laws
  readonly state: GameState
}

/** Boards with the same rules share them. */
const known = new Map<string, Laws>()
const MOST_KNOWN = 1000

/** The header as it stands in the log. One that does not read is a fault of the log. */
export function readGameStart(body: string): GameStart {
  const header = JSON.parse(body) as Record<string, unknown>
  const table = parseHeader(header)
  if (!table.ok) throw new Error(`the log begins with no header: ${table.error.code}`)
  const { white: _, black: __, start: ___, ...rules } = header
  const key = JSON.stringify(rules)
  const laws = known.get(key) ?? table.value.laws
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, laws)
  return { header, laws, state: table.value.state }
}

/** Shared by all boards at which nothing of it has happened. */
const nobody: Game['calls'] = []
const none: Game['offers'] = []
const nothing: Game['acts'] = {}

export const gameBefore = (start: GameState, header: LogEntry): Game => ({
  state: start,
  seq: header.seq,
  writtenAt: header.at,
  interruption: null,
  calls: nobody,
  offers: none,
  acts: nothing,
  looks: null,
  tellsState: false,
  newGame: null,
})

/** The game with one more entry; `state` where it is known already, as after deciding. */
export function withEntry(game: Game, entry: LogEntry, line: LogLine, state?: GameState): Game {
  const next = state ?? line.events.reduce(evolve, game.state)
  const { interruption, cause } = line.circumstances
  const stands = next.status === 'paused' ? game.interruption : null
  return {
    state: next,
    seq: entry.seq,
    writtenAt: entry.at,
    interruption: interruption ? { ...interruption, noticedAt: entry.at } : stands,
    calls: line.by === 'arbiter' && !cause ? nobody : withCalls(game.calls, line.events),
    offers: offerMarks(game.offers, game.state, line.events),
    acts: cause ? game.acts : { ...game.acts, [line.by]: (game.acts[line.by] ?? 0) + 1 },
    ...lookOn(game.looks, game.state, line.events, next),
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
