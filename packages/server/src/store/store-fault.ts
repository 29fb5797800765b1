import type { BoardId, CompetitionId, SeatId } from './ids.js'

/** A fault in a store, and where it is. */
export interface StoreFault {
  /** The board, or the event whose log it is. */
  readonly board: BoardId | null
  /** The event, if the fault is in its log. */
  readonly event?: CompetitionId
  /** The first link at fault, by the id of its seat. */
  readonly seat?: SeatId
  readonly code:
    | 'chain-gap'
    | 'chain-broken'
    | 'chain-other-board'
    | 'chain-cut-short'
    | 'log-missing'
    | 'board-missing'
    | 'unreadable'
    | 'log-unowned'
    | 'event-missing'
    | 'seat-unowned'
    | 'seat-damaged'
    | 'file-damaged'
    | 'file-incomplete'
  /** The entry at which the fault shows. */
  readonly seq?: number
  readonly reason: string
}

/** The result of checking a whole store. */
export interface StoreCheck {
  readonly boards: number
  readonly entries: number
  readonly faults: readonly StoreFault[]
}

export const faultReasons = {
  'chain-gap': 'an entry is missing or out of order',
  'chain-broken': 'an entry was changed after it was written',
  'chain-other-board': 'an entry belongs to another board',
  'chain-cut-short': 'the last entries are missing',
  'log-missing': 'the board or event has no log at all',
  'board-missing': 'the log of the event names a board that does not exist',
  unreadable: 'the data stored with the log cannot be read',
  'log-unowned': 'there is a log, but the board or event that it belongs to is missing',
  'event-missing': 'the event that it belongs to does not exist',
  'seat-unowned': 'there is a link, but the board or event that it belongs to is missing',
  'seat-damaged': 'the hash of a link, or what is stored with it, is damaged',
  'file-incomplete':
    'the file was copied without its -wal while a server was writing to it: the newest acts are missing',
} as const
