import { type Laws, readAct } from '@jadoube/laws'
import { seeClocks } from '@jadoube/protocol'
import type { BoardSettings } from '../game/board-settings.js'
import type { Game } from '../game/game.js'
import type { ActId } from '../store/index.js'
import type { MateQuestions } from './mate-questions.js'
import type { SubmittedAct } from './submitted-act.js'

const runningIn = (state: Game['state']) => seeClocks(state, state.at)?.running ?? null

/**
 * A press that was read after a standstill counts from its beginning. So would the opponent's
 * clock, although the opponent could not see the move: they get that time back (6.10). It is
 * written before the press, so that no process sees one without the other. Null if the act starts
 * nobody's clock.
 */
export async function timeBack(
  game: Game,
  submitted: SubmittedAct,
  laws: Laws,
  { scheduledStart }: BoardSettings,
  decide: MateQuestions['decide'],
): Promise<SubmittedAct | null> {
  const { stall } = submitted.circumstances
  const before = runningIn(game.state)
  if (stall === undefined || before === null) return null
  const at = Math.max(submitted.at, game.state.at)
  const act = readAct(submitted.raw, at, submitted.by)
  if (!act.ok) return null
  const { state, refusal } = await decide(game.state, act.value, laws)
  const player = runningIn(state)
  if (refusal !== null || player === null || player === before) return null
  const until = submitted.at + scheduledStart + stall
  if (until <= at + scheduledStart) return null
  return {
    by: 'arbiter',
    raw: { act: 'add-time', player, ms: until - scheduledStart - at },
    id: `house:time-back:${submitted.id}` as ActId,
    at,
    circumstances: {
      cause: 'standstill',
      standstill: { from: at + scheduledStart, until, player },
    },
  }
}
