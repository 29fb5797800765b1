import type { Color } from '@jadoube/chess'
import {
  addTime,
  type ChessClock,
  cutTime,
  type Instant,
  type Millis,
  pauseClock,
  periodAt,
  pressClock,
  quotaAfter,
  restartClock,
  type SideClock,
  setClock,
  setExtra,
  settleClock,
  startClock,
  withdrawPress,
} from '@jadoube/clock'
import { resumed, spared } from '../guidelines-1-adjourned/evolve.js'
import type { EventOf, GameEvent } from './event.js'
import { type GameState, movesMade } from './state.js'

/** What an event does to the chess clock, and to whether play goes on. */
export function evolveClock(state: GameState, event: GameEvent): GameState {
  const { clock } = state
  const now = event.at as Instant
  switch (event.type) {
    case 'game-started':
      return {
        ...state,
        status: 'in-play',
        started: { at: event.at, presenceReported: state.presenceReported },
        clock: clock && startClock(clock, now, state.turn),
      }
    case 'clock-pressed':
      return clock === null ? state : { ...state, clock: pressClock(clock, event.by, now) }
    case 'clock-started':
      return clock === null ? state : { ...state, clock: running(clock, event.of, now) }
    case 'press-withdrawn': {
      if (clock === null) return state
      const back = withdrawPress(clock, event.by, now)
      return { ...state, clock: running(back, event.by, now) }
    }
    case 'pawn-promoted':
      return clock === null ? state : { ...state, clock: running(clock, state.turn, now) }
    case 'clocks-paused':
      return {
        ...state,
        // An absent player's clock runs while the envelope is closed; stopping it does not resume the game.
        status: state.status === 'adjourned' ? 'adjourned' : 'paused',
        clock: clock && pauseClock(clock, now),
      }
    case 'clocks-restarted':
      return resumed({
        ...state,
        status: 'in-play',
        clock: clock && restartClock(clock, now, event.running),
      })
    case 'increment-granted':
      return clock === null
        ? state
        : { ...state, clock: setExtra(clock, 'both', 'increment', event.ms as Millis, now) }
    case 'time-added':
      return clock === null
        ? state
        : { ...state, clock: addTime(clock, event.to, event.ms as Millis, now) }
    case 'time-removed':
      return clock === null
        ? state
        : { ...state, clock: cutTime(clock, event.from, event.ms as Millis, now) }
    case 'clock-set':
      if (clock === null) return state
      return event.moves === null
        ? { ...state, clock: set(clock, event, now) }
        : counted(counted({ ...state, clock: set(clock, event, now) }, 'white'), 'black')
    case 'next-period-begun': {
      if (clock === null) return state
      const setting = { left: event.left as Millis, presses: event.moves }
      return counted({ ...state, clock: setClock(clock, event.player, setting, now) }, event.player)
    }
    case 'position-reinstated':
      return clock === null ? state : { ...state, clock: wound(clock, state, event, now) }
    case 'game-concluded':
      return clock === null
        ? state
        : { ...state, clock: pauseClock(clock, (event.noticed ?? now) as Instant) }
    case 'result-lifted': {
      const back = spared(state, event.at)
      if (clock === null || back.status === 'adjourned') return back
      return { ...back, clock: restartClock(clock, now, state.turn) }
    }
    default:
      return state
  }
}

/**
 * A counter that goes back takes with it the periods that it had reached, as long as that leaves the
 * player time: what was used in moves that are void now is for the arbiter to judge.
 */
function withoutPeriods({ setup, ...clock }: ChessClock, name: Color, presses: number): SideClock {
  const side = clock[name]
  let { left, period } = side
  while (period > 0 && setup.nextPeriod === 'at-move-count') {
    const quota = quotaAfter(setup[name], period - 1)
    const { time } = periodAt(setup[name], period)
    if (quota === null || presses >= quota || left <= time) break
    left = (left - time) as Millis
    period--
  }
  return { ...side, presses, left, period }
}

/** The counter was set: it has all his completed moves now, those without a press included. */
function counted(state: GameState, side: Color): GameState {
  return state[side].unpressed === 0
    ? state
    : { ...state, [side]: { ...state[side], unpressed: 0 } }
}

/**
 * The same clock with this side running, if any runs: also an absent player's, while the game is adjourned
 * (I.9.2). What has passed until now was the other side's time; this one starts its move anew.
 */
function running(clock: ChessClock, side: Color, now: Instant): ChessClock {
  if (clock.turn === side) return clock
  if (clock.state === 'ready') return { ...clock, turn: side }
  const turned = restartClock(pauseClock(clock, now), now, side)
  return clock.state === 'running' ? turned : pauseClock(turned, now)
}

function set(clock: ChessClock, event: EventOf<'clock-set'>, now: Instant): ChessClock {
  let next = clock
  for (const side of ['white', 'black'] as const) {
    const left = event[side]
    const setting = {
      ...(left === null ? null : { left: left as Millis }),
      ...(event.moves === null ? null : { presses: event.moves }),
    }
    next = setClock(next, side, setting, now)
  }
  return next
}

/** The clock after a position was put back: counters corrected (7.1), the right side running. */
function wound(
  clock: ChessClock,
  state: GameState,
  event: EventOf<'position-reinstated'>,
  now: Instant,
): ChessClock {
  let next =
    event.withdrawn === null ? settleClock(clock, now) : withdrawPress(clock, event.withdrawn, now)
  for (const side of ['white', 'black'] as const) {
    const presses = movesMade(state, side) - state[side].unpressed
    if (presses >= 0 && presses < next[side].presses) {
      next = { ...next, [side]: withoutPeriods(next, side, presses) }
    }
  }
  return running(next, state.turn, now)
}
