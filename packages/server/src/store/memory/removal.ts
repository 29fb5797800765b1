import type { Gate } from '../gate.js'
import { type BoardId, type CompetitionId, logOfEvent } from '../ids.js'
import type { NewsDesk } from '../news.js'
import { assertWritableRemoval, publishRemoval } from '../removal.js'
import type { Store } from '../store.js'
import type { MemoryAlarms } from './alarms.js'
import type { MemoryLog } from './log.js'
import type { MemoryRegister } from './register.js'
import type { MemorySeats } from './seats.js'
import type { MemorySnapshots } from './snapshots.js'

export function memoryRemoval(parts: {
  readonly gate: Gate
  readonly news: NewsDesk
  readonly boards: MemoryRegister<BoardId>
  readonly competitions: MemoryRegister<CompetitionId>
  readonly log: MemoryLog
  readonly seats: MemorySeats
  readonly snapshots: MemorySnapshots
  readonly alarms: MemoryAlarms
}): Store['remove'] {
  const { gate, news, boards, competitions, log, seats, snapshots, alarms } = parts
  return async removal => {
    gate.pass()
    assertWritableRemoval(removal)
    for (const { board, seq, body, tombstone } of removal.bodies ?? []) {
      log.redact(board, seq, body, tombstone)
      snapshots.erase(board)
    }
    for (const { id, meta, erase } of removal.boards ?? []) {
      boards.redact(id, meta)
      snapshots.erase(id)
      if (!erase) continue
      log.erase(id)
      seats.erase({ kind: 'board', board: id })
      await alarms.disarm(id)
    }
    for (const { id, meta, erase } of removal.competitions ?? []) {
      competitions.redact(id, meta)
      if (!erase) continue
      log.erase(logOfEvent(id))
      seats.erase({ kind: 'competition', competition: id })
    }
    for (const { id, meta } of removal.seats ?? []) seats.redact(id, meta)
    publishRemoval(removal, one => news.publish(one))
  }
}
