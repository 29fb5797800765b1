import { type Color, opposite } from '@jadoube/chess'
import { movesOnSheet } from '../appendix-c-notation/sheet-moves.js'
import type { BlindPlay, Voided } from '../game/blind-play.js'
import type { EventOf } from '../game/event.js'
import { newHand } from '../game/hand.js'
import { nextOccurrence, type Ply } from '../game/history.js'
import { playLegal } from '../game/legal-moves.js'
import { momentAt } from '../game/moment.js'
import { type Followers, noted, type Reducers } from '../game/reducers.js'
import { baseOf, boardOf, placementAfter, standing } from '../game/standing.js'
import type { GameState } from '../game/state.js'
import { stillDue } from '../game/still-due.js'
import { moveIn, moveOfWritten } from '../game/written-move.js'
import { boardText, carryOver, executedOn, rightBoard, shift } from './boards.js'

const nobody = { white: null, black: null } as const
const unmade = { announced: null, impossible: undefined, carriedOut: null } as const

/** The events of Appendix D. They change the boards, but not the game itself. */
export const eventsD = {
  'piece-felt': noted,
  'move-carried-out': noted,
  'two-boards-set-up': noted,
  'board-handled': noted,
  'move-executed': noted,
  'boards-adjusted': noted,
  'game-corrected': noted,
  'announcement-unclear': noted,
  'announcement-differs': noted,
  'assistant-asked': noted,
  'player-informed': noted,
  'assistant-acted': noted,
  'scores-compared': noted,
} satisfies Partial<Reducers>

/** How announcements and the two boards follow every event that concerns them. */
export const followersD = {
  'two-boards-set-up': (before, _, next) => {
    const board = boardText(boardOf(before))
    return having(next, { boards: { white: board, black: board } })
  },
  announced: (before, event, next) =>
    next.blind === null
      ? next
      : having(unmadeIllegal(before, event, next), announced(before, next.blind, event)),
  'announcement-unclear': (_, { text }, next) =>
    text === undefined ? next : having(next, { announced: null, impossible: text }),
  'move-carried-out': (before, event, next) =>
    next.blind === null ? next : carriedOut(before, event, next),
  'move-made': (before, event, next) =>
    next.blind === null || event.legal === false ? next : having(next, made(before, event, next)),
  'move-completed': (_, { legal }, next) =>
    legal !== false ? next : having(next, { ...unmade, said: null }),
  'piece-placed': (_, { by, from, to, piece }, next) => shiftedOwn(next, by, from, to, piece),
  'piece-displaced': (_, { by, from, to, piece }, next) => shiftedOwn(next, by, from, to, piece),
  'piece-put-back': (_, { by, from, to, piece }, next) => shiftedOwn(next, by, from, to, piece),
  'piece-removed': (_, { by, square, piece }, next) => shiftedOwn(next, by, square, null, piece),
  'pieces-restored': (before, _, next) =>
    next.blind === null
      ? next
      : having(next, { carriedOut: null, boards: restored(before, next, next.blind) }),
  'board-handled': (_, { board, from, to, piece }, next) => {
    const own = next.blind?.boards?.[board]
    return own === undefined ? next : onBoard(next, board, shift(own, from, to, piece))
  },
  'move-executed': executed,
  'position-reinstated': (_, { ply }, next) =>
    next.blind === null ? next : having(next, { ...afresh(next), voided: voidedBy(next, ply) }),
  'pawn-promoted': startAfresh,
  'envelope-opened': startAfresh,
  'sealed-move-stated': startAfresh,
  'boards-adjusted': adjusted,
  'game-corrected': (_, event, next) => (next.blind === null ? next : corrected(event, next)),
  'assistant-asked': (_, { by }, next) => asking(next, by, true),
  'player-informed': (_, { player }, next) => asking(next, player, false),
} satisfies Followers

function having(next: GameState, change: Partial<BlindPlay>): GameState {
  return next.blind === null ? next : { ...next, blind: { ...next.blind, ...change } }
}

/** The game with a change on one of the two boards. */
function onBoard(next: GameState, color: Color, board: string): GameState {
  const boards = next.blind?.boards
  return boards ? having(next, { boards: { ...boards, [color]: board } }) : next
}

/** A hand has changed the player's own board. */
function shiftedOwn(
  next: GameState,
  by: Color,
  from: string | null,
  to: string | null,
  piece: string,
): GameState {
  if (next.blind === null) return next
  const undone = having(next, { carriedOut: null })
  const own = next.blind.boards?.[by]
  return own === undefined ? undone : onBoard(undone, by, shift(own, from, to, piece))
}

function executed(before: GameState, event: EventOf<'move-executed'>, next: GameState): GameState {
  if (next.blind === null) return next
  const done = having(next, { toExecute: { ...next.blind.toExecute, [event.board]: null } })
  const board = next.blind.boards?.[event.board]
  if (event.implied !== true || board === undefined) return done
  return onBoard(done, event.board, executedOn(before, board, event.move))
}

function adjusted(
  before: GameState,
  { player }: EventOf<'boards-adjusted'>,
  next: GameState,
): GameState {
  if (next.blind === null) return next
  const toExecute = { ...next.blind.toExecute, [player]: null }
  const board = rightBoard(next.position)
  const done = onBoard(having(next, { ...unmade, toExecute }), player, board)
  if (player !== next.turn) return done
  const { hand } = next
  return { ...done, board: baseOf(before), hand: hand && { ...hand, illegal: null } }
}

function asking(next: GameState, player: Color, asks: boolean): GameState {
  return next.blind === null
    ? next
    : having(next, { asked: { ...next.blind.asked, [player]: asks } })
}

