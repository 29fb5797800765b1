import { type Color, makePieceLetter, makeSquare, opposite, type Square } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import type { Act, ActOf } from '../game/act.js'
import type { WrittenMove } from '../game/event.js'
import { momentAt } from '../game/moment.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import { boardOf } from '../game/standing.js'
import { capturedOn, moveOfWritten } from '../game/written-move.js'
import { boardExecuted, hasParts, readBoardText } from './boards.js'

type Handling = ActOf<'touch' | 'place' | 'remove' | 'displace'>

/** D.1: in a game with a visually disabled player, either player may ask for two boards. */
export function demandTwoBoards(ruling: OpenRuling, _: Act, by: Color): Refusal | undefined {
  if (ruling.state.blind === null) return refused('not-for-this-person')
  if (ruling.state.blind.boards !== null) return refused('two-boards-already')
  setUp(ruling, by)
  return undefined
}

function setUp(ruling: OpenRuling, by: Color | null): void {
  ruling.happen({ type: 'two-boards-set-up', at: ruling.at, by, ...ruling.by('blind.two-boards') })
}

/**
 * With two boards, each player uses their own. They carry out the opponent's move on it, which is
 * not a touch in the sense of Article 4, and make their own moves. An assistant only carries out
 * moves (D.2.10.1).
 */
export function handleBoard(
  ruling: OpenRuling,
  act: Handling,
  by: Color,
): Refusal | undefined | 'ordinary' {
  const assists = act.by !== by
  if (act.board !== undefined && ruling.state.blind!.boards === null) setUp(ruling, null)
  if (ruling.state.blind!.boards === null) {
    return assists ? refused('assistant-may-not', { act: act.act }) : 'ordinary'
  }
  const board = act.board ?? (assists ? ruling.state.turn : by)
  if (!assists && board !== by) return refused('not-his-board')
  const pending = ruling.state.blind!.toExecute[board]
  if (pending !== null && isExecution(ruling, act, board, pending)) {
    return execute(ruling, act, board, pending)
  }
  if (assists) return refused('assistant-may-not', { act: act.act })
  if (act.act === 'displace') return shiftOnBoard(ruling, act, board, act.from, act.to)
  if (pending !== null && by === ruling.state.turn) executeImplied(ruling, by)
  return onStrayedBoard(ruling, act, by)
}

/** A player who makes their own move has carried out the opponent's move as announced. */
export function executeImplied(ruling: OpenRuling, board: Color): void {
  const { blind } = ruling.state
  const move = blind?.toExecute[board] ?? null
  if (move === null) return
  ruling.happen({
    type: 'move-executed',
    at: ruling.at,
    by: board,
    board,
    move,
    implied: true,
    ...ruling.by('blind.announce.repeat'),
  })
}

const fromOf = (act: Handling): Square | null =>
  act.act === 'touch' || act.act === 'remove' ? act.square : 'from' in act ? act.from : null

/**
 * Whether this hand carries out the opponent's move: it takes one of their pieces, or the piece
 * that they capture.
 */
function isExecution(
  ruling: OpenRuling,
  act: Handling,
  board: Color,
  pending: WrittenMove,
): boolean {
  if (act.act === 'displace') return false
  const from = fromOf(act)
  if (from === null)
    return pending.promotion !== undefined && makeSquare(placeTo(act)) === pending.to
  const piece = readBoardText(ruling.state.blind!.boards![board]).at(from)
  const isMovers = piece?.color === opposite(board)
  return isMovers || (act.act === 'remove' && from === capturedIn(ruling, pending))
}

const placeTo = (act: Handling): Square =>
  act.act === 'place' || act.act === 'displace' ? act.to : act.square

function capturedIn(ruling: OpenRuling, move: WrittenMove): Square | null {
  const moment = momentAt(ruling.state, ruling.state.ply - 1)
  return moment === undefined
    ? null
    : capturedOn(moment.position, moveOfWritten(moment.position, move))
}

/** D.2.1, D.2.10.1: the opponent's move is carried out on this board, correctly or not. */
function execute(
  ruling: OpenRuling,
  act: Handling,
  board: Color,
  pending: WrittenMove,
): Refusal | undefined {
  if (act.act === 'touch') return feelPiece(ruling, board, act.square)
  const from = fromOf(act)
  const to = act.act === 'place' ? act.to : null
  const assists = act.by !== board
  const rule = assists ? 'blind.assistant.move' : 'blind.announce.repeat'
  const no = shiftOnBoard(ruling, act, board, from, to, rule)
  if (no !== undefined || !isExecuted(ruling, act, board, pending)) return no
  ruling.happen({
    type: 'move-executed',
    at: ruling.at,
    by: act.by,
    board,
    move: pending,
    ...ruling.by(rule),
  })
  return undefined
}

/** Whether the move is complete: the board shows it, or the only piece was put down. */
function isExecuted(
  ruling: OpenRuling,
  act: Handling,
  board: Color,
  pending: WrittenMove,
): boolean {
  const { state } = ruling
  const shown = state.blind!.boards![board]
  if (shown === boardExecuted(state, board)) return true
  const moment = momentAt(state, state.ply - 1)
  if (act.act !== 'place' || moment === undefined) return false
  return !hasParts(moment.position, pending) || !('from' in act)
}

/** Changes one board, but not the game. */
function shiftOnBoard(
  ruling: OpenRuling,
  act: Handling,
  board: Color,
  from: Square | null,
  to: Square | null,
  rule: RuleId = 'blind.two-boards',
): Refusal | undefined {
  const stands = readBoardText(ruling.state.blind!.boards![board])
  const role = act.act === 'place' && 'piece' in act ? act.piece : null
  const lifted = from === null ? undefined : stands.at(from)
  if (from !== null && lifted === undefined)
    return refused('nothing-on-square', { square: makeSquare(from) })
  const color = act.act === 'place' && 'color' in act ? act.color : undefined
  const piece = role === null ? lifted : { color: color ?? opposite(board), role }
  ruling.happen({
    type: 'board-handled',
    at: ruling.at,
    by: act.by,
    board,
    from: from === null ? null : makeSquare(from),
    to: to === null ? null : makeSquare(to),
    piece: makePieceLetter(piece!),
    ...ruling.by(rule),
  })
  return undefined
}

/**
 * On a board that differs from the game, a hand may take a piece that the game does not have there.
 */
function onStrayedBoard(
  ruling: OpenRuling,
  act: Exclude<Handling, { act: 'displace' }>,
  by: Color,
): Refusal | undefined | 'ordinary' {
  const from = fromOf(act)
  if (from === null) return 'ordinary'
  const { state } = ruling
  const own = readBoardText(state.blind!.boards![by]).at(from)
  if (own === boardOf(state).at(from)) return 'ordinary'
  if (own === undefined) return refused('nothing-on-square', { square: makeSquare(from) })
  if (act.act !== 'touch') {
    return shiftOnBoard(ruling, act, by, from, act.act === 'place' ? act.to : null)
  }
  return feelPiece(ruling, by, from)
}

/** A piece is taken in hand, which is not a touch in the sense of Article 4. */
function feelPiece(ruling: OpenRuling, by: Color, square: Square): undefined {
  ruling.happen({
    type: 'piece-felt',
    at: ruling.at,
    by,
    square: makeSquare(square),
    ...ruling.by('blind.two-boards'),
  })
}
