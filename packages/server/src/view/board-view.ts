import {
  type Color,
  makeFen,
  makePlacement,
  makeSans,
  makeSquare,
  opposite,
  playCode,
  sanOf,
} from '@jadoube/chess'
import {
  type GameState,
  inOrder,
  isSealed,
  isTakenOver,
  legalPosition,
  type Page,
  standing,
  summarise,
} from '@jadoube/laws'
import type { BoardLine, BoardView, MoveView, PlayerView } from '@jadoube/protocol'
import type { Game, Setting } from '../board/game.js'
import type { House } from '../board/house.js'
import { nextBoard } from '../board/new-game.js'
import type { BoardId } from '../store/index.js'
import { seeAnnounced } from './announced.js'
import {
  isEntitled,
  isHidden,
  movesAsTheyLook,
  turnAsItLooks,
  whereItLooks,
} from './as-it-looks.js'
import { type Audience, isPlayer } from './audience.js'
import { seeClocks } from './clocks.js'
import { seePending } from './pending.js'

export interface Seen {
  readonly board: BoardId
  readonly game: Game
  readonly setting: Setting
  readonly house: House
}

/** What physically stands there. */
export const placementOf = (state: GameState): string =>
  state.board === null
    ? makePlacement(state.position.toSetup().placement)
    : makePlacement(state.board)

/** How the board stands at a moment of the record, as this audience may see it. */
export function seeBoard(seen: Seen, audience: Audience, at: number, delay: number): BoardView {
  const { game, setting, house } = seen
  const { state } = game
  const { rules, articles } = setting.laws
  const summary = summarise(state, setting.laws, at)
  return {
    board: seen.board,
    as: audience,
    ...seeNext(seen),
    ...(house.replaces !== undefined && { replaces: house.replaces }),
    event: house.event,
    round: house.round,
    number: house.number,
    header: seeHeader(setting, house, audience),
    scheduledStart: house.scheduledStart,
    startWhen: house.startWhen,
    status: state.status,
    result: summary.result,
    points: summary.points,
    reason: summary.reason,
    rule: summary.rule,
    article: summary.article,
    placement: summary.board,
    hasTheMove: isEntitled(audience) ? state.turn : turnAsItLooks(state),
    touched: touchedIn(state),
    ...(mayFollow(seen, audience) && {
      ...(isEntitled(audience) || !isHidden(state)
        ? { ...whereItStands(state), moves: movesOf(state) }
        : { ...whereItLooks(state), moves: movesAsTheyLook(state) }),
      offers: [...game.offers],
    }),
    signed: { white: state.white.signed, black: state.black.signed },
    ...(state.adjournment !== null && { adjournment: seeAdjournment(state.adjournment, audience) }),
    ...seeSpoken(state, audience),
    clocks: seeClocks(state, at),
    white: seePlayer(house, state, 'white', audience),
    black: seePlayer(house, state, 'black', audience),
    pending: seePending(game, audience, articles),
    mustRecord: {
      ...((audience === 'white' || audience === 'arbiter') && { white: summary.mustRecord.white }),
      ...((audience === 'black' || audience === 'arbiter') && { black: summary.mustRecord.black }),
    },
    scoresheets: {
      ...(mayRead(state, audience, 'white') && { white: entriesOf(state.white.scoresheet) }),
      ...(mayRead(state, audience, 'black') && { black: entriesOf(state.black.scoresheet) }),
    },
    ...(audience === 'arbiter' && {
      calls: [...game.calls],
      irregularities: state.irregularities.map(({ kind, by, at: when, ply }) => ({
        kind,
        by,
        at: when,
        ply,
      })),
    }),
    ...(isPlayer(audience) &&
      rules.help.includes('legal-moves') && { help: helpFor(state, audience) }),
    delay,
  }
}

/** That a player cannot see the board is for those at the board to know, not for whoever looks on. */
function seeHeader({ header }: Setting, house: House, audience: Audience): BoardView['header'] {
  const shown = header as BoardView['header']
  if (audience !== 'spectator') return shown
  const { white, black, ...rest } = shown
  return { ...rest, ...seeHeaderPlayers({ white, black }, house) }
}

function seeHeaderPlayers(
  players: Readonly<Record<Color, unknown>>,
  house: House,
): Partial<Record<Color, object>> {
  return Object.fromEntries(
    Object.entries(players).flatMap(([color, player]) => {
      if (typeof player !== 'object' || player === null) return []
      if (isUnnamed(house, color as Color)) return [[color, {}]]
      const { visuallyDisabled: _, ...shown } = player as Readonly<Record<string, unknown>>
      return [[color, shown]]
    }),
  )
}

