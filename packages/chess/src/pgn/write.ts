import { needList, needObject } from '../argument.js'
import { makeFen, parsePosition, standardFen } from '../fen.js'
import { makeSan } from '../notation/san.js'
import { playNull } from '../null-move.js'
import { type Color, opposite } from '../piece.js'
import { play } from '../position.js'
import type { StandingPosition } from '../standing-position.js'
import type { PgnGame, PgnMove, PgnVariation } from './game.js'
import { nagGlyph } from './nag.js'
import { resultFrom } from './result.js'
import { standardPosition } from './start.js'
import { isTagName, properTagName } from './tag-names.js'
import { needsChess960 } from './variant.js'
import type { PgnResult } from './word-bytes.js'
import { wrap } from './wrap.js'

/** The parts of a game that `makePgn` needs. Any `PgnGame` has them. */
export type WritableGame = Pick<PgnGame, 'tags' | 'moves'> &
  Partial<Pick<PgnGame, 'comments' | 'result'>> & { readonly start?: StandingPosition | undefined }

/** Options for writing games. */
export interface PgnWriting {
  /** The longest line, 79 by default; 0 or Infinity puts all moves on one line. */
  readonly width?: number
  /** The line ending, `\n` by default. */
  readonly newline?: string
  /** False leaves out the tags. */
  readonly tags?: boolean
  /** False leaves out the comments. */
  readonly comments?: boolean
  /** False leaves out the variations. */
  readonly variations?: boolean
  /** `signs` writes `e4!?` for `e4 $5`; `none` leaves them out. */
  readonly nags?: 'numbers' | 'signs' | 'none'
}

/** Thrown by `makePgn` for a tag name that no reader could read back. */
export class TagNameError extends RangeError {
  readonly code = 'tag-name'
  readonly tag: string

  constructor(tag: string) {
    super(`not the name of a tag: ${JSON.stringify(String(tag).slice(0, 40))}`)
    this.name = 'TagNameError'
    this.tag = tag
  }
}

const roster = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'] as const
const unknown: Readonly<Record<string, string>> = { Date: '????.??.??', Result: '*' }

/**
 * Writes a game in PGN's export format: the seven standard tags first, lines of at most 79
 * characters. The result is `result`, or else the Result tag. Throws a `TagNameError` for a tag
 * name that could not be read back.
 *
 * @example
 * makePgn({ tags: new Map([['White', 'Novak']]), moves: [], result: '*' }, { newline: '\r\n' })
 */
export function makePgn(game: WritableGame, writing: PgnWriting = {}): string {
  needObject(game, 'makePgn', 'game')
  needObject(writing, 'makePgn', 'writing')
  needList(game.tags, 'makePgn', 'game.tags')
  needList(game.moves, 'makePgn', 'game.moves')
  const { width = 79, newline = '\n', tags = true } = writing
  const result = resultFrom(game.result) ?? resultFrom(tagOf(game, 'Result')) ?? '*'
  const lines = wrap(makeMovetext(game, result, writing), width).concat('')
  const head = tags ? makeTags(game, result).concat('') : []
  return head.concat(lines, tags ? [''] : []).join(newline)
}

/** The value of a tag. If a name occurs twice, the last one counts, as in reading. */
function tagOf(game: WritableGame, name: string): string | undefined {
  return [...game.tags].findLast(([each]) => properTagName(each) === name)?.[1]
}

function makeTags(game: WritableGame, result: PgnResult): string[] {
  const tags = new Map<string, string>()
  for (const name of roster) tags.set(name, tagOf(game, name) ?? unknown[name] ?? '?')
  tags.set('Result', result)
  const rest = new Map<string, string>()
  for (const [each, value] of game.tags) {
    const name = properTagName(each)
    if (tags.has(name)) continue
    if (!isTagName(name)) throw new TagNameError(name)
    if (value !== undefined && value !== null) rest.set(name, value)
  }
  if (game.start !== undefined) {
    setStart(rest, game.start)
    if (needsChess960(game.start) && !rest.has('Variant')) rest.set('Variant', 'Chess960')
  }
  const sorted = [...rest].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return [...tags, ...sorted].map(([name, value]) => `[${name} "${quotable(String(value))}"]`)
}

/**
 * Keeps a FEN tag that describes the same position in other words. Another position would make the
 * moves illegal.
 */
