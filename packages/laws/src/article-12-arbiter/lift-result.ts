import type { Color } from '@jadoube/chess'
import { fallsOf } from '../article-06-chessclock/flag.js'
import type { ActOf } from '../game/act.js'
import { goBackTo } from '../game/go-back.js'
import { momentAt } from '../game/moment.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import type { Reason } from '../game/result.js'
import type { Moment } from '../game/state.js'

/** Endings that follow from the position on the board, and would follow again. */
const onTheBoard: ReadonlySet<Reason> = new Set<Reason>([
  'checkmate',
  'stalemate',
  'dead-position',
  'fivefold',
  'seventy-five-moves',
])

const sides: readonly Color[] = ['white', 'black']

/**
 * The arbiter finds that the result is a mistake (Preface; 8.7 once both have signed it). The game
 * continues where it was, or from an earlier position. The clocks stay stopped: the arbiter sets
 * them by best judgement and restarts them (6.11.3, 7.1).
 */
export function liftResult(ruling: OpenRuling, act: ActOf<'lift-result'>): Refusal | undefined {
  const { state, at } = ruling
  const { result, white, black } = state
  if (result === null) return refused('no-result')
  if (result.reason === 'cancelled') return refused('game-cancelled')
  // The same position would end the game again.
  const isSame = act.ply === undefined || act.ply === state.ply
  if (isSame && onTheBoard.has(result.reason)) return refused('ended-on-the-board')
  const moment = act.ply === undefined ? legalMoment(ruling) : momentAt(state, act.ply)
  if (moment === undefined)
    return refused('no-such-ply', act.ply === undefined ? undefined : { ply: act.ply })
  if (isFlagDown(ruling, act)) return refused('flag-still-down')
  const bothSigned = white.signed !== null && black.signed !== null
  const grounds = bothSigned
    ? ruling.byFirst('score.signed-stands', 'preface.judgement')
    : ruling.by('preface.judgement')
  ruling.happen({ type: 'result-lifted', at, why: act.why, stopped: true, ...grounds })
  if (result.reason === 'late') spareLate(ruling)
  if (moment !== null) {
    goBackTo(ruling, moment, ruling.by('irreg.displaced-later'))
  }
  setTimes(ruling, act)
  return undefined
}

/**
 * If the game ended in an impossible position, for example with a captured king, the position
 * before it is reinstated (7.5.1).
 */
function legalMoment({ state }: OpenRuling): Moment | null | undefined {
  const isOpen = state.board === null || state.irregularities.length > 0 || state.hand !== null
  return isOpen ? null : momentAt(state, state.ply)
}

type Times = { readonly white?: number; readonly black?: number }

/** Whether a flag is down that would end the game again at once unless its clock is set. */
export function isFlagDown(ruling: OpenRuling, times: Times): boolean {
  if (ruling.state.clock === null || !ruling.rules.deviceCallsFlags) return false
  return sides.some(side => fallsOf(ruling, side).length > 0 && !((times[side] ?? 0) > 0))
}

/** The player was present or is excused: lateness does not count against them again (6.7.1). */
function spareLate(ruling: OpenRuling): void {
  const { at } = ruling
  for (const player of sides)
    if (ruling.state[player].presence === 'absent')
      ruling.happen({ type: 'player-excused', at, player, ...ruling.by('default.late-loses') })
}

/** 6.10.2: sets the times that the arbiter has decided. */
export function setTimes(ruling: OpenRuling, { white, black }: Times): void {
  if (ruling.state.clock === null || (white === undefined && black === undefined)) return
  ruling.happen({
    type: 'clock-set',
    at: ruling.at,
    white: white ?? null,
    black: black ?? null,
    moves: null,
    ...ruling.by('clock.wrong-setting'),
  })
}
