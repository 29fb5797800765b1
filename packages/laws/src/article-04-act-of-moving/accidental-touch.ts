import { type Color, makePieceLetter, makeSquare, parseSquare, type Square } from '@jadoube/chess'
import type { ActOf } from '../game/act.js'
import { ask } from '../game/ask.js'
import { newHand } from '../game/hand.js'
import { momentAt } from '../game/moment.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Question } from '../game/question.js'
import { boardOf } from '../game/standing.js'
import { mustPlay } from './must-play.js'
import { obligationOf, reportObligation } from './obligation.js'

/**
 * 4.2.2: a player says that they touched a piece by accident. Since 2017 a contact counts as
 * intentional unless it was clearly accidental; in 2009 only a deliberate touch is binding. In both
 * cases the arbiter decides.
 */
export function touchByAccident(ruling: OpenRuling, act: ActOf<'touch'>, by: Color): void {
  const { state, rules, at } = ruling
  const square = makeSquare(act.square)
  const before = obligationOf(ruling)
  ruling.happen({
    type: 'piece-touched',
    at,
    by,
    square,
    piece: makePieceLetter(boardOf(state).at(act.square)!),
    binds: true,
    ...ruling.by('touch.scope'),
  })
  ask(ruling, {
    claim: 'accidental-touch',
    rule: rules.contactPresumedIntentional === null ? 'touch.scope' : 'touch.contact-is-intent',
    player: by,
    facts: { square },
    options: [
      { verdict: 'correct', effect: 'touch-lifted' },
      { verdict: 'incorrect', effect: 'touch-stands' },
    ],
    holds: false,
    ...(rules.contactPresumedIntentional === null ? null : { standing: 'incorrect' }),
  })
  reportObligation(ruling, before, true)
}

/** The touch was clearly accidental and is not binding. */
export function liftTouch(ruling: OpenRuling, { player, facts, rule }: Question): void {
  const square = typeof facts.square === 'string' ? parseSquare(facts.square) : undefined
  if (player === null || square === undefined) return
  const before = obligationOf(ruling)
  const inOrder = breachThatDisappears(ruling, player, square)
  ruling.happen({
    type: 'touch-lifted',
    at: ruling.at,
    by: player,
    square: makeSquare(square),
    ...(inOrder === undefined ? null : { inOrder }),
    ...ruling.by(rule),
  })
  reportObligation(ruling, before, false)
}

/** The ply of a breach that disappears without this touch, because the move was then allowed. */
function breachThatDisappears(ruling: OpenRuling, by: Color, lifted: Square): number | undefined {
  const breach = ruling.state.irregularities.findLast(
    each => each.kind === 'touched-piece' && each.by === by,
  )
  if (breach === undefined) return undefined
  const made = momentAt(ruling.state, breach.ply + 1)?.history
  const before = momentAt(ruling.state, breach.ply)
  if (!made || before === undefined) return undefined
  const touched = breach.touched.filter(({ square }) => square !== lifted)
  const obligation = mustPlay(before.position, newHand(null, touched))
  return obligation === null || (made.move !== null && obligation.moves.includes(made.move))
    ? breach.ply
    : undefined
}
