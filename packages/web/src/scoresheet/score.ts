import {
  type Color,
  type Move,
  makeBraille,
  makeSan,
  parseSan,
  play,
  type StandingPosition,
} from '@jadoube/chess'
import {
  type EditionId,
  type GameState,
  inOrder,
  isTakenOver,
  parseHeader,
  ruleRecord,
  type Table,
} from '@jadoube/laws'
import { entriesOf, offerMarks, playLegal, takenOver } from '@jadoube/laws/internals'
import type { BoardView } from '@jadoube/protocol'
import type { Language } from '../i18n/language.js'
import { completedClocks } from './completed-clocks.js'
import { readWritten } from './written-entries.js'

/** A move of a scoresheet: in the letters of a language, in Braille, with the player's clock. */
export interface ScoreMove {
  readonly color: Color
  readonly number: number
  readonly text: string
  readonly braille: string
  /** Milliseconds left. Null if not noted. */
  readonly left: number | null
  /** Whether a draw was offered with it: `(=)` (8.1.5). */
  readonly offer: boolean
}

/** Where and when the game was played. */
export interface Heading {
  readonly event?: string
  readonly site?: string
  readonly round?: string
  readonly board?: string
  readonly date?: string
}

/** The content of a scoresheet. */
export interface Score {
  readonly heading: Heading
  readonly names: Readonly<Record<Color, string>>
  /** As in a record. Null if there is no clock. */
  readonly timeControl: string | null
  /** Null if the edition of the Laws is unknown. */
  readonly laws: EditionId | null
  readonly moves: readonly ScoreMove[]
  /** `*` while there is none. */
  readonly result: string
  readonly reason: string | null
  /** The result signed by each player. */
  readonly signed: Readonly<Record<Color, string | null>>
  /** Whose scoresheet it is. Null for the game as played. */
  readonly of: Color | null
}

/** The scoresheets of a record: the game as played, and what each player wrote. */
export function scoresOfRecord(
  text: string,
  language: Language,
  heading: Heading = {},
): readonly Score[] {
  const ruled = ruleRecord(text)
  if (!ruled.ok) return []
  const { table, state, lines, summary } = ruled.value
  const offers = lines.reduce<readonly number[]>(
    (marks, { before, outcome }) => offerMarks(marks, before, outcome),
    [],
  )
  const moves = movesOf(state, language, offers, completedClocks(lines))
  const game = {
    ...headerFields(table),
    heading,
    moves,
    result: summary.result,
    reason: summary.reason,
    signed: { white: state.white.signed, black: state.black.signed },
    of: null,
  }
  return [game, ...writtenBy('white', game, state), ...writtenBy('black', game, state)]
}

function writtenBy(color: Color, game: Score, state: GameState): Score[] {
  const entries = entriesOf(state[color].scoresheet)
  if (entries.length === 0) return []
  return [{ ...game, of: color, moves: readWritten(entries, game.moves, firstMove(state)) }]
}

const firstMove = (state: GameState) => ({
  color: state.opening.position.turn,
  number: state.opening.position.moveNumber,
})

const headerFields = ({ header }: Table) => ({
  names: { white: header.white.name ?? '', black: header.black.name ?? '' },
  timeControl: typeof header.timeControl === 'string' ? header.timeControl : null,
  laws: header.laws,
})

function movesOf(
  state: GameState,
  language: Language,
  offers: readonly number[],
  completed: ReadonlyMap<number, number>,
): readonly ScoreMove[] {
  let { position } = state.opening
  const moves: ScoreMove[] = []
  for (const ply of inOrder(state.history)) {
    const { turn: color, moveNumber: number } = position
    const left = completed.get(moves.length + 1) ?? ply[color]
    const offer = offers.includes(moves.length + 1)
    const noted = { color, number, left: left < 0 ? null : left, offer }
    if (isTakenOver(ply)) {
      position = takenOver(ply.fen, position)
      // A corrected position without a move is not written.
      if (ply.counts) moves.push({ ...noted, text: '—', braille: '⠤⠤' })
      continue
    }
    moves.push({ ...noted, ...notations(position, ply.move, language) })
    position = playLegal(position, ply.move)
  }
  return moves
}

const notations = (position: StandingPosition, move: Move, language: Language) => ({
  text: makeSan(position, move, language),
  braille: makeBraille(position, move),
})

/**
 * The scoresheets that a seat may have of a board on the network: of the game, and those it may
 * read.
 */
export function scoresOfView(
  view: BoardView,
  language: Language,
  heading: Heading = {},
): readonly Score[] {
  const table = parseHeader(view.header)
  if (!table.ok) return []
  const moves: ScoreMove[] = []
  let { position } = table.value.state.opening
  for (const { san, clock } of view.moves ?? []) {
    const move = parseSan(position, san, 'en')
    if (!move.ok) break
    const { turn: color, moveNumber: number } = position
    const offer = view.offers?.includes(moves.length + 1) === true
    moves.push({
      color,
      number,
      left: clock,
      offer,
      ...notations(position, move.value, language),
    })
    position = play(position, move.value)
  }
  const { names, ...rest } = headerFields(table.value)
  const game: Score = {
    ...rest,
    names: { white: view.white.name ?? names.white, black: view.black.name ?? names.black },
    heading: {
      ...(view.round !== null && { round: view.round }),
      ...(view.number !== null && { board: String(view.number) }),
      ...heading,
    },
    moves,
    result: view.result,
    reason: view.reason,
    signed: view.signed ?? { white: null, black: null },
    of: null,
  }
  const written = (['white', 'black'] as const).flatMap(color => {
    const entries = view.scoresheets[color] ?? []
    if (entries.length === 0) return []
    return [
      { ...game, of: color, moves: readWritten(entries, moves, firstMove(table.value.state)) },
    ] as const
  })
  return view.moves === undefined ? written : [game, ...written]
}
