import { evolve, type GameState, parseHeader, parseSnapshot, type Table } from '@jadoube/laws'
import { offerMarks } from '@jadoube/laws/internals'
import {
  type Audience,
  type BoardView,
  type News,
  type ServerMessage,
  seeState,
  showState,
} from '@jadoube/protocol'

/**
 * A game on the server as far as this seat may know it: the state of the Laws without what the seat
 * may not know. `view` is its display, with further data about the board.
 */
export interface KnownGame {
  readonly table: Table
  readonly audience: Audience
  readonly state: GameState
  readonly view: BoardView
}

const tables = new Map<string, Table | null>()

/** Reads the table from its header. Null if this version cannot read it. */
function tableOf(header: BoardView['header']): Table | null {
  const text = JSON.stringify(header)
  const cached = tables.get(text)
  if (cached !== undefined) return cached
  const read = parseHeader(header)
  const table = read.ok ? read.value : null
  tables.set(text, table)
  return table
}

/** Reads a board from the server. Null if this version is too old to read it. */
export function openGame({ view, state }: ServerMessage<'board'>): KnownGame | null {
  const table = tableOf(view.header)
  const read = parseSnapshot(state)
  if (table === null || !read.ok) return null
  return { table, audience: view.as ?? 'spectator', state: read.value, view }
}

/** The game after one log entry. Null if this version is too old to read it. */
export function afterNews(game: KnownGame, news: News): KnownGame | null {
  const { table, audience, view } = game
  const state = stateAfter(game, news)
  if (state === null) return null
  const at = news.now - view.delay - view.scheduledStart
  const { calls = view.calls, announced = view.announced, next = view.next } = news
  const shown = showState(state, table.laws, audience, at)
  const { moves: _, fen: __, ply: ___, adjournment: ____, ...board } = view
  const offers = offerMarks(view.offers ?? [], game.state, news.events)
  return {
    ...game,
    state,
    view: {
      ...board,
      ...shown,
      ...(shown.moves !== undefined && { offers: [...offers] }),
      pending: news.pending,
      white: { ...view.white, presence: state.white.presence },
      black: { ...view.black, presence: state.black.presence },
      ...(calls !== undefined && { calls }),
      ...(announced !== undefined && { announced }),
      ...(next !== undefined && { next }),
    },
  }
}

function stateAfter({ table, audience, state }: KnownGame, news: News): GameState | null {
  if (news.state === undefined) {
    return seeState(news.events.reduce(evolve, state), table.laws, audience)
  }
  const read = parseSnapshot(news.state)
  return read.ok ? read.value : null
}
