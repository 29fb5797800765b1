import { makeFen, makePlacement, opposite } from '@jadoube/chess'
import {
  type EventType,
  evolve,
  type GameEvent,
  type GameState,
  type Irregularity,
  type TakenOver,
} from '@jadoube/laws'
import { positionOn } from '@jadoube/laws/internals'
import { seeEvent, toldTo } from './see-event.js'
import { seenMove } from './seen-move.js'
import { type SeenMove, type Shown, shownEvents } from './shown-events.js'

/**
 * The game as it looks to somebody who only sees the board. Nobody but the arbiter is told that a move was
 * illegal before somebody claims or observes it (7.5, 12.2). Until then it is shown like any other move: in
 * the list of moves, in the position, in who has the move, and at the same moments.
 */
export interface Looks extends Shown {
  /** Advanced by the same reducer, with the events as everybody sees them. */
  readonly state: GameState
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
function* asTheyLook(events: readonly GameEvent[], shown: Shown) {
  for (const event of shownEvents(events, shown)) {
    const { type } = event
    if (toldTo[type] === 'arbiter' && type !== 'turn-taken') continue
    yield type === 'move-made' || type === 'move-completed' ? withoutLegality(event) : event
  }
}

const noHelp = { help: [], unansweredQuestions: 'wait' } as const
const withoutLegality = (event: GameEvent): GameEvent =>
  seeEvent(event, 'spectator', noHelp) ?? event

/** Who moves though nobody saw that the opponent gave up the move. */
function takenBy(state: GameState, events: readonly GameEvent[]): Looks['turnTaken'] {
  for (const event of events)
    if (event.type === 'move-made') return event.by === state.turn ? null : event.by
  return null
}

/** The move of these events as it looks: castling as castling, and a pawn left on the last rank as a move. */
function madeIn(base: GameState, events: readonly GameEvent[], after: GameState): SeenMove | null {
  for (const event of events) {
    const isMade = event.type === 'move-made'
    if (!isMade && event.type !== 'move-completed') continue
    const { by } = event
    // The move was made before, and is now completed.
    if (!isMade && base.turn !== by) return null
    if (isMade && event.legal) return null
    const move = seenMove(base.position.placement, boardOf(after), by)
    if (move === null) return null
    if (!isMade) return { by, move, isAdded: true }
    return move.from === event.from && move.to === event.to ? { by, move, isAdded: false } : null
  }
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
  const shown: Shown = { turnTaken: takenBy(base, events), made: madeIn(base, events, after) }
  let state = base
  for (const event of asTheyLook(events, shown)) state = evolve(state, event)
  if (!isOpen && state.history === after.history && state.turn === after.turn) {
    return isTold ? asItIs.told : asItIs.untold
  }
  const turn = turnSeen(events, after)
  const isCompleted = events.some(({ type }) => type === 'move-completed')
  // A piece came from beside the board, or two were moved: what everybody sees there is no move at all.
  const isLost =
    placementText(state) !== placementText(after) ||
    (isCompleted && isElsewhere(state, turn, after))
  return {
    looks: { ...shown, state: isLost ? takenFrom(state, after, turn) : state },
    tellsState: isTold || isLost,
  }
}

const boardOf = ({ board, position }: GameState) => board ?? position.placement

/** Who has the move for everybody who looks: the opponent of the player whose move stands there. */
function turnSeen(events: readonly GameEvent[], after: GameState): 'white' | 'black' {
  const completed = events.findLast(({ type }) => type === 'move-completed')
  if (completed?.type === 'move-completed') return opposite(completed.by)
  return after.hand?.illegal == null ? after.turn : opposite(after.turn)
}

/** What everybody sees that is against the Laws, and is left to be put right in sight of all. */
const seenByAll: ReadonlySet<Irregularity['kind']> = new Set<Irregularity['kind']>([
  'displaced',
  'out-of-turn',
])

/** Once a move is completed, the position is what stands there and the opponent has the move. */
function isElsewhere(
  { board, turn }: GameState,
  seen: GameState['turn'],
  { irregularities, hand }: GameState,
): boolean {
  if (hand !== null || irregularities.every(({ kind }) => seenByAll.has(kind))) return false
  return board !== null || turn !== seen
}

/** The game continues from what stands on the board, as anyone who looks sees it. */
function takenFrom(state: GameState, after: GameState, turn: GameState['turn']): GameState {
  const board = boardOf(after)
  const position = positionOn(board, turn, state.position)
  if (position === undefined) return { ...state, board, turn, hand: null }
  const taken: TakenOver = {
    move: null,
    white: state.history?.white ?? -1,
    black: state.history?.black ?? -1,
    previous: state.history,
    fen: makeFen(position),
    counts: false,
  }
  return { ...state, position, board: null, turn, hand: null, history: taken }
}
