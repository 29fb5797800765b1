import { type Instant, pauseClock, restartClock } from '@jadoube/clock'
import type { EventOf } from '../game/event.js'
import type { Question } from '../game/question.js'
import type { Reducers } from '../game/reducers.js'
import type { GameState } from '../game/state.js'

/** The events of Article 10: a result, and the lifting of a result. */
export const events10 = {
  'game-concluded': concluded,
  'result-lifted': lifted,
} satisfies Partial<Reducers>

function concluded(state: GameState, event: EventOf<'game-concluded'>): GameState {
  const { result: text, points, reason, rule, article, withoutPenalties } = event
  const at = event.noticed ?? event.at
  const { clock } = state
  return {
    ...state,
    at,
    status: 'concluded',
    result: {
      text,
      points,
      reason,
      rule,
      article,
      ...(withoutPenalties === undefined ? null : { withoutPenalties }),
    },
    offer: null,
    proceedings: { ...state.proceedings, postponed: null },
    questions: afterTheEnd(state.questions),
    clock: clock && pauseClock(clock, at as Instant),
  }
}

/** Appeals are decided after the end too (11.10). */
const afterTheEnd = (questions: readonly Question[]): readonly Question[] =>
  questions.length === 0 ? questions : questions.filter(({ claim }) => claim === 'appeal')

function lifted(state: GameState, { at, stopped }: EventOf<'result-lifted'>): GameState {
  const { clock, white, black } = state
  if (stopped && clock?.state !== 'ready') {
    return {
      ...state,
      at,
      status: clock === null ? 'in-play' : 'paused',
      result: null,
      // The signatures were for this result.
      white: { ...white, signed: null },
      black: { ...black, signed: null },
    }
  }
  return {
    ...state,
    at,
    // A game that was not started waits for its start again.
    status: clock?.state === 'ready' ? 'awaiting-start' : 'in-play',
    result: null,
    clock: clock && restartClock(clock, at as Instant, state.turn),
  }
}
