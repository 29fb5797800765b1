import type { BoardView } from '@jadoube/protocol'
import { readStored, writeStored } from '../local-storage.js'
import { linkSummariesKey } from '../storage-keys.js'
import type { TableSummary } from '../table/table-summary.js'
import { now } from '../time.js'

/**
 * A game by link in progress, for the start page. It is stored, so that the start page needs no
 * connection.
 */
export interface LinkSummary {
  readonly board: string
  /** The address of the seat. Its secret stays on this device. */
  readonly href: string
  readonly face: TableSummary
  /** Whether it is this player's move. */
  readonly isYours: boolean
}

const dayMs = 86_400_000

/** The maximum number of stored games. The start page shows the first few. */
const maxGames = 8

function readLinkSummaries(value: unknown): readonly LinkSummary[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.filter(
    (each): each is LinkSummary =>
      typeof each?.board === 'string' &&
      typeof each.href === 'string' &&
      Array.isArray(each.face?.names),
  )
}

/** The stored games, most recently played first. */
export const linkSummaries = (): readonly LinkSummary[] =>
  readStored(linkSummariesKey, readLinkSummaries) ?? []

export const removeLinkSummary = (board: string): void =>
  writeStored(
    linkSummariesKey,
    linkSummaries().filter(each => each.board !== board),
  )

/**
 * The state of a player's board, with times by this device's clock. Null if no game is in progress.
 */
function linkSummaryOf(
  view: BoardView,
  href: string,
  ahead: number,
): Omit<LinkSummary, 'board'> | null {
  const { clocks, status, scheduledStart, white, black, hasTheMove } = view
  if (status === 'concluded' || view.event !== null) return null
  // An invitation that nobody accepted.
  if (status === 'awaiting-start' && now() + ahead - scheduledStart > dayMs) return null
  const face: TableSummary = {
    names: [white.name ?? '', black.name ?? ''],
    moves: view.ply ?? 0,
    isOver: false,
    clocks:
      clocks === null
        ? null
        : {
            white: clocks.white,
            black: clocks.black,
            running: clocks.running,
            at: scheduledStart + clocks.at + clocks.free - ahead,
          },
  }
  return { href, face, isYours: status === 'in-play' && hasTheMove === view.as }
}

/**
 * Stores the state at the head of the list. `ahead`: how far the server's clock is ahead of this
 * device.
 */
export function storeLinkSummary(
  board: string,
  view: BoardView,
  href: string,
  ahead: number,
): void {
  const face = linkSummaryOf(view, href, ahead)
  if (face === null) {
    removeLinkSummary(board)
    return
  }
  const others = linkSummaries().filter(each => each.board !== board)
  writeStored(linkSummariesKey, [{ board, ...face }, ...others].slice(0, maxGames))
}
