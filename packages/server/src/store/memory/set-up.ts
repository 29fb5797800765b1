import { alreadyExists, notFound, sequenceConflict, versionConflict } from '../failure.js'
import type { BoardId, CompetitionId } from '../ids.js'
import { assertEntry, assertWritable } from '../log-entry.js'
import type { Store } from '../store.js'
import type { MemoryRegister } from './register.js'

/** Checks everything first; after that nothing can be refused, and nobody sees half of it. */
export function memorySetUp(
  parts: Pick<Store, 'log' | 'seats'> & {
    readonly boards: MemoryRegister<BoardId>
    readonly competitions: MemoryRegister<CompetitionId>
  },
): Store['setUp'] {
  const { boards, competitions, log, seats } = parts
  return async batch => {
    for (const { meta, header } of batch.boards) assertWritable(meta + header)
    for (const { meta } of batch.seats) assertWritable(meta)
    if (batch.entry) assertEntry(batch.entry)
    const { competition } = batch
    const stored = competition && (await competitions.get(competition.id))
    if (competition && !stored) return notFound
    if (competition && stored && stored.version !== competition.version)
      return versionConflict(competition.version, stored.version)
    if (batch.boards.some(({ id }) => boards.has(id))) return alreadyExists
    const { entry } = batch
    const head = entry && (await log.head(entry.board))
    if (entry && !head) return notFound
    if (entry && head && head.seq !== entry.expected)
      return sequenceConflict(entry.expected, head.seq)
    if (entry?.act && (await log.ofAct(entry.board, entry.act)))
      return sequenceConflict(entry.expected, entry.expected)
    if (competition)
      await competitions.change(competition.id, competition.version, competition.meta)
    for (const board of batch.boards) {
      const { id, at, header, alarm } = board
      await boards.create(board)
      await log.append({ board: id, expected: 0, at, body: header, alarm })
    }
    for (const seat of batch.seats) await seats.create(seat)
    if (entry) await log.append(entry)
    return { ok: true, value: null }
  }
}
