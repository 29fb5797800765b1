import type { UncompletedMove } from './state.js'

/** The uncompleted move of a player, as of this ply: one that was undone is no longer due. */
export function stillDue(due: UncompletedMove | null, ply: number): UncompletedMove | null {
  if (due === null || due.ply <= ply) return due
  const earlier = due.earlier?.filter(each => each <= ply) ?? []
  const last = earlier.at(-1)
  return last === undefined
    ? null
    : withEarlier({ ply: last, twoHands: false }, earlier.slice(0, -1))
}

/** The move just made, after one of the same player that nothing has completed yet. */
export const dueAfter = (made: UncompletedMove, before: UncompletedMove | null): UncompletedMove =>
  before === null ? made : withEarlier(made, [...(before.earlier ?? []), before.ply])

/** What is still due once the moves up to this ply are completed. */
export const dueWithout = (due: UncompletedMove | null, ply: number): UncompletedMove | null =>
  due === null || due.ply <= ply ? null : { ply: due.ply, twoHands: due.twoHands }

const withEarlier = (due: UncompletedMove, earlier: readonly number[]): UncompletedMove =>
  earlier.length === 0 ? due : { ...due, earlier }
