import {
  type Color,
  makeFen,
  opposite,
  type Placement,
  playCode,
  type Square,
} from '@jadoube/chess'
import { type Instant, pressClock, timeLeft } from '@jadoube/clock'
import { evolveBlind } from '../appendix-d-blind/evolve-blind.js'
import { copyState } from '../game/copy-state.js'
import type { EventOf, GameEvent } from '../game/event.js'
import { evolveClock } from '../game/evolve-clock.js'
import {
  changedByOther,
  handOf,
  held,
  newHand,
  piece,
  placed,
  restoredByOther,
  shifted,
  square,
  touched,
} from '../game/evolve-hand.js'
import { evolvePlayers } from '../game/evolve-players.js'
import { nextOccurrence, type Ply, type TakenOver } from '../game/history.js'
import { isLegalCode } from '../game/legal-codes.js'
import { momentAt, momentBeforeTakeOver } from '../game/moment.js'
import {
  baseOf,
  boardOf,
  placementAfter,
  placementOf,
  positionOn,
  standing,
} from '../game/standing.js'
import type { Due, GameState, Irregularity, Offer, PlayerState } from '../game/state.js'
import { capturedOn, codeOf } from '../game/written-move.js'
import { evolveAdjourned, sealedMoveCounted } from '../guidelines-1-adjourned/evolve.js'

/**
 * What then is the case. It knows no edition: what the Laws made of an act is in the event, so that an
 * old game replays the same for ever.
 */
export function evolve(state: GameState, event: GameEvent): GameState {
  const next = evolveGame(state, event)
  return next.blind === null ? next : evolveBlind(state, event, next)
}

function evolveGame(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'move-made':
      if (event.mirrored) return castledMirrored(state, event)
      return event.legal === false ? illegalMoveMade(state, event) : moveMade(state, event)
    case 'move-completed':
      return moveCompleted(state, event)
    case 'piece-touched':
      return event.binds
        ? touched(withoutComplaint(state, event), event)
        : { ...state, at: event.at }
    case 'piece-placed':
      return placed(state, event)
    case 'piece-held':
    case 'piece-between-squares':
      return held(state, event)
    case 'piece-removed': {
      const at = square(event.square)
      if (event.by !== state.turn)
        return changedByOther(state, event.at, board => board.without(at))
      const board = boardOf(state).without(at)
      return { ...state, at: event.at, board, hand: handOf(state) }
    }
    case 'piece-displaced':
    case 'piece-put-back':
      return shifted(state, event)
    case 'pieces-restored':
      if (event.by === opposite(state.turn)) return restoredByOther(state, event)
      return {
        ...state,
        at: event.at,
        board: baseOf(state),
        // What was released stays binding, wherever the piece is put back to (4.7).
        hand: state.hand && { ...state.hand, illegal: null },
      }
    case 'move-part-made': {
      const position = standing(state) ?? state.position
      const codes = event.moves.map(move => codeOf(position, move))
      const hand = handOf(state)
      const released = event.barred ? hand.released : codes
      return { ...state, at: event.at, hand: { ...hand, illegal: null, released } }
    }
    case 'intended-move-binds': {
      const intended = codeOf(state.position, event.move)
      return { ...state, at: event.at, hand: { ...handOf(state), intended } }
    }
    case 'announced':
      if (event.as !== 'castling') break
      return { ...state, at: event.at, hand: { ...handOf(state), castlingSaid: true } }
    case 'turn-taken':
      return { ...state, at: event.at, turn: event.by, hand: null }
    case 'irregularity-arose':
      return irregularityArose(state, event)
    case 'illegal-move-stands':
      return without(state, event)
    case 'pawn-promoted':
      return evolveClock(pawnPromoted(state, event), event)
    case 'position-reinstated':
      return reinstated(state, event)
    default:
  }
  return evolveAdjourned(evolveClock(evolvePlayers(state, event), event), event)
}

/**
 * How the clocks stand, for the record of the game. As a 32-bit integer it lies in the ply itself; as any
 * other number it would be an object of its own, and a long game half as large again.
 */
const left = (state: GameState, color: Color, at: number): number =>
  state.clock === null ? -1 : timeLeft(state.clock, color, at as Instant) | 0

