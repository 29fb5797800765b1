import { type Color, type MoveCode, makeFen } from '@jadoube/chess'
import { type Instant, timeLeft } from '@jadoube/clock'
import { undoOffer } from '../article-07-irregularities/undone-offer.js'
import type { Act } from '../game/act.js'
import { ask } from '../game/ask.js'
import type { Course } from '../game/course.js'
import { momentAt } from '../game/moment.js'
import { goOnAfterRuling, stopForRuling } from '../game/play-waits.js'
import { type Refusal, refused } from '../game/refusal.js'
import { boardOf } from '../game/standing.js'
import type { GameState } from '../game/state.js'
import { writeCode } from '../game/written-move.js'
import { boardExecuted, boardText, rightBoard } from './boards.js'
import { compareScores, partingFrom, type Scores } from './scores.js'

const colors = ['white', 'black'] as const

/** Whose boards show another position than the game has; what is only not carried out yet is no difference. */
const strayed = (state: GameState): readonly Color[] =>
  state.blind?.boards
    ? colors.filter(color => boardExecuted(state, color) !== shouldShow(state, color))
    : []

/** The position; and for who has the move, what he has done with his pieces so far. */
const shouldShow = (state: GameState, color: Color): string =>
  color === state.turn ? boardText(boardOf(state)) : rightBoard(state.position)

/** D.2.9: a player says that the boards differ. */
export function claimBoards(course: Course, _: Act, by: Color): Refusal | undefined {
  const { at } = course
  const claim = 'boards-differ'
  if (!course.state.blind?.boards) return refused('claim-not-now')
  const grounds = course.by('blind.diverge.consult')
  if (strayed(course.state).length === 0) {
    course.happen({ type: 'claim-rejected', at, by, claim, ...grounds })
    return undefined
  }
  course.happen({ type: 'claim-upheld', at, by, claim, ...grounds })
  stopForRuling(course, by, 'blind.diverge.consult')
  settleBoards(course)
  return undefined
}

/** D.2.9: the arbiter has seen it. */
export function observeBoards(course: Course): Refusal | undefined {
  if (strayed(course.state).length === 0) return refused('nothing-observed', 'boards-differ')
  stopForRuling(course, 'arbiter', 'blind.diverge.consult')
  settleBoards(course)
  return undefined
}

/**
 * D.2.9: both scoresheets are consulted. Where they correspond, whoever has made another move than he wrote
 * adjusts his board; where they differ, the game goes back to where they agree.
 */
function settleBoards(course: Course): void {
  const scores = compareScores(course.state)
  course.happen({
    type: 'scores-compared',
    at: course.at,
    written: scores.written,
    agree: scores.common.length,
    differ: scores.differ,
    ...course.by('blind.diverge.consult'),
  })
  if (scores.differ) retrace(course, scores)
  else if (scores.correspond) {
    correct(course, scores.line)
    adjust(course)
    goOnAfterRuling(course)
  } else askArbiter(course, scores)
}

/** The game goes as the scoresheets have it, where it was followed otherwise. */
function correct(course: Course, line: readonly MoveCode[]): void {
  const ply = partingFrom(course.state, line)
  if (ply === undefined) return
  course.happen({
    type: 'game-corrected',
    at: course.at,
    ply,
    moves: line.slice(ply).map(writeCode),
    ...course.by('blind.diverge.scores-agree'),
  })
}

/** Each board that shows something else is adjusted, and no other. */
export function adjust(course: Course): void {
  for (const player of strayed(course.state)) {
    course.happen({
      type: 'boards-adjusted',
      at: course.at,
      player,
      ...course.by('blind.diverge.scores-agree'),
    })
  }
}

/** Back to the last move on which the scoresheets agree; the arbiter sets the clocks accordingly. */
function retrace(course: Course, { common }: Scores): void {
  correct(course, common)
  const { state, at } = course
  const ply = Math.min(common.length, state.ply)
  undoOffer(course, ply)
  const grounds = course.by('blind.diverge.scores-differ')
  const { position, times } = momentOf(course, ply)
  course.happen({
    type: 'position-reinstated',
    at,
    ply,
    fen: makeFen(position),
    touched: [],
    released: null,
    withdrawn: null,
    ...grounds,
  })
  const { clock } = course.state
  if (clock === null) {
    goOnAfterRuling(course)
    return
  }
  const left = (color: Color) => timeLeft(clock, color, at as Instant)
  ask(course, {
    claim: 'times',
    rule: 'blind.diverge.scores-differ',
    facts: { ply, white: left('white'), black: left('black'), ...times },
    options: [
      { act: 'set-clock', effect: 'times-set' },
      { verdict: 'correct', effect: 'times-stay' },
    ],
  })
}

function momentOf(course: Course, ply: number) {
  const moment = momentAt(course.state, ply)!
  const { history, position } = moment
  const times = history === null ? null : { whiteThen: history.white, blackThen: history.black }
  return { position, times }
}

/** The scoresheets do not go far enough to say: the arbiter decides. */
function askArbiter(course: Course, { written }: Scores): void {
  ask(course, {
    claim: 'boards-differ',
    rule: 'blind.diverge.consult',
    facts: {
      whiteRecorded: written.white,
      blackRecorded: written.black,
      plies: course.state.ply,
    },
    options: [
      { verdict: 'correct', effect: 'boards-adjusted' },
      { act: 'reinstate', effect: 'position-reinstated' },
    ],
  })
}
