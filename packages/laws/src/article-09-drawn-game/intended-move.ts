import { type Color, makePieceLetter, makeSquare } from '@jadoube/chess'
import { lettersOn, withoutNumber } from '../appendix-c-notation/sheet-languages.js'
import { obligationOf, reportObligation } from '../article-04-act-of-moving/obligation.js'
import { readUncheckedMove } from '../article-04-act-of-moving/read-written-move.js'
import { ask } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { standing } from '../game/standing.js'
import { writeMove } from '../game/written-move.js'
import type { IntendedMove } from './finding.js'

/** 9.5.3: the written move must be played. If it is illegal, its piece counts as touched. */
export function bindIntended(
  ruling: OpenRuling,
  by: Color,
  intended: IntendedMove,
  text: string,
): void {
  if (intended !== 'illegal') {
    const { at } = ruling
    const move = writeMove(intended)
    const grounds = ruling.by('claim.intended-binding')
    ruling.happen({ type: 'intended-move-binds', at, by, move, ...grounds })
    ruling.happen({ type: 'obligation', at, player: by, moves: [move], ...grounds })
  } else if (ruling.rules.illegalIntendedMove !== 'binds-like-a-touch') askArbiter(ruling, by, text)
  else if (!bindPiece(ruling, by, text)) askArbiter(ruling, by, text)
}

/**
 * No article says what must be played after an illegal intended move. By analogy its piece must
 * move (4.3).
 */
function bindPiece(ruling: OpenRuling, by: Color, text: string): boolean {
  const position = standing(ruling.state)!
  const meant = readUncheckedMove(
    position,
    withoutNumber(text),
    ruling.state.opening,
    lettersOn(ruling.state, by),
  )
  if (meant === null) return false
  const before = obligationOf(ruling)
  // Nothing was touched, so the opponent's offer stays open (9.1.2.1).
  ruling.happen({
    type: 'piece-touched',
    at: ruling.at,
    by,
    square: makeSquare(meant.from),
    piece: makePieceLetter(position.at(meant.from)!),
    binds: true,
    ...ruling.by('claim.intended-binding'),
  })
  reportObligation(ruling, before, true)
  return true
}

function askArbiter(ruling: OpenRuling, by: Color, text: string): void {
  ask(ruling, {
    claim: 'intended-move',
    rule: 'claim.intended-binding',
    by,
    facts: { written: text },
    options: [
      { verdict: 'correct', effect: 'play-on' },
      { verdict: 'incorrect', effect: 'penalty' },
    ],
  })
}
