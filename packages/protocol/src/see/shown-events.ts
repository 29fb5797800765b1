import type { Color } from '@jadoube/chess'
import type { GameEvent, WrittenMove } from '@jadoube/laws'
import { isImpliedByMove } from './see-event.js'

/**
 * A move as it appears to somebody who only sees the board, if the events describe it differently.
 */
export interface SeenMove {
  readonly by: Color
  readonly move: WrittenMove
  /** No event says that a move was made; it is added before the press that completes it. */
  readonly isAdded: boolean
}

/** How the events of one entry are told to audiences that may not know what is open. */
export interface Shown {
  /** A player moves although nobody saw the turn change: told together with the move. */
  readonly turnTaken: Color | null
  readonly made: SeenMove | null
  /**
   * Who appears to have the move, if that is not who has it: a move that is not legal is not made,
   * so the turn has not changed. Their touches appear to bind (4.3).
   */
  readonly turn: Color | null
}

/**
 * The events of one entry, told as if the move were legal, before each audience gets its part of
 * them.
 */
export function* shownEvents(
  events: readonly GameEvent[],
  { turnTaken, made, turn }: Shown,
): Generator<GameEvent> {
  const all = made === null ? events : events.flatMap(event => withSeenMove(event, made))
  for (const event of all) {
    if (isImpliedByMove(event, all) || isImpliedByCastling(event, all)) continue
    if (event.type === 'move-made' && turnTaken === event.by) {
      yield { type: 'turn-taken', at: event.at, by: event.by }
    }
    yield turn !== null && event.type === 'piece-touched'
      ? { ...event, binds: event.by === turn }
      : event
  }
}

function withSeenMove(event: GameEvent, { by, move, isAdded }: SeenMove): GameEvent[] {
  if (event.type === 'move-made' && event.by === by) return [{ ...event, ...move }]
  if (!isAdded || event.type !== 'move-completed' || event.by !== by) return [event]
  return [{ type: 'move-made', at: event.at, by, ...move }, event]
}

/** Castling in one act is told as the king's move only, not by what the rook does. */
function isImpliedByCastling(event: GameEvent, events: readonly GameEvent[]): boolean {
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