function startAfresh(_: GameState, __: unknown, next: GameState): GameState {
  return next.blind === null ? next : having(next, afresh(next))
}

/** Both boards show the position, and nothing is pending. */
const afresh = (next: GameState): Partial<BlindPlay> => {
  const board = rightBoard(next.position)
  return {
    ...unmade,
    boards: next.blind!.boards && { white: board, black: board },
    toExecute: nobody,
    said: null,
  }
}

function announced(
  before: GameState,
  blind: BlindPlay,
  event: EventOf<'announced'>,
): Partial<BlindPlay> {
  const { move, as, of, ply } = event
  if (move === undefined || of === undefined || ply === undefined) return {}
  if (as === 'repetition') {
    const { said } = blind
    return said === null ? {} : { said: { ...said, repeated: true } }
  }
  if (as !== 'move' && as !== 'correction') return {}
  const said = { by: of, ply, move, repeated: false }
  if (ply === before.ply) return { said, announced: move, impossible: undefined }
  const other = opposite(of)
  // The opponent carries out what they hear, whatever was played.
  if (blind.toExecute[other] === null) return { said }
  return { said, toExecute: { ...blind.toExecute, [other]: move } }
}

/**
 * A player who announces a legal move after an illegal one no longer announces what stands on the
 * board.
 */
function unmadeIllegal(
  before: GameState,
  { as, of, ply }: EventOf<'announced'>,
  next: GameState,
): GameState {
  const isNext = (as === 'move' || as === 'correction') && ply === before.ply
  return isNext && next.blind?.disabled[of!] ? withoutIllegal(next) : next
}

const withoutIllegal = (next: GameState): GameState =>
  next.hand === null ? next : { ...next, hand: { ...next.hand, illegal: null } }

function carriedOut(
  before: GameState,
  event: EventOf<'move-carried-out'>,
  next: GameState,
): GameState {
  if (event.legal === false) return having(withoutIllegal(next), { carriedOut: moveIn(event) })
  const blind = next.blind!
  const position = standing(before) ?? before.position
  const move = moveOfWritten(position, event)
  const board = placementAfter(position, move)
  const hand = before.hand ?? newHand(before.board)
  const own = blind.boards?.[event.by]
  // A whole move in one act has not changed their board yet.
  const isOne = own !== undefined && !boardOf(before).equals(board)
  return {
    ...next,
    board,
    hand: { ...hand, illegal: null, twoHands: hand.twoHands || event.twoHands === true },
    blind: {
      ...blind,
      carriedOut: moveIn(event),
      boards: isOne
        ? { ...blind.boards!, [event.by]: carryOver(own, position, move) }
        : blind.boards,
    },
  }
}

function made(before: GameState, event: EventOf<'move-made'>, next: GameState): Partial<BlindPlay> {
  const blind = next.blind!
  const { by } = event
  const move = moveIn(event)
  const other = opposite(by)
  const said = blind.said?.ply === before.ply ? blind.said : null
  const rest = { ...unmade, said }
  if (blind.boards === null) return rest
  const toExecute = { ...blind.toExecute, [other]: said?.move ?? move }
  const position = standing(before) ?? before.position
  // The announcement counts, although they did something else, or only part of it, on their board.
  const stands = boardOf(before)
  const isBegun = !stands.equals(baseOf(before) ?? before.position.placement)
  if (isBegun && !stands.equals(placementAfter(position, moveOfWritten(position, move))))
    return { ...rest, toExecute }
  const own = blind.boards[by]
  const shown = boardText(stands)
  const board =
    own === shown || own === rightBoard(before.position)
      ? rightBoard(next.position)
      : carryOver(own, position, moveOfWritten(position, move))
  return { ...rest, toExecute, boards: { ...blind.boards, [by]: board } }
}

/** The pieces of the player who has the move are back. A board that differed before still does. */
function restored(before: GameState, next: GameState, blind: BlindPlay): BlindPlay['boards'] {
  const { boards } = blind
  const color = before.turn
  if (boards === null || boards[color] !== boardText(boardOf(before))) return boards
  return { ...boards, [color]: boardText(boardOf(next)) }
}

/** Entries about moves that are retraced no longer count. */
function voidedBy(next: GameState, keep: number): BlindPlay['voided'] {
  const { voided } = next.blind!
  const of = (color: Color): readonly Voided[] => {
    const written = movesOnSheet(next[color].scoresheet).length
    return written === 0 ? voided[color] : [...voided[color], { keep, written }]
  }
  return { white: of('white'), black: of('black') }
}

/** The game follows both scoresheets. */
function corrected(event: EventOf<'game-corrected'>, next: GameState): GameState {
  const moment = momentAt(next, event.ply)
  if (moment === undefined) return next
  let { position, history, occurrences, ply } = moment
  for (const written of event.moves) {
    const move = moveOfWritten(position, written)
    const at: Ply = {
      move,
      white: history?.white ?? -1,
      black: history?.black ?? -1,
      previous: history,
    }
    history = at
    position = playLegal(position, move)
    occurrences = nextOccurrence(occurrences, position)
    ply++
  }
  const game = {
    ...next,
    position,
    history,
    occurrences,
    ply,
    turn: position.turn,
    board: null,
    hand: null,
    whiteDue: stillDue(next.whiteDue, ply),
    blackDue: stillDue(next.blackDue, ply),
    irregularities: next.irregularities.filter(each => each.ply < event.ply),
  }
  // The boards stay as they are until they are adjusted.
  return { ...game, blind: { ...next.blind!, ...unmade, toExecute: nobody, said: null } }
}
