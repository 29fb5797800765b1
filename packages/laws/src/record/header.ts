import {
  type Attempt,
  chess960Position,
  makeFen,
  Position,
  parseFen,
  parsePosition,
  type StandingPosition,
  standardFen,
} from '@jadoube/chess'
import {
  type ChessClock,
  clockSetup,
  newClock,
  type Pace,
  parseTimeControl,
  type TimeControl,
} from '@jadoube/clock'
import { withRightsOf } from '../appendix-a-rapid/misplaced-pieces.js'
import { sheetLanguages } from '../appendix-c-notation/sheet-languages.js'
import { rightBoard } from '../appendix-d-blind/boards.js'
import { type EditionId, editionIds, isEditionId } from '../editions/index.js'
import { blindPlayOf } from '../game/blind-play.js'
import { type Laws, lawsOf } from '../game/laws.js'
import { newGame } from '../game/new-game.js'
import { positionOn } from '../game/standing.js'
import type { GameState } from '../game/state.js'
import {
  parseRegulations,
  parseTableSettings,
  type Regulations,
  type RulesHeader,
  type TableSettings,
} from '../rules-in-force/index.js'

/** A player in the header. */
export interface HeaderPlayer {
  readonly name?: string
  readonly visuallyDisabled?: boolean
  readonly hearingImpaired?: boolean
  /** The language of their scoresheet. */
  readonly language?: string
}

/** The first line of a record. */
export interface RecordHeader extends RulesHeader {
  readonly jadoube: 'record/1'
  readonly laws: EditionId
  /** The correct starting position: `standard`, a FEN, or `chess960:518`. */
  readonly start: string
  /** The actual starting position, as a FEN. */
  readonly setUp?: string
  /** Each player has their own board from the start (D.1). */
  readonly twoBoards?: true
  readonly white: HeaderPlayer
  readonly black: HeaderPlayer
}

/** What is wrong with a header. The codes are stable. */
export interface HeaderProblem {
  readonly code:
    | 'header-not-an-object'
    | 'header-format'
    | 'header-laws'
    | 'header-mode'
    | 'header-supervision'
    | 'header-board-kind'
    | 'header-time-control'
    | 'header-start'
    | 'header-set-up'
    | 'header-regulations'
    | 'header-table'
  readonly reason: string
}

/** A table: its header, the Laws in force, and the state before the first act. */
export interface Table {
  readonly header: RecordHeader
  readonly laws: Laws
  readonly state: GameState
}

type Fields = Readonly<Record<string, unknown>>

/** The failure of a header with this problem. */
const problem = (code: HeaderProblem['code'], reason: string) =>
  ({ ok: false, error: { code, reason } }) as const

/** Reads a header and sets up the table. `laws` overrides the Laws in the header. */
export function parseHeader(value: unknown, laws?: EditionId): Attempt<Table, HeaderProblem> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return problem('header-not-an-object', 'the first line is not an object')
  }
  const fields = value as Fields
  if (fields.jadoube !== 'record/1') {
    return problem('header-format', 'the first line does not say "jadoube":"record/1"')
  }
  const edition = fields.laws
  if (typeof edition !== 'string' || !isEditionId(edition)) {
    return problem(
      'header-laws',
      `there are no Laws ${JSON.stringify(edition ?? null)}; choose from ${editionIds.join(', ')}`,
    )
  }
  // Undefined if the header does not have the field, null if its value is not one of the words.
  const wordOf = <T extends string>(field: string, words: readonly T[]): T | undefined | null => {
    const word = fields[field]
    if (word === undefined || word === null) return undefined
    return words.find(each => each === word) ?? null
  }
  const mode = wordOf<Pace>('mode', ['standard', 'rapid', 'blitz'])
  if (mode === null) return problem('header-mode', 'mode must be standard, rapid or blitz')
  const supervision = wordOf('supervision', ['adequate', 'inadequate'])
  if (supervision === null) {
    return problem('header-supervision', 'supervision must be adequate or inadequate')
  }
  const boardKind = wordOf('boardKind', ['physical', 'guarded'])
  if (boardKind === null)
    return problem('header-board-kind', 'boardKind must be physical or guarded')
  const regulations = parseRegulations(fields.regulations ?? {})
  if (!regulations.ok) {
    const [{ regulation, expected }] = regulations.error as [(typeof regulations.error)[0]]
    return problem('header-regulations', `${regulation || 'regulations'} must be ${expected}`)
  }
  const table = parseTableSettings(fields.table ?? {})
  if (!table.ok) {
    const [{ regulation, expected }] = table.error as [(typeof table.error)[0]]
    return problem('header-table', `${regulation || 'table'} must be ${expected}`)
  }
  const header = headerOf(
    fields,
    laws ?? edition,
    { mode, supervision, boardKind },
    regulations.value,
    table.value,
  )
  return setTable(header, fields)
}

/** The fields of a header that have one of a few words; undefined if it does not say. */
interface HeaderWords {
  readonly mode: Pace | undefined
  readonly supervision: 'adequate' | 'inadequate' | undefined
  readonly boardKind: 'physical' | 'guarded' | undefined
}

