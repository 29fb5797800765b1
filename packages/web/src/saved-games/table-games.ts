import { makeTimeControl } from '@jadoube/clock'
import type { Table } from '@jadoube/laws'
import {
  gameId,
  hasAllEvents,
  type LocalRecord,
  readStoredGame,
  restoreGame,
  type StoredGame,
} from '../game/stored-game.js'
import { readStored } from '../local-storage.js'
import { tableGameKey } from '../storage-keys.js'
import { gameText, storeGames } from './game-database.js'
import { dropPutAway, putAwayGames } from './put-away.js'
import { digestOf, type GameHead } from './saved-game.js'

/** When the game was set up. A continued game counts from a later time. */
const beganAt = (game: Pick<StoredGame, 'id' | 'origin'>): number =>
  Number.parseInt(gameId(game).slice(1), 36) || game.origin

const isWorthStoring = ({ state }: LocalRecord): boolean =>
  state.history !== null || state.status === 'concluded' || state.board !== null

/** The time control as in a record, if both players have the same. */
const controlOf = ({ header, state }: Table): string | null => {
  if (typeof header.timeControl === 'string') return header.timeControl
  return state.clock === null ? null : makeTimeControl(state.clock.setup.white)
}

function headOfTable(game: LocalRecord, digest: string): GameHead {
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

const textOf = ({ lines }: Pick<StoredGame, 'lines'>): string => `${lines.join('\n')}\n`

/** Stores a game of the table, unless nothing was played. */
export async function storeTableGame(current: LocalRecord): Promise<void> {
  if (!isWorthStoring(current)) return
  const text = textOf(current)
  try {
    const head = headOfTable(current, await digestOf(text))
    await storeGames([{ head, text: { format: 'record', text } }])
  } catch {
    // A browser without storage keeps no games. The one on the table continues.
  }
}

/** Adds the current game of the table and earlier ones to the list. */
export async function storeGamesOfTable(): Promise<void> {
  const stored = readStored(tableGameKey, readStoredGame)
  const current = stored !== undefined && hasAllEvents(stored) ? restoreGame(stored) : undefined
  if (current !== undefined) await storeTableGame(current)
  else if (stored !== undefined) await ruleAndStore(stored)
  await listPutAway()
}

/** Lists the games that were put away when another replaced them on the table. */
export async function listPutAway(): Promise<void> {
  const games = putAwayGames()
  for (const game of games) {
    const listed = await gameText(gameId(game))
    // The game may already be listed and have been continued since.
    if ((listed?.text.length ?? 0) < textOf(game).length) await ruleAndStore(game)
  }
  if (games.length > 0) dropPutAway(games)
}

/** Rules on a game of which only the acts were put away, and stores it. */
async function ruleAndStore(game: StoredGame): Promise<void> {
  const { readGames } = await import('./import-games.js')
  const id = gameId(game)
  const when = beganAt({ id, origin: game.origin })
  const { games } = await readGames(textOf(game), when)
  await storeGames(
    games
      .filter(({ head }) => head.moves > 0 || head.result !== '*')
      .map(({ head, text }) => ({
        head: { ...head, id, kind: 'device', seat: head.result === '*' ? '/table' : null },
        text,
      })),
  )
}
