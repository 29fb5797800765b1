import { assertWritable } from './log-entry.js'
import type { News } from './news.js'
import type { Removal } from './store.js'

/** Tells every cache to read the removed data again. */
export function tellRemoved(removal: Removal, tell: (news: News) => void): void {
  for (const { id: board } of removal.boards ?? []) {
    tell({ kind: 'board-changed', board })
    tell({ kind: 'seats-changed', scope: { kind: 'board', board } })
  }
  for (const { id: competition } of removal.competitions ?? []) {
    tell({ kind: 'competition-changed', competition })
    tell({ kind: 'seats-changed', scope: { kind: 'competition', competition } })
  }
}

export function assertLeft({ bodies, boards, competitions, seats }: Removal): void {
  for (const { body } of bodies ?? []) assertWritable(body)
  for (const { meta } of [...(boards ?? []), ...(competitions ?? []), ...(seats ?? [])])
    assertWritable(meta)
}
