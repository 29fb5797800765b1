import { type Game, withEntry } from '../game/game.js'
import type { LogLine } from '../game/log-line.js'
import type { LogEntry } from '../store/index.js'
import type { Step } from './open-game.js'

/** Entries between two stored games: a step is derived again from the nearest one before it. */
const STORED_EVERY = 8

/**
 * The last steps of a board, for clients that were away for a moment. They come from memory,
 * because reading the log for each of them would hold up the game, and anybody may ask as often as
 * they like.
 */
export class RecentSteps {
  readonly #most: number
  /** The game at every eighth entry, oldest first. */
  #games: Game[]
  /** The lines after the oldest of these games. */
  #lines: { readonly line: LogLine; readonly writtenAt: number }[] = []

  constructor(game: Game, most: number) {
    this.#most = most
    this.#games = [game]
  }

  add(line: LogLine, after: Game): void {
    this.#lines.push({ line, writtenAt: after.writtenAt })
    const newest = this.#games.at(-1)
    if (newest === undefined || after.seq - newest.seq < STORED_EVERY) return
    this.#games.push(after)
    const [oldest, second] = this.#games
    if (oldest === undefined || second === undefined || after.seq - second.seq < this.#most) return
    this.#games.shift()
    this.#lines.splice(0, second.seq - oldest.seq)
  }

  /** The steps after entry `since`; undefined if that is too long ago. */
  since(since: number): readonly Step[] | undefined {
    const [oldest] = this.#games
    let game = this.#games.findLast(({ seq }) => seq <= since)
    if (oldest === undefined || game === undefined) return undefined
    const steps: Step[] = []
    for (const { line, writtenAt } of this.#lines.slice(game.seq - oldest.seq)) {
      game = withEntry(game, { seq: game.seq + 1, at: writtenAt } as LogEntry, line)
      if (game.seq > since) steps.push({ line, after: game })
    }
    return steps
  }
}
