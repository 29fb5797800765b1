import {
  type Color,
  findFaults,
  makeFen,
  makePlacement,
  type StandingPosition,
} from '@jadoube/chess'
import { type Instant, timeLeft } from '@jadoube/clock'
import { mustRecord } from '../article-08-recording/duty-to-record.js'
import type { RuleId } from '../catalogue/index.js'
import type { Laws } from '../game/laws.js'
import { momentAt } from '../game/moment.js'
import { type Pending, pendingOf } from '../game/pending.js'
import type { Reason, ResultText } from '../game/result.js'
import { boardOf } from '../game/standing.js'
import type { GameState, Status } from '../game/state.js'

/** A summary of a game, in the words of the record. */
export interface Summary {
  readonly status: Status
  readonly result: ResultText
  readonly points: Readonly<Record<Color, number>> | null
  readonly reason: Reason | null
  readonly rule: RuleId | null
  readonly article: string | null
  /** The legal position. */
  readonly fen: string
  /** The physical board. */
  readonly board: string
  /** Each of two physical boards (D.1). */
  readonly boards?: Readonly<Record<Color, string>>
  /** The milliseconds left; null in a game without a chess clock. */
  readonly clocks: Readonly<Record<Color, number>> | null
  readonly hasTheMove: Color
  readonly pending: readonly Pending[]
  /** Which players must record now (8.4). */
  readonly mustRecord: Readonly<Record<Color, boolean>>
}

/** Summarises a game at a moment, by default that of the last act. */
export function summarise(state: GameState, laws: Laws, at: number = state.at): Summary {
  const { result, clock } = state
  const left = (color: Color): number =>
    clock === null ? 0 : timeLeft(clock, color, at as Instant)
  return {
    status: state.status,
    result: result?.text ?? '*',
    points: result?.points ?? null,
    reason: result?.reason ?? null,
    rule: result?.rule ?? null,
    article: result?.article ?? null,
    fen: makeFen(legalPosition(state)),
    board: makePlacement(boardOf(state)),
    ...(state.blind?.boards ? { boards: state.blind.boards } : null),
    clocks: clock === null ? null : { white: left('white'), black: left('black') },
    hasTheMove: state.turn,
    pending: pendingOf(state),
    mustRecord: {
      white: mustRecord(state, laws.rules, 'white', at),
      black: mustRecord(state, laws.rules, 'black', at),
    },
  }
}

/**
 * The legal position of the game. If play continued from an illegal move into a position that no
 * legal game reaches, it is the last valid one, and only the board shows the pieces.
 */
export function legalPosition(state: GameState): StandingPosition {
  if (state.irregularities.length === 0 && state.history?.move !== null) {
    if (isInOrder(state.position)) return state.position
  }
  for (let ply = state.ply; ply >= 0; ply--) {
    const position = ply === state.ply ? state.position : momentAt(state, ply)?.position
    if (position !== undefined && isInOrder(position)) return position
  }
  return state.opening.position
}

const isInOrder = (position: StandingPosition): boolean =>
  findFaults(position.toSetup()).length === 0
