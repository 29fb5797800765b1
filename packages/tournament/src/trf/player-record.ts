import type { Colour, PlayerId, Points } from '../tournament.js'
import { quote, stop } from './fault.js'
import { columns, type TrfLine, widthOf } from './lines.js'
import { parsePoints } from './points-field.js'

/** A player's line as written, before it is compared with other lines. */
export interface PlayerRecord {
  readonly line: TrfLine
  readonly id: PlayerId
  readonly sex: 'm' | 'w' | null
  readonly title: string | null
  readonly name: string
  readonly rating: number | null
  readonly federation: string | null
  readonly fideId: string | null
  readonly birth: string | null
  readonly points: Points | null
  readonly rank: number | null
  readonly cells: readonly RoundCell[]
}

/** The columns of one round. */
export interface RoundCell {
  readonly opponent: PlayerId | null
  readonly colour: Colour | null
  /** The code as written; '' if it is blank. */
  readonly code: string
}

/** The most rounds that three-digit fields can express. */
export const mostRounds = 999

export const opponentColumn = (round: number) => 92 + 10 * (round - 1)
export const colourColumn = (round: number) => opponentColumn(round) + 5
export const resultColumn = (round: number) => opponentColumn(round) + 7

export function readPlayerRecord(line: TrfLine): PlayerRecord {
  const sex = columns(line, 10, 10).toLowerCase()
  const fideId = columns(line, 58, 68)
  return {
    line,
    id: readStartingNumber(line),
    sex: sex === 'm' ? 'm' : sex === 'w' || sex === 'f' ? 'w' : null,
    title: titleOf(columns(line, 11, 13)),
    name: columns(line, 15, 47),
    rating: readCount(line, 49, 52, 'trf-rating', 'rating') || null,
    federation: columns(line, 54, 56) || null,
    fideId: /^0*$/.test(fideId) ? null : fideId,
    birth: columns(line, 70, 79) || null,
    points: readPoints(line),
    rank: readCount(line, 86, 89, 'trf-rank', 'rank'),
    cells: readCells(line),
  }
}

function readStartingNumber(line: TrfLine): PlayerId {
  const text = columns(line, 5, 8)
  const id = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (id === 0) {
    const what = text === '' ? 'there is no starting number' : `${quote(text)} is no number`
    stop('trf-starting-number', line.number, 5, `${what} in columns 5 to 8`)
  }
  return id
}

function readCount(
  line: TrfLine,
  from: number,
  to: number,
  code: 'trf-rating' | 'trf-rank',
  what: string,
): number | null {
  const text = columns(line, from, to)
  if (text === '') return null
  if (/^\d{1,4}$/.test(text)) return Number(text)
  return stop(code, line.number, from, `the ${what} ${quote(text)} is no number`)
}

function readPoints(line: TrfLine): Points | null {
  const text = columns(line, 81, 84)
  if (text === '') return null
  const points = parsePoints(text)
  if (points !== null) return points
  return stop('trf-points', line.number, 81, `${quote(text)} is no number of points`)
}

/** Reads the rounds to the end of the line: a blank round may stand between two others. */
function readCells(line: TrfLine): RoundCell[] {
  const cells: RoundCell[] = []
  let used = 0
  for (let round = 1; opponentColumn(round) <= widthOf(line); round++) {
    if (round > mostRounds) {
      if (columns(line, opponentColumn(round), widthOf(line)) === '') break
      stop(
        'trf-too-many-rounds',
        line.number,
        opponentColumn(round),
        `there are more than ${mostRounds} rounds`,
      )
    }
    const cell = readCell(line, round)
    cells.push(cell)
    if (cell !== blank) used = round
  }
  cells.length = used
  return cells
}

const blank: RoundCell = { opponent: null, colour: null, code: '' }

function readCell(line: TrfLine, round: number): RoundCell {
  const first = opponentColumn(round)
  for (const column of [first - 1, first + 4, first + 6, first + 8]) {
    const between = columns(line, column, column)
    if (between === '') continue
    const reason = `column ${column} must be blank, but holds ${quote(between)}: the rounds are not in their columns`
    stop('trf-misaligned', line.number, column, reason)
  }
  const opponent = columns(line, first, first + 3)
  const colour = columns(line, first + 5, first + 5).toLowerCase()
  const code = columns(line, first + 7, first + 7)
  if (opponent === '' && colour === '' && code === '') return blank
  if (!/^\d{0,4}$/.test(opponent)) {
    stop('trf-opponent', line.number, first, `the opponent ${quote(opponent)} is no number`)
  }
  if (!['w', 'b', '-', ''].includes(colour)) {
    stop('trf-colour', line.number, first + 5, `the colour ${quote(colour)} is not w, b or -`)
  }
  return {
    opponent: Number(opponent) || null,
    colour: colour === 'w' ? 'white' : colour === 'b' ? 'black' : null,
    code,
  }
}

/** The short forms of TRF06. */
const oldTitles: Readonly<Record<string, string>> = {
  g: 'GM',
  m: 'IM',
  f: 'FM',
  c: 'CM',
  wg: 'WGM',
  wm: 'WIM',
  wf: 'WFM',
  wc: 'WCM',
}

export function titleOf(text: string): string | null {
  if (text === '') return null
  const old = text.toLowerCase()
  return Object.hasOwn(oldTitles, old) ? (oldTitles[old] ?? null) : text.toUpperCase()
}
