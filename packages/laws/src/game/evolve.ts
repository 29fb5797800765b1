import {
  type Color,
  type MoveCode,
  makeFen,
  opposite,
  type Piece,
  parsePieceLetter,
  parseSquare,
  pieceOf,
  playCode,
  type Square,
} from '@jadoube/chess'
import { type Instant, timeLeft } from '@jadoube/clock'
import type { EventOf, GameEvent } from './event.js'
import { evolveClock } from './evolve-clock.js'
import { evolvePlayers } from './evolve-players.js'
import { nextOccurrence, type Ply, type TakenOver } from './history.js'
import { momentAt } from './moment.js'
import { baseOf, boardOf, standing } from './standing.js'
import type { Due, GameState, Hand, Touch } from './state.js'
import { codeOf } from './written-move.js'

const noTouches: readonly Touch[] = Object.freeze([])

const newHand = (base: Hand['base']): Hand => ({
  base,
  touched: noTouches,
  chosen: null,
  released: null,
  illegal: null,
  intended: null,
  twoHands: false,
})

/** The hand of the player who has the move. */
const handOf = (state: GameState): Hand => state.hand ?? newHand(state.board)

const square = (name: string): Square => parseSquare(name)!
const piece = (letter: string): Piece => pieceOf(parsePieceLetter(letter))!

/**
 * What then is the case. It knows no edition: what the Laws made of an act is in the event, so that an
 * old game replays the same for ever.
 */
export function evolve(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'move-made':
      return event.legal ? moveMade(state, event) : illegalMoveMade(state, event)
    case 'move-completed':
      return moveCompleted(state, event)
    case 'piece-touched':
      return event.binds ? touched(state, event) : { ...state, at: event.at }
    case 'piece-placed':
      return placed(state, event)
    case 'piece-removed': {
      const board = boardOf(state).without(square(event.square))
      const hand = event.by === state.turn ? handOf(state) : state.hand
      return { ...state, at: event.at, board, hand }
    }
    case 'piece-displaced': {
      const from = square(event.from)
      const board = boardOf(state).without(from).with(square(event.to), piece(event.piece))
      return { ...state, at: event.at, board }
    }
    case 'pieces-restored':
      return {
        ...state,
        at: event.at,
        board: baseOf(state),
        // What was released stays binding, wherever the piece is put back to (4.7).
        hand: state.hand && { ...state.hand, illegal: null },
      }
    case 'move-part-made': {
      const position = standing(state) ?? state.position
      const released = stillBinding(
        handOf(state).released,
        event.moves.map(move => codeOf(position, move)),
      )
      return { ...state, at: event.at, hand: { ...handOf(state), illegal: null, released } }
    }
    case 'intended-move-binds': {
      const intended = codeOf(state.position, event.move)
      return { ...state, at: event.at, hand: { ...handOf(state), intended } }
    }
    case 'irregularity-arose':
      return irregularityArose(state, event)
    case 'illegal-move-stands':
      return without(state, event.by, event.ply, event.at)
    case 'pawn-promoted':
      return evolveClock(pawnPromoted(state, event), event)
    case 'position-reinstated':
      return reinstated(state, event)
    default:
      return evolveClock(evolvePlayers(state, event), event)
  }
}

/** What a second release leaves of the first: that much of it as fits; or all, where nothing does (4.7). */
function stillBinding(
  before: readonly MoveCode[] | null,
  now: readonly MoveCode[],
): readonly MoveCode[] {
  if (before === null) return now
  const both = now.filter(code => before.includes(code))
  return both.length > 0 ? both : before
}

function touched(state: GameState, event: EventOf<'piece-touched'>): GameState {
  const { color, role } = piece(event.piece)
  const touch: Touch = { square: square(event.square), color, role, at: event.at }
  const hand = handOf(state)
  const { irregularities } = state
  return {
    ...state,
    at: event.at,
    hand: { ...hand, touched: inOrderOfTouch(hand.touched, touch, event.by) },
    // Who touches a piece has lost the right to complain of the opponent's touching (4.8).
    irregularities:
      irregularities.length === 0
        ? irregularities
        : irregularities.filter(each => each.kind !== 'touched-piece' || each.by === event.by),
  }
}

/**
 * What is touched at one moment is touched in no known order: then the player's own piece counts as the
 * first (4.3.3), and king and rook as touched together (4.4).
 */
function inOrderOfTouch(touched: readonly Touch[], touch: Touch, by: Color): readonly Touch[] {
  const rank = ({ color, role }: Touch) => (color !== by ? 2 : role === 'king' ? 0 : 1)
  let place = touched.length
  while (place > 0) {
    const before = touched[place - 1]!
    if (before.at !== touch.at || rank(before) <= rank(touch)) break
    place--
  }
  return [...touched.slice(0, place), touch, ...touched.slice(place)]
}

