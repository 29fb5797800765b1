import type { Color } from '@jadoube/chess'
import type { ChessClock, Instant } from '@jadoube/clock'
import { pauseClock, pressClock, restartClock } from '@jadoube/clock'
import { type Adjournment, replierOf } from '../game/adjournment.js'
import type { EventOf } from '../game/event.js'
import type { Followers, Reducers } from '../game/reducers.js'
import { baseOf } from '../game/standing.js'
import { type GameState, movesMade, type PlayerState } from '../game/state.js'
import { withProceedings } from '../game/with-proceedings.js'

/** The events of Guidelines I, and how each changes a game. */
export const eventsI = {
  'sealing-ordered': sealingOrdered,
  'resumption-announced': (state, { at, resumes, sessionEnds }) =>
    changeAdjournment(state, at, {
      resumes,
      ...(sessionEnds === undefined ? null : { sessionEnds }),
    }),
  'move-sealed': (state, { at, reply, envelope }) =>
    reply
      ? { ...changeAdjournment(state, at, { reply: envelope }), status: 'adjourned' }
      : changeAdjournment(state, at, { envelope }),
  'game-adjourned': adjourned,
  'replier-clock-started': (state, { at, player }) => {
    const { clock } = state
    const running = clock && restartClock(clock, at as Instant, player)
    return { ...changeAdjournment(state, at, { replierTimed: true }), clock: running }
  },
  'envelope-opened': envelopeOpened,
  'sealed-move-stated': envelopeOpened,
  'envelope-lost': (state, { at }) => changeAdjournment(state, at, { lost: true, envelope: null }),
} satisfies Partial<Reducers>

/** How an adjournment follows the events of other articles. */
export const followersI = {
  'move-completed': sealedMoveCompleted,
  'clocks-restarted': (_, __, next) => resumed(next),
  'result-lifted': adjournedAgain,
} satisfies Followers

function changeAdjournment(state: GameState, at: number, change: Partial<Adjournment>): GameState {
  const { adjournment } = state.proceedings
  if (adjournment === null) return { ...state, at }
  return withProceedings(state, at, { adjournment: { ...adjournment, ...change } })
}

function adjourned(state: GameState, { at }: EventOf<'game-adjourned'>): GameState {
  const { clock } = state
  return {
    ...changeAdjournment(state, at, { stage: 'sealed', offeredAt: state.offer?.at ?? null }),
    status: 'adjourned',
    clock: clock && pauseClock(clock, at as Instant),
    // After an adjournment both players must arrive again.
    white: absentAgain(state.white),
    black: absentAgain(state.black),
  }
}

/**
 * I.5: the position before the sealed move is set up again. What was touched before the sealing,
 * made on the board or written for a claim still binds the sealed move.
 */
function envelopeOpened(
  state: GameState,
  event: EventOf<'envelope-opened'> | EventOf<'sealed-move-stated'>,
): GameState {
  const read = { by: event.by, text: event.text }
  const open = changeAdjournment(state, event.at, {
    stage: 'opened',
    envelope: null,
    reply: null,
    read,
  })
  return { ...open, board: baseOf(state), hand: state.hand && { ...state.hand, illegal: null } }
}

const absentAgain = (player: PlayerState): PlayerState => ({
  ...player,
  presence: 'absent',
  excused: false,
})

function sealingOrdered(state: GameState, event: EventOf<'sealing-ordered'>): GameState {
  const { at, player: sealer, sessionEnds = null, resumes = null } = event
  const adjournment: Adjournment = {
    stage: 'ordered',
    sealer,
    sessionEnds,
    resumes,
    offeredAt: null,
    envelope: null,
    lost: false,
    replierTimed: false,
    reply: null,
    read: null,
    moves: null,
  }
  return withProceedings(state, at, { adjournment })
}

/** Play continues after the break. From now on each player has their first move to make (I.13). */
function resumed(state: GameState): GameState {
  const { adjournment } = state.proceedings
  if (adjournment?.stage !== 'opened' || adjournment.moves !== null) return state
  const moves = { white: movesMade(state, 'white'), black: movesMade(state, 'black') }
  return withProceedings(state, state.at, { adjournment: { ...adjournment, moves } })
}

/**
 * The loss of a late player is lifted. If an envelope is still closed, the game is adjourned as
 * before, and the clock that was running runs again.
 */
function adjournedAgain(
  { clock, proceedings: { adjournment } }: GameState,
  { at }: EventOf<'result-lifted'>,
  next: GameState,
): GameState {
  if (adjournment === null || adjournment.stage === 'ordered') return next
  const isClosed = adjournment.stage === 'sealed' || adjournment.reply !== null
  if (!isClosed) return next
  const runs = adjournment.reply !== null || adjournment.replierTimed
  const runningSide = adjournment.reply === null ? replierOf(adjournment) : adjournment.sealer
  const stopped = clock && pauseClock(clock, at as Instant)
  return {
    ...next,
    status: 'adjourned',
    clock: runs ? stopped && restartClock(stopped, at as Instant, runningSide) : stopped,
  }
}

/** The clock of a player who sealed a reply was already pressed then. */
function sealedMoveCompleted(
  { clock, proceedings: { adjournment } }: GameState,
  { how, by, at }: EventOf<'move-completed'>,
  next: GameState,
): GameState {
  if (how !== 'sealed' || clock === null || by !== adjournment?.sealer) return next
  return { ...next, clock: sealedMoveCounted(clock, by, at) }
}

/** Counts a sealed move like one completed by a press. No clock is left running. */
function sealedMoveCounted(clock: ChessClock, by: Color, at: number): ChessClock {
  const now = at as Instant
  const own = restartClock(pauseClock(clock, now), now, by)
  return pauseClock(pressClock(own, by, now), now)
}
