import type { EventOf } from '../game/event.js'
import { newHand, piece, square } from '../game/hand.js'
import { momentAt, momentBeforeTakeOver } from '../game/moment.js'
import type { GameState, Irregularity, Offer, PlayerState } from '../game/state.js'
import { stillDue } from '../game/still-due.js'
import { moveOfWritten } from '../game/written-move.js'
import { rewound } from './rewound-clock.js'

/** Reinstates an earlier position, with what is binding in it. */
export function reinstated(state: GameState, event: EventOf<'position-reinstated'>): GameState {
  const moment = (event.beforeTakeOver ? momentBeforeTakeOver : momentAt)(state, event.ply)
  if (moment === undefined) return { ...state, at: event.at }
  const { position } = moment
  const touches = event.touched.flatMap(name => {
    const stood = position.at(square(name))
    if (stood === undefined) return []
    const group = event.together?.findIndex(names => names.includes(name)) ?? -1
    const alone = { square: square(name), ...stood, at: null, unclear: false }
    return [{ ...alone, group: group < 0 ? null : group }]
  })
  const released = event.released?.map(move => moveOfWritten(position, move)) ?? null
  const intended = event.intended === undefined ? null : moveOfWritten(position, event.intended)
  const { chosen = null } = event
  const isBound = touches.length > 0 || released !== null || intended !== null || chosen !== null
  const next: GameState = {
    ...state,
    ...moment,
    at: event.at,
    turn: position.turn,
    board: null,
    hand: isBound
      ? {
          ...newHand(null, touches),
          released,
          chosen: chosen && { square: square(chosen.square), role: piece(chosen.promotion).role },
          intended,
        }
      : null,
    whiteDue: stillDue(state.whiteDue, event.ply),
    blackDue: stillDue(state.blackDue, event.ply),
    offer: offerAt(state.offer, event.ply),
    proceedings: { ...state.proceedings, correction: null, takeBack: null, awaited: null },
    irregularities: state.irregularities.filter(
      each => each.ply < event.ply && !isCorrectedBy(each, event),
    ),
    white: recordedUpTo(state.white, event.ply),
    black: recordedUpTo(state.black, event.ply),
  }
  const { clock } = next
  return clock === null ? next : { ...next, clock: rewound(clock, next, event) }
}

/**
 * Whether the reinstatement corrects it: the piece released with the last move is back on its
 * square.
 */
const isCorrectedBy = (
  { kind, ply, rule }: Irregularity,
  event: { readonly ply: number },
): boolean => kind === 'touched-piece' && rule === 'made.released-fixed' && ply === event.ply - 1

/** An offer stands until the opponent answers it (9.1.2.1), even if its move is undone. */
const offerAt = (offer: Offer | null, ply: number): Offer | null =>
  offer === null || offer.ply <= ply ? offer : { ...offer, ply }

/** Entries about void moves stay on the scoresheet but no longer count. */
const recordedUpTo = (player: PlayerState, ply: number): PlayerState =>
  player.recorded <= ply && player.ahead === null
    ? player
    : { ...player, recorded: Math.min(player.recorded, ply), ahead: null }