function setStart(tags: Map<string, string>, start: StandingPosition): void {
  const fen = makeFen(start)
  const given = tags.get('FEN')
  if (given !== undefined) {
    const read = parsePosition(given)
    if (read.ok && makeFen(read.value) === fen) return
  }
  if (fen !== standardFen) tags.set('FEN', fen).set('SetUp', '1')
  else if (given !== undefined) {
    tags.delete('FEN')
    tags.delete('SetUp')
  }
}

/** A tag value must stay on one line: a line break in it would begin another tag. */
const quotable = (value: string): string =>
  value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll(/["\\]/g, '\\$&')

function makeMovetext(game: WritableGame, result: PgnResult, writing: PgnWriting): string[] {
  const words: string[] = []
  const start = game.start ?? standardPosition()
  const line = { comments: game.comments ?? [], moves: game.moves }
  writeLine(words, { position: start, number: start.moveNumber, turn: start.turn }, line, writing)
  words.push(result)
  return words
}

/**
 * Where a line continues. After a move that could not be played, the position no longer gives the
 * move number.
 */
interface Turn {
  readonly position: StandingPosition
  readonly number: number
  readonly turn: Color
}

function writeLine(words: string[], from: Turn, line: PgnVariation, writing: PgnWriting): void {
  writeComments(words, line.comments, writing)
  let { position, number, turn } = from
  // Black's move has a number at the start of a line and after anything except White's move.
  let numbered = false
  for (const each of line.moves) {
    if (turn === 'white') words.push(`${number}.`)
    else if (!numbered) words.push(`${number}...`)
    const before = words.length + 1
    writeMove(words, position, each, writing)
    writeComments(words, each.comments, writing)
    if (writing.variations !== false) {
      for (const variation of each.variations) {
        writeVariation(words, { position, number, turn }, variation, writing)
      }
    }
    numbered = turn === 'white' && words.slice(before).every(word => word.startsWith('$'))
    position = after(position, each)
    if (turn === 'black') number++
    turn = opposite(turn)
  }
}

function after(position: StandingPosition, { move }: PgnMove): StandingPosition {
  if (move === undefined) return position
  if (move.kind !== 'null') return play(position, move)
  const passed = playNull(position)
  return passed.ok ? passed.value : position
}

function writeMove(
  words: string[],
  position: StandingPosition,
  each: PgnMove,
  writing: PgnWriting,
): void {
  const { nags = 'numbers' } = writing
  // Unreadable text is written as it was, without characters that would change its meaning.
  let text = String(each.text ?? '').replaceAll(/[\s[\]{}();$*<>"]+/g, '') || '?'
  if (each.move?.kind === 'null') text = '--'
  else if (each.move !== undefined) text = makeSan(position, each.move)
  const sign = nags === 'signs' ? each.nags.find(nag => nag >= 1 && nag <= 6) : undefined
  words.push(sign === undefined ? text : `${text}${nagGlyph(sign) ?? ''}`)
  if (nags === 'none') return
  for (const nag of each.nags) if (nag !== sign && isNag(nag)) words.push(`$${nag}`)
}

/** PGN has 0 to 255; some programs have more. No reader takes more digits. */
const isNag = (nag: number): boolean => Number.isInteger(nag) && nag >= 0 && nag <= 99_999

function writeComments(
  words: string[],
  comments: readonly string[],
  { comments: wanted = true }: PgnWriting,
): void {
  if (!wanted) return
  for (const comment of comments) {
    // A caller without types may have something else in the list.
    if (typeof comment !== 'string') continue
    // A comment cannot contain a closing brace, and is one line until it is wrapped.
    const text = comment.replaceAll('}', ')').replaceAll(/\r\n?|\n/g, ' ')
    const padded = /^\s|\s$/.test(text) ? ` ${text} ` : text
    let previous = ''
    for (const word of `{${padded}}`.split(' ')) {
      // Many readers look for `[%clk 1:23:45]` and do not find it on two lines.
      if (/\[%\w+$/.test(previous)) words[words.length - 1] += ` ${word}`
      else words.push(word)
      previous = word
    }
  }
}

function writeVariation(
  words: string[],
  from: Turn,
  variation: PgnVariation,
  writing: PgnWriting,
): void {
  const inner: string[] = []
  writeLine(inner, from, variation, writing)
  if (inner.length === 0) return
  inner[0] = `(${inner[0]}`
  inner[inner.length - 1] += ')'
  for (const word of inner) words.push(word)
}
