import { hash } from 'node:crypto'
import { makeSnapshot, parseSnapshot } from '@jadoube/laws'
import type { Game, GameStart } from '../game/game.js'
import type { BoardId, Snapshot } from '../store/index.js'

/**
 * A game as of one entry, so that a long game opens quickly. It is never authoritative: if anything
 * about it is wrong, the log is read from the beginning.
 */
interface StoredGame extends Omit<Game, 'state' | 'looks'> {
  /** The hash of its last entry: it belongs to this log and no other. */
  readonly entry: string
  /**
   * The fields of a state in the program that wrote it. A program with other fields cannot continue
   * from it.
   */
  readonly shape: string
  readonly state: unknown
  readonly looks: unknown
}

/** What is stored beside the state. Add the name here when something is added. */
const OTHER_FIELDS = ['interruption', 'calls', 'offers', 'offersShown', 'acts', 'newGame', 'looks']

const digest = (text: string) => hash('sha256', text, 'hex')

export function makeGameSnapshot(
  board: BoardId,
  gameStart: GameStart,
  game: Game,
  entry: string,
): Snapshot {
  const stored: StoredGame = {
    ...game,
    entry,
    shape: shapeOf(gameStart),
    state: makeSnapshot(game.state),
    looks: game.looks && makeSnapshot(game.looks.state),
  }
  const text = JSON.stringify(stored)
  return { board, seq: game.seq, body: `${digest(text)}\n${text}` }
}

/** The game of a snapshot with the hash of its entry, or undefined if it cannot be used. */
export function parseGameSnapshot(
  { seq, body }: Snapshot,
  gameStart: GameStart,
): { readonly game: Game; readonly entry: string } | undefined {
  const end = body.indexOf('\n')
  const text = body.slice(end + 1)
  if (digest(text) !== body.slice(0, end)) return undefined
  const { entry, shape, state, looks, ...rest } = JSON.parse(text) as StoredGame
  if (rest.seq !== seq || shape !== shapeOf(gameStart)) return undefined
  const read = parseSnapshot(state)
  const readLooks = looks === null ? null : parseSnapshot(looks)
  if (!read.ok || readLooks?.ok === false) return undefined
  const restoredLooks = readLooks && {
    state: readLooks.value,
    turnTaken: null,
    made: null,
    turn: null,
  }
  return { game: { ...rest, state: read.value, looks: restoredLooks }, entry }
}

/** The names of all fields in the initial state of this board. */
function shapeOf({ state }: GameStart): string {
  const names = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([name, inner]) => [name, names(inner)])
      : typeof value
  return digest(JSON.stringify([names({ ...makeSnapshot(state) }), OTHER_FIELDS]))
}
