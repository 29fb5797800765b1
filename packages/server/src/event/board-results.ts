import type { EventActor } from '@jadoube/protocol'
import type { GameResult } from '@jadoube/tournament'
import type { Board } from '../board/board.js'
import { BoardLocked, type Boards } from '../board/boards.js'
import type { BoardId, CompetitionId } from '../store/index.js'
import type { EventBook } from './event-book.js'
import type { EventBooks } from './event-books.js'
import type { LoggedAct } from './log/line.js'

/** Milliseconds after which a result that could not be copied is tried again. */
const RETRY_AFTER = 1000

/**
 * Copies the results of boards into the log of their event, each once: the log stores what a board
 * reported last. If a process dies in between, the next one that opens the event continues.
 */
export class BoardResults {
  readonly #boards: Boards
  readonly #books: () => EventBooks
  readonly #failed: (error: unknown) => void
  /** What each open board reported last. */
  readonly #reported = new Map<BoardId, string>()
  readonly #timers = new Set<NodeJS.Timeout>()
  readonly #unsubscribe: () => void
  #isClosed = false

  constructor(boards: Boards, books: () => EventBooks, failed: (error: unknown) => void) {
    this.#boards = boards
    this.#books = books
    this.#failed = failed
    this.#unsubscribe = boards.onChange(board => this.#changed(board))
  }

  /** Checks the games of the event without a result, before anybody sees the event. */
  async sweep(book: EventBook): Promise<void> {
    const { rounds, tournament } = book.state
    if (tournament.concluded) return
    for (const [index, { games }] of rounds.entries()) {
      for (const [place, { game, source }] of games.entries()) {
        const known = tournament.rounds[index]?.games[place]?.result
        const isOpen = known == null || known.result === '*'
        // A result that was lifted just before a crash may have been missed too.
        const mayHaveChanged = source === 'board' && index === rounds.length - 1
        if (game === null || !(isOpen || mayHaveChanged)) continue
        const board = await this.#boards.get(game).catch(error => {
          if (error instanceof BoardLocked) return undefined
          throw error
        })
        if (board !== undefined) await this.#copyResult(book, board)
      }
    }
  }

  close(): void {
    this.#isClosed = true
    this.#unsubscribe()
    for (const timer of this.#timers) clearTimeout(timer)
  }

  #changed(board: Board): void {
    const { event, entries } = board.settings
    if (event === null || entries === undefined) return
    const reported = resultOf(board)
    if (this.#reported.get(board.id) === reported) return
    this.#reported.set(board.id, reported)
    void this.#report(event, board)
  }

  async #report(event: CompetitionId, board: Board): Promise<void> {
    try {
      await this.#copyResult(await this.#books().get(event), board)
    } catch (error) {
      if (this.#isClosed) return
      this.#failed(error)
      const timer = setTimeout(() => {
        this.#timers.delete(timer)
        void this.#report(event, board)
      }, RETRY_AFTER)
      this.#timers.add(timer)
    }
  }

  /** Does nothing if the log already has the result. */
  async #copyResult(book: EventBook, board: Board): Promise<void> {
    const { settings, game: play } = board
    const { round, number, entries } = settings
    if (round === null || number === null || entries === undefined) return
    const by: EventActor = { role: 'board', game: board.id }
    await book.plan({ by }, async state => {
      const unchanged = { kind: 'changed-meanwhile', seq: state.seq } as const
      const place = state.rounds[Number(round) - 1]?.games[number - 1]
      const paired = state.tournament.rounds[Number(round) - 1]?.games[number - 1]
      if (place === undefined || paired === undefined) return unchanged
      const acts: LoggedAct[] = []
      const at = { round: Number(round), board: number }
      if (place.game !== board.id) {
        // Either a new game replaces a cancelled one, or this is an old board whose reports no
        // longer count.
        if (settings.replaces === undefined || place.game !== settings.replaces) return unchanged
        const reason = 'a new game is played in place of the one that was cancelled'
        acts.push({ act: 'replace-game', ...at, kind: place.kind, game: board.id, reason })
      }
      const reported = resultOf(board)
      const result = entries.white === paired.white ? reported : withColoursExchanged[reported]
      // Less than one move by each player: played, but not rated.
      const short = play.state.ply < 2 && canBeShort.has(result)
      const known = acts.length > 0 ? '*' : (place.ofBoard ?? '*')
      if (known !== result) acts.push({ act: 'board-result', ...at, game: board.id, result, short })
      if (acts.length === 0) return unchanged
      return { acts, sameCommit: { boards: [], seats: [] } }
    })
  }
}

function resultOf({ game }: Board): GameResult {
  const { status, result } = game.state
  return status === 'concluded' ? (result?.text ?? '*') : '*'
}

const canBeShort: ReadonlySet<GameResult> = new Set(['1-0', '0-1', '1/2-1/2'])

/** The result with colours exchanged. */
export const withColoursExchanged: Readonly<Record<GameResult, GameResult>> = {
  '1-0': '0-1',
  '0-1': '1-0',
  '1/2-1/2': '1/2-1/2',
  '1/2-0': '0-1/2',
  '0-1/2': '1/2-0',
  '0-0': '0-0',
  '+/-': '-/+',
  '-/+': '+/-',
  '-/-': '-/-',
  '*': '*',
}
