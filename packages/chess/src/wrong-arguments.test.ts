import { describe, expect, test } from 'vitest'
import * as chess from './index.js'

// What a caller without types gets who passes a wrong value: an error that names the function and
// the argument, never one from inside.

const library: Readonly<Record<string, unknown>> = { ...chess }
const position = chess.standardPosition()
const { placement } = position
const setup = position.toSetup()
const move = chess.legalMoves(position)[0]!
const game = chess.parsePgn('1. e4 *')[0]!
const piece = { color: 'white', role: 'king' } as const
const said = { piece: 'N', from: 'g1', to: 'f3' }

type Argument =
  | readonly ['text' | 'position' | 'placement' | 'setup' | 'object' | 'list', unknown, string]
  | readonly ['language' | 'move' | 'other', unknown]

const text = (good: string, name = 'text') => ['text', good, name] as const
const at = ['position', position, 'position'] as const
const board = ['placement', placement, 'placement'] as const
const within = ['setup', setup, 'setup'] as const
const object = (good: object, name: string) => ['object', good, name] as const
const language = ['language', 'en'] as const
const moved = ['move', move] as const
const other = (good: unknown) => ['other', good] as const

/** Every exported function, with the kind of each argument and a good value for it. */
const functions: Readonly<Record<string, readonly Argument[]>> = {
  attackers: [at, other('e4'), other('white')],
  checkers: [at],
  chess960NumberOf: [board],
  chess960Position: [other(518)],
  chess960Setup: [other(518)],
  destinations: [at],
  differences: [board, board],
  drawBoard: [board, text('A board', 'title')],
  fileOf: [other('e4')],
  findFaults: [within],
  findMove: [at, other({ from: 'e2', to: 'e4' })],
  gameOf: [object(chess.newTree(), 'tree')],
  hasLegalMove: [at],
  isAttacked: [at, other('e4'), other('white')],
  isBraille: [other('⠎')],
  isCheck: [at],
  isCheckmate: [at],
  isLegal: [at, other(move)],
  isNotationLanguage: [other('en')],
  isSquare: [other(1)],
  isStalemate: [at],
  legalMoves: [at],
  legalMovesFrom: [at, other('e2')],
  legalMovesTo: [at, other('e4')],
  makeAnnouncement: [at, moved],
  makeBraille: [at, moved],
  makeClockComment: [other('clk'), other(1000)],
  makeComment: [object({ text: 'so' }, 'data')],
  makeEpd: [at, object({ id: 'x' }, 'operations')],
  makeFen: [within, other('x-fen')],
  makeLong: [at, moved, language],
  makePgn: [object(game, 'game'), object({}, 'writing')],
  makePieceLetter: [object(piece, 'piece')],
  makePlacement: [board],
  makePlainAnnouncement: [object(said, 'move')],
  makeSan: [at, moved, language],
  makeSanLine: [at, ['list', [move], 'moves'], language],
  makeSans: [at, language],
  makeSquare: [other('e4')],
  makeUci: [object(move, 'move')],
  nagGlyph: [other(1)],
  newTree: [at],
  opposite: [other('white')],
  perft: [at, other(0)],
  parseAnnouncement: [at, text('Springer Felix drei')],
  parseBraille: [at, text('⠎⠋⠒')],
  parseClockComment: [text('[%clk 1:00:00]', 'comment')],
  parseComment: [text('so', 'comment')],
  parseEpd: [text('4k3/8/8/8/8/8/8/4K3 w - -')],
  parseFen: [text(chess.standardFen)],
  parseLong: [at, text('Ng1f3'), language],
  parseMarks: [text('e4')],
  parseNag: [text('!')],
  parsePgn: [['text', '1. e4 *', 'text'], object({}, 'reading')],
  parsePieceLetter: [text('K', 'letter')],
  parsePlacement: [text('8/8/8/8/8/8/8/8')],
  parsePosition: [text(chess.standardFen, 'fen'), object({}, 'reading')],
  parseSan: [at, text('Nf3'), language],
  parseSanLine: [at, text('1. e4'), language],
  parseSquare: [text('e4')],
  parseUci: [at, text('e2e4')],
  play: [at, moved],
  playNull: [at],
  polyglotKey: [at],
  positionKey: [at],
  rankOf: [other('e4')],
  ranksAreGerman: [text('e4 e5')],
  samePosition: [at, at],
  sanAsMade: [at, object(move, 'move'), language],
  squaresOf: [['placement', position, 'placement'], object({ role: 'pawn' }, 'which')],
  standingPosition: [within],
  targets: [at, other('e2')],
  textBoard: [['placement', position, 'placement'], object({}, 'options')],
  toPosition: [at],
  toSquare: [other('e4')],
  transcribeAnnouncement: [text('Springer Felix drei')],
  transcribeBraille: [text('⠎⠋⠒')],
  translateSan: [text('Nf3', 'san'), language],
  treeOf: [object(game, 'game')],
  unwrap: [object({ ok: true, value: 1 }, 'attempt')],
  whyIllegal: [at, other({ from: 'e2', to: 'e4' })],
  zobristKey: [at],
}

/** Functions that take any value, or none; `readPgn` is below. */
const left = ['done', 'failed', 'drawChess960', 'squareAt', 'readPgn', 'standardPosition']

const isClass = (value: unknown) =>
  typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value))

