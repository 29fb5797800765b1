import type { BoardLine } from '@jadoube/protocol'
import type { Board } from '../board/board.js'
import { boardsOfEvent } from '../event/boards-of-event.js'
import type { Service } from '../service.js'
import type { CompetitionId } from '../store/index.js'
import { audienceOf } from '../view/audience.js'
import { seeLine } from '../view/board-line.js'

/** All boards of an event under one pair of eyes: a line whenever one changes. */
export class Desk {
  readonly #service: Service
  readonly #event: CompetitionId
  readonly #role: 'arbiter' | 'organiser'
  readonly #tell: (line: BoardLine) => void
  readonly #stop: () => void
  readonly #kept = new Map<Board, () => void>()

  constructor(
    service: Service,
    event: CompetitionId,
    role: 'arbiter' | 'organiser',
    tell: (line: BoardLine) => void,
  ) {
    this.#service = service
    this.#event = event
    this.#role = role
    this.#tell = tell
    this.#stop = service.boards.onChange(board => {
      if (board.house.event === event) this.#show(board)
    })
  }

  /** Keeps the boards open, so that what other processes write to them is heard of. */
  async gather(): Promise<void> {
    for (const board of await boardsOfEvent(this.#service, this.#event))
      if (!this.#kept.has(board)) this.#kept.set(board, board.keep())
  }

  close(): void {
    this.#stop()
    for (const letGo of this.#kept.values()) letGo()
    this.#kept.clear()
  }

  #show(board: Board): void {
    if (!this.#kept.has(board)) this.#kept.set(board, board.keep())
    this.#tell(seeLine(board.live.seen, audienceOf(this.#role), board.live.at))
  }
}
