import { shape, type ValueOf } from '@jadoube/laws/internals'
import { gameResults } from '@jadoube/tournament'

const { list, nullable, number, object, oneOf, optional, tagged, text } = shape

const anyObject = object({})
const round = { round: number }
const atBoard = { round: number, board: number }
const entry = { entry: number }
const reason = { reason: text }
const result = oneOf(gameResults)
const colour = oneOf(['white', 'black'])

/**
 * The events of an event's log that officials read, each with the fields that its sentence needs.
 */
export const toldEvent = tagged('type', {
  // Events of the event itself.
  'event-announced': { name: text },
  'event-changed': { changes: anyObject, ...reason },
  'rounds-needed': { rounds: number },
  'regulations-changed': { fromRound: number, ...reason },
  'round-published': round,
  'round-hidden': { ...round, ...reason },
  'round-scheduled': { ...round, start: nullable(number) },
  'boards-set-up': round,
  'boards-cleared': { ...round, ...reason },
  'game-replaced': { ...atBoard, ...reason },
  'board-result-noted': { ...atBoard, result },
  'bye-requested': { ...entry, ...round, bye: oneOf(['half-bye', 'zero-bye']) },
  'request-closed': { ...entry, ...round },
  'result-stated': { ...atBoard, colour, result },
  'player-advanced': { ...entry, ...reason },
  'name-hidden': entry,
  'name-shown': entry,
  'note-made': { ...round, board: nullable(number), text },
  // Events of its tournament.
  'tournament-opened': {},
  'player-entered': { person: object({ name: text }) },
  'entry-corrected': { ...entry, changes: anyObject, ...reason },
  'numbers-assigned': reason,
  'initial-colour-drawn': { colour },
  'player-withdrawn': { ...entry, afterRound: number, reason: nullable(text) },
  'player-reinstated': { ...entry, ...reason },
  'bye-granted': { ...entry, ...round, bye: oneOf(['full-bye', 'half-bye', 'zero-bye']) },
  'bye-cancelled': { ...entry, ...round },
  'pairs-forbidden': { entries: list(number) },
  'round-paired': { ...round, insteadOf: nullable(anyObject), reason: nullable(text) },
  'round-unpaired': { ...round, ...reason },
  'result-reported': { ...atBoard, result },
  'result-corrected': { ...atBoard, result, counts: oneOf(['fully', 'rating']), ...reason },
  'points-adjusted': { ...entry, ...round, points: number, ...reason },
  'scoring-changed': { scoring: object({ win: number, draw: number, loss: number }), ...reason },
  'rounds-changed': { rounds: number, ...reason },
  'tournament-concluded': {},
})
/** An event of an event's log. */
export type ToldEvent = ValueOf<typeof toldEvent>

/** Who acted. */
export const eventActor = object({
  role: oneOf(['organiser', 'arbiter', 'player', 'board']),
  /** The name of the seat, if it has one. */
  name: optional(text),
  seat: optional(text),
  /** The player's entry. */
  entry: optional(number),
  /** The board that reported. */
  game: optional(text),
})
/** Who acted at an event. */
export type EventActor = ValueOf<typeof eventActor>
