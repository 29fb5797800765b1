import { makeFen, makePlacement, opposite } from '@jadoube/chess'
import {
  type EventType,
  evolve,
  type GameEvent,
  type GameState,
  type TakenOver,
} from '@jadoube/laws'
import { positionOn } from '@jadoube/laws/internals'
import { isSaidByMove, seeEvent, toldTo } from './see-event.js'

/**
 * The game as it looks to somebody who only sees the board. Nobody but the arbiter is told that a move was
 * illegal before somebody claims or observes it (7.5, 12.2). Until then it is shown like any other move: in
 * the list of moves, in the position, in who has the move, and at the same moments.
 */
export interface Looks {
  /** Advanced by the same reducer, with the events as everybody sees them. */
  readonly state: GameState
  /** A player moved whom nobody saw getting the move: said together with the move. */
  readonly turnTaken: 'white' | 'black' | null
}

/** What the board physically shows, as the first field of a FEN. */
export const placementText = ({ board, position }: GameState): string =>
  makePlacement(board ?? position.placement)

/** Something is open that the legal position or the list of legal moves would give away. */
const isHidden = ({ status, irregularities, hand }: GameState): boolean =>
  status !== 'concluded' && (irregularities.length > 0 || (hand?.illegal ?? null) !== null)

/** Events that change the game and are not seen. Without one of them the game looks as it is. */
const unseen: ReadonlySet<EventType> = new Set<EventType>([
  'irregularity-arose',
  'illegal-move-stands',
  'turn-taken',
])

/**
 * Everybody sees these, and more follows from them than they say: who may know more than before is told how
 * the game stands with the news of them.
 */
const telling: ReadonlySet<EventType> = new Set<EventType>([
  'illegal-move-ruled',
  'position-reinstated',
  'pieces-restored',
  'piece-put-back',
  'pawn-promoted',
  'touch-lifted',
  'game-corrected',
  'boards-adjusted',
  'position-transferred',
  'game-concluded',
  'result-lifted',
  'ruling-taken-back',
  'scoresheet-borrowed',
])

/** The events as they look, before each audience is told its part of them. */
function* asTheyLook(events: readonly GameEvent[], turnTaken: Looks['turnTaken']) {
  for (const event of events) {
    if (toldTo[event.type] === 'arbiter' || isSaidByMove(event, events)) continue
    if (event.type === 'move-made' && turnTaken === event.by) {
      yield { type: 'turn-taken', at: event.at, by: event.by } as const
    }
    const { type } = event
    yield type === 'move-made' || type === 'move-completed' ? withoutLegality(event) : event
  }
}

const withoutLegality = (event: GameEvent): GameEvent => seeEvent(event, 'spectator', []) ?? event

/** Who moves though nobody saw that the opponent gave up the move. */
function takenBy(state: GameState, events: readonly GameEvent[]): Looks['turnTaken'] {
  for (const event of events)
    if (event.type === 'move-made') return event.by === state.turn ? null : event.by
  return null
}

const wasTakenBack = (before: GameState, events: readonly GameEvent[], after: GameState) =>
  before.hand?.illegal != null &&
  after.hand?.illegal == null &&
  !events.some(({ type }) => type === 'move-completed')

/**
 * Is the whole state told with the news of these events? It follows from what everybody sees: also that a
 * player takes back what was put down. Where somebody cannot see the board, all that is said is told.
 */
const tellsState = (before: GameState, events: readonly GameEvent[], after: GameState): boolean =>
  after.blind !== null ||
  events.some(({ type }) => telling.has(type)) ||
  wasTakenBack(before, events, after)

export interface LookedOn {
  /** How the game looks from here on; null where it looks as it is. */
  readonly looks: Looks | null
  /** The news of these events tells how the game stands, as far as each may know it. */
  readonly tellsState: boolean
}

const asItIs = {
  told: { looks: null, tellsState: true },
  untold: { looks: null, tellsState: false },
}

/** How the game looks after the events of one entry. `before` and `after` are the game itself. */
export function lookOn(
  looked: Looks | null,
  before: GameState,
  events: readonly GameEvent[],
  after: GameState,
): LookedOn {
  const isTold = tellsState(before, events, after)
  const isDiverted =
    looked !== null ||
    events.some(event => unseen.has(event.type) || (event.type === 'move-made' && !event.legal))
  if (!isDiverted) return isTold ? asItIs.told : asItIs.untold
  const isOpen = isHidden(after)
  // From here on anyone who looks may know how the game stands.
  if (!isOpen && after.blind === null && isTold) return asItIs.told
  const base = looked?.state ?? before
  const turnTaken = takenBy(base, events)
  let state = base
  for (const event of asTheyLook(events, turnTaken)) state = evolve(state, event)
  if (!isOpen && state.history === after.history && state.turn === after.turn) {
    return isTold ? asItIs.told : asItIs.untold
  }
  // A piece came from beside the board, or two were moved: what everybody sees there is no move at all.
  const isLost = placementText(state) !== placementText(after)
  return {
    looks: { state: isLost ? takenFrom(base, after) : state, turnTaken },
    tellsState: isTold || isLost,
  }
}

/** The game continues from what stands on the board, as anyone who looks sees it. */
function takenFrom(base: GameState, after: GameState): GameState {
  const turn = after.hand?.illegal == null ? after.turn : opposite(after.turn)
  const board = after.board ?? after.position.placement
  const position = positionOn(board, turn, base.position)
  if (position === undefined) return { ...after, position: base.position, board, turn, hand: null }
  const taken: TakenOver = {
    move: null,
    white: -1,
    black: -1,
    previous: base.history,
    fen: makeFen(position),
    counts: true,
  }
  return { ...after, position, board: null, turn, hand: null, ply: base.ply + 1, history: taken }
}
