import { makeFen, standardFen } from '../fen.js'
import { makeSan } from '../notation/san.js'
import { type Position, play } from '../position.js'
import type { PgnGame, PgnMove, PgnVariation } from './game.js'
import { standardPosition } from './start.js'

/** What a writer needs of a game; any `PgnGame` has it. */
export type WritableGame = Pick<PgnGame, 'tags' | 'moves' | 'result'> &
  Partial<Pick<PgnGame, 'start' | 'comments'>>

const roster = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'] as const
const unknown: Readonly<Record<string, string>> = { Date: '????.??.??', Result: '*' }

/** The game in PGN's export format: the seven tags first, lines of at most 79 characters. */
export function makePgn(game: WritableGame): string {
  return `${makeTags(game)}\n${wrap(makeMovetext(game))}\n`
}

function makeTags(game: WritableGame): string {
  const tags = new Map<string, string>()
  for (const name of roster) tags.set(name, game.tags.get(name) ?? unknown[name] ?? '?')
  if (game.result !== undefined) tags.set('Result', game.result)
  const rest = [...game.tags].filter(([name]) => !tags.has(name))
  rest.sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [name, value] of rest) tags.set(name, value)
  if (game.start !== undefined) {
    const fen = makeFen(game.start)
    if (fen !== standardFen && !tags.has('FEN')) tags.set('FEN', fen).set('SetUp', '1')
  }
  let text = ''
  for (const [name, value] of tags) text += `[${name} "${quotable(value)}"]\n`
  return text
}

/** A tag stands on one line: a value with a line end in it would begin another tag. */
const quotable = (value: string): string =>
  value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll(/["\\]/g, '\\$&')

function makeMovetext(game: WritableGame): string[] {
  const words: string[] = []
  writeLine(words, game.start ?? standardPosition(), game.comments ?? [], game.moves)
  words.push(game.result ?? '*')
  return words
}

function writeLine(
  words: string[],
  start: Position,
  comments: readonly string[],
  moves: readonly PgnMove[],
): void {
  writeComments(words, comments)
  let position: Position = start
  let number = start.moveNumber
  let white = start.turn === 'white'
  // Black's move carries its number at the start of a line and after anything but White's move.
  let numbered = false
  for (const each of moves) {
    if (white) words.push(`${number}.`)
    else if (!numbered) words.push(`${number}...`)
    words.push(each.move === undefined ? each.text : makeSan(position, each.move))
    for (const nag of each.nags) words.push(`$${nag}`)
    writeComments(words, each.comments)
    for (const variation of each.variations) writeVariation(words, position, variation)
    numbered = white && each.comments.length === 0 && each.variations.length === 0
    if (each.move !== undefined) position = play(position, each.move)
    if (!white) number++
    white = !white
  }
}

function writeComments(words: string[], comments: readonly string[]): void {
  for (const comment of comments) {
    // A comment cannot hold its own closing brace.
    const [first, ...rest] = comment.replaceAll('}', ')').split(' ')
    const inner = [`{${first}`, ...rest]
    inner[inner.length - 1] += '}'
    words.push(...inner)
  }
}

function writeVariation(words: string[], position: Position, variation: PgnVariation): void {
  const inner: string[] = []
  writeLine(inner, position, variation.comments, variation.moves)
  if (inner.length === 0) return
  inner[0] = `(${inner[0]}`
  inner[inner.length - 1] += ')'
  for (const word of inner) words.push(word)
}

function wrap(words: readonly string[]): string {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    if (line !== '' && line.length + 1 + word.length > 79) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return `${[...lines, line].join('\n')}\n`
}
