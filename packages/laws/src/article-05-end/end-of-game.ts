import { type Color, opposite, squares } from '@jadoube/chess'
import { conclude } from '../article-10-points/conclude.js'
import { ask } from '../game/ask.js'
import { mateOrStalemate } from '../game/legal-moves.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { draw, type Ending, win } from '../game/result.js'
import { uncompletedMoveOf } from '../game/state.js'
import { type CameFrom, deadness, isDead, nodesInPlay } from './dead-position.js'

/** 5.2.2. */
export const deadPosition: Ending = {
  reason: 'dead-position',
  outcomes: draw,
  rule: 'end.dead-position',
}

/**
 * How the position that a player has just reached ends the game by itself (5.1.1, 5.2.1, 5.2.2,
 * 9.6); null if it does not.
 */
function endingOf(ruling: OpenRuling, by: Color, from?: CameFrom): Ending | null {
  const { state, rules } = ruling
  const none = mateOrStalemate(state.position)
  if (none === 'checkmate') return { reason: none, outcomes: win(by), rule: 'end.mate' }
  if (none === 'stalemate') return { reason: none, outcomes: draw, rule: 'end.stalemate' }
  if (isDead(state.position, rules.forcedLinesCount, from) && !isLeftByIllegalMove(ruling, from)) {
    return deadPosition
  }
  const { ending } = ruling.index.occasions
  for (let i = 0; i < ending.length; i++) {
    const found = ending[i]!(ruling)
    if (found !== null) return found
  }
  return null
}

/**
 * 5.2.2 requires that a legal move produced the position. If an illegal move did and can still be
 * ruled on, the reply to it does not end the game. Once that move stands, the reply does.
 */
function isLeftByIllegalMove({ state, rules }: OpenRuling, from: CameFrom | undefined): boolean {
  if (from === undefined || from.known) return false
  const isOpen = state.irregularities.some(
    ({ kind }) => kind === 'illegal-move' || kind === 'unpromoted-pawn' || kind === 'displaced',
  )
  return isOpen && deadness(from.position, rules.forcedLinesCount, nodesInPlay) === 'dead'
}

/**
 * Ends the game if the last move does so; then no press is needed to complete it (6.2.1.1). Since
 * 2017 the move must also comply with 4.2–4.7, not only with Article 3 (5.1.1).
 */
export function endOfGame(ruling: OpenRuling, by: Color, from?: CameFrom): void {
  const ending = endingOf(ruling, by, from)
  if (ending === null) return
  const { state, rules } = ruling
  const broke = state.irregularities.some(
    each => each.kind === 'touched-piece' && each.by === by && each.ply === state.ply - 1,
  )
  // 9.6 only requires that the position appeared, or that the moves were made, however that
  // happened.
  const byItself = ending.reason === 'fivefold' || ending.reason === 'seventy-five-moves'
  if (broke && !byItself && rules.endingMoveMust === 'keep-articles-3-and-4.2-to-4.7') {
    askAboutBreach(ruling, by, ending)
    return
  }
  end(ruling, by, ending)
}

/** Ends the game by the position on the board. */
export function end(ruling: OpenRuling, by: Color, ending: Ending): void {
  const due = uncompletedMoveOf(ruling.state, by)
  if (due !== null && ruling.rules.completedByEnding.includes(ending.reason)) {
    ruling.happen({
      type: 'move-completed',
      at: ruling.at,
      by,
      ply: due.ply,
      legal: true,
      how: 'game-end',
      ...ruling.by('completed.by-game-end'),
    })
  }
  conclude(ruling, ending)
}

/**
 * The position would end the game, but another move was required: the opponent may complain, and
 * the arbiter decides.
 */
function askAboutBreach(ruling: OpenRuling, by: Color, ending: Ending): void {
  ask(ruling, {
    claim: 'touched-piece',
    // 5.1.1, 5.2.1 and 5.2.2 each say which moves can bring about such an end.
    rule: ending.reason === 'checkmate' ? 'end.mate-validity' : ending.rule,
    by: opposite(by),
    facts: { ending: ending.reason, ply: ruling.state.ply },
    options: [
      { verdict: 'correct', effect: 'position-reinstated' },
      { verdict: 'incorrect', effect: 'ending-stands' },
    ],
  })
}

/**
 * 4.8: a player who touches a piece loses the right to complain about the opponent's breach. If
 * only that complaint prevented the end, the game is over now.
 */
export function endUnlessComplained(ruling: OpenRuling, toucher: Color): void {
  const open = ruling.state.questions.some(
    ({ claim, by }) => claim === 'touched-piece' && by === toucher,
  )
  if (!open) return
  ruling.happen({
    type: 'question-answered',
    at: ruling.at,
    claim: 'touched-piece',
    verdict: null,
    ...ruling.by('touch.claim-forfeit'),
  })
  endAsItStands(ruling, opposite(toucher))
}

/** Ends the game if the position that a player has reached does so. */
export function endAsItStands(ruling: OpenRuling, by: Color): void {
  const ending = endingOf(ruling, by)
  if (ending !== null) end(ruling, by, ending)
}

/** A game may be set up in a position that already ends it. Then it is over when it begins. */
export function endAtTheStart(ruling: OpenRuling): void {
  if (!isEndAtTheStart(ruling)) return
  const { position } = ruling.state
  const none = mateOrStalemate(position)
  if (none === 'checkmate') {
    conclude(ruling, { outcomes: win(opposite(position.turn)), reason: none, rule: 'end.mate' })
  } else if (none === null) conclude(ruling, deadPosition)
  else conclude(ruling, { outcomes: draw, reason: none, rule: 'end.stalemate' })
}

export function isEndAtTheStart({ state, rules }: OpenRuling): boolean {
  const { position } = state
  // With all pieces on their original squares, a mate is always possible.
  if (squares.every(square => (position.at(square) !== undefined) === isHome(square))) return false
  if (mateOrStalemate(position) !== null) return true
  return deadness(position, rules.forcedLinesCount, nodesInPlay) === 'dead'
}

const isHome = (square: number): boolean => square < 16 || square >= 48
