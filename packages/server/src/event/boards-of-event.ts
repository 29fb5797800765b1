import type { Board } from '../board/board.js'
import { BoardLocked } from '../board/boards.js'
import type { Service } from '../service.js'
import type { BoardId, CompetitionId } from '../store/index.js'

/** So many boards are opened in one turn of the event loop; the players have theirs in between. */
const AT_ONCE = 8

/** All boards of an event, or of one round of it, by round and number; and those that are locked. */
export async function openBoardsOfEvent(
  { store, boards }: Service,
  event: CompetitionId,
  round?: string,
): Promise<{ readonly boards: Board[]; readonly locked: BoardId[] }> {
  const ids: BoardId[] = []
  for (let after: BoardId | undefined; ; ) {
    const page = await store.boards.list({ competition: event, ...(after && { after }) })
    ids.push(...page.map(({ id }) => id))
    after = page.at(-1)?.id
    if (after === undefined) break
  }
  const found: Board[] = []
  const locked: BoardId[] = []
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    if (from > 0) await new Promise(setImmediate)
    await Promise.all(
      ids.slice(from, from + AT_ONCE).map(async id => {
        try {
          const board = await boards.get(id)
          if (board && (round === undefined || board.house.round === round)) found.push(board)
        } catch (error) {
          if (!(error instanceof BoardLocked)) throw error
          locked.push(id)
        }
      }),
    )
  }
  found.sort((a, b) => compareRounds(a.house.round, b.house.round) || numberOf(a) - numberOf(b))
  return { boards: found, locked }
}

/** Those that can be shown. */
export async function boardsOfEvent(
  service: Service,
  event: CompetitionId,
  round?: string,
): Promise<Board[]> {
  return (await openBoardsOfEvent(service, event, round)).boards
}

const numberOf = ({ house }: Board): number => house.number ?? 0
const order = new Intl.Collator('en', { numeric: true })
const compareRounds = (a: string | null, b: string | null): number =>
  order.compare(a ?? '', b ?? '')
