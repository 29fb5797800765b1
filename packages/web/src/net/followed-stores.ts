import type { FromServer } from '@jadoube/protocol'
import type { BoardStore } from './board-store.js'
import type { DeskStore } from './desk-store.js'

/** Messages about a board or an event. Other messages concern the connection itself. */
export type FollowedMessage = Exclude<
  FromServer,
  { readonly type: 'welcome' | 'pong' | 'error' | 'current' | 'bye' | 'event-news' }
>

/** The boards and events that a connection follows, each with its store. */
export class FollowedStores {
  readonly boards = new Map<string, BoardStore>()
  readonly desks = new Map<string, DeskStore>()

  deliver(message: FollowedMessage): void {
    switch (message.type) {
      case 'board':
        this.boards.get(message.board)?.receiveBoard(message)
        break
      case 'news':
        this.boards.get(message.board)?.receiveNews(message)
        break
      case 'ack':
        this.boards.get(message.board)?.receiveAck(message)
        break
      case 'refused':
        this.boards.get(message.board)?.receiveRefusal(message)
        break
      case 'seated':
        this.boards.get(message.board)?.receivePresence(message)
        break
      case 'between-players':
        this.boards.get(message.board)?.receiveBetweenPlayers(message)
        break
      case 'desk':
        this.desks.get(message.event)?.receiveBoards(message)
        break
      case 'desk-line':
        this.desks.get(message.event)?.receiveLine(message)
        break
      case 'desk-people':
        this.desks.get(message.event)?.receivePeople(message)
        break
      default:
        // A new message type does not compile until it is handled.
        message satisfies never
    }
  }

  /**
   * The server's data for the board are damaged. Its players and the officials of the event are
   * told.
   */
  markLocked(board: string): void {
    this.boards.get(board)?.markLocked()
    for (const desk of this.desks.values()) desk.markLocked(board)
  }

  /** Requests again what has not arrived yet. */
  openMissing(): void {
    for (const store of this.boards.values()) if (store.view.value === null) store.open()
    for (const desk of this.desks.values()) if (desk.lines.value === null) desk.open()
  }

  /** Sends unanswered acts again. */
  resend(): void {
    for (const store of this.boards.values()) store.resend()
  }
}
