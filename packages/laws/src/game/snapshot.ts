import {
  type Attempt,
  makeFen,
  makePlacement,
  type Placement,
  Position,
  parseFen,
  parsePlacement,
  playCode,
  standardFen,
} from '@jadoube/chess'
import {
  firstOccurrence,
  inOrder,
  isTakenOver,
  nextOccurrence,
  type Occurrence,
  type Ply,
  type TakenOver,
} from './history.js'
import { takenOver } from './moment.js'
import { unknownLanguages } from './new-game.js'
import type { GameState, Hand } from './state.js'

/** A move in a snapshot: its code and the two clocks; and the board, where it was taken over. */
type PlyData = readonly [code: number, white: number, black: number, fen?: string, counts?: boolean]

type Plain = Omit<GameState, 'opening' | 'position' | 'board' | 'history' | 'occurrences' | 'hand'>

/** A whole game as plain JSON: what `JSON.stringify` writes, `parseSnapshot` reads. */
export interface Snapshot extends Plain {
  readonly jadoube: 'snapshot/1'
  readonly opening: {
    readonly fen: string
    readonly shouldBe: string | null
    readonly clock: GameState['opening']['clock']
    readonly languages?: GameState['opening']['languages']
  }
  readonly plies: readonly PlyData[]
  readonly board: string | null
  readonly hand: (Omit<Hand, 'base'> & { readonly base: string | null }) | null
}

const writeBoard = (board: Placement | null): string | null => board && makePlacement(board)

/** Writes a game down. The position is not in it: it follows from the moves. */
export function makeSnapshot(state: GameState): Snapshot {
  const { opening, position: _, board, history, occurrences: __, hand, ...plain } = state
  return {
    jadoube: 'snapshot/1',
    ...plain,
    opening: {
      fen: makeFen(opening.position),
      shouldBe: opening.shouldBe,
      clock: opening.clock,
      languages: opening.languages,
    },
    plies: inOrder(history).map(writePly),
    board: writeBoard(board),
    hand: hand && { ...hand, base: writeBoard(hand.base) },
  }
}

const writePly = (ply: Ply): PlyData =>
  isTakenOver(ply)
    ? [ply.code, ply.white, ply.black, ply.fen, ply.counts]
    : [ply.code, ply.white, ply.black]

export interface SnapshotError {
  readonly code: 'snapshot-format' | 'snapshot-start'
  readonly reason: string
}

/** The game of a snapshot. It must be one that `makeSnapshot` wrote; only its frame is looked at. */
export function parseSnapshot(value: unknown): Attempt<GameState, SnapshotError> {
  if (!isSnapshot(value)) {
    return { ok: false, error: { code: 'snapshot-format', reason: 'this is no snapshot/1' } }
  }
  const { jadoube: _, opening, plies, board, hand, ...plain } = value
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
      hand: hand && { ...hand, base: readBoard(hand.base) },
    },
  }
}

const isSnapshot = (value: unknown): value is Snapshot =>
  typeof value === 'object' &&
  value !== null &&
  'jadoube' in value &&
  value.jadoube === 'snapshot/1' &&
  'plies' in value &&
  Array.isArray(value.plies)

function readBoard(text: string | null): Placement | null {
  if (text === null) return null
  const placement = parsePlacement(text)
  return placement.ok ? placement.value : null
}

function startOf(fen: string): Position | undefined {
  const setup = parseFen(fen)
  if (!setup.ok) return undefined
  const position = Position.from(setup.value)
  if (position.ok) return position.value
  const standard = parseFen(standardFen)
  const from = standard.ok ? Position.from(standard.value) : standard
  return from.ok ? takenOver(fen, from.value) : undefined
}

function replay(
  start: Position,
  plies: readonly PlyData[],
): { position: Position; history: Ply | null; occurrences: Occurrence } {
  let position = start
  let history: Ply | null = null
  let occurrences = firstOccurrence(start)
  for (const [code, white, black, fen, counts] of plies) {
    if (fen === undefined) {
      position = playCode(position, code)
      history = { code, white, black, previous: history }
    } else {
      position = takenOver(fen, position)
      const taken: TakenOver = {
        code: -1,
        white,
        black,
        previous: history,
        fen,
        counts: counts === true,
      }
      history = taken
    }
    occurrences = nextOccurrence(occurrences, position)
  }
  return { position, history, occurrences }
}