function placed(state: GameState, event: EventOf<'piece-placed'>): GameState {
  const to = square(event.to)
  const before = boardOf(state)
  const lifted = event.from === null ? before : before.without(square(event.from))
  const put = piece(event.piece)
  const board = lifted.with(to, put)
  if (event.by !== state.turn) return { ...state, at: event.at, board }
  const hand = handOf(state)
  const chosen = hand.chosen ?? (event.from === null ? promotionChoice(put, to, event.by) : null)
  const twoHands = hand.twoHands || event.twoHands === true
  return { ...state, at: event.at, board, hand: { ...hand, chosen, twoHands } }
}

/** 4.4.4: a piece from beside the board has touched a square of the last rank. */
function promotionChoice({ color, role }: Piece, to: Square, by: Color): Hand['chosen'] {
  const isLastRank = to >> 3 === (by === 'white' ? 7 : 0)
  const isChoice = role !== 'pawn' && role !== 'king' && color === by
  return isLastRank && isChoice ? { square: to, role } : null
}

/** How the clocks stand, for the record of the game. */
const left = (state: GameState, color: Color, at: number): number =>
  state.clock === null ? -1 : timeLeft(state.clock, color, at as Instant)

function moveMade(state: GameState, event: EventOf<'move-made'>): GameState {
  const stands = baseOf(state) === null && state.turn === state.position.turn
  const base = stands ? state : takeOver(state, event)
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
  return {
    ...base,
    at,
    ply,
    position,
    turn: opposite(by),
    board: null,
    history,
    occurrences: nextOccurrence(base.occurrences, position),
    hand: null,
    whiteDue: by === 'white' ? made : base.whiteDue,
    blackDue: by === 'white' ? base.blackDue : made,
  }
}

/**
 * A move was made on a board that is not as the position says: play goes on from what stands there. A
 * completed illegal move becomes a ply of the game by it.
 */
function takeOver(state: GameState, event: EventOf<'move-made'>): GameState {
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

function illegalMoveMade(state: GameState, event: EventOf<'move-made'>): GameState {
  const hand = handOf(state)
  const illegal = { from: square(event.from), to: square(event.to) }
  return { ...state, at: event.at, hand: { ...hand, illegal, released: null } }
}

function moveCompleted(state: GameState, event: EventOf<'move-completed'>): GameState {
  const { at, by, how } = event
  const clocked = how === 'press' ? evolveClock(state, event) : state
  if (!event.legal) return { ...clocked, at, turn: opposite(by), hand: null }
  const { whiteDue, blackDue } = clocked
  const completed = {
    ...clocked,
    at,
    whiteDue: by === 'white' ? null : whiteDue,
    blackDue: by === 'white' ? blackDue : null,
  }
  if (how !== 'next-move') return completed
  const player = state[by]
  return { ...completed, [by]: { ...player, unpressed: player.unpressed + 1 } }
}

function irregularityArose(state: GameState, event: EventOf<'irregularity-arose'>): GameState {
  const { kind, by, at, pawn } = event
  const irregularity = {
    kind,
    by,
    at,
    ply: event.ply,
    touched: state.hand?.touched ?? [],
    released: state.hand?.released ?? null,
    pawn: pawn === undefined ? null : { from: square(pawn.from), to: square(pawn.to) },
  }
  return { ...state, at, irregularities: [...state.irregularities, irregularity] }
}

function without(state: GameState, by: Color, ply: number, at: number): GameState {
  const irregularities = state.irregularities.filter(
    each => each.by !== by || each.ply !== ply || each.kind === 'touched-piece',
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
  const moment = momentAt(state, event.ply)
  if (moment === undefined) return { ...state, at: event.at }
  const { position } = moment
  const touches = event.touched.flatMap(name => {
    const stood = position.at(square(name))
    return stood === undefined ? [] : [{ square: square(name), ...stood, at: null }]
  })
  const released = event.released?.map(move => codeOf(position, move)) ?? null
  const bound = touches.length > 0 || released !== null
  const back: GameState = {
    ...state,
    ...moment,
    at: event.at,
    turn: position.turn,
    board: null,
    hand: bound ? { ...newHand(null), touched: touches, released } : null,
    whiteDue: null,
    blackDue: null,
    // What was offered later has not been offered (7.5.1: everything goes back).
    offer: null,
    irregularities: state.irregularities.filter(each => each.ply < event.ply),
  }
  return evolveClock(back, event)
}
