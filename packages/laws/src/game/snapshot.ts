import {
  type Attempt,
  makeFen,
  makePlacement,
  makeUci,
  type Placement,
  Position,
  parseFen,
  parsePlacement,
  type StandingPosition,
  standardFen,
} from '@jadoube/chess'
import {
  firstOccurrence,
  inOrder,
  isTakenOver,
  nextOccurrence,
  type Occurrence,
  type Ply,
} from './history.js'
import { playLegal } from './legal-moves.js'
import { takenOver } from './moment.js'
import { unknownLanguages } from './new-game.js'
import type { GameState, Hand, Irregularity, LastRuling, Proceedings } from './state.js'
import {
  type Binding,
  moveOfUci,
  readBinding,
  type StoredBinding,
  writeBinding,
} from './stored-moves.js'

/** A move in a snapshot, in UCI, with the two clocks; or the board, if it was taken over. */
type PlyData =
  | readonly [uci: string, white: number, black: number]
  | readonly [taken: null, white: number, black: number, fen: string, counts: boolean]

type Stored<T extends Binding> = Omit<T, keyof Binding> & StoredBinding

type Plain = Omit<
  GameState,
  | 'opening'
  | 'position'
  | 'board'
  | 'history'
  | 'occurrences'
  | 'hand'
  | 'irregularities'
  | 'proceedings'
> &
  Omit<Proceedings, 'lastRuling'>

/** A whole game as plain JSON. `parseSnapshot` reads what `JSON.stringify` wrote. */
export interface Snapshot extends Plain {
  readonly jadoube: 'snapshot/2'
  readonly opening: {
    readonly fen: string
    readonly shouldBe: string | null
    readonly clock: GameState['opening']['clock']
    readonly languages?: GameState['opening']['languages']
  }
  readonly plies: readonly PlyData[]
  readonly board: string | null
  readonly hand: (Omit<Stored<Hand>, 'base'> & { readonly base: string | null }) | null
  readonly irregularities: readonly Stored<Irregularity>[]
  /** Present only if there is one. */
  readonly lastRuling?: Omit<LastRuling, 'before'> & { readonly before: Snapshot | null }
}

const writeBoard = (board: Placement | null): string | null => board && makePlacement(board)

/** Turns a game into a snapshot. The position is not in it: it follows from the moves. */
export function makeSnapshot(state: GameState): Snapshot {
  const {
    opening,
    position: _,
    board,
    history,
    occurrences: __,
    hand,
    irregularities,
    proceedings: { lastRuling, ...proceedings },
    ...plain
  } = state
  return {
    jadoube: 'snapshot/2',
    ...plain,
    ...proceedings,
    opening: {
      fen: makeFen(opening.position),
      shouldBe: opening.shouldBe,
      clock: opening.clock,
      languages: opening.languages,
    },
    plies: inOrder(history).map(writePly),
    board: writeBoard(board),
    hand: hand && { ...hand, ...writeBinding(hand), base: writeBoard(hand.base) },
    irregularities: irregularities.map(each => ({ ...each, ...writeBinding(each) })),
    ...(lastRuling && {
      lastRuling: { ...lastRuling, before: lastRuling.before && makeSnapshot(lastRuling.before) },
    }),
  }
}

const writePly = (ply: Ply): PlyData =>
  isTakenOver(ply)
    ? [null, ply.white, ply.black, ply.fen, ply.counts]
    : [makeUci(ply.move, 'chess960'), ply.white, ply.black]

/** Why a value is not a snapshot. */
export interface SnapshotError {
  readonly code: 'snapshot-format' | 'snapshot-start'
  readonly reason: string
}

/**
 * Reads a game from a snapshot. It must come from `makeSnapshot`; only its outer structure is
 * checked.
 */
export function parseSnapshot(value: unknown): Attempt<GameState, SnapshotError> {
  if (!isSnapshot(value)) {
    return { ok: false, error: { code: 'snapshot-format', reason: 'this is no snapshot/2' } }
  }
  const {
    jadoube: _,
    opening,
    plies,
    board,
    hand,
    irregularities,
    started,
    presenceReported,
    // Older snapshots do not have these two fields.
    interrupted = false,
    takeBack = null,
    consentedAt,
    postponed,
    correction,
    awaited,
    adjournment,
    lastRuling,
    ...plain
  } = value
  const { shouldBe, clock, languages = unknownLanguages } = opening
  const start = startOf(opening.fen)
  if (start === undefined) {
    return { ok: false, error: { code: 'snapshot-start', reason: `no position: ${opening.fen}` } }
  }
  return {
    ok: true,
    value: {
      ...plain,
      opening: Object.freeze({ position: start, shouldBe, clock, languages }),
      ...replay(start, plies),
      board: readBoard(board),
      hand: hand && { ...hand, ...readBinding(hand), base: readBoard(hand.base) },
      irregularities: irregularities.map(each => ({ ...each, ...readBinding(each) })),
      proceedings: {
        started,
        presenceReported,
        interrupted,
        consentedAt,
        postponed,
        correction,
        takeBack,
        awaited,
        adjournment,
        lastRuling: readRuling(lastRuling),
      },
    },
  }
}

/**
 * The last ruling; null if the game before it cannot be read. Then it cannot be taken back.
 */
function readRuling(stored: Snapshot['lastRuling']): LastRuling | null {
  if (stored === undefined) return null
  const before = stored.before === null ? null : parseSnapshot(stored.before)
  if (before?.ok === false) return null
  return { ...stored, before: before === null ? null : before.value }
}

const isSnapshot = (value: unknown): value is Snapshot =>
  typeof value === 'object' &&
  value !== null &&
  'jadoube' in value &&
  value.jadoube === 'snapshot/2' &&
  'plies' in value &&
  Array.isArray(value.plies)

function readBoard(text: string | null): Placement | null {
  if (text === null) return null
  const placement = parsePlacement(text)
  return placement.ok ? placement.value : null
}

function startOf(fen: string): StandingPosition | undefined {
  const setup = parseFen(fen)
  if (!setup.ok) return undefined
  const position = Position.from(setup.value)
  if (position.ok) return position.value
  const standard = parseFen(standardFen)
  const from = standard.ok ? Position.from(standard.value) : standard
  return from.ok ? takenOver(fen, from.value) : undefined
}

function replay(
  start: StandingPosition,
  plies: readonly PlyData[],
): { position: StandingPosition; history: Ply | null; occurrences: Occurrence } {
  let position = start
  let history: Ply | null = null
  let occurrences = firstOccurrence(start)
  for (const ply of plies) {
    const [uci, white, black] = ply
    if (uci !== null) {
      const move = moveOfUci(position, uci)
      position = playLegal(position, move)
      history = { move, white, black, previous: history }
    } else {
      const [, , , fen, counts] = ply
      position = takenOver(fen, position)
      history = { move: null, white, black, previous: history, fen, counts }
    }
    occurrences = nextOccurrence(occurrences, position)
  }
  return { position, history, occurrences }
}