/** Where the new game is played, once the arbiter has cancelled this one for it. */
export function seeNext({ board, game }: Seen): { readonly next?: string } {
  const next = nextBoard(board, game)
  return next === null ? {} : { next }
}

/** What is in the hand of who has the move: touched, and nothing released yet (4.7). */
function touchedIn({ hand }: GameState): string[] {
  if (hand === null || hand.released !== null || hand.illegal !== null) return []
  return hand.touched.map(({ square }) => makeSquare(square))
}

/** Who seals and when play resumes. The envelope is shown to the players closed, for their parts of the key. */
function seeAdjournment(
  adjournment: NonNullable<GameState['adjournment']>,
  audience: Audience,
): NonNullable<BoardView['adjournment']> {
  const { stage, sealer, resumes } = adjournment
  const envelope = adjournment.reply ?? adjournment.envelope
  const isShown = isPlayer(audience) && envelope !== null && isSealed(envelope)
  return { stage, sealer, resumes, ...(isShown && { envelope }), ...seeSealedFor(adjournment) }
}

/** Whose links are the keys to an envelope that is closed: the arbiter's, and that of who must reply (I.7, I.9.3). */
export function seeSealedFor(
  adjournment: GameState['adjournment'],
): Pick<BoardLine, 'sealedFor'> | null {
  if (adjournment === null) return null
  const { reply, envelope, sealer } = adjournment
  const closed = reply ?? envelope
  if (closed === null || !isSealed(closed)) return null
  return { sealedFor: ['arbiter', reply === null ? opposite(sealer) : sealer] }
}

/** What is announced at this board, for the view and for news of it. */
export function seeSpoken(
  state: GameState,
  audience: Audience,
): Pick<BoardView, 'announced'> | null {
  const announced = isPlayer(audience) ? seeAnnounced(state, audience) : undefined
  return announced === undefined ? null : { announced }
}

/**
 * On a physical board the position and the list of moves would tell a player what he has to see and to
 * write down himself, an illegal move included.
 */
export const mayFollow = ({ game, setting }: Seen, audience: Audience): boolean =>
  !isPlayer(audience) ||
  setting.laws.rules.boardKind === 'guarded' ||
  game.state.status === 'concluded'

/** What stands there is the position of the game. */
export const isRegular = (state: GameState): boolean =>
  state.irregularities.length === 0 && state.board === null

/** The position of the game, and how many moves led to it. */
export function whereItStands(state: GameState): { readonly fen: string; readonly ply: number } {
  // Only an irregularity leaves a position that no legal game reaches; looking for one takes time.
  return { fen: makeFen(isRegular(state) ? state.position : legalPosition(state)), ply: state.ply }
}

/** Whether spectators are not told who plays: a minor, or anybody where the organiser says so. */
export const isUnnamed = (house: House, color: Color): boolean =>
  house.hideNames === true || house[color].minor === true

export function seePlayer(
  house: House,
  state: GameState,
  color: Color,
  audience: Audience,
): PlayerView {
  const { presence } = state[color]
  if (audience === 'spectator' && isUnnamed(house, color)) return { presence }
  const { name, federation, fideId, title } = house[color]
  return {
    ...(name !== undefined && { name }),
    ...(federation !== undefined && { federation }),
    ...(fideId !== undefined && { fideId }),
    ...(title !== undefined && { title }),
    presence,
  }
}

/** 8.2: the arbiter sees both, a player his own, and the opponent's only while he may use it (8.5.2). */
function mayRead(state: GameState, audience: Audience, whose: Color): boolean {
  if (audience === 'arbiter' || audience === whose) return true
  return isPlayer(audience) && state[audience].borrowed
}

function entriesOf(scoresheet: Page | null): string[] {
  const pages: string[][] = []
  for (let page = scoresheet; page !== null; page = page.previous) pages.push(page.text.split('\n'))
  return pages.reverse().flat()
}

/** The moves of the game. What was taken over from the board as it stood cannot be written as a move. */
export function movesOf(state: GameState): MoveView[] {
  const moves: MoveView[] = []
  let { position } = state.opening
  for (const ply of inOrder(state.history)) {
    if (isTakenOver(ply)) return moves
    const left = position.turn === 'white' ? ply.white : ply.black
    moves.push({ san: sanOf(position.board, ply.code), clock: left < 0 ? null : left })
    position = playCode(position, ply.code)
  }
  return moves
}

function helpFor(state: GameState, color: Color): NonNullable<BoardView['help']> {
  const position = state.turn === color ? standing(state) : undefined
  return position === undefined ? {} : { legalMoves: makeSans(position) }
}
