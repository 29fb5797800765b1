import { lettersOf, type Move, type NotationLanguage, type Position, play } from '@jadoube/chess'
import { BadInput } from '../command.js'
import { parsePositionArgument } from '../position-argument.js'
import type { Form } from './forms.js'
import { splitMovetext } from './movetext.js'

/** A move read in one form and written in another. */
export interface ConvertedMove {
  readonly number: number
  readonly color: 'white' | 'black'
  readonly from: string
  readonly to: string
  readonly variation: boolean
}

export interface Conversion {
  /** The text with its moves converted; everything else is unchanged. */
  readonly text: string
  readonly moves: readonly ConvertedMove[]
}

/**
 * A point in a line: the position, and the one before its last move, which a variation replaces.
 */
interface Place {
  before: Position
  now: Position
}

/** Follows written moves, game after game. */
class Walk {
  readonly moves: ConvertedMove[] = []
  private readonly start: Position
  private readonly source: Form
  private readonly target: Form
  private readonly outer: Place[] = []
  private place: Place

  constructor(start: Position, source: Form, target: Form) {
    this.start = start
    this.source = source
    this.target = target
    this.place = { before: start, now: start }
  }

  restart(position: Position = this.start): void {
    this.outer.length = 0
    this.place = { before: position, now: position }
  }

  open(): void {
    this.outer.push(this.place)
    this.place = { before: this.place.before, now: this.place.before }
  }

  close(): void {
    this.place = this.outer.pop() ?? this.place
  }

  move(text: string, where: () => string): string {
    const { now } = this.place
    const move = this.source.parse(now, text)
    if (!move.ok) {
      const dots = now.turn === 'white' ? '.' : '…'
      const shown = JSON.stringify(text.slice(0, 30))
      throw new BadInput(
        move.error.code,
        `${where()}: move ${now.moveNumber}${dots} ${shown}: ${move.error.reason}`,
      )
    }
    return this.write(move.value, text)
  }

  private write(move: Move, from: string): string {
    const { now } = this.place
    const to = this.target.make(now, move)
    const variation = this.outer.length > 0
    this.moves.push({ number: now.moveNumber, color: now.turn, from, to, variation })
    this.place = { before: now, now: play(now, move) }
    return to
  }
}

const lineOf = (text: string, at: number) => `line ${text.slice(0, at).split('\n').length}`

/** Converts a movetext: comments, variations, tags and numbers stay where they are. */
export function convertMovetext(
  text: string,
  start: Position,
  source: Form,
  target: Form,
): Conversion {
  const walk = new Walk(start, source, target)
  let converted = ''
  let tagsBefore = false
  for (const piece of splitMovetext(text)) {
    if (piece.kind === 'tag') {
      if (!tagsBefore) walk.restart()
      if (piece.fen !== undefined) walk.restart(parsePositionArgument(piece.fen))
      tagsBefore = true
    } else if (piece.kind !== 'other') tagsBefore = false
    if (piece.kind === 'move') {
      const [, move = '', comment = ''] = /^(.*?)([!?]*)$/su.exec(piece.text) ?? []
      converted += walk.move(move, () => lineOf(text, piece.at)) + comment
      continue
    }
    if (piece.kind === 'open') walk.open()
    if (piece.kind === 'close') walk.close()
    converted += piece.kind === 'en-passant' ? enPassantMark(target.language) : piece.text
    if (piece.kind === 'result') walk.restart()
  }
  return { text: converted, moves: walk.moves }
}

const enPassantMark = (language: NotationLanguage) => lettersOf[language].enPassant

/** One announcement per line, with or without a number in front. */
export function convertLines(
  text: string,
  start: Position,
  source: Form,
  target: Form,
): Conversion {
  const walk = new Walk(start, source, target)
  text.split(/\r?\n/).forEach((line, index) => {
    const said = line.replace(/^\s*\d+\s*(?:\.+|…)\s*/, '').trim()
    if (said !== '') walk.move(said, () => `line ${index + 1}`)
  })
  return { text: numbered(walk.moves), moves: walk.moves }
}

/** `1. e4 e5 2. Nf3`. */
function numbered(moves: readonly ConvertedMove[]): string {
  const words = moves.map(({ number, color, to }, index) => {
    if (color === 'white') return `${number}. ${to}`
    return index === 0 ? `${number}... ${to}` : to
  })
  return words.length > 0 ? `${words.join(' ')}\n` : ''
}

/** The moves of the game, one per line, as an arbiter's assistant reads them out. */
export function asSpokenLines(moves: readonly ConvertedMove[]): string {
  return moves
    .filter(move => !move.variation)
    .map(({ number, color, to }) => `${number}${color === 'white' ? '.' : '...'} ${to}\n`)
    .join('')
}