function moveMade(state: GameState, event: EventOf<'move-made'>): GameState {
  const displaced = baseOf(state)
  const isTurn = state.turn === state.position.turn
  const board =
    displaced !== null && isTurn && mayBePutRight(state) ? boardWith(state, displaced, event) : null
  const base = (displaced === null && isTurn) || board !== null ? state : takeOver(state, event)
  const code = codeOf(base.position, event)
  const position = playCode(base.position, code)
  const { at, by } = event
  const history: Ply = {
    code,
    white: left(state, 'white', at),
    black: left(state, 'black', at),
    previous: base.history,
  }
  const ply = base.ply + 1
  const made: Due = { ply, twoHands: event.twoHands === true }
  const next = copyState(base)
  next.at = at
  next.ply = ply
  next.position = position
  next.turn = opposite(by)
  next.board = board
  next.history = history
  next.occurrences = nextOccurrence(base.occurrences, position)
  next.hand = null
  next.correction = null
  if (by === 'white') next.whiteDue = made
  else next.blackDue = made
  return next
}

/** 7.6: pieces stand wrong, and that can still be put right. Otherwise play goes on from what stands there. */
const mayBePutRight = ({ irregularities }: GameState): boolean =>
  irregularities.some(({ kind }) => kind === 'displaced' || kind === 'out-of-turn')

/** King two squares from d1 towards the rook, the rook to the square that he has crossed. */
function castledMirrored(state: GameState, event: EventOf<'move-made'>): GameState {
  const { at, by } = event
  const base = standing(state) ?? state.position
  const from = square(event.from)
  const to = square(event.to)
  const rook = square(event.rook!)
  const before = placementOf(base)
  const board = before
    .without(from)
    .without(rook)
    .with(to, before.at(from)!)
    .with(((from + to) / 2) as Square, before.at(rook)!)
  const position = positionOn(board, opposite(by), base)!
  const history: TakenOver = {
    code: -1,
    white: left(state, 'white', at),
    black: left(state, 'black', at),
    previous: state.history,
    fen: makeFen(position),
    counts: true,
  }
  const ply = state.ply + 1
  const made: Due = { ply, twoHands: false }
  return {
    ...state,
    at,
    ply,
    position,
    turn: opposite(by),
    board: null,
    history,
    occurrences: nextOccurrence(state.occurrences, position),
    hand: null,
    correction: null,
    ...(by === 'white' ? { whiteDue: made } : { blackDue: made }),
  }
}

/**
 * What stands there after a move while pieces are displaced that it has nothing to do with: the move is
 * made in the legal position, and the displaced pieces stay where they are. Null where the move is
 * possible only on the board as it stands.
 */
function boardWith(
  state: GameState,
  displaced: Placement,
  event: EventOf<'move-made'>,
): Placement | null {
  const { position } = state
  const stands = standing(state)
  const code = codeOf(position, event)
  if (stands === undefined || codeOf(stands, event) !== code) return null
  const from = code & 63
  if (displaced.codeAt(from) !== position.board.pieces[from]) return null
  if (!isLegalCode(position, code)) return null
  if (capturedOn(stands, code) !== capturedOn(position, code)) return null
  const after = placementAfter(stands, code)
  return after.equals(placementAfter(position, code)) ? null : after
}

/**
 * A move was made on a board that is not as the position says: play goes on from what stands there. A
 * completed illegal move becomes a ply of the game by it.
 */
function takeOver(state: GameState, event: { readonly at: number }): GameState {
  const position = standing(state)
  if (position === undefined) return state
  const counts = state.turn !== state.position.turn
  const history: TakenOver = {
    code: -1,
    white: left(state, 'white', event.at),
    black: left(state, 'black', event.at),
    previous: state.history,
    fen: makeFen(position),
    counts,
  }
  return {
    ...state,
    position,
    ply: state.ply + (counts ? 1 : 0),
    history,
    occurrences: nextOccurrence(state.occurrences, position),
  }
}

/**
 * 4.8: whoever touches a piece has lost the right to complain of the opponent's breach of Article 4. What the
 * opponent then left on the board is what play goes on from.
 */
function withoutComplaint(state: GameState, event: EventOf<'piece-touched'>): GameState {
  const { irregularities, hand } = state
  if (irregularities.length === 0) return state
  const open = irregularities.filter(({ kind, by }) => kind !== 'touched-piece' || by === event.by)
  if (open.length === irregularities.length) return state
  const next = { ...state, irregularities: open }
  const base = baseOf(state)
  if (base === null || mayBePutRight(next) || state.turn !== state.position.turn) return next
  if (base.equals(placementOf(state.position)) || standing(state) === undefined) return next
  const board = boardOf(state)
  return {
    ...takeOver(next, event),
    board: board.equals(base) ? null : board,
    hand: hand && { ...hand, base: null },
  }
}

function illegalMoveMade(state: GameState, event: EventOf<'move-made'>): GameState {
  const hand = handOf(state)
  const illegal = { from: square(event.from), to: square(event.to) }
  // What was released before as part of a legal move stays binding (4.7).
  return { ...state, at: event.at, hand: { ...hand, illegal } }
}