const nothing = [null, 1, Number.NaN, true, 10n, Symbol('x'), () => 'x'] as const
/** What comes out of a worker or a database if the position itself was sent. */
const clones = [structuredClone(position), { board: {} }, { board: null }] as const
const wrong: Readonly<Record<Argument[0], readonly unknown[]>> = {
  text: [undefined, ...nothing, {}, [], ['e4'], new Date(0), new String('e4')],
  position: [undefined, ...nothing, {}, [], 'e4', chess.standardFen, placement, ...clones],
  placement: [undefined, ...nothing, {}, [], 'e4', chess.standardFen, ...clones],
  setup: [undefined, ...nothing, {}, [], 'e4', { placement }, { castling: [] }, ...clones],
  object: [undefined, ...nothing, 'e4'],
  list: [undefined, ...nothing, {}, 'e4'],
  language: [...nothing, 'xx', 'constructor', '__proto__', {}, ['en']],
  move: [undefined, ...nothing, 'e4', {}, [], { from: 'e2' }, { kind: 'normal' }],
  other: [null, ...nothing, 'xx', {}, []],
}

/** What may be left out has a default. */
const optional = new Set(['language', 'other'])
const defaults = new Set(['operations', 'options', 'reading', 'title', 'which', 'writing'])

function outcome(name: string, args: readonly unknown[]): unknown {
  const called = library[name] as (...args: readonly unknown[]) => unknown
  try {
    return called(...args)
  } catch (error) {
    return error
  }
}

const cases = Object.entries(functions).flatMap(([name, kinds]) =>
  kinds.map((argument, index) => [name, index, argument] as const),
)

describe('an argument of the wrong type', () => {
  test('the list below has every exported function', () => {
    const exported = Object.entries(chess)
      .filter(([, value]) => typeof value === 'function' && !isClass(value))
      .map(([name]) => name)
    expect([...Object.keys(functions), ...left].sort()).toEqual(exported.sort())
  })

  test.each(Object.keys(functions))('%s accepts its good values', name => {
    const good = functions[name]!.map(([, value]) => value)
    expect(outcome(name, good)).not.toBeInstanceOf(Error)
  })

  test.each(cases)('%s, argument %i', (name, index, argument) => {
    const [kind, , called] = argument
    for (const value of wrong[kind]) {
      if (
        value === undefined &&
        (optional.has(kind) || defaults.has(called ?? '') || name === 'newTree')
      )
        continue
      const args = functions[name]!.map(([, good]) => good).with(index, value)
      const got = outcome(name, args)
      if (called !== undefined) {
        expect(got, `${name} with ${String(value)}`).toBeInstanceOf(chess.ArgumentError)
        expect(got).toMatchObject({ code: 'argument-type', name: 'ArgumentError' })
        expect((got as Error).message).toMatch(new RegExp(`^${name}: .*must be .*, not \\S`))
        expect((got as Error).message.slice(name.length)).toContain(called)
      } else if (kind === 'language') {
        expect(got).toBeInstanceOf(RangeError)
        expect((got as Error).message).toContain(`${name}: language must be one of en, sl, `)
      } else if (kind === 'move') {
        expect(got).toBeInstanceOf(chess.IllegalMoveError)
      } else if (got instanceof Error) expect(got, name).toBeInstanceOf(RangeError)
    }
  })

  test('the message shows what was given, shortened', () => {
    const message = (args: readonly unknown[]) => (outcome('isCheck', args) as Error).message
    const start = 'isCheck: position must be a position, as parsePosition returns it, not '
    expect(message([])).toBe(`${start}undefined`)
    expect(message([chess.standardFen])).toBe(`${start}"${chess.standardFen}"`)
    expect(message(['x'.repeat(1000)])).toBe(`${start}"${'x'.repeat(98)}…`)
    expect(message([[]])).toBe(`${start}[]`)
    expect(message([{ ok: true }])).toBe(`${start}{"ok":true}`)
    expect(message([5])).toBe(`${start}5`)
    expect(message([Number.NaN])).toBe(`${start}NaN`)
    expect(message([5n])).toBe(`${start}5`)
    expect(message([Symbol('x')])).toBe(`${start}Symbol(x)`)
    const loop: { self?: unknown } = {}
    loop.self = loop
    expect(message([loop])).toBe(`${start}a value of type object`)
  })

  test.each([undefined, null, 5, {}, new ArrayBuffer(8), [5], ['1. e4', null]])(
    'readPgn rejects %j',
    async source => {
      const read = async () => {
        for await (const each of chess.readPgn(source as string)) expect(each).toBeDefined()
      }
      await expect(read()).rejects.toThrow(chess.ArgumentError)
      await expect(read()).rejects.toThrow(/^readPgn: /)
    },
  )

  test.each([
    ['a text', '1. e4 *'],
    ['bytes', new TextEncoder().encode('1. e4 *')],
    ['a Buffer', Buffer.from('1. e4 *')],
    ['a list of chunks', ['1. e', '4 *']],
  ])('readPgn reads %s', async (_, source) => {
    const games = []
    for await (const each of chess.readPgn(source)) games.push(each.moves.map(({ text }) => text))
    expect(games).toEqual([['e4']])
  })

  test('parsePgn reads a Buffer and other bytes, but not an ArrayBuffer', () => {
    expect(chess.parsePgn(Buffer.from('1. e4 *'))).toHaveLength(1)
    expect(chess.parsePgn(new TextEncoder().encode('1. e4 *'))).toHaveLength(1)
    expect(() => chess.parsePgn(new ArrayBuffer(8) as never)).toThrow(chess.ArgumentError)
  })

  test('makePgn says which part of a game is wrong', () => {
    const make = (parts: object) => () => chess.makePgn({ ...game, ...parts })
    expect(make({ tags: { White: 'x' } })).toThrow('makePgn: game.tags must be a list')
    expect(make({ tags: undefined })).toThrow('makePgn: game.tags must be a list')
    expect(make({ moves: undefined })).toThrow('makePgn: game.moves must be a list')
    expect(make({ moves: 'e4' })).toThrow('makePgn: game.moves must be a list')
  })
})
