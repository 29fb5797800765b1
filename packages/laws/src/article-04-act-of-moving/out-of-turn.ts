import { type Color, moveOf, type Square } from '@jadoube/chess'
import { breach } from '../article-11-conduct/breach.js'
import type { Course } from '../game/course.js'
import { isTakenOver, type Ply } from '../game/history.js'
import { baseOf, placementOf } from '../game/standing.js'
import { dueOf, type GameState, type IrregularityKind } from '../game/state.js'
import { writeCode } from '../game/written-move.js'

/**
 * 1.2, 4.7: a player who does not have the move has moved a piece, which stood on `from`. The opponent may
 * complain of it and the arbiter may see it; if neither does, play goes on from what stands there.
 */
export function outOfTurn(course: Course, by: Color, from: Square | null): undefined {
  const { state } = course
  const isDue = dueOf(state, by) !== null
  const isReleased = hasReleased(state, by, from)
  breach(course, by, isDue || isReleased ? 'made.released-fixed' : 'game.white-first')
  const base = baseOf(state)
  if (base === null || base.equals(placementOf(state.position))) {
    course.happen({ type: 'pieces-restored', at: course.at, by })
  } else if (isDue && isReleased) goesOnAfterRelease(course, by)
  else movedOutOfTurn(course, by, isReleased)
  return undefined
}

/** Did the piece stand where this player released it with the last move? */
function hasReleased({ history, turn }: GameState, by: Color, from: Square | null): boolean {
  if (history === null || turn === by || isTakenOver(history)) return false
  return from !== null && squaresOf(history).includes(from)
}

function squaresOf({ code }: Ply): readonly Square[] {
  const move = moveOf(code)
  if (move.kind !== 'castling') return [move.to]
  const step = move.rook > move.from ? -1 : 1
  return [move.to, (move.to + step) as Square]
}

const isOpen = ({ irregularities }: GameState, kind: IrregularityKind, by: Color, ply: number) =>
  irregularities.some(each => each.kind === kind && each.by === by && each.ply === ply)

/** 4.7, 4.8: what was released may not go on to another square, and the opponent may complain of it. */
function goesOnAfterRelease(course: Course, by: Color): void {
  const { history, ply } = course.state
  if (history === null || isOpen(course.state, 'touched-piece', by, ply - 1)) return
  course.happen({
    type: 'irregularity-arose',
    at: course.at,
    kind: 'touched-piece',
    by,
    ply: ply - 1,
    move: writeCode(history.code),
    ...course.by('made.released-fixed'),
  })
}

/** 7.6: pieces stand where no move of this player has put them. */
function movedOutOfTurn(course: Course, by: Color, isReleased: boolean): void {
  const { ply } = course.state
  if (isOpen(course.state, 'out-of-turn', by, ply)) return
  course.happen({
    type: 'irregularity-arose',
    at: course.at,
    kind: 'out-of-turn',
    by,
    ply,
    ...course.by(isReleased ? 'made.released-fixed' : 'irreg.displaced-later'),
  })
}
