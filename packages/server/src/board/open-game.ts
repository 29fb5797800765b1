import type { BoardId, LogEntry, Store } from '../store/index.js'
import { followEntry, type Game, gameBefore, readSetting, type Setting } from './game.js'
import type { Line } from './line.js'
import { parseKept } from './snapshot.js'

/** One entry of the log, and how the game stands after it. */
export interface Step {
  readonly line: Line
  readonly after: Game
}

export interface Place {
  readonly game: Game
  /** The hash of the last entry that it comes from. */
  readonly hash: string
  /** The entry of the snapshot that it was opened from, or the first. */
  readonly from: number
}

const PAGE = 1000

/** The game of a board as far as its log goes; undefined where there is none. */
export async function openGame(
  store: Store,
  board: BoardId,
): Promise<(Place & { readonly setting: Setting }) | undefined> {
  const [header] = await store.log.read(board, 0, 1)
  if (header === undefined) return undefined
  const setting = readSetting(header.body)
  let place = await startOf(store, board, setting, header)
  for await (const { after, hash } of stepsAfter(store, board, place.game))
    place = { ...place, game: after, hash }
  return { ...place, setting }
}

/** What happened after entry `since` up to entry `upTo`. */
export async function stepsSince(
  store: Store,
  board: BoardId,
  setting: Setting,
  since: number,
  upTo: number,
): Promise<readonly Step[]> {
  if (since >= upTo) return []
  const [header] = await store.log.read(board, 0, 1)
  if (header === undefined) return []
  const { game } = await startOf(store, board, setting, header, since)
  const steps: Step[] = []
  for await (const step of stepsAfter(store, board, game)) {
    if (step.after.seq > upTo) break
    if (step.after.seq > since) steps.push({ line: step.line, after: step.after })
  }
  return steps
}

/** The latest place before `upTo` from which the log can be followed: a snapshot, or the beginning. */
async function startOf(
  store: Store,
  board: BoardId,
  setting: Setting,
  header: LogEntry,
  upTo = Number.POSITIVE_INFINITY,
): Promise<Place> {
  const snapshot = await store.snapshots.latest(board)
  if (snapshot !== undefined && snapshot.seq <= upTo) {
    const kept = parseKept(snapshot, setting)
    const [entry] = kept ? await store.log.read(board, snapshot.seq - 1, 1) : []
    if (kept && entry?.seq === snapshot.seq && entry.hash === kept.entry)
      return { game: kept.game, hash: entry.hash, from: snapshot.seq }
  }
  return { game: gameBefore(setting.start, header), hash: header.hash, from: header.seq }
}

async function* stepsAfter(
  store: Store,
  board: BoardId,
  from: Game,
): AsyncGenerator<Step & { readonly hash: string }> {
  let game = from
  for (;;) {
    const entries = await store.log.read(board, game.seq, PAGE)
    for (const entry of entries) {
      const { game: after, line } = followEntry(game, entry)
      game = after
      yield { line, after, hash: entry.hash }
    }
    if (entries.length < PAGE) return
  }
}
