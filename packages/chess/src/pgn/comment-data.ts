import { needObject, needText } from '../argument.js'
import { makeSquare, parseSquare, type Square, type SquareLike, toSquare } from '../square.js'
import { exactClockComment, parseClockComment } from './clock-comment.js'

/** The colours of marked squares and arrows. */
export type ShapeColor = 'green' | 'red' | 'yellow' | 'blue'

/** `[%csl Ga4]`: a coloured square. */
export interface MarkedSquare {
  readonly color: ShapeColor
  readonly square: Square
}

/** `[%cal Ge2e4]`: an arrow. */
export interface Arrow {
  readonly color: ShapeColor
  readonly from: Square
  readonly to: Square
}

/**
 * `[%eval 0.35,18]` or `[%eval #-3]`, from White's point of view: pawns, or moves to mate, which
 * are negative if Black mates. `depth` is how far the engine looked, in plies.
 */
export type Evaluation = { readonly depth?: number } & (
  | { readonly pawns: number; readonly mate?: never }
  | { readonly mate: number; readonly pawns?: never }
)

/** The commands of a comment, and the rest of its text. Times are in milliseconds. */
export interface CommentData {
  /** The text without the commands. Unknown commands stay in it. */
  readonly text: string
  /** Time left: `[%clk 1:23:45]`. */
  readonly clk?: number
  /** Time used: `[%emt 0:00:12]`. */
  readonly emt?: number
  readonly eval?: Evaluation
  readonly squares: readonly MarkedSquare[]
  readonly arrows: readonly Arrow[]
}

/** The input of `makeComment`. Squares may be given by name. */
export interface CommentLike extends Partial<Omit<CommentData, 'squares' | 'arrows'>> {
  readonly squares?: readonly { readonly color: ShapeColor; readonly square: SquareLike }[]
  readonly arrows?: readonly {
    readonly color: ShapeColor
    readonly from: SquareLike
    readonly to: SquareLike
  }[]
}

const colors: Readonly<Record<string, ShapeColor>> = {
  G: 'green',
  R: 'red',
  Y: 'yellow',
  B: 'blue',
}
const letters: Readonly<Record<ShapeColor, string>> = {
  green: 'G',
  red: 'R',
  yellow: 'Y',
  blue: 'B',
}

