import type { Color } from '@jadoube/chess'
import type { GameEvent, WrittenMove } from '@jadoube/laws'
import { isSaidByMove } from './see-event.js'

/** A move as anyone who only sees the board takes it, where the events do not say it like that. */
export interface SeenMove {
  readonly by: Color
  readonly move: WrittenMove
  /** Nothing else says that a move was made: it is said with the press that completed it. */
  readonly isAdded: boolean
}

/** How the events of one entry are told to those who are not told what is open. */
export interface Shown {
  /** A player moved whom nobody saw getting the move: said together with the move. */
  readonly turnTaken: Color | null
  readonly made: SeenMove | null
}

/** The events of one entry in the words of a legal move, before each audience is told its part of them. */
export function* shownEvents(
  events: readonly GameEvent[],
  { turnTaken, made }: Shown,
): Generator<GameEvent> {
  const all = made === null ? events : events.flatMap(event => withMade(event, made))
  for (const event of all) {
    if (isSaidByMove(event, all) || isSaidByCastling(event, all)) continue
    if (event.type === 'move-made' && turnTaken === event.by) {
      yield { type: 'turn-taken', at: event.at, by: event.by }
    }
    yield event
  }
}

function withMade(event: GameEvent, { by, move, isAdded }: SeenMove): GameEvent[] {
  if (event.type === 'move-made' && event.by === by) return [{ ...event, ...move }]
  if (!isAdded || event.type !== 'move-completed' || event.by !== by) return [event]
  return [{ type: 'move-made', at: event.at, by, ...move }, event]
}

/** Castling in one act is said by the move alone, and not by what the rook does. */
function isSaidByCastling(event: GameEvent, events: readonly GameEvent[]): boolean {
  const square =
    event.type === 'piece-touched'
      ? event.square
      : event.type === 'piece-placed'
        ? event.from
        : null
  if (square === null) return false
  return events.some(
    made =>
      made.type === 'move-made' &&
      made.rook === square &&
      events.some(each => each.type === 'piece-placed' && each.from === made.from),
  )
}
