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
import { recipientsOf, seeEvent } from './see-event.js'
import { seenMove } from './seen-move.js'
import { type SeenMove, type Shown, shownEvents } from './shown-events.js'

/**
 * The game as it looks to people who only see the board. Nobody except the arbiter is told that a
 * move was illegal before somebody claims or observes it (7.5, 12.2). Until then it is shown like
 * any other move: in the move list, the position and the turn, and at the same time.
 */
export interface Looks extends Shown {
  /** Advanced by the same reducer, with the events as everybody sees them. */
  readonly state: GameState
}

/** What stands on the board, as the first field of a FEN. */
export const placementText = ({ board, position }: GameState): string =>
  makePlacement(board ?? position.placement)

/**
 * Whether an irregularity is open that the legal position or the list of legal moves would reveal.
 */
const hidesIrregularity = ({ status, irregularities, hand }: GameState): boolean =>
  status !== 'concluded' && (irregularities.length > 0 || (hand?.illegal ?? null) !== null)

/**
 * Events that change the game without anybody seeing it. Without one of them the game looks as it
 * is.
 */
const hiddenChanges: ReadonlySet<EventType> = new Set<EventType>([
  'irregularity-arose',
  'illegal-move-stands',
  'turn-taken',
])

/**
 * Everybody sees these events, but they imply more than they say. Audiences that may now know more
 * are sent the state of the game with the news.
 */
const revealingEvents: ReadonlySet<EventType> = new Set<EventType>([
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

/** The events as everybody at the board sees them, before each audience gets its part of them. */
function* visibleEvents(events: readonly GameEvent[], shown: Shown) {
  for (const event of shownEvents(events, shown)) {
    const { type } = event
    if (recipientsOf[type] === 'arbiter' && type !== 'turn-taken') continue
    yield type === 'move-made' || type === 'move-completed' ? withoutLegality(event) : event
  }
}

const noHelp = { help: [], unansweredQuestions: 'wait' } as const
const withoutLegality = (event: GameEvent): GameEvent =>
  seeEvent(event, 'spectator', noHelp) ?? event

/** The player who moves although nobody saw the opponent give up the turn. */
function turnTakenBy(state: GameState, events: readonly GameEvent[]): Looks['turnTaken'] {
  for (const event of events)
    if (event.type === 'move-made') return event.by === state.turn ? null : event.by
  return null
}

/**
 * The move of these events as it looks: castling as castling, and a pawn left on the last rank as a
 * move.
 */
function moveSeenIn(
  base: GameState,
  events: readonly GameEvent[],
  after: GameState,
): SeenMove | null {
  for (const event of events) {
    const isMade = event.type === 'move-made'
    if (!isMade && event.type !== 'move-completed') continue
    const { by } = event
    // The move was made earlier and is now completed.
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
 * Whether the news of these events includes the whole state, because it follows from what everybody
 * sees. This is also the case when a player takes back what was put down, and always if a player
 * cannot see the board.
 */
const revealsState = (before: GameState, events: readonly GameEvent[], after: GameState): boolean =>
  after.blind !== null ||
  events.some(({ type }) => revealingEvents.has(type)) ||
  wasTakenBack(before, events, after)

/** How the game appears after the events of one entry. */
export interface LookedOn {
  /** How the game looks from now on; null if it looks as it is. */
  readonly looks: Looks | null
  /**
   * Whether the news of these events includes the state of the game, as far as each audience may
   * know it.
   */
  readonly tellsState: boolean
}

const looksAsItIs = {
  withState: { looks: null, tellsState: true },
  withoutState: { looks: null, tellsState: false },
}

/** How the game looks after the events of one entry. `before` and `after` are the game itself. */
export function lookOn(
  looksBefore: Looks | null,
  before: GameState,
  events: readonly GameEvent[],
  after: GameState,
): LookedOn {
  const includesState = revealsState(before, events, after)
  const looksDifferent =
    looksBefore !== null ||
    events.some(
      event => hiddenChanges.has(event.type) || (event.type === 'move-made' && !event.legal),
    )
  if (!looksDifferent) return includesState ? looksAsItIs.withState : looksAsItIs.withoutState
  const isStillHidden = hidesIrregularity(after)
  // From now on everybody may know the state of the game.
  if (!isStillHidden && after.blind === null && includesState) return looksAsItIs.withState
  const base = looksBefore?.state ?? before
  const shown: Shown = {
    turnTaken: turnTakenBy(base, events),
    made: moveSeenIn(base, events, after),
    turn: base.turn === before.turn ? null : base.turn,
  }
  let state = base
  for (const event of visibleEvents(events, shown)) state = evolve(state, event)
  if (!isStillHidden && state.history === after.history && state.turn === after.turn) {
    return includesState ? looksAsItIs.withState : looksAsItIs.withoutState
  }
  const turn = apparentTurn(events, after)
  const isCompleted = events.some(({ type }) => type === 'move-completed')
  // A piece came from beside the board, or two pieces were moved: what everybody sees is not a
  // move.
  const isNoMove =
    placementText(state) !== placementText(after) ||
    (isCompleted && differsFromBoard(state, turn, after))
  return {
    looks: { ...shown, state: isNoMove ? continuedFromBoard(state, after, turn) : state },
    tellsState: includesState || isNoMove,
  }
}

const boardOf = ({ board, position }: GameState) => board ?? position.placement

/** Who appears to have the move: the opponent of the player whose move stands on the board. */
function apparentTurn(events: readonly GameEvent[], after: GameState): 'white' | 'black' {
  const completed = events.findLast(({ type }) => type === 'move-completed')
  if (completed?.type === 'move-completed') return opposite(completed.by)
  return after.hand?.illegal == null ? after.turn : opposite(after.turn)
}

/** Irregularities that everybody sees and that are put right in public. */
const publicIrregularities: ReadonlySet<Irregularity['kind']> = new Set<Irregularity['kind']>([
  'displaced',
  'out-of-turn',
])

/**
 * Whether the game as it looks does not fit a completed move: pieces stand elsewhere, or the turn
 * is wrong.
 */
function differsFromBoard(
  { board, turn }: GameState,
  shownTurn: GameState['turn'],
  { irregularities, hand }: GameState,
): boolean {
  if (hand !== null || irregularities.every(({ kind }) => publicIrregularities.has(kind)))
    return false
  return board !== null || turn !== shownTurn
}

/** The game continues from what stands on the board, as everybody sees it. */
function continuedFromBoard(
  state: GameState,
  after: GameState,
  turn: GameState['turn'],
): GameState {
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