function headerOf(
  fields: Fields,
  laws: EditionId,
  { mode, supervision, boardKind }: HeaderWords,
  regulations: Regulations,
  table: TableSettings,
): RecordHeader {
  const { timeControl, start, setUp } = fields
  return {
    jadoube: 'record/1',
    laws,
    ...(mode && { mode }),
    ...(supervision && { supervision }),
    ...(boardKind && { boardKind }),
    ...(timeControl === undefined || timeControl === null
      ? null
      : { timeControl: timeControl as string }),
    start: typeof start === 'string' ? start : 'standard',
    ...(typeof setUp === 'string' && { setUp }),
    ...(fields.twoBoards === true && { twoBoards: true as const }),
    white: playerOf(fields.white),
    black: playerOf(fields.black),
    regulations,
    table,
  }
}

function playerOf(value: unknown): HeaderPlayer {
  if (typeof value === 'string') return { name: value }
  if (typeof value !== 'object' || value === null) return {}
  const { name, visuallyDisabled, hearingImpaired, language } = value as Fields
  return {
    ...(typeof name === 'string' && { name }),
    ...(visuallyDisabled === true && { visuallyDisabled }),
    ...(hearingImpaired === true && { hearingImpaired }),
    ...(typeof language === 'string' && { language }),
  }
}

/** Sets up the table that a header describes. */
function setTable(header: RecordHeader, fields: Fields): Attempt<Table, HeaderProblem> {
  const start = startOf(header.start)
  if (!start.ok) return problem('header-start', start.error)
  let { value: position } = start
  let shouldBe: string | null = null
  if (header.setUp !== undefined) {
    const actual = setUpOf(header.setUp)
    if (!actual.ok) return problem('header-set-up', actual.error)
    shouldBe = header.start.startsWith('chess960:') ? makeFen(position) : fenOf(header.start)
    position = withRightsOf(actual.value, position)
  }
  if (!isTimeControlForm(fields.timeControl))
    return problem('header-time-control', 'timeControl is a text')
  const laws = lawsOf(header)
  const clock = clockOf(fields.timeControl, laws)
  if (!clock.ok) return problem('header-time-control', clock.error)
  const board = header.twoBoards === true ? rightBoard(position) : null
  const blind = blindPlayOf(header.white, header.black, board)
  const languages = sheetLanguages(header.white, header.black)
  const state = newGame(position, clock.value, shouldBe, blind, languages)
  return { ok: true, value: { header, laws, state } }
}

const fenOf = (start: string): string => (start === 'standard' ? standardFen : start)

function startOf(start: string): Attempt<StandingPosition, string> {
  if (start === 'standard') return startOf(standardFen)
  const numbered = /^chess960:(\d{1,9})$/.exec(start)
  if (numbered !== null) {
    const number = Number(numbered[1])
    if (number > 959) return { ok: false, error: `there is no Chess960 start ${number}` }
    return { ok: true, value: chess960Position(number) }
  }
  // A record must be exact: nothing is dropped from its starting position.
  const position = parsePosition(start, { strict: true })
  return position.ok ? position : { ok: false, error: position.error.reason }
}

/** Reads the actual starting position. It need not be legal, but both kings must be there. */
function setUpOf(fen: string): Attempt<StandingPosition, string> {
  const setup = parseFen(fen)
  if (!setup.ok) return { ok: false, error: setup.error.reason }
  const position = Position.from(setup.value)
  if (position.ok) return position
  const standard = startOf(standardFen)
  if (!standard.ok) return standard
  const onBoard = positionOn(setup.value.placement, setup.value.turn, standard.value)
  if (onBoard !== undefined) return { ok: true, value: onBoard }
  return { ok: false, error: position.error.map(({ reason }) => reason).join('; ') }
}

/** Whether a time control has a valid form: a text for both players, one for each, or none. */
function isTimeControlForm(timeControl: unknown): boolean {
  if (timeControl === undefined || timeControl === null) return true
  if (typeof timeControl !== 'object') return typeof timeControl === 'string'
  const { white, black } = timeControl as Fields
  return typeof white === 'string' && typeof black === 'string'
}

function clockOf(timeControl: unknown, laws: Laws): Attempt<ChessClock | null, string> {
  if (timeControl === undefined || timeControl === null || timeControl === '-') {
    return { ok: true, value: null }
  }
  const texts =
    typeof timeControl === 'string' ? { white: timeControl, black: timeControl } : timeControl
  const sides: TimeControl[] = []
  for (const side of ['white', 'black'] as const) {
    const text = (texts as Readonly<Record<typeof side, string>>)[side]
    const control = parseTimeControl(text)
    if (!control.ok)
      return {
        ok: false,
        error:
          `timeControl: ${JSON.stringify(text)} is not a time control; ` +
          'write seconds, as in "5400+30" or "40/5400+30:1800+30"',
      }
    sides.push(control.value)
  }
  const setup = clockSetup(
    { white: sides[0]!, black: sides[1]! },
    { carryOver: laws.rules.carryOver, nextPeriod: laws.rules.nextPeriod },
  )
  return { ok: true, value: newClock(setup) }
}
