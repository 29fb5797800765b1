import { makeFen, makeSans, makeSquare, opposite, sanAsMade } from '@jadoube/chess'
import {
  type GameState,
  inOrder,
  isTakenOver,
  type Laws,
  mustRecord,
  type Proceedings,
  standing,
} from '@jadoube/laws'
import {
  entriesOf,
  isSealed,
  legalPosition,
  playLegal,
  takenOver,
  timeAfterMove,
} from '@jadoube/laws/internals'
import type { BoardLine, BoardView, MoveView } from '../view.js'
import { type Audience, isEntitled, isPlayer } from './audience.js'
import { seeClocks } from './clocks.js'
import { placementText } from './looks.js'
import { mayFollow } from './see-state.js'

/** The part of a board's view that follows from the state of the game. */
export type ShownState = Pick<
  BoardView,
  | 'status'
  | 'result'
  | 'points'
  | 'reason'
  | 'rule'
  | 'article'
  | 'placement'
  | 'hasTheMove'
  | 'touched'
  | 'ply'
  | 'fen'
  | 'moves'
  | 'signed'
  | 'adjournment'
  | 'clocks'
  | 'mustRecord'
  | 'scoresheets'
  | 'irregularities'
  | 'help'
>

/**
 * Shows a state that `seeState` has prepared for this audience, at a given time of the record. Both
 * the server and the browser use it.
 */
export function showState(
  state: GameState,
  laws: Laws,
  audience: Audience,
  at: number,
): ShownState {
  const { result } = state
  const mayRead = (side: 'white' | 'black') =>
    audience === 'arbiter' || audience === side || (isPlayer(audience) && state[audience].borrowed)
  const mayKnowDuty = (side: 'white' | 'black') => audience === 'arbiter' || audience === side
  return {
    status: state.status,
    result: result?.text ?? '*',
    points: result?.points ?? null,
    reason: result?.reason ?? null,
    rule: result?.rule ?? null,
    article: result?.article ?? null,
    placement: placementText(state),
    hasTheMove: state.turn,
    touched: touchedSquares(state),
    ...(mayFollow(state, laws, audience) && {
      ply: state.ply,
      fen: fenOf(state, audience),
      moves: movesOf(state),
    }),
    signed: { white: state.white.signed, black: state.black.signed },
    ...(state.proceedings.adjournment !== null && {
      adjournment: showAdjournment(state.proceedings.adjournment, audience),
    }),
    clocks: seeClocks(state, at),
    mustRecord: {
      ...(mayKnowDuty('white') && { white: mustRecord(state, laws.rules, 'white', at) }),
      ...(mayKnowDuty('black') && { black: mustRecord(state, laws.rules, 'black', at) }),
    },
    scoresheets: {
      ...(mayRead('white') && { white: entriesOf(state.white.scoresheet) }),
      ...(mayRead('black') && { black: entriesOf(state.black.scoresheet) }),
    },
    ...(audience === 'arbiter' && { irregularities: irregularitiesOf(state) }),
    ...(isPlayer(audience) &&
      laws.rules.help.includes('legal-moves') && { help: helpFor(state, audience) }),
  }
}

/**
 * The position of the game. An audience that may know that a move was illegal gets the last legal
 * position.
 */
export function fenOf(state: GameState, audience: Audience): string {
  const isRegular = state.irregularities.length === 0 && state.board === null
  return makeFen(isRegular || !isEntitled(audience) ? state.position : legalPosition(state))
}

/** The pieces that the player who has the move has touched and not released (4.7). */
function touchedSquares({ hand, board, position }: GameState): string[] {
  if (hand === null || hand.released !== null || hand.illegal !== null) return []
  return hand.touched.flatMap(({ square }) => {
    const stood = (hand.base ?? position).at(square)
    return (board ?? position).at(square) === stood ? [makeSquare(square)] : []
  })
}

/**
 * The moves of the game. A position that was taken over from the board cannot be written as a move.
 */
export function movesOf(state: GameState): MoveView[] {
  const moves: MoveView[] = []
  let { position } = state.opening
  const plies = inOrder(state.history)
  for (const [index, ply] of plies.entries()) {
    if (isTakenOver(ply)) {
      if (ply.counts) return moves
      // The pieces stood differently, and play continued from there.
      position = takenOver(ply.fen, position)
      continue
    }
    const left = timeAfterMove(state, plies, index, position.turn)
    moves.push({ san: sanAsMade(position, ply.move), clock: left < 0 ? null : left })
    position = playLegal(position, ply.move)
  }
  return moves
}

function showAdjournment(
  adjournment: NonNullable<Proceedings['adjournment']>,
  audience: Audience,
): NonNullable<BoardView['adjournment']> {
  const { stage, sealer, resumes } = adjournment
  const envelope = adjournment.reply ?? adjournment.envelope
  const isShown = isPlayer(audience) && envelope !== null && isSealed(envelope)
  return { stage, sealer, resumes, ...(isShown && { envelope }), ...sealedFor(adjournment) }
}

/**
 * Whose keys a closed envelope needs: the arbiter's, and those of the player who must reply (I.7,
 * I.9.3).
 */
export function sealedFor(
  adjournment: Proceedings['adjournment'],
): Pick<BoardLine, 'sealedFor'> | null {
  if (adjournment === null) return null
  const { reply, envelope, sealer } = adjournment
  const closed = reply ?? envelope
  if (closed === null || !isSealed(closed)) return null
  return { sealedFor: ['arbiter', reply === null ? opposite(sealer) : sealer] }
}

const irregularitiesOf = ({ irregularities }: GameState) =>
  irregularities.map(({ kind, by, at, ply }) => ({ kind, by, at, ply }))

function helpFor(state: GameState, color: 'white' | 'black'): NonNullable<BoardView['help']> {
  const position = state.turn === color ? standing(state) : undefined
  return position === undefined ? {} : { legalMoves: makeSans(position) }
}
