import type { BoardLine } from '@jadoube/protocol'
import { audienceOf } from '@jadoube/protocol'
import type { Board } from '../board/board.js'
import {
  type OpenedBoards,
  ofRound,
  openBoards,
  roundsOf,
  sortedBoards,
} from '../event/boards-of-event.js'
import type { Service } from '../service.js'
import type { BoardId, CompetitionId } from '../store/index.js'
import { seeLine } from '../view/board-line.js'

interface DeskWatcher {
  line(line: BoardLine): void
  locked(board: BoardId): void
}

interface OpenedDesk extends OpenedBoards {
  readonly rounds: readonly string[]
  readonly round: string | null
}

/** Watches all boards of an event and sends a line whenever one changes. */
export class Desk {
  readonly #service: Service
  readonly #event: CompetitionId
  readonly #role: 'arbiter' | 'organiser'
  readonly #watcher: DeskWatcher
  /** The round that is watched; null for all rounds. */
  #round: string | null = null
  readonly #unsubscribers: (() => void)[]
  readonly #ids = new Set<BoardId>()
  readonly #held = new Map<Board, () => void>()
  #isClosed = false

  constructor(
    service: Service,
    event: CompetitionId,
    role: 'arbiter' | 'organiser',
    watcher: DeskWatcher,
  ) {
    this.#service = service
    this.#event = event
    this.#role = role
    this.#watcher = watcher
    this.#unsubscribers = [
      service.boards.onChange(board => {
        const { event: of, round } = board.settings
        if (of !== event || (this.#round !== null && round !== this.#round)) return
        this.#show(board)
      }),
      service.boards.onLock(board => {
        if (this.#ids.has(board)) watcher.locked(board)
      }),
    ]
  }

  /** Opens the boards and keeps them open, so that writes of other processes are noticed. */
  async open(asked: { readonly round?: string; readonly latest?: true }): Promise<OpenedDesk> {
    const listed = await sortedBoards(this.#service, this.#event)
    const rounds = roundsOf(listed)
    this.#round = asked.round ?? (asked.latest ? (rounds.at(-1) ?? null) : null)
    const opened = await openBoards(this.#service, ofRound(listed, this.#round ?? undefined))
    for (const board of opened.boards) this.#hold(board)
    for (const id of opened.locked) this.#ids.add(id)
    return { ...opened, rounds, round: this.#round }
  }

  #hold(board: Board): void {
    // A client that disconnected while the boards were being opened keeps none of them open.
    if (this.#isClosed || this.#held.has(board)) return
    this.#ids.add(board.id)
    this.#held.set(board, board.hold())
  }

  close(): void {
    this.#isClosed = true
    for (const stop of this.#unsubscribers) stop()
    for (const release of this.#held.values()) release()
    this.#held.clear()
  }

  #show(board: Board): void {
    this.#hold(board)
    this.#watcher.line(seeLine(board.live.source, audienceOf(this.#role), board.live.at))
  }
}
