import type { Color } from '@jadoube/chess'
import type { ActOf } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import { isFlagDown, setTimes } from './lift-result.js'

/**
 * The arbiter takes back the last ruling because it was a mistake (Preface). If nobody has played
 * on, the game is as before it, with the clocks stopped. Otherwise the moves stay, but the offences
 * that the ruling counted and the time that it gave or took are undone.
 */
export function takeBack(ruling: OpenRuling, act: ActOf<'take-back'>): Refusal | undefined {
  const last = ruling.state.proceedings.lastRuling
  const { at } = ruling
  if (last === null) return refused('nothing-to-take-back')
  if (ruling.state.result?.reason === 'cancelled') return refused('game-cancelled')
  if (last.before !== null && last.before.result === null && isFlagDown(ruling, act)) {
    return refused('flag-still-down')
  }
  const { why } = act
  const restored = last.before !== null
  const grounds = ruling.by('preface.judgement')
  ruling.happen({
    type: 'ruling-taken-back',
    at,
    why,
    madeAt: last.at,
    of: last.article,
    restored,
    ...grounds,
  })
  if (!restored && !ruling.concluded) giveBack(ruling, last.given)
  setTimes(ruling, act)
  return undefined
}

function giveBack(ruling: OpenRuling, given: Readonly<Record<Color, number>>): void {
  if (ruling.state.clock === null) return
  const { at } = ruling
  const grounds = ruling.by('preface.judgement')
  for (const side of ['white', 'black'] as const) {
    const ms = given[side]
    if (ms > 0) ruling.happen({ type: 'time-removed', at, from: side, ms, ...grounds })
    if (ms < 0) ruling.happen({ type: 'time-added', at, to: side, ms: -ms, ...grounds })
  }
}