/** The beginning of a command that is known here. */
const command = /^\[%(clk|emt|eval|csl|cal)\s/
/** A longer value is none. */
const LONGEST_VALUE = 1000
const evaluation = /^(?:#([+-]?\d{1,5})|([+-]?(?:\d{1,5}(?:\.\d{0,4})?|\.\d{1,4})))(?:,(\d{1,4}))?$/

/**
 * Extracts `[%clk]`, `[%emt]`, `[%eval]`, `[%csl]` and `[%cal]` from a comment. If a command
 * appears twice, the last one counts; squares and arrows add up. A command that cannot be read
 * stays in the text.
 *
 * @example
 * parseComment('sharp [%eval 0.35] [%csl Ge4]').eval // → { pawns: 0.35 }
 */
export function parseComment(comment: string): CommentData {
  needText(comment, 'parseComment', 'comment')
  const found: { clk?: number; emt?: number; eval?: Evaluation } = {}
  const squares: MarkedSquare[] = []
  const arrows: Arrow[] = []
  const pieces: string[] = []
  // The pieces that begin with a bracket that may still become a command. Removing a command may
  // join its neighbours into another one, as in `[%csl[%eval 0.2] Ga1]`.
  const open: number[] = []
  for (const [piece] of comment.matchAll(/\[?[^[\]]*\]?/g)) {
    if (piece.startsWith('[')) open.push(pieces.length)
    pieces.push(piece)
    if (!piece.endsWith(']')) continue
    const at = open.pop()
    const whole = at === undefined ? '' : pieces.slice(at).join('')
    const name = command.exec(whole)?.[1]
    const value = name === undefined ? '' : whole.slice(name.length + 2, -1).trim()
    if (at !== undefined && name !== undefined && value !== '' && value.length <= LONGEST_VALUE) {
      if (take(name, value, found, squares, arrows)) {
        pieces.length = at
        dropSpace(pieces)
        continue
      }
    }
    // Brackets that stay in the text. No command can be around them.
    open.length = 0
  }
  return { text: pieces.join('').trim(), ...found, squares, arrows }
}

/** Drops one space before a command that was removed. */
function dropSpace(pieces: string[]): void {
  const before = pieces.pop()
  if (before === undefined) return
  const rest = /\s/.test(before.slice(-1)) ? before.slice(0, -1) : before
  if (rest !== '') pieces.push(rest)
}

function take(
  name: string,
  value: string,
  found: { clk?: number; emt?: number; eval?: Evaluation },
  squares: MarkedSquare[],
  arrows: Arrow[],
): boolean {
  if (name === 'clk' || name === 'emt') {
    const ms = parseClockComment(`[%${name} ${value}]`)[name]
    if (ms !== undefined) found[name] = ms
    return ms !== undefined
  }
  if (name === 'eval') {
    const read = parseEvaluation(value)
    if (read !== undefined) found.eval = read
    return read !== undefined
  }
  return takeShapes(value, squares, arrows)
}

function parseEvaluation(text: string): Evaluation | undefined {
  const match = evaluation.exec(text)
  if (match === null) return undefined
  const depth = match[3] === undefined ? {} : { depth: Number(match[3]) }
  return match[1] === undefined
    ? { pawns: Number(match[2]) || 0, ...depth }
    : { mate: Number(match[1]) || 0, ...depth }
}

/** Reads coloured squares and arrows. Programs write squares into either of the two commands. */
function takeShapes(text: string, squares: MarkedSquare[], arrows: Arrow[]): boolean {
  const ownSquares: MarkedSquare[] = []
  const ownArrows: Arrow[] = []
  for (const shape of text.split(/\s*,\s*/)) {
    const color = colors[shape[0]]
    const from = parseSquare(shape.slice(1, 3))
    const to = shape.length === 3 ? from : parseSquare(shape.slice(3))
    if (color === undefined || from === undefined || to === undefined) return false
    if (from === to) ownSquares.push({ color, square: from })
    else ownArrows.push({ color, from, to })
  }
  squares.push(...ownSquares)
  arrows.push(...ownArrows)
  return true
}

/**
 * Writes a comment: the text first, then the commands. A value that could not be read back is left
 * out: a time or an evaluation that is not finite or has too many digits, a colour or a square that
 * does not exist. A negative time is written as zero.
 *
 * @example
 * makeComment({ text: 'sharp', eval: { pawns: 0.35 }, clk: 61_000 }) // → 'sharp [%eval 0.35] [%clk 0:01:01]'
 * makeComment({ text: 'sharp', eval: { pawns: Number.NaN } }) // → 'sharp'
 */
export function makeComment(data: CommentLike): string {
  needObject(data, 'makeComment', 'data')
  const { squares, arrows } = data
  const parts = [typeof data.text === 'string' ? data.text.trim() : '']
  parts.push(makeShapes('csl', squares ?? [], ({ square }) => [square]))
  parts.push(makeShapes('cal', arrows ?? [], ({ from, to }) => [from, to]))
  parts.push(makeEvaluation(data.eval))
  parts.push(exactClockComment('emt', data.emt) ?? '')
  parts.push(exactClockComment('clk', data.clk) ?? '')
  return parts.filter(part => part !== '').join(' ')
}

/** The most shapes of one command. A reader takes a thousand characters. */
const MOST_SHAPES = 160

function makeShapes<S extends { readonly color: ShapeColor }>(
  name: 'csl' | 'cal',
  shapes: readonly S[],
  squaresIn: (shape: S) => readonly SquareLike[],
): string {
  const words: string[] = []
  for (const shape of shapes) {
    const squares = squaresIn(shape).map(toSquare)
    if (!Object.hasOwn(letters, shape.color) || squares.includes(undefined)) continue
    words.push(letters[shape.color] + squares.map(square => makeSquare(square!)).join(''))
  }
  const commands: string[] = []
  for (let at = 0; at < words.length; at += MOST_SHAPES) {
    commands.push(`[%${name} ${words.slice(at, at + MOST_SHAPES).join(',')}]`)
  }
  return commands.join(' ')
}

/** `[%eval 0.35,18]`; empty for a value that `parseComment` could not read. */
function makeEvaluation(given: Evaluation | undefined): string {
  const { pawns, mate, depth } = given ?? {}
  const value = typeof mate === 'number' ? `#${mate}` : makePawns(pawns)
  const text = `${value},${depth}`
  if (typeof depth === 'number' && evaluation.test(text)) return `[%eval ${text}]`
  return evaluation.test(value) ? `[%eval ${value}]` : ''
}

const makePawns = (pawns: unknown): string =>
  typeof pawns === 'number' ? pawns.toFixed(2).replace(/^-(?=0\.00$)/, '') : ''
