import type { Color, Move } from '@jadoube/chess'
import { type Instant, timeLeft } from '@jadoube/clock'
import { undoOffer } from '../article-07-irregularities/undone-offer.js'
import type { Act } from '../game/act.js'
import { ask } from '../game/ask.js'
import { goBackTo } from '../game/go-back.js'
import { momentAt } from '../game/moment.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { continueAfterRuling, stopForRuling } from '../game/play-waits.js'
import { type Refusal, refused } from '../game/refusal.js'
import { boardOf } from '../game/standing.js'
import type { GameState } from '../game/state.js'
import { writeMove } from '../game/written-move.js'
import { boardExecuted, boardText, rightBoard } from './boards.js'
import { compareScores, firstDifferenceFrom, type Scores } from './scores.js'

const colors = ['white', 'black'] as const

/**
 * The players whose boards show another position than the game. A move that is only not carried out
 * yet makes no difference.
 */
const strayed = (state: GameState): readonly Color[] =>
  state.blind?.boards
    ? colors.filter(color => boardExecuted(state, color) !== shouldShow(state, color))
    : []

/** The position; for the player who has the move, with what they have done to the pieces so far. */
const shouldShow = (state: GameState, color: Color): string =>
  color === state.turn ? boardText(boardOf(state)) : rightBoard(state.position)

/** D.2.9: a player claims that the boards differ. */
export function claimBoards(ruling: OpenRuling, _: Act, by: Color): Refusal | undefined {
  const { at } = ruling
  const claim = 'boards-differ'
  if (!ruling.state.blind?.boards) return refused('claim-not-now')
  const grounds = ruling.by('blind.diverge.consult')
  if (strayed(ruling.state).length === 0) {
    ruling.happen({ type: 'claim-rejected', at, by, claim, ...grounds })
    return undefined
  }
  ruling.happen({ type: 'claim-upheld', at, by, claim, ...grounds })
  stopForRuling(ruling, by, 'blind.diverge.consult')
  settleBoards(ruling)
  return undefined
}

/** D.2.9: the arbiter has seen that the boards differ. */
export function observeBoards(ruling: OpenRuling): Refusal | undefined {
  if (strayed(ruling.state).length === 0)
    return refused('nothing-observed', { what: 'boards-differ' })
  stopForRuling(ruling, 'arbiter', 'blind.diverge.consult')
  settleBoards(ruling)
  return undefined
}

/**
 * D.2.9: both scoresheets are consulted. If they agree, a player whose move differs from what they
 * wrote adjusts their board. If they differ, the game goes back to where they agree.
 */
function settleBoards(ruling: OpenRuling): void {
  const scores = compareScores(ruling.state)
  ruling.happen({
    type: 'scores-compared',
    at: ruling.at,
    written: scores.written,
    agree: scores.common.length,
    differ: scores.differ,
    ...ruling.by('blind.diverge.consult'),
  })
  if (scores.differ) retrace(ruling, scores)
  else if (scores.correspond) {
    correct(ruling, scores.line)
    adjust(ruling)
    continueAfterRuling(ruling)
  } else askArbiter(ruling, scores)
}

/** Corrects the game to follow the scoresheets, if it was recorded differently here. */
function correct(ruling: OpenRuling, line: readonly Move[]): void {
  const ply = firstDifferenceFrom(ruling.state, line)
  if (ply === undefined) return
  ruling.happen({
    type: 'game-corrected',
    at: ruling.at,
    ply,
    moves: line.slice(ply).map(writeMove),
    ...ruling.by('blind.diverge.scores-agree'),
  })
}

/** Adjusts only the boards that differ. */
export function adjust(ruling: OpenRuling): void {
  for (const player of strayed(ruling.state)) {
    ruling.happen({
      type: 'boards-adjusted',
      at: ruling.at,
      player,
      ...ruling.by('blind.diverge.scores-agree'),
    })
  }
}

/**
 * Goes back to the last move on which the scoresheets agree. The arbiter sets the clocks
 * accordingly.
 */
function retrace(ruling: OpenRuling, { common }: Scores): void {
  correct(ruling, common)
  const { state, at } = ruling
  const ply = Math.min(common.length, state.ply)
  undoOffer(ruling, ply)
  const grounds = ruling.by('blind.diverge.scores-differ')
  const { position, times } = momentOf(ruling, ply)
  goBackTo(ruling, { ply, position }, grounds)
  const { clock } = ruling.state
  if (clock === null) {
    continueAfterRuling(ruling)
    return
  }
  const left = (color: Color) => timeLeft(clock, color, at as Instant)
  ask(ruling, {
    claim: 'times',
    rule: 'blind.diverge.scores-differ',
    facts: { ply, white: left('white'), black: left('black'), ...times },
    options: [
      { act: 'set-clock', effect: 'times-set' },
      { verdict: 'correct', effect: 'times-stay' },
    ],
  })
}

function momentOf(ruling: OpenRuling, ply: number) {
  const moment = momentAt(ruling.state, ply)!
  const { history, position } = moment
  const times = history === null ? null : { whiteThen: history.white, blackThen: history.black }
  return { position, times }
}

/** The scoresheets are not complete enough to decide: the arbiter decides. */
function askArbiter(ruling: OpenRuling, { written }: Scores): void {
  ask(ruling, {
    claim: 'boards-differ',
    rule: 'blind.diverge.consult',
    facts: {
      whiteRecorded: written.white,
      blackRecorded: written.black,
      plies: ruling.state.ply,
    },
    options: [
      { verdict: 'correct', effect: 'boards-adjusted' },
      { act: 'reinstate', effect: 'position-reinstated' },
    ],
  })
}
