import { type Attempt, done, failed } from '@jadoube/chess'
import type { Pairing, PairingProblem, PlayerFields } from '@jadoube/protocol'
import { isByeText } from '@jadoube/tournament'
import { plainText } from '../plain-text.js'
import { isPlayerDetail, nameKey, parsePlayer } from './pairing-player.js'
import { isColourHeading, isHeadingField } from './pairing-words.js'

/** As many boards as a round may have when it is sent as data. */
const MAX_BOARDS = 1000
/** Lines of that list with headings and remarks. Nobody waits while a hundred thousand are read. */
const MAX_LINES = 10_000
/** Characters. Two names with titles and federations are shorter than this. */
const LONGEST_LINE = 500
/** How many faulty lines are reported. */
const MAX_REPORTED = 20

interface ReadPairing {
  readonly line: number
  readonly pairing: Pairing
}

/**
 * Parses pasted pairings, one per line: `1. Nováková, Jana (CZE, 123456) – Virtanen (FIN)`, or
 * columns with tabs or semicolons: board, White, Black. Either every line has a board number, or
 * none has. Lines that may be anything else than two players are reported, and nothing is guessed.
 */
export function parsePairings(text: string): Attempt<Pairing[], readonly PairingProblem[]> {
  const read: ReadPairing[] = []
  const problems: PairingProblem[] = []
  for (const [n, raw] of text.split(/\r?\n/).entries()) {
    if (raw === '') continue
    const line = n + 1
    if (line > MAX_LINES) return failed([{ line, problem: 'too-many' }])
    // Trimming is cheap; a line of spaces must not be expensive.
    const fields = fieldsOf(raw.slice(0, LONGEST_LINE + 1))
    if (fields.every(field => field === '')) continue
    if (read.length === 0 && problems.length === 0 && isColourHeading(fields)) continue
    const found = raw.length > LONGEST_LINE ? 'unreadable' : parseLine(fields)
    if (typeof found === 'string') problems.push({ line, problem: found, text: shortened(raw) })
    else read.push({ line, pairing: found })
    if (read.length > MAX_BOARDS) return failed([{ line, problem: 'too-many' }])
  }
  problems.push(...duplicates(read), ...unnumbered(read))
  if (problems.length > 0) return failed(problems.sort(byLine).slice(0, MAX_REPORTED))
  if (read.length === 0) return failed([{ line: 1, problem: 'none' }])
  return done(read.map(({ pairing }, n) => ({ ...pairing, board: pairing.board ?? n + 1 })))
}

const byLine = (a: PairingProblem, b: PairingProblem) => a.line - b.line
const shortened = (raw: string): string => raw.trim().slice(0, 60)

/** The columns of a line; a line without separators is one column. */
const fieldsOf = (raw: string): string[] => raw.split(/\t|;/).map(plainText)

function parseLine(fields: readonly string[]): Pairing | 'unreadable' | 'bye' | 'heading' {
  const { board, sides } = fields.length > 1 ? sidesOfColumns(fields) : sidesOfText(fields[0] ?? '')
  if (isColourHeading(sides)) return 'heading'
  if (sides.some(side => isHeadingField(side, board !== undefined))) return 'heading'
  if (sides.some(isByeText)) return 'bye'
  const [white, black, ...more] = sides.map(parsePlayer)
  if (!white || !black || more.length > 0 || board === 0) return 'unreadable'
  return { ...(board !== undefined && { board }), white, black }
}

interface Sides {
  readonly board: number | undefined
  readonly sides: readonly string[]
}

function sidesOfText(text: string): Sides {
  const numbered = /^(\d{1,4})(?:[.)] ?| )(.*)$/.exec(text)
  // A dash with spaces around it separates the two players; one inside a name does not.
  const sides = (numbered?.[2] ?? text).split(/ (?:[-–—:]|vs\.?) /i)
  return { board: numbered ? Number(numbered[1]) : undefined, sides }
}

/** A column beside the names describes the player whose name is before it. */
function sidesOfColumns(columns: readonly string[]): Sides {
  const isNumbered = /^\d{1,4}[.)]?$/.test(columns[0] ?? '')
  const rest = isNumbered ? columns.slice(1) : columns
  const sides: string[] = []
  let title = ''
  for (const column of rest.length === 2 ? [] : rest) {
    if (!isPlayerDetail(column)) {
      sides.push(title + column)
      title = ''
    } else if (/^W?[GIFC]M$/.test(column)) title = `${column} `
    else if (column !== '' && sides.length > 0) sides.push(`${sides.pop()} (${column})`)
    else if (column !== '') return { board: undefined, sides: [] }
  }
  const board = isNumbered ? Number.parseInt(columns[0] ?? '', 10) : undefined
  return { board, sides: rest.length === 2 ? rest : sides }
}

/** Reports boards and players that occur twice. */
function* duplicates(read: readonly ReadPairing[]): Generator<PairingProblem> {
  const boards = new Map<number, number>()
  const people = new Map<string, { readonly line: number; readonly fideId: string | undefined }[]>()
  const ids = new Map<string, number>()
  for (const { line, pairing } of read) {
    const { board } = pairing
    if (board !== undefined) {
      const before = boards.get(board)
      if (before !== undefined) yield { line, problem: 'board-twice', board, before }
      else boards.set(board, line)
    }
    for (const player of [pairing.white, pairing.black]) {
      const before = seenBefore(player)
      if (before !== undefined)
        yield { line, problem: 'player-twice', text: player.name ?? '', before }
      remember(player, line)
    }
  }

  function seenBefore(player: PlayerFields): number | undefined {
    const { fideId } = player
    if (fideId !== undefined && ids.has(fideId)) return ids.get(fideId)
    // Two people with the same name are told apart by their ids.
    const namesakes = people.get(nameKey(player)) ?? []
    return namesakes.find(other => fideId === undefined || other.fideId === undefined)?.line
  }
  function remember(player: PlayerFields, line: number): void {
    const { fideId } = player
    if (fideId !== undefined) ids.set(fideId, line)
    const person = nameKey(player)
    people.set(person, [...(people.get(person) ?? []), { line, fideId }])
  }
}

/** Where other lines have a number, a line without one is a heading or a remark, not a board. */
function unnumbered(read: readonly ReadPairing[]): PairingProblem[] {
  const without = read.filter(({ pairing }) => pairing.board === undefined)
  if (without.length === read.length) return []
  return without.map(({ line, pairing: { white, black } }) => ({
    line,
    problem: 'board-missing',
    text: `${white.name} – ${black.name}`.slice(0, 60),
  }))
}
