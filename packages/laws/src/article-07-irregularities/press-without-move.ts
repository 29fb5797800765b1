import { type Color, opposite } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import type { Act } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Intervention } from '../game/provision.js'
import type { GameState } from '../game/state.js'
import { calledByDevice } from './illegal-move.js'

/** 7.5.3: whether this player would press the clock without a move and so make an illegal move. */
export const isIllegalPress = ({ state, rules }: OpenRuling, by: Color): boolean =>
  by === state.turn &&
  rules.pressWithoutMove === 'illegal-move' &&
  !(rules.pressBackForDisplaced === 'allowed' && hasOpponentDisplaced(state, by)) &&
  !isBetweenSquares(state, by)

/**
 * 7.5.3: the clock was pressed without a move. A player who does not have the move only presses it
 * back. `also` is a further rule that forbids the press.
 */
export function pressWithoutMove(ruling: OpenRuling, by: Color, also?: RuleId): void {
  const { state, at } = ruling
  const counts = isIllegalPress(ruling, by)
  if (counts) {
    const article = also === undefined ? undefined : ruling.article(also)
    ruling.happen({
      type: 'irregularity-arose',
      at,
      kind: 'press-without-move',
      by,
      ply: state.ply,
      ...ruling.by('illegal.press-no-move'),
      ...(article === undefined ? null : { also: [article] }),
    })
  }
  // A press from before the arbiter's decision is not repeated.
  if (state.clock === null || state.clock.turn === by)
    ruling.happen({ type: 'clock-pressed', at, by })
  if (counts) calledByDevice(ruling, by)
}

/** A piece stands between squares: the arbiter must still decide whether a move was made. */
const isBetweenSquares = ({ questions }: GameState, by: Color): boolean =>
  questions.some(({ claim, player }) => claim === 'which-square' && player === by)

/** 7.4.1: the opponent has displaced pieces and must put them back on their own time. */
const hasOpponentDisplaced = ({ irregularities }: GameState, by: Color): boolean =>
  irregularities.some(
    ({ kind, by: who }) => (kind === 'displaced' || kind === 'out-of-turn') && who !== by,
  )

/**
 * The opponent has pressed without a move, and nobody has ruled on it. The player whose clock is
 * running may point it out, press back, or play on as if the opponent had moved. The offender may
 * still make their move in the meantime.
 */
export function playOn(ruling: OpenRuling, _: Act, by: Color | undefined): Intervention {
  if (by !== undefined && by !== ruling.state.turn) playOnAfterEmptyPress(ruling, by)
  return 'ordinary'
}

function playOnAfterEmptyPress(ruling: OpenRuling, by: Color): void {
  const { state, at } = ruling
  const offender = opposite(by)
  if (state.turn !== offender || state.clock?.turn !== by) return
  const found = state.irregularities.some(
    ({ kind, by: who, ply }) =>
      kind === 'press-without-move' && who === offender && ply === state.ply,
  )
  if (found) ruling.happen({ type: 'turn-taken', at, by, ...ruling.by('illegal.press-no-move') })
}
