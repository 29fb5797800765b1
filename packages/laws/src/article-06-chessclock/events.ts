import { type Color, opposite } from '@jadoube/chess'
import {
  addTime,
  type ChessClock,
  cutTime,
  type Instant,
  type Millis,
  pauseClock,
  pressClock,
  restartClock,
  setClock,
  startClock,
  timeLeft,
} from '@jadoube/clock'
import { copyState } from '../game/copy-state.js'
import type { EventOf } from '../game/event.js'
import { noted, type Reducers } from '../game/reducers.js'
import type { GameState } from '../game/state.js'
import { dueWithout } from '../game/still-due.js'
import { takeOver } from '../game/take-over.js'
import { withPlayer } from '../game/with-player.js'
import { withProceedings } from '../game/with-proceedings.js'
import { fallsThatLose } from './falls-that-lose.js'

/** The events of Article 6, and how each changes a game. */
export const events6 = {
  'game-started': started,
  'move-completed': moveCompleted,
  'clock-pressed': (state, { at, by }) =>
    changeClock(state, at, (clock, now) => pressClock(clock, by, now)),
  'clocks-paused': paused,
  'clocks-restarted': restarted,
  'time-added': (state, { at, to, ms }) =>
    changeClock(state, at, (clock, now) => addTime(clock, to, ms as Millis, now)),
  'time-removed': (state, { at, from, ms }) =>
    changeClock(state, at, (clock, now) => cutTime(clock, from, ms as Millis, now)),
  'clock-set': clockSet,
  'next-period-begun': nextPeriodBegun,
  'flag-fallen': noted,
  'time-passed': noted,
  'player-arrived': arrived,
  'player-excused': (state, { at, player }) => withPlayer(state, player, at, { excused: true }),
} satisfies Partial<Reducers>

function changeClock(
  state: GameState,
  at: number,
  change: (clock: ChessClock, now: Instant) => ChessClock,
): GameState {
  const { clock } = state
  return { ...state, at, clock: clock && change(clock, at as Instant) }
}

function started(state: GameState, { at }: EventOf<'game-started'>): GameState {
  const { clock, turn } = state
  const { presenceReported } = state.proceedings
  return {
    ...withProceedings(state, at, { started: { at, presenceReported } }),
    status: 'in-play',
    clock: clock && startClock(clock, at as Instant, turn),
  }
}

export function moveCompleted(state: GameState, event: EventOf<'move-completed'>): GameState {
  const { at, by, how } = event
  // The reply to an illegal move is itself illegal: play has continued from what stood there.
  const isReply = event.legal === false && state.turn !== state.position.turn
  const next = copyState(isReply ? takeOver(state, event) : state)
  next.at = at
  if (how === 'press' && state.clock !== null) {
    next.clock = pressClock(state.clock, by, at as Instant)
  }
  if (event.legal === false) {
    next.turn = opposite(by)
    next.hand = null
    return next
  }
  const isLater = how === 'later-press'
  if (by === 'white') next.whiteDue = isLater ? dueWithout(state.whiteDue, event.ply!) : null
  else next.blackDue = isLater ? dueWithout(state.blackDue, event.ply!) : null
  const { history, clock } = next
  // The opponent replied before this press (6.2.1). The reply keeps the time that the press left.
  if (how === 'press' && clock !== null && history !== null && state.turn === by)
    next.history = { ...history, [by]: timeLeft(clock, by, at as Instant) }
  if ((how === 'next-move' || isLater) && !isTooLate(state, by, at))
    next[by] = { ...state[by], unpressed: state[by].unpressed + (event.moves ?? 1) }
  return next
}

/** 6.9: a move completed after the flag fell is not one of the moves that were due by then. */
const isTooLate = (state: GameState, by: Color, at: number): boolean =>
  state.clock !== null && fallsThatLose(state.clock, by, state[by].unpressed, at).length > 0

function paused(state: GameState, event: EventOf<'clocks-paused'>): GameState {
  const { at, by } = event
  // An absent player's clock may run while the envelope is closed. Stopping it does not resume the
  // game.
  const status = state.status === 'adjourned' ? 'adjourned' : 'paused'
  // If the player waits for a promotion piece (6.11.2), the arbiter restarts the clocks too.
  const interrupted = by === 'arbiter' || event.for !== undefined
  return { ...withProceedings(changeClock(state, at, pauseClock), at, { interrupted }), status }
}

function restarted(state: GameState, { at, running }: EventOf<'clocks-restarted'>): GameState {
  const next = changeClock(state, at, (clock, now) => restartClock(clock, now, running))
  return { ...withProceedings(next, at, { interrupted: false }), status: 'in-play' }
}

function clockSet(state: GameState, event: EventOf<'clock-set'>): GameState {
  if (state.clock === null) return { ...state, at: event.at }
  const next = changeClock(state, event.at, (clock, now) => set(clock, event, now))
  return event.moves === null ? next : counted(counted(next, 'white'), 'black')
}

function nextPeriodBegun(state: GameState, event: EventOf<'next-period-begun'>): GameState {
  const { at, player, left, moves } = event
  if (state.clock === null) return { ...state, at }
  const setting = { left: left as Millis, presses: moves }
  const next = changeClock(state, at, (clock, now) => setClock(clock, player, setting, now))
  return counted(next, player)
}

/** The counter was set. It now includes all completed moves, also those without a press. */
function counted(state: GameState, side: Color): GameState {
  return state[side].unpressed === 0
    ? state
    : { ...state, [side]: { ...state[side], unpressed: 0 } }
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

function arrived(state: GameState, event: EventOf<'player-arrived'>): GameState {
  const permitted = state[event.player].permitted.filter(each => each === 'device')
  const next = withPlayer(state, event.player, event.at, { presence: 'present', permitted })
  return event.reported ? withProceedings(next, event.at, { presenceReported: true }) : next
}
