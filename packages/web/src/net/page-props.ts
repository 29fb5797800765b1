import type { BoardStore } from './board-store.js'
import type { Connection } from './connection.js'

/** The properties of every page of a board. The board's view is loaded before the page. */
export interface SeatProps {
  readonly connection: Connection
  readonly store: BoardStore
  readonly secret: string | null
}

/** The properties of every page of an event. */
export interface EventProps {
  readonly connection: Connection
  readonly event: string
  readonly secret: string | null
}
