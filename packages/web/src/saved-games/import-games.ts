import { makePgn, type PgnGame, parsePgn } from '@jadoube/chess'
import { isEditionId, type ResultText, ruleRecord } from '@jadoube/laws'
import { readBackupLine } from './backup.js'
import { digestOf, type GameHead, type GameText } from './saved-game.js'

export interface NewGame {
  readonly head: GameHead
  readonly text: GameText
}

/** The content of a file. */
export interface Imported {
  readonly games: readonly NewGame[]
  /** How many games end at an unreadable move. */
  readonly cutShort: number
  /** How many could not be read at all. */
  readonly notRead: number
}

/** Reads a file: PGN, consecutive records, or a backup. */
export async function readGames(text: string, now: number): Promise<Imported> {
  const plain = text.replace(/^\uFEFF/, '')
  return plain.trimStart().startsWith('{') ? readLines(plain, now) : readPgnGames(plain, now)
}

async function readLines(text: string, now: number): Promise<Imported> {
  const games: NewGame[] = []
  let notRead = 0
  let record: string[] = []
  const endRecord = async () => {
    if (record.length === 0) return
    const game = await gameOfRecord(`${record.join('\n')}\n`, now)
    record = []
    if (game === null) notRead++
    else games.push(game)
  }
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim() === '') continue
    const backup = readBackupLine(line)
    const isHeader = /^\s*\{[^{}]*"jadoube"\s*:\s*"record\/1"/.test(line) || isRecordHeader(line)
    if (backup !== null || isHeader) await endRecord()
    if (backup !== null) games.push(backup)
    else record.push(line)
  }
  await endRecord()
  return { games, cutShort: 0, notRead }
}

function isRecordHeader(line: string): boolean {
  if (!line.includes('"record/1"')) return false
  try {
    return Object(JSON.parse(line)).jadoube === 'record/1'
  } catch {
    return false
  }
}

async function gameOfRecord(text: string, now: number): Promise<NewGame | null> {
  const ruled = ruleRecord(text)
  if (!ruled.ok) return null
  const { table, state } = ruled.value
  const { header } = table
  const digest = await digestOf(text)
  return {
    head: {
      id: `i${digest}`,
      kind: 'import',
      when: now,
      white: header.white.name ?? '',
      black: header.black.name ?? '',
      result: state.result?.text ?? '*',
      reason: state.result?.reason ?? null,
      moves: Math.ceil(state.ply / 2),
      laws: isEditionId(header.laws) ? header.laws : null,
      timeControl: typeof header.timeControl === 'string' ? header.timeControl : null,
      event: '',
      digest,
      seat: null,
    },
    text: { format: 'record', text },
  }
}

async function readPgnGames(text: string, now: number): Promise<Imported> {
  const games: NewGame[] = []
  let [cutShort, notRead] = [0, 0]
  for (const game of parsePgn(text)) {
    const isPlayed = game.moves.some(({ move }) => move !== undefined)
    if (game.badStart !== undefined || (!isPlayed && game.tags.size === 0)) {
      notRead++
      continue
    }
    if (game.illegal.length > 0) cutShort++
    games.push(await gameOfPgn(game, now))
  }
  return { games, cutShort, notRead }
}

async function gameOfPgn(game: PgnGame, now: number): Promise<NewGame> {
  const tag = (name: string): string => {
    const value = game.tags.get(name) ?? ''
    return /^[?\s-]*$/.test(value) ? '' : value
  }
  const text = makePgn(game)
  const digest = await digestOf(text)
  return {
    head: {
      id: `i${digest}`,
      kind: 'import',
      when: momentOf(game.tags.get('Date') ?? '') ?? now,
      white: tag('White'),
      black: tag('Black'),
      result: (game.result ?? '*') as ResultText | '*',
      reason: null,
      moves: Math.ceil(game.moves.filter(({ move }) => move !== undefined).length / 2),
      laws: null,
      timeControl: tag('TimeControl') || null,
      event: tag('Event'),
      digest,
      seat: null,
    },
    text: { format: 'pgn', text },
  }
}

/** The time of a PGN date. Undefined if it is incomplete. */
export function momentOf(date: string): number | undefined {
  const [, year, month, day] = /^(\d{4})\.(\d\d)\.(\d\d)$/.exec(date) ?? []
  if (year === undefined) return undefined
  const moment = new Date(Number(year), Number(month) - 1, Number(day), 12).getTime()
  return Number.isNaN(moment) ? undefined : moment
}
