import type { Board } from '../board/board.js'
import { BoardLocked } from '../board/boards.js'
import { parseBoardSettings } from '../game/board-settings.js'
import { inTurns } from '../in-turns.js'
import type { Service } from '../service.js'
import {
  type BoardId,
  type CompetitionId,
  deletedOf,
  type Kept,
  type Store,
} from '../store/index.js'

/** What is kept of the boards of an event, in the order of their ids. */
async function keptBoards(store: Store, event: CompetitionId): Promise<Kept<BoardId>[]> {
  const kept: Kept<BoardId>[] = []
  for (let after: BoardId | undefined; ; ) {
    const limit = 500
    const page = await store.boards.list({ competition: event, limit, ...(after && { after }) })
    kept.push(...page.filter(({ meta }) => !deletedOf(meta)))
    after = page.at(-1)?.id
    if (after === undefined || page.length < limit) return kept
    await new Promise(setImmediate)
  }
}

export async function boardIdsOf(store: Store, event: CompetitionId): Promise<BoardId[]> {
  return (await keptBoards(store, event)).map(({ id }) => id)
}

/** The boards of an event by round and number, as they are kept: none of them need be opened for that. */
export async function sortedBoards(
  { store }: Pick<Service, 'store'>,
  event: CompetitionId,
): Promise<readonly Kept<BoardId>[]> {
  const kept = await keptBoards(store, event)
  const read = await inTurns(kept, each => {
    const { round, number, replaces } = parseBoardSettings(each.meta)
    return { each, round: round ?? '', number: number ?? 0, replaces }
  })
  // In place of a game that was cancelled stands the new one.
  const replaced = new Set(read.map(({ replaces }) => replaces))
  const shown = read.filter(({ each }) => !replaced.has(each.id))
  shown.sort((a, b) => order.compare(a.round, b.round) || a.number - b.number)
  return shown.map(({ each }) => each)
}

/** The names of the rounds that have boards, in their order. */
export async function roundsOf(
  service: Pick<Service, 'store'>,
  event: CompetitionId,
): Promise<string[]> {
  const kept = await sortedBoards(service, event)
  const names = kept.map(({ meta }) => parseBoardSettings(meta).round)
  return [...new Set(names.filter(name => name !== null))]
}

const order = new Intl.Collator('en', { numeric: true })

export interface OpenedBoards {
  readonly boards: Board[]
  readonly locked: BoardId[]
}

/** Opens boards, in this order, with everybody else at their turn in between; those that are locked are named. */
export async function openBoards(
  { boards }: Pick<Service, 'boards'>,
  ids: readonly BoardId[],
): Promise<OpenedBoards> {
  const locked: BoardId[] = []
  const found = await inTurns(ids, async id => {
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

/** All boards of an event, or of one round of it, by round and number; and those that are locked. */
export async function openBoardsOfEvent(
  service: Pick<Service, 'boards' | 'store'>,
  event: CompetitionId,
  round?: string,
): Promise<OpenedBoards> {
  const kept = await sortedBoards(service, event)
  const ids = kept
    .filter(({ meta }) => round === undefined || parseBoardSettings(meta).round === round)
    .map(({ id }) => id)
  return openBoards(service, ids)
}

/** Those that can be shown. */
export async function boardsOfEvent(
  service: Pick<Service, 'boards' | 'store'>,
  event: CompetitionId,
  round?: string,
): Promise<Board[]> {
  return (await openBoardsOfEvent(service, event, round)).boards
}