function moveCompleted(state: GameState, event: EventOf<'move-completed'>): GameState {
  const { at, by, how } = event
  // The reply to an illegal move, illegal itself: play has gone on from what stood there.
  const isReply = event.legal === false && state.turn !== state.position.turn
  const next = copyState(isReply ? takeOver(state, event) : state)
  next.at = at
  if (how === 'press' && state.clock !== null) {
    next.clock = pressClock(state.clock, by, at as Instant)
  }
  // The clock of a player who seals his reply was pressed when he did.
  if (how === 'sealed' && state.clock !== null && by === state.adjournment?.sealer) {
    next.clock = sealedMoveCounted(state.clock, by, at)
  }
  if (event.legal === false) {
    next.turn = opposite(by)
    next.hand = null
    return next
  }
  if (by === 'white') next.whiteDue = null
  else next.blackDue = null
  if (how === 'next-move') next[by] = { ...state[by], unpressed: state[by].unpressed + 1 }
  return next
}

function irregularityArose(state: GameState, event: EventOf<'irregularity-arose'>): GameState {
  const { kind, by, at, pawn, move } = event
  const made = move === undefined ? undefined : momentAt(state, event.ply)
  const hand = made === undefined && by === state.turn ? state.hand : null
  const irregularity = {
    kind,
    by,
    at,
    ply: event.ply,
    touched: hand?.touched ?? [],
    released: made === undefined ? (hand?.released ?? null) : [codeOf(made.position, move!)],
    chosen: hand?.chosen ?? null,
    intended: hand?.intended ?? null,
    pawn: pawn === undefined ? null : { from: square(pawn.from), to: square(pawn.to) },
    rule: event.rule ?? null,
  }
  return { ...state, at, irregularities: [...state.irregularities, irregularity] }
}

function without(state: GameState, event: EventOf<'illegal-move-stands'>): GameState {
  const { by, ply, at, kind } = event
  const irregularities = state.irregularities.filter(
    each =>
      each.by !== by ||
      each.ply !== ply ||
      (kind !== undefined && each.kind !== kind) ||
      each.kind === 'touched-piece' ||
      each.kind === 'displaced' ||
      each.kind === 'out-of-turn',
  )
  return { ...state, at, irregularities }
}

/** The pawn that was left on the last rank becomes the piece that the Laws say (7.5.2). */
function pawnPromoted(state: GameState, event: EventOf<'pawn-promoted'>): GameState {
  const code = codeOf(state.position, event)
  const position = playCode(state.position, code)
  const history: Ply = {
    code,
    white: left(state, 'white', event.at),
    black: left(state, 'black', event.at),
    previous: state.history,
  }
  return {
    ...state,
    at: event.at,
    ply: state.ply + 1,
    position,
    turn: position.turn,
    board: null,
    history,
    occurrences: nextOccurrence(state.occurrences, position),
    hand: null,
  }
}

function reinstated(state: GameState, event: EventOf<'position-reinstated'>): GameState {
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
  const released = event.released?.map(move => codeOf(position, move)) ?? null
  const intended = event.intended === undefined ? null : codeOf(position, event.intended)
  const { chosen = null } = event
  const bound = touches.length > 0 || released !== null || intended !== null || chosen !== null
  const back: GameState = {
    ...state,
    ...moment,
    at: event.at,
    turn: position.turn,
    board: null,
    hand: bound
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
    correction: null,
    awaited: null,
    irregularities: state.irregularities.filter(
      each => each.ply < event.ply && !isMendedBy(each, event),
    ),
    white: recordedUpTo(state.white, event.ply),
    black: recordedUpTo(state.black, event.ply),
  }
  return evolveClock(back, event)
}

/** What was released with the last move stands on its square again. */
const isMendedBy = ({ kind, ply, rule }: Irregularity, event: { readonly ply: number }): boolean =>
  kind === 'touched-piece' && rule === 'made.released-fixed' && ply === event.ply - 1

/** An offer stands until the opponent answers it (9.1.2.1), also where its move is undone. */
const offerAt = (offer: Offer | null, ply: number): Offer | null =>
  offer === null || offer.ply <= ply ? offer : { ...offer, ply }

/** A move that was made before what is undone, and is not pressed yet. */
const stillDue = (due: Due | null, ply: number): Due | null =>
  due !== null && due.ply <= ply ? due : null

/** What was written of moves that are void now stays on the sheet, and counts no more. */
const recordedUpTo = (player: PlayerState, ply: number): PlayerState =>
  player.recorded <= ply && player.ahead === null
    ? player
    : { ...player, recorded: Math.min(player.recorded, ply), ahead: null }
