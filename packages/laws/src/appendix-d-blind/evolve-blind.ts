import { type Color, opposite, playCode } from '@jadoube/chess'
import { movesOnSheet } from '../appendix-c-notation/sheet-moves.js'
import type { BlindPlay, Voided } from '../game/blind-play.js'
import type { EventOf, GameEvent } from '../game/event.js'
import { newHand } from '../game/evolve-hand.js'
import { nextOccurrence, type Ply } from '../game/history.js'
import { momentAt } from '../game/moment.js'
import { baseOf, boardOf, placementAfter, standing } from '../game/standing.js'
import type { Due, GameState } from '../game/state.js'
import { codeOf, moveIn, sameMove } from '../game/written-move.js'
import { boardText, carryOver, executedOn, rightBoard, shift } from './boards.js'

const nobody = { white: null, black: null } as const
const unmade = { announced: null, carriedOut: null } as const

/** What an event does to announcements and to the two boards. It knows no edition either. */
export function evolveBlind(before: GameState, event: GameEvent, next: GameState): GameState {
  const blind = next.blind!
  const having = (change: Partial<BlindPlay>): GameState => ({
    ...next,
    blind: { ...blind, ...change },
  })
  const onBoard = (color: Color, board: string): BlindPlay['boards'] =>
    blind.boards && { ...blind.boards, [color]: board }
  switch (event.type) {
    case 'two-boards-set-up': {
      const board = boardText(boardOf(before))
      return having({ boards: { white: board, black: board } })
    }
    case 'announced':
      return having(announced(before, blind, event))
    case 'move-carried-out':
      return carriedOut(before, event, next)
    case 'move-made':
      return event.legal !== false ? having(made(before, event, next)) : next
    case 'move-completed':
      return event.legal !== false ? next : having({ ...unmade, said: null })
    case 'piece-placed':
    case 'piece-displaced':
    case 'piece-put-back':
    case 'piece-removed': {
      const from = event.type === 'piece-removed' ? event.square : event.from
      const to = event.type === 'piece-removed' ? null : event.to
      const own = blind.boards?.[event.by]
      if (own === undefined) return having({ carriedOut: null })
      return having({
        carriedOut: null,
        boards: onBoard(event.by, shift(own, from, to, event.piece)),
      })
    }
    case 'pieces-restored':
      return having({ carriedOut: null, boards: restored(before, next, blind) })
    case 'board-handled': {
      const board = blind.boards?.[event.board]
      if (board === undefined) return next
      const { from, to, piece } = event
      return having({ boards: onBoard(event.board, shift(board, from, to, piece)) })
    }
    case 'move-executed': {
      const toExecute = { ...blind.toExecute, [event.board]: null }
      const board = blind.boards?.[event.board]
      if (event.implied !== true || board === undefined) return having({ toExecute })
      return having({
        toExecute,
        boards: onBoard(event.board, executedOn(before, board, event.move)),
      })
    }
    case 'position-reinstated':
      return having({ ...afresh(next), voided: voidedBy(next, event.ply) })
    case 'pawn-promoted':
    case 'envelope-opened':
    case 'sealed-move-stated':
      return having(afresh(next))
    case 'boards-adjusted': {
      const adjusted = having({
        ...unmade,
        boards: onBoard(event.player, rightBoard(next.position)),
        toExecute: { ...blind.toExecute, [event.player]: null },
      })
      if (event.player !== next.turn) return adjusted
      const { hand } = next
      return { ...adjusted, board: baseOf(before), hand: hand && { ...hand, illegal: null } }
    }
    case 'game-corrected':
      return corrected(event, next)
    case 'assistant-asked':
      return having({ asked: { ...blind.asked, [event.by]: true } })
    case 'player-informed':
      return having({ asked: { ...blind.asked, [event.player]: false } })
    default:
      return next
  }
}

/** Both boards show the position, and nothing is open. */
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
  if (ply === before.ply) return { said, announced: move }
  const other = opposite(of)
  // The opponent carries out what he hears, whatever was played.
  if (blind.toExecute[other] === null) return { said }
  return { said, toExecute: { ...blind.toExecute, [other]: move } }
}

function carriedOut(
  before: GameState,
  event: EventOf<'move-carried-out'>,
  next: GameState,
): GameState {
  const blind = next.blind!
  const position = standing(before) ?? before.position
  const code = codeOf(position, event)
  const board = placementAfter(position, code)
  const hand = before.hand ?? newHand(before.board)
  const own = blind.boards?.[event.by]
  // A whole move in one act has left no trace on his board yet.
  const isOne = own !== undefined && !boardOf(before).equals(board)
  return {
    ...next,
    board,
    hand: { ...hand, illegal: null, twoHands: hand.twoHands || event.twoHands === true },
    blind: {
      ...blind,
      carriedOut: moveIn(event),
      boards: isOne
        ? { ...blind.boards!, [event.by]: carryOver(own, position, code) }
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
  // What he said counts, and on his own board he has done another thing.
  const strayed = blind.carriedOut !== null && !sameMove(blind.carriedOut, move)
  const wrong = strayed || (before.hand !== null && before.hand.illegal !== null)
  if (wrong) return { ...rest, toExecute }
  const own = blind.boards[by]
  const shown = boardText(boardOf(before))
  const position = standing(before) ?? before.position
  const board =
    own === shown || own === rightBoard(before.position)
      ? rightBoard(next.position)
      : carryOver(own, position, codeOf(position, move))
  return { ...rest, toExecute, boards: { ...blind.boards, [by]: board } }
}

/** The pieces of the player who has the move are back; a board that had strayed before stays so. */
function restored(before: GameState, next: GameState, blind: BlindPlay): BlindPlay['boards'] {
  const { boards } = blind
  const color = before.turn
  if (boards === null || boards[color] !== boardText(boardOf(before))) return boards
  return { ...boards, [color]: boardText(boardOf(next)) }
}

/** What was written of moves that are retraced counts no more. */
function voidedBy(next: GameState, keep: number): BlindPlay['voided'] {
  const { voided } = next.blind!
  const of = (color: Color): readonly Voided[] => {
    const written = movesOnSheet(next[color].scoresheet).length
    return written === 0 ? voided[color] : [...voided[color], { keep, written }]
  }
  return { white: of('white'), black: of('black') }
}

/** The game goes as both scoresheets have it. */
function corrected(event: EventOf<'game-corrected'>, next: GameState): GameState {
  const moment = momentAt(next, event.ply)
  if (moment === undefined) return next
  let { position, history, occurrences, ply } = moment
  for (const move of event.moves) {
    const code = codeOf(position, move)
    const at: Ply = {
      code,
      white: history?.white ?? -1,
      black: history?.black ?? -1,
      previous: history,
    }
    history = at
    position = playCode(position, code)
    occurrences = nextOccurrence(occurrences, position)
    ply++
  }
  const due = (made: Due | null): Due | null => (made !== null && made.ply <= ply ? made : null)
  const game = {
    ...next,
    position,
    history,
    occurrences,
    ply,
    turn: position.turn,
    board: null,
    hand: null,
    whiteDue: due(next.whiteDue),
    blackDue: due(next.blackDue),
    irregularities: next.irregularities.filter(each => each.ply < event.ply),
  }
  // The boards stay as they stand until they are adjusted.
  return { ...game, blind: { ...next.blind!, ...unmade, toExecute: nobody, said: null } }
}
