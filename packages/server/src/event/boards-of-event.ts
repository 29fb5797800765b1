import type { Board } from '../board/board.js'
import { BoardLocked } from '../board/boards.js'
import { damaged } from '../board/open-game.js'
import { type BoardSettings, parseBoardSettings } from '../game/board-settings.js'
import { inTurns, nextTurn } from '../in-turns.js'
import type { Service } from '../service.js'
import {
  type BoardId,
  type CompetitionId,
  deletedOf,
  type Store,
  type Stored,
} from '../store/index.js'

/** A board of an event, as far as known without opening it. */
export interface ListedBoard {
  readonly id: BoardId
  readonly settings: BoardSettings
}

/** The stored boards of an event, in the order of their ids. */
async function storedBoards(store: Store, event: CompetitionId): Promise<Stored<BoardId>[]> {
  const stored: Stored<BoardId>[] = []
  for (let after: BoardId | undefined; ; ) {
    const limit = 500
    const page = await store.boards.list({ competition: event, limit, ...(after && { after }) })
    stored.push(...page.filter(({ meta }) => !deletedOf(meta)))
    after = page.at(-1)?.id
    if (after === undefined || page.length < limit) return stored
    await nextTurn()
  }
}

export async function boardIdsOf(store: Store, event: CompetitionId): Promise<BoardId[]> {
  return (await storedBoards(store, event)).map(({ id }) => id)
}

/** The boards of an event by round and number, without opening any of them. */
export async function sortedBoards(
  { store, boards }: Pick<Service, 'store' | 'boards'>,
  event: CompetitionId,
): Promise<readonly ListedBoard[]> {
  const read = await inTurns(await storedBoards(store, event), stored => {
    const { id } = stored
    try {
      return { id, settings: parseBoardSettings(stored) }
    } catch {
      // A damaged board does not hide the others.
      boards.reportDamage(id, damaged('unreadable'))
      return null
    }
  })
  const listed = read.filter(each => each !== null)
  // A cancelled game is replaced by the new one.
  const replaced = new Set(listed.map(({ settings }) => settings.replaces))
  const shown = listed.filter(({ id }) => !replaced.has(id))
  const names = [...new Set(shown.map(({ settings }) => settings.round ?? ''))]
  const place = new Map(names.sort(order.compare).map((name, n) => [name, n]))
  const placeOf = ({ settings }: ListedBoard) => place.get(settings.round ?? '') ?? 0
  const numberOf = ({ settings }: ListedBoard) => settings.number ?? 0
  return shown.sort((a, b) => placeOf(a) - placeOf(b) || numberOf(a) - numberOf(b))
}

const order = new Intl.Collator('en', { numeric: true })

/** The names of the rounds of these boards, in order. */
export const roundsOf = (listed: readonly ListedBoard[]): string[] => [
  ...new Set(listed.flatMap(({ settings }) => settings.round ?? [])),
]

export interface OpenedBoards {
  readonly boards: Board[]
  readonly locked: BoardId[]
}

/**
 * Opens boards in this order, yielding to other work in between. Locked boards are reported by
 * name.
 */
export async function openBoards(
  { boards }: Pick<Service, 'boards'>,
  listed: readonly ListedBoard[],
): Promise<OpenedBoards> {
  const locked: BoardId[] = []
  const found = await inTurns(listed, async ({ id }) => {
    try {
      return await boards.get(id)
    } catch (error) {
      if (!(error instanceof BoardLocked)) throw error
      locked.push(id)
      return undefined
    }
  })
  return { boards: found.filter(board => board !== undefined), locked }
}

/** All boards of an event that can be shown, or those of one round, by round and number. */
export async function boardsOfEvent(
  service: Pick<Service, 'boards' | 'store'>,
  event: CompetitionId,
  round?: string,
): Promise<Board[]> {
  const listed = await sortedBoards(service, event)
  return (await openBoards(service, ofRound(listed, round))).boards
}

export const ofRound = (listed: readonly ListedBoard[], round?: string): readonly ListedBoard[] =>
  round === undefined ? listed : listed.filter(({ settings }) => settings.round === round)
