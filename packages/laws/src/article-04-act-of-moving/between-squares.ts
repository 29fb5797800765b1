import { type Color, makePieceLetter, makeSquare, parseSquare } from '@jadoube/chess'
import { pressWithoutMove } from '../article-07-irregularities/press-without-move.js'
import type { ActOf } from '../game/act.js'
import { ask, openQuestion, settle } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Question } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import { boardOf } from '../game/standing.js'
import { evaluateBoard } from './evaluate-board.js'
import { hasPressed } from './has-pressed.js'
import { obligationOf, reportObligation } from './obligation.js'
import { putDown } from './put-down.js'
import { touchOnce } from './touch.js'

const claim = 'which-square'

/**
 * A piece was released but is not clearly on a square. 4.7 requires a piece released on a square,
 * so the arbiter decides which one it is, or that the player must still put it down.
 */
export function placeBetween(
  ruling: OpenRuling,
  act: ActOf<'place-between'>,
  by: Color,
): Refusal | undefined {
  if (by !== ruling.state.turn) return refused('not-having-the-move')
  if (ruling.rules.boardKind === 'guarded') return refused('guarded-illegal')
  if (ruling.state.blind !== null) return refused('not-covered')
  const touched = boardOf(ruling.state).at(act.from)
  const from = makeSquare(act.from)
  if (touched === undefined) return refused('nothing-on-square', { square: from })
  const before = obligationOf(ruling)
  settle(ruling, claim, null, by)
  touchOnce(ruling, by, act.from, touched)
  if (ruling.concluded) return undefined
  const squares = act.squares.map(makeSquare)
  const piece = makePieceLetter(touched)
  ruling.happen({ type: 'piece-between-squares', at: ruling.at, by, from, squares, piece })
  ask(ruling, {
    claim,
    rule: 'made.released-fixed',
    player: by,
    facts: { from, squares },
    options: [
      ...squares.map(move => ({ verdict: 'correct', effect: 'square-named', move }) as const),
      { verdict: 'incorrect', effect: 'not-released' },
    ],
    holds: false,
  })
  reportObligation(ruling, before, true)
  return undefined
}

/** The arbiter decides on which square the piece was released. */
export function ruleWhichSquare(ruling: OpenRuling, act: ActOf<'rule'>): Refusal | undefined {
  const question = openQuestion(ruling, claim, act.player)
  if (question === undefined || question.player === null)
    return refused('no-such-question', { claim })
  if (act.verdict === 'postponed') return refused('verdict-not-possible', { verdict: act.verdict })
  if (act.verdict === 'incorrect') {
    settle(ruling, claim, 'incorrect', question.player)
    if (hasPressed(ruling, question.player)) pressWithoutMove(ruling, question.player)
    return undefined
  }
  return putOnNamedSquare(ruling, question, question.player, act.move)
}

function putOnNamedSquare(
  ruling: OpenRuling,
  { facts }: Question,
  player: Color,
  named: string | undefined,
): Refusal | undefined {
  const { squares } = facts
  if (!Array.isArray(squares) || named === undefined || !squares.includes(named)) {
    return refused('answer-incomplete', { lacks: 'square' })
  }
  const from = parseSquare(String(facts.from))
  const to = parseSquare(named)
  settle(ruling, claim, 'correct', player)
  const piece = from === undefined ? undefined : boardOf(ruling.state).at(from)
  if (
    from === undefined ||
    to === undefined ||
    piece === undefined ||
    ruling.state.turn !== player
  ) {
    return undefined
  }
  const pressed = hasPressed(ruling, player)
  const before = obligationOf(ruling)
  putDown(ruling, player, from, to, piece, false)
  if (!ruling.concluded) evaluateBoard(ruling, player, { from, to })
  if (pressed && !ruling.concluded) {
    for (const each of ruling.index.occasions.earlierPress) each(ruling, player)
  } else if (ruling.state.turn === player) reportObligation(ruling, before, true)
  return undefined
}
