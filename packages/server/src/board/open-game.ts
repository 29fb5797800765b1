import { followEntry, type Game, type GameStart, gameBefore, readGameStart } from '../game/game.js'
import type { LogLine } from '../game/log-line.js'
import {
  type BoardId,
  type Head,
  type LogEntry,
  linkFault,
  logPages,
  NOTHING_BEFORE,
  type Snapshot,
  type Store,
  StoreError,
} from '../store/index.js'
import { parseGameSnapshot } from './snapshot.js'

/** One entry of the log, and the game after it. */
export interface Step {
  readonly line: LogLine
  readonly after: Game
}

export interface OpenedGame {
  readonly gameStart: GameStart
  readonly game: Game
  /** The hash of the last entry that was read. */
  readonly hash: string
  /** The entry of the snapshot that was used, or the first entry. */
  readonly from: number
}

/**
 * The game of a board up to the end of its log; undefined if there is none. The hash chain of the
 * whole log is checked even if the game comes from a snapshot: a damaged log is shown to nobody.
 */
export async function openGame(store: Store, board: BoardId): Promise<OpenedGame | undefined> {
  // Read before the entries: other processes may be adding some.
  const written = await store.log.written(board)
  const snapshot = await store.snapshots.latest(board)
  const read = await readGame(store, board, snapshot)
  // The snapshot belongs to another log: this one is read from its beginning.
  const opened = read === 'wrong-snapshot' ? await readGame(store, board) : read
  if (opened === undefined || opened === 'wrong-snapshot') return undefined
  if (written > opened.game.seq) throw damaged('chain-cut-short')
  return opened
}

/** Reads all entries, and follows those after the snapshot. */
async function readGame(
  store: Store,
  board: BoardId,
  snapshot?: Snapshot,
): Promise<OpenedGame | 'wrong-snapshot' | undefined> {
  let stored: ReturnType<typeof parseGameSnapshot>
  let opened: OpenedGame | undefined
  for await (const entry of checkedEntries(store, board, NOTHING_BEFORE)) {
    const { seq, hash } = entry
    if (opened === undefined) {
      const gameStart = readGameStart(entry.body)
      stored = snapshot && parseGameSnapshot(snapshot, gameStart)
      opened = { gameStart, game: gameBefore(gameStart.state, entry), hash, from: seq }
    } else if (stored === undefined || seq > stored.game.seq) {
      opened = { ...opened, game: followEntry(opened.game, entry).game, hash }
    } else if (seq === stored.game.seq) {
      if (hash !== stored.entry) return 'wrong-snapshot'
      opened = { ...opened, game: stored.game, hash, from: seq }
    }
  }
  return opened
}

/** The steps from the header up to entry `upTo`. */
export async function stepsUpTo(
  store: Store,
  board: BoardId,
  gameStart: GameStart,
  upTo: number,
): Promise<readonly Step[]> {
  const steps: Step[] = []
  let game: Game | undefined
  for await (const entry of checkedEntries(store, board, NOTHING_BEFORE)) {
    if (entry.seq > upTo) break
    if (game === undefined) {
      game = gameBefore(gameStart.state, entry)
      continue
    }
    const { game: after, line } = followEntry(game, entry)
    game = after
    steps.push({ line, after })
  }
  return steps
}

/** The entries after `start`; each is checked against the one before it. */
async function* checkedEntries(
  store: Store,
  board: BoardId,
  start: Head,
): AsyncGenerator<LogEntry> {
  let head = start
  for await (const entries of logPages(store, board, start.seq)) {
    for (const entry of entries) {
      checkLink(head, entry)
      head = entry
      yield entry
    }
  }
}

/** Throws if this entry is not the one that was written after `head`. */
export function checkLink(head: Head, entry: LogEntry): void {
  const fault = linkFault(head, entry)
  if (fault) throw damaged(fault)
}

export const damaged = (
  why: 'chain-gap' | 'chain-broken' | 'chain-cut-short' | 'log-missing' | 'unreadable',
): StoreError => new StoreError('store-damaged', why)

/** Whether the board must be locked because of this error. */
export const isDamage = (error: unknown): error is StoreError =>
  error instanceof StoreError &&
  !error.transient &&
  error.code !== 'store-closed' &&
  error.code !== 'store-in-use'
