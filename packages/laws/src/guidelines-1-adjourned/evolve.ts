import type { Color } from '@jadoube/chess'
import type { ChessClock, Instant } from '@jadoube/clock'
import { pauseClock, pressClock, restartClock } from '@jadoube/clock'
import { type Adjournment, replierOf } from '../game/adjournment.js'
import type { EventOf, GameEvent } from '../game/event.js'
import { baseOf } from '../game/standing.js'
import { type GameState, movesMade, type PlayerState } from '../game/state.js'

const changed = (state: GameState, at: number, change: Partial<Adjournment>): GameState =>
  state.adjournment === null
    ? { ...state, at }
    : { ...state, at, adjournment: { ...state.adjournment, ...change } }

/** What an event does to an adjournment. */
export function evolveAdjourned(state: GameState, event: GameEvent): GameState {
  const { at } = event
  switch (event.type) {
    case 'sealing-ordered':
      return ordered(state, event)
    case 'resumption-announced':
      return changed(state, at, {
        resumes: event.resumes,
        ...(event.sessionEnds === undefined ? null : { sessionEnds: event.sessionEnds }),
      })
    case 'move-sealed':
      return event.reply
        ? { ...changed(state, at, { reply: event.envelope }), status: 'adjourned' }
        : changed(state, at, { envelope: event.envelope })
    case 'game-adjourned': {
      const { clock } = state
      return {
        ...changed(state, at, { stage: 'sealed', offeredAt: state.offer?.at ?? null }),
        status: 'adjourned',
        clock: clock && pauseClock(clock, at as Instant),
        // Adjourning ends presence: both must come again.
        white: away(state.white),
        black: away(state.black),
      }
    }
    case 'replier-clock-started': {
      const { clock } = state
      const running = clock && restartClock(clock, at as Instant, event.player)
      return { ...changed(state, at, { replierTimed: true }), clock: running }
    }
    case 'envelope-opened':
    case 'sealed-move-stated': {
      const read = { by: event.by, text: event.text }
      const open = changed(state, at, { stage: 'opened', envelope: null, reply: null, read })
      // I.5: what stood there before the sealed move was set up again. What was touched before the sealing,
      // made on the board or written for a claim still binds the sealed move.
      return { ...open, board: baseOf(state), hand: state.hand && { ...state.hand, illegal: null } }
    }
    case 'envelope-lost':
      return changed(state, at, { lost: true, envelope: null })
    default:
      return state
  }
}

const away = (player: PlayerState): PlayerState => ({
  ...player,
  presence: 'absent',
  excused: false,
})

function ordered(state: GameState, event: EventOf<'sealing-ordered'>): GameState {
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
  return { ...state, at, adjournment }
}

/** Play goes on after the break: from now on each has his first move to make (I.13). */
export function resumed(state: GameState): GameState {
  const { adjournment } = state
  if (adjournment?.stage !== 'opened' || adjournment.moves !== null) return state
  const moves = { white: movesMade(state, 'white'), black: movesMade(state, 'black') }
  return { ...state, adjournment: { ...adjournment, moves } }
}

/** The arbiter lets a late player off: the game stands as it stood, its envelope closed or opened. */
export function spared(state: GameState, at: number): GameState {
  const { adjournment, clock } = state
  if (adjournment === null || adjournment.stage === 'ordered') return state
  const isClosed = adjournment.stage === 'sealed' || adjournment.reply !== null
  if (!isClosed) return state
  const runs = adjournment.reply !== null || adjournment.replierTimed
  const timed = adjournment.reply === null ? replierOf(adjournment) : adjournment.sealer
  const still = clock && pauseClock(clock, at as Instant)
  return {
    ...state,
    status: 'adjourned',
    clock: runs ? still && restartClock(still, at as Instant, timed) : still,
  }
}

/** A sealed move counts like one that was pressed, only that nobody's clock runs meanwhile. */
export function sealedMoveCounted(clock: ChessClock, by: Color, at: number): ChessClock {
  const now = at as Instant
  const own = restartClock(pauseClock(clock, now), now, by)
  return pauseClock(pressClock(own, by, now), now)
}
