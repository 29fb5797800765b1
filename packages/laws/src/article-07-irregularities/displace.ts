import { type Color, makePieceLetter, makeSquare, type Square } from '@jadoube/chess'
import { askForPenalty } from '../article-11-conduct/penalty.js'
import type { Act, ActOf } from '../game/act.js'
import { ask } from '../game/ask.js'
import type { Course } from '../game/course.js'
import type { Intervention } from '../game/provision.js'
import { type Refusal, refused } from '../game/refusal.js'
import { baseOf, boardOf } from '../game/standing.js'
import type { GameState, Irregularity } from '../game/state.js'
import { playOn } from './press-without-move.js'
import { openOutOfTurn, putOnRightSquares } from './wrong-squares.js'

const openDisplacement = (state: GameState): Irregularity | undefined =>
  state.irregularities.length === 0
    ? undefined
    : state.irregularities.find(({ kind }) => kind === 'displaced')

/** 7.4.1: who displaces pieces puts them back on his own time. No move is made by it. */
export function displace(course: Course, act: ActOf<'displace'>, by: Color): Refusal | undefined {
  if (course.rules.boardKind === 'guarded') return refused('guarded-displaced')
  const { state, at } = course
  const code = boardOf(state).codeAt(act.from)
  if (code === 0) return refused('nothing-on-square', makeSquare(act.from))
  if (isBack(state, act.from, act.to)) return putBack(course, act, by)
  if (openDisplacement(state) === undefined) {
    const { ply } = state
    const grounds = course.by('irreg.displaced-later')
    course.happen({ type: 'irregularity-arose', at, kind: 'displaced', by, ply, ...grounds })
  }
  course.happen({
    type: 'piece-displaced',
    at,
    by,
    from: makeSquare(act.from),
    to: makeSquare(act.to),
    piece: makePieceLetter(code),
    ...course.by('irreg.displaced-own-time'),
  })
  if (course.rules.displacedPenalty === 'add-time-to-opponent') askForTime(course, by)
  else {
    // 7.4.3: he may be penalised for it.
    const facts = { what: 'displaced-pieces' }
    askForPenalty(course, by, 'irreg.displaced-penalty', facts, 'incorrect')
  }
  return undefined
}

/** Finnish blitz (9): the arbiter may give the opponent more time. */
function askForTime(course: Course, player: Color): void {
  ask(course, {
    claim: 'displaced',
    rule: 'fb.displace.bonus',
    player,
    facts: {},
    options: [
      { act: 'add-time', effect: 'time-added' },
      { verdict: 'incorrect', effect: 'play-on' },
    ],
    holds: false,
    standing: 'incorrect',
  })
}

/** Does this put a displaced piece back to where it belongs? */
function isBack(state: GameState, from: Square, to: Square): boolean {
  if (openDisplacement(state) === undefined || from === to) return false
  const { pieces } = state.position.board
  const code = boardOf(state).codeAt(from)
  return code !== 0 && pieces[to] === code && pieces[from] !== code
}

/** 7.4.2: while the clocks are stopped, hands may do nothing but this. */
export function putBackWhilePaused({ state }: Course, act: Act, no: Refusal): 'stays' | 'admitted' {
  if (no.code !== 'game-paused') return 'stays'
  const isDone =
    isPutBack(state, act) || (act.act === 'displace' && isBack(state, act.from, act.to))
  return isDone ? 'admitted' : 'stays'
}

/** A piece is placed, and perhaps only put back to where it stood. */
export function placeBack(
  course: Course,
  act: ActOf<'place'>,
  by: Color | undefined,
): Intervention {
  if (by === undefined) return 'ordinary'
  playOn(course, act, by)
  return isPutBack(course.state, act) ? putBack(course, act, by) : 'ordinary'
}

/** A hand that puts a displaced piece back neither touches it nor moves with it. */
const isPutBack = (state: GameState, act: Act): act is ActOf<'place'> & { from: Square } =>
  act.act === 'place' && 'from' in act && isBack(state, act.from, act.to)

function putBack(
  course: Course,
  { from, to }: { readonly from: Square; readonly to: Square },
  by: Color,
): undefined {
  const { at } = course
  const grounds = course.by('irreg.displaced-own-time')
  course.happen({
    type: 'piece-put-back',
    at,
    by,
    from: makeSquare(from),
    to: makeSquare(to),
    piece: makePieceLetter(boardOf(course.state).codeAt(from)),
    ...grounds,
  })
  if (baseOf(course.state) === null && course.state.hand === null) {
    course.happen({ type: 'pieces-restored', at, by, ...grounds })
  }
}

/** 7.6: the arbiter finds pieces on wrong squares, by accident or because somebody moved out of turn. */
export function observeDisplaced(course: Course): Refusal | undefined {
  const found =
    openDisplacement(course.state) ??
    openOutOfTurn(course, 'white') ??
    openOutOfTurn(course, 'black')
  if (course.state.status === 'adjourned') return refused('game-adjourned')
  if (found === undefined) return refused('nothing-observed', 'displaced')
  return putOnRightSquares(course, found)
}
