import { makeTimeControl } from '@jadoube/clock'
import type { Table } from '@jadoube/laws'
import {
  followKept,
  gameId,
  isRuled,
  type KeptGame,
  type KeptRecord,
  readKeptGame,
} from '../game/kept-game.js'
import { forget, readKept } from '../kept.js'
import { digestOf, type GameHead } from './saved-game.js'
import { keepGames } from './store.js'

/** When it was set up; one that is gone on with counts from another moment. */
const beganAt = (game: Pick<KeptRecord, 'id' | 'origin'>): number =>
  Number.parseInt(gameId(game).slice(1), 36) || game.origin

const isWorthKeeping = ({ state }: KeptRecord): boolean =>
  state.history !== null || state.status === 'concluded' || state.board !== null

/** The time control as a record writes it, where both players have the same. */
const controlOf = ({ header, state }: Table): string | null => {
  if (typeof header.timeControl === 'string') return header.timeControl
  return state.clock === null ? null : makeTimeControl(state.clock.setup.white)
}

function headOfTable(game: KeptRecord, digest: string): GameHead {
  const { table, state } = game
  const { header } = table
  return {
    id: gameId(game),
    kind: 'device',
    when: beganAt(game),
    white: header.white.name ?? '',
    black: header.black.name ?? '',
    result: state.result?.text ?? '*',
    reason: state.result?.reason ?? null,
    moves: Math.ceil(state.ply / 2),
    laws: header.laws,
    timeControl: controlOf(table),
    event: '',
    digest,
    seat: state.status === 'concluded' ? null : '/table',
  }
}

/** Keeps a game of the table as it stands, unless nothing was played in it. */
export async function keepTableGame(current: KeptRecord): Promise<void> {
  if (!isWorthKeeping(current)) return
  const text = `${current.lines.join('\n')}\n`
  try {
    const head = headOfTable(current, await digestOf(text))
    await keepGames([{ head, text: { format: 'record', text } }])
  } catch {
    // A browser that keeps nothing keeps no games either; the one on the table goes on.
  }
}

/** The game that lies on the table, and those that lay there before, are among those that are listed. */
export async function keepGamesOfTable(): Promise<void> {
  const kept = readKept('table', readKeptGame)
  const current = kept !== undefined && isRuled(kept) ? followKept(kept) : undefined
  if (current !== undefined) await keepTableGame(current)
  else if (kept !== undefined) await keepUnruled(kept)
  const earlier = readKept('earlier', value =>
    Array.isArray(value) ? value.flatMap(each => readKeptGame(each) ?? []) : undefined,
  )
  for (const each of earlier ?? []) await keepUnruled(each)
  forget('earlier')
}

/** A game of which only the acts were put away is ruled on first. */
async function keepUnruled({ id, origin, lines }: KeptGame): Promise<void> {
  const { readGames } = await import('./import-games.js')
  const { games } = await readGames(`${lines.join('\n')}\n`, origin)
  const own = gameId({ origin, ...(id !== undefined && { id }) })
  await keepGames(
    games
      .filter(({ head }) => head.moves > 0 || head.result !== '*')
      .map(({ head, text }) => ({
        head: { ...head, id: own, kind: 'device', seat: head.result === '*' ? '/table' : null },
        text,
      })),
  )
}
