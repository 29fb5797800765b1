import { Gate } from './gate.js'
import { type BoardId, type CompetitionId, eventOfLog } from './ids.js'
import { MemoryAlarms } from './memory/alarms.js'
import { MemoryHeartbeats } from './memory/heartbeats.js'
import { MemoryLog } from './memory/log.js'
import { MemoryRegister } from './memory/register.js'
import { memoryRemoval } from './memory/removal.js'
import { MemorySeats } from './memory/seats.js'
import { memorySetUp } from './memory/set-up.js'
import { MemorySnapshots } from './memory/snapshots.js'
import { NewsDesk } from './news.js'
import { type Store, singleProcessAttendance } from './store.js'

/** Keeps everything until the process ends: for tests and experiments. */
export function openMemoryStore(): Store {
  const gate = new Gate()
  const news = new NewsDesk()
  const alarms = new MemoryAlarms(gate)
  const boards = new MemoryRegister(gate, (board: BoardId) =>
    news.publish({ kind: 'board-changed', board }),
  )
  const competitions = new MemoryRegister(gate, (competition: CompetitionId) =>
    news.publish({ kind: 'competition-changed', competition }),
  )
  const exists = (id: BoardId) => boards.has(id) || competitions.has(eventOfLog(id))
  const log = new MemoryLog(gate, exists, alarms, news)
  const seats = new MemorySeats(gate, news)
  const snapshots = new MemorySnapshots(gate)
  return {
    boards,
    competitions,
    log,
    snapshots,
    seats,
    setUp: memorySetUp({ boards, competitions, log, seats }),
    remove: memoryRemoval({ gate, news, boards, competitions, log, seats, snapshots, alarms }),
    alarms,
    heartbeats: new MemoryHeartbeats(gate),
    attendance: singleProcessAttendance,
    isAlone: async () => true,
    subscribe: (to, listener) => news.subscribe(to, listener),
    async close() {
      if (gate.close()) news.clear()
    },
  }
}
