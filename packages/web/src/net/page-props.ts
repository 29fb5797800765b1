import type { BoardStore } from './board-store.js'
import type { Connection } from './connection.js'

/** What every page of a board is given. The board's view is there before the page is. */
export interface SeatProps {
  readonly connection: Connection
  readonly store: BoardStore
  readonly secret: string | null
}

/** What every page of an event is given. */
export interface EventProps {
  readonly connection: Connection
  readonly event: string
  readonly secret: string | null
}
