import { assertWritable } from './log-entry.js'
import type { News } from './news.js'
import type { Removal } from './store.js'

/** Tells every cache to read the removed data again. */
export function publishRemoval(removal: Removal, publish: (news: News) => void): void {
  for (const { id: board } of removal.boards ?? []) {
    publish({ kind: 'board-changed', board })
    publish({ kind: 'seats-changed', scope: { kind: 'board', board } })
  }
  for (const { id: competition } of removal.competitions ?? []) {
    publish({ kind: 'competition-changed', competition })
    publish({ kind: 'seats-changed', scope: { kind: 'competition', competition } })
  }
}

export function assertWritableRemoval({ bodies, boards, competitions, seats }: Removal): void {
  for (const { body } of bodies ?? []) assertWritable(body)
  for (const { meta } of [...(boards ?? []), ...(competitions ?? []), ...(seats ?? [])])
    assertWritable(meta)
}
