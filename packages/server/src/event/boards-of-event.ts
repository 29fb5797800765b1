import type { Board } from '../board/board.js'
import type { Service } from '../service.js'
import type { BoardId, CompetitionId } from '../store/index.js'

/** All boards of an event, or of one round of it, by round and number. */
export async function boardsOfEvent(
  { store, boards }: Service,
  event: CompetitionId,
  round?: string,
): Promise<Board[]> {
  const ids: BoardId[] = []
  for (let after: BoardId | undefined; ; ) {
    const page = await store.boards.list({ competition: event, ...(after && { after }) })
    ids.push(...page.map(({ id }) => id))
    after = page.at(-1)?.id
    if (after === undefined) break
  }
  const found = await Promise.all(ids.map(id => boards.get(id)))
  return found
    .filter(board => board !== undefined)
    .filter(({ house }) => round === undefined || house.round === round)
    .sort((a, b) => compareRounds(a.house.round, b.house.round) || numberOf(a) - numberOf(b))
}

const numberOf = ({ house }: Board): number => house.number ?? 0
const compareRounds = (a: string | null, b: string | null): number =>
  (a ?? '').localeCompare(b ?? '', 'en', { numeric: true })
