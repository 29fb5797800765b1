import { describe, expect, test } from 'vitest'
import { makeFen, standardFen } from '../fen.js'
import { nullMove } from '../null-move.js'
import { parsePgn, readPgn } from './read.js'
import { makePgn, TagNameError } from './write.js'

// What users of other libraries expect of a reader and a writer.

const read = (text: string, options = {}) => parsePgn(text, options)
const sans = (text: string) => read(text)[0]?.moves.map(each => each.text)
const last = (text: string): string => {
  const [game] = read(text)
  if (game === undefined) throw new Error('no game')
  expect(game.illegal).toEqual([])
  return makePgn(game, { tags: false, width: 0 }).trim()
}

describe("annotators' signs among the moves", () => {
  const cases = [
    ['=', 10],
    ['∞', 13],
    ['⩲', 14],
    ['+=', 14],
    ['+/=', 14],
    ['=+', 15],
    ['=/+', 15],
    ['±', 16],
    ['+/-', 16],
    ['∓', 17],
    ['-/+', 17],
    ['+-', 18],
    ['+−', 18],
    ['-+', 19],
    ['−+', 19],
    ['□', 7],
    ['=∞', 44],
  ] as const

  test.each(cases)('%s by itself is a NAG, and the game goes on', (sign, nag) => {
    const [game] = read(`1. e4 ${sign} e5 ${sign} (1... c5 ${sign} 2. Nf3) 2. Nf3 *`)
    expect(game?.illegal).toEqual([])
    expect(game?.moves.map(each => [each.text, each.nags])).toEqual([
      ['e4', [nag]],
      ['e5', [nag]],
      ['Nf3', []],
    ])
    expect(game?.moves[1]?.variations[0]?.moves[0]?.nags).toEqual([nag])
  })

  test.each(cases.filter(([sign]) => !/^=/.test(sign) && sign !== '+='))(
    '%s at the end of a move, without a space',
    (sign, nag) => {
      const [game] = read(`1. e4${sign} e5 2. Nf3${sign} Nc6 3. Bb5 a6 4. O-O${sign} *`)
      expect(game?.illegal).toEqual([])
      expect(game?.moves.map(each => each.text).join(' ')).toBe('e4 e5 Nf3 Nc6 Bb5 a6 O-O')
      expect(game?.moves[6]?.nags).toEqual([nag])
    },
  )

  test('in Latin-1, as older files have it', () => {
    const [game] = parsePgn(Uint8Array.from('1. e4 \xb1 e5\xb1 2. d4 *', c => c.charCodeAt(0)))
    expect(game?.moves.map(each => each.nags)).toEqual([[16], [16], []])
    expect(game?.illegal).toEqual([])
  })
})

describe('null moves', () => {
  test.each(['--', 'Z0', 'z0', '@@@@', '0000', 'null', 'NULL', '––', '—-', 'pass', '--!?'])(
    '%s in the main line and in a variation',
    word => {
      expect(last(`1. e4 ${word} 2. d4 (2. ${word} Nf6 3. ${word}) 2... d5 *`)).toMatch(
        /^1\. e4 --(?: \$5)? 2\. d4 \(2\. --(?: \$5)? 2?(?:\.\.\. )?Nf6 3\. --(?: \$5)?\) 2\.\.\. d5 \*$/,
      )
    },
  )

  test('change the turn and the counters, and end en passant rights', () => {
    const [game] = read('1. e4 a6 2. e5 d5 3. -- -- *')
    expect(game?.moves[4]?.move).toBe(nullMove)
    expect(game?.moves).toHaveLength(6)
    const [late] = read('1. e4 a6 2. e5 d5 3. -- -- 4. exd6 *')
    expect(late?.illegal).toMatchObject([{ text: 'exd6', code: 'illegal', moveNumber: 4 }])
    const [numbered] = read('1. -- -- 2. -- e5 3. Zz *')
    expect(numbered?.illegal).toMatchObject([{ text: 'Zz', moveNumber: 3, color: 'white' }])
  })

  test('are rejected in check: nothing illegal is ever played', () => {
    const [game] = read('1. e4 e5 2. Qh5 a6 3. Qxf7+ -- 4. Qxe8 *')
    expect(game?.illegal).toMatchObject([{ code: 'null-move', text: '--', ply: 5 }])
    expect(game?.moves.map(each => each.move !== undefined)).toEqual([
      ...[true, true, true, true, true],
      ...[false, false],
    ])
  })
})

describe('a starting position with impossible rights', () => {
  test.each([
    ['a king that has moved', 'r3k2r/8/8/8/8/8/4K3/R6R w KQkq - 0 1', 'w kq -'],
    ['a rook that has moved', 'r3k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1', 'w KQkq -'],
    ['a rook that is gone', 'r3k3/8/8/8/8/8/8/4K2R b KQkq - 0 1', 'b Kq -'],
    ['a square that nobody crossed', '4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1', 'w - -'],
    ['a right twice', '4k2r/8/8/8/8/8/8/4K2R w KKk - 0 1', 'w Kk -'],
  ])('%s', (_, fen, fields) => {
    const [game] = read(`[FEN "${fen}"]\n\n*`)
    expect(makeFen(game!.start!)).toContain(fields)
    const faulty = fields !== fen.split(' ').slice(1, 4).join(' ')
    expect(game?.faults.map(each => each.code)).toEqual(faulty ? ['start-repaired'] : [])
    expect(game?.badStart).toBeUndefined()
  })

  test('the last of two FEN tags counts, in upper or lower case', () => {
    const text =
      '[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]\n[fEn "4k3/8/8/8/8/8/P7/4K3 w - - 0 1"]\n\n1. a4 *'
    expect(last(text)).toBe('1. a4 *')
  })
})

describe('tags', () => {
  test('known names are recognised in upper and lower case', () => {
    const [game] = read('[white "A"]\n[RESULT "1-0"]\n[MyTag "x"]\n[setup "1"]\n\n1. e4 1-0')
    expect([...game!.tags]).toEqual([
      ['White', 'A'],
      ['Result', '1-0'],
      ['MyTag', 'x'],
      ['SetUp', '1'],
    ])
  })

  test('games with tags only are games', async () => {
    const text = '[Event "A"]\n[White "x"]\n\n[Event "B"]\n[White "y"]\n\n[Event "C"]\n\n1. e4 *\n'
    const events = (games: readonly { tags: ReadonlyMap<string, string> }[]) =>
      games.map(game => game.tags.get('Event'))
    expect(events(read(text))).toEqual(['A', 'B', 'C'])
    const streamed = []
    for await (const game of readPgn([...text])) streamed.push(game)
    expect(events(streamed)).toEqual(['A', 'B', 'C'])
    expect(read('[Event "A"]')).toHaveLength(1)
    expect(read('[Event "A"]\n\n*\n\n[Event "B"]\n\n*')).toHaveLength(2)
    // A blank line between tags, as some programs write it, does not end the game.
    expect(read('[Event "A"]\n\n[White "x"]\n\n1. e4 *')).toHaveLength(1)
    expect(read('\n \n')).toHaveLength(0)
  })

  test('values with quotes, backslashes and brackets', () => {
    const [game] = read('[A "say \\"x\\""] [B "a\\\\"]\r\n[C "]["]\r\n [D " x  "]\r\n\r\n*')
    expect([...game!.tags.values()]).toEqual(['say "x"', 'a\\', '][', ' x  '])
  })
})

describe('moves and results as people write them', () => {
  const promotion = '[FEN "8/P6k/8/8/8/8/7p/4K3 w - - 0 1"]\n\n'
  test.each([
    'a8(Q)',
    'a8=q',
    'a8q',
    'a8Q',
    'a8=(Q)',
    'a8/Q',
    'a7a8q',
    'a7-a8=Q',
    'a8(q)',
    'a8(Q)!',
  ])('%s', text => expect(last(`${promotion}1. ${text} *`)).toMatch(/^1\. a8=Q(?: \$1)? \*$/))

  test('a variation after a move to the last rank is read as a variation', () => {
    expect(last(`${promotion}1. a8=Q(1. a8=R) 1... h1=Q+ *`)).toBe('1. a8=Q (1. a8=R) 1... h1=Q+ *')
  })

  const castle = '[FEN "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"]\n\n1. '
  test.each([
    ['OO', 'O-O'],
    ['O–O', 'O-O'],
    ['0–0', 'O-O'],
    ['o-o', 'O-O'],
    ['0-0', 'O-O'],
    ['O—O—O', 'O-O-O'],
    ['OOO', 'O-O-O'],
    ['000', 'O-O-O'],
    ['e1g1', 'O-O'],
    ['Ke1g1', 'O-O'],
  ])('%s castles', (text, san) => expect(last(`${castle}${text} *`)).toBe(`1. ${san} *`))

  test('for Kg1 where only castling is possible, the error says so', () => {
    const [game] = read(`${castle}Kg1 *`)
    expect(game?.illegal).toMatchObject([
      {
        code: 'illegal',
        reason: expect.stringContaining('only by castling, which is written O-O'),
      },
    ])
  })

  test.each([
    ['½-½', '1/2-1/2'],
    ['½–½', '1/2-1/2'],
    ['½', '1/2-1/2'],
    ['1/2', '1/2-1/2'],
    ['1/2–1/2', '1/2-1/2'],
    ['1–0', '1-0'],
    ['0—1', '0-1'],
    ['1−0', '1-0'],
    ['e5 1-0', '1-0'],
    ['Nf60-1', '0-1'],
    ['Nf6½-½', '1/2-1/2'],
    ['1:0', '1-0'],
    ['0:1', '0-1'],
    ['1/2:1/2', '1/2-1/2'],
    ['½:½', '1/2-1/2'],
    ['e5 2. 1:0', '1-0'],
  ])('1. e4 %s', (text, result) => {
    const [game, ...more] = read(`1. e4 ${text}\n`)
    expect(game).toMatchObject({ result, illegal: [] })
    expect(more).toEqual([])
  })

  test('single-byte dashes and halves of older files', () => {
    const bytes = Uint8Array.from('1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O\x96O \xbd\x97\xbd', sign =>
      sign.charCodeAt(0),
    )
    expect(parsePgn(bytes)[0]).toMatchObject({ result: '1/2-1/2', illegal: [] })
  })

  test.each(['.2', '2 .', '. 2 .', '2..', '.2.', '1.2.', '2…', '2', '...2...'])(
    'the number %s is no move',
    number => expect(last(`1. e4 e5 ${number} Nf3 *`)).toBe('1. e4 e5 2. Nf3 *'),
  )

  test.each(['2.0-0', '2.O-O', '2. 00', '2.00', '2…O-O'])('after its number, %s castles', text => {
    const fen = '4k3/p7/8/8/8/8/P7/4K2R w K - 0 1'
    expect(last(`[FEN "${fen}"]\n\n1. a3 a6 ${text} *`)).toBe('1. a3 a6 2. O-O *')
  })

  test.each(['exd6 (e.p.)', 'exd6(e.p.)', 'exd6 e.p.', 'exd6 ep', 'exd6e.p.', 'exd6 ()'])(
    '%s is a capture without a variation',
    text => {
      const [game] = read(`1. e4 a6 2. e5 d5 3. ${text} cxd6 *`)
      expect(game?.illegal).toEqual([])
      expect(game?.moves).toHaveLength(6)
      expect(game?.moves.flatMap(each => each.variations)).toEqual([])
    },
  )

  test.each([
    ['1. e4 e52. Nf3 Nc63.Bb5', '1. e4 e5 2. Nf3 Nc6 3. Bb5 *'],
    ['1.e4 e52.Nf3Nc63.Bb5a6', '1. e4 e5 2. Nf3 Nc6 3. Bb5a6 *'],
    ['1. e4 e5 2. Qh5Nc6 3. Bc4 Nf64. Qxf7#1-0', '1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0'],
    ['1. e4! e5?2. Nf3!Nc6!?3. d4', '1. e4 $1 e5 $2 2. Nf3 $1 Nc6 $5 3. d4 *'],
    ['1. Nf3 Nf610. Ng1Ng8 11. e4', '1. Nf3 Nf6 2. Ng1 Ng8 3. e4 *'],
    ['1. d4 Nf62. c4 e63. Nc3Bb44. e3 O-O', '1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. e3 O-O *'],
    ['1. e4 d5 2. exd5Qxd53. Nc3', '1. e4 d5 2. exd5 Qxd5 3. Nc3 *'],
  ])('where lines were joined, spaces may be missing: %s', (text, expected) => {
    const [game, ...more] = read(text)
    expect(makePgn(game!, { tags: false, width: 0 }).trim()).toBe(expected)
    expect(more).toEqual([])
  })

  test.each(['a8Q', 'a8Qb', 'a8=Q', 'a8Q+', 'a8R', 'a7a8N'])(
    'the letter after a pawn on its last rank is no other move: %s',
    text => expect(read(`${promotion}1. ${text}`)[0]?.moves).toHaveLength(1),
  )

  test('each of two words without a space has its own place', () => {
    const [game] = read('1. e4 e5 2. Nf3Kd4 3. d4')
    expect(game?.illegal).toMatchObject([{ text: 'Kd4', column: 16, offset: 15 }])
  })

  test('a variation that is only a comment is kept', () => {
    expect(read('1. e4 ({or d4}) () e5 *')[0]?.moves[0]?.variations).toEqual([
      { comments: ['or d4'], moves: [] },
    ])
  })

  test('a comment after the result belongs to the game', () => {
    const games = read('1. e4 * {the end}\n\n[Event "B"]\n\n1. d4 1-0 ; so it was\n1. c4 *')
    expect(games.map(game => game.moves[0]?.comments)).toEqual([['the end'], ['so it was'], []])
  })
})

describe('comments', () => {
  test('keep their spaces, and wrapped lines are joined', () => {
    const [game] = read('1. e4 { two  spaces\r\nwrapped } e5 {} 2. Nf3 {  padded  } *')
    expect(game?.moves.map(each => each.comments)).toEqual([
      ['two  spaces wrapped'],
      [''],
      [' padded '],
    ])
    for (const width of [10, 20, 79, 0]) {
      const again = read(makePgn(game!, { width }))[0]
      expect(again?.moves.map(each => each.comments)).toEqual(
        game?.moves.map(each => each.comments),
      )
    }
  })

  test('a clock is never on two lines, however narrow they are', () => {
    const clocks = '{[%clk 1:30:59.4]} 1... e5 {better [%eval 0.3] [%clk 1:30:59.6] now}'
    const [game] = read(`1. e4 ${clocks} *`)
    for (let width = 8; width < 80; width++) {
      const text = makePgn(game!, { width, tags: false })
      expect(text.match(/\[%(clk|eval) [\d.:]+\]/g)).toHaveLength(3)
      expect(read(text)[0]?.moves.map(each => each.comments)).toEqual(
        game?.moves.map(each => each.comments),
      )
    }
  })

  test('a line that begins with a bracket or a tag still belongs to the comment', () => {
    const [game, ...more] = read('1. e4 {see\n[%clk 0:01:00]\n[Event "x"]\nand so} e5 *')
    expect(game?.moves[0]?.comments).toEqual(['see [%clk 0:01:00] [Event "x"] and so'])
    expect(game?.faults).toEqual([])
    expect(more).toEqual([])
  })

  test('that end with the file or with the game keep their text', () => {
    const [one, two] = read('1. e4 { so it\ngoes \n\n[Event "B"]\n\n1. d4 {and so on')
    expect(one?.moves[0]?.comments).toEqual(['so it goes'])
    expect(two?.moves[0]?.comments).toEqual(['and so on'])
    for (const game of [one, two]) expect(game?.faults[0]?.code).toBe('comment-unclosed')
  })

  test('with braces inside do not spoil the moves after them', () => {
    const [game] = read('1. e4 {better {see below} was d4} e5 2. Nf3 *')
    expect(game?.illegal).toEqual([])
    expect(game?.moves[0]?.comments).toEqual(['better {see below} was d4'])
    const text = makePgn(game!, { tags: false })
    expect(text).toBe('1. e4 {better {see below) was d4} 1... e5 2. Nf3 *\n')
    expect(makePgn(read(text)[0]!, { tags: false })).toBe(text)
  })

  test('a bracket among moves is a fault at its place, and the game goes on', () => {
    const [game, ...more] = read('1. e4 [%clk 0:01]\n[%eval 1] e5 *')
    expect(game?.faults).toMatchObject([
      { code: 'tag-malformed', line: 1, column: 7, offset: 6 },
      { code: 'tag-malformed', line: 2, column: 1 },
    ])
    expect(game?.moves).toHaveLength(2)
    expect(more).toEqual([])
  })
})

describe("afterIllegal 'stop'", () => {
  test('leaves out the illegal move with its annotations, only in its own line', () => {
    const text = '1. e4 e5 (1... Qh8 {no} $4 2. d4 (2. c4)) 2. Ke8 {why} $2 (2. Nf3) 2... Nc6 1-0'
    const [game] = read(text, { afterIllegal: 'stop' })
    expect(makePgn(game!, { tags: false })).toBe('1. e4 e5 1-0\n')
    expect(game?.illegal.map(each => each.text)).toEqual(['Qh8', 'Ke8'])
    const [kept] = read(text)
    expect(makePgn(kept!, { tags: false, width: 0 }).trim()).toBe(
      '1. e4 e5 (1... Qh8 $4 {no} 2. d4 (2. c4)) 2. Ke8 $2 {why} (2. Nf3) 2... Nc6 1-0',
    )
  })
})

describe('makePgn', () => {
  test('takes the result from the tag if there is no other', () => {
    const write = (tag: string, result?: '1-0') =>
      makePgn({ tags: new Map([['Result', tag]]), moves: [], ...(result && { result }) })
    expect(write('0-1')).toMatch(/\[Result "0-1"\][\s\S]*\n0-1\n/)
    expect(write('1:0')).toMatch(/\[Result "1-0"\][\s\S]*\n1-0\n/)
    expect(write('½–½')).toMatch(/\[Result "1\/2-1\/2"\][\s\S]*\n1\/2-1\/2\n/)
    expect(write('0-1', '1-0')).toMatch(/\[Result "1-0"\][\s\S]*\n1-0\n/)
    expect(write('unknown')).toMatch(/\[Result "\*"\][\s\S]*\n\*\n/)
  })

  test.each(['Bad Name', 'A"]\n[B', '', '[x', 'a]', 'x{', '%clk', 'a\u2028b'])(
    'refuses the tag name %j',
    name => {
      const tags = new Map([[name, 'x']])
      expect(() => makePgn({ tags, moves: [], result: '*' })).toThrow(TagNameError)
    },
  )

  test.each(Object.getOwnPropertyNames(Object.prototype))(
    'the result %s is none, as every other word',
    word => {
      const [game] = read(`[Result "${word}"]\n[Variant "${word}"]\n[${word} "x"]\n\n1. e4`)
      expect(game?.tags.get(word)).toBe('x')
      expect(makePgn(game!)).toMatch(/\[Result "\*"\][\s\S]*\n1\. e4 \*\n/)
      expect(makePgn({ tags: new Map(), moves: [], result: word as '*' })).toContain('\n\n*\n')
    },
  )

  test('what is no NAG, and a tag without a value, are left out', () => {
    const [game] = read('1. e4 *')
    const [first] = game!.moves
    const moves = [{ ...first!, nags: [1, -1, 1.5, Number.NaN, 999, 0, 255, 100_000] }]
    const text = makePgn({ tags: new Map(), moves }, { tags: false })
    expect(text).toBe('1. e4 $1 $999 $0 $255 *\n')
    expect(read(text)[0]?.moves[0]?.nags).toEqual([1, 999, 0, 255])
    const tags = new Map([
      ['ECO', undefined as never],
      ['White', null as never],
      ['Round', 3 as never],
    ])
    const head = makePgn({ tags, moves: [] })
    expect(head).toContain('[Round "3"]')
    expect(head).toContain('[White "?"]')
    expect(head).not.toContain('ECO')
  })

  test('a comment, a text or a width that is none is left out', () => {
    const [game] = read('{a} 1. e4 {b} (1. d4 {c}) *')
    const comments = [undefined, null, 5, 'x'] as never[]
    const moves = [{ ...game!.moves[0]!, comments }]
    expect(makePgn({ ...game!, comments, moves }, { tags: false })).toBe(
      '{x} 1. e4 {x} (1. d4 {c}) *\n',
    )
    const unread = [{ ...game!.moves[0]!, move: undefined, text: undefined as never, comments: [] }]
    expect(makePgn({ tags: new Map(), moves: unread }, { tags: false, variations: false })).toBe(
      '1. ? *\n',
    )
    for (const width of [Number.NaN, -5, Number.POSITIVE_INFINITY, null as never]) {
      expect(makePgn(game!, { tags: false, width })).toBe('{a} 1. e4 {b} (1. d4 {c}) *\n')
    }
  })

  test('the FEN tag is that of the position in which the moves begin', () => {
    const start = (fen: string) => read(`[FEN "${fen}"]\n\n*`)[0]!.start!
    const [rook, pawn] = ['4k3/8/8/8/8/8/8/4K2R w K - 0 1', '4k3/8/8/8/8/8/P7/4K3 w - - 0 1']
    const fenOf = (text: string) => /\[FEN "(.*)"\]/.exec(text)?.[1]
    const tags = (fen: string) => new Map([['FEN', fen]])
    const write = (fen: string, from: string) =>
      makePgn({ tags: tags(fen), moves: [], start: start(from) })
    expect(fenOf(write(rook, pawn))).toBe(pawn)
    expect(write(rook, pawn)).toContain('[SetUp "1"]')
    expect(fenOf(write('nonsense', pawn))).toBe(pawn)
    // The ordinary start needs no tag.
    expect(write(rook, standardFen)).not.toMatch(/FEN|SetUp/)
    // The same position in other words stays as it was written.
    expect(fenOf(write('4k3/8/8/8/8/8/8/4K2R w KQ - 0 1', rook))).toBe(
      '4k3/8/8/8/8/8/8/4K2R w KQ - 0 1',
    )
    expect(fenOf(write('4k3/8/8/8/8/8/8/4K2R w H -', rook))).toBe('4k3/8/8/8/8/8/8/4K2R w H -')
    // Of a game that could not be begun the tag is all there is.
    expect(fenOf(makePgn(read('[FEN "nonsense"]\n\n1. e4 *')[0]!))).toBe('nonsense')
  })

  test('the seven tags, then the others by name, those it adds too', () => {
    const fen = 'bnrkrqnb/pppppppp/8/8/8/8/PPPPPPPP/BNRKRQNB w KQkq - 0 1'
    const { start } = read(`[FEN "${fen}"]\n\n*`)[0]!
    const tags = new Map([
      ['WhiteElo', '2000'],
      ['Annotator', 'x'],
      ['Black', 'y'],
    ])
    const text = makePgn({ tags, moves: [], start })
    expect([...text.matchAll(/^\[(\w+)/gm)].map(([, name]) => name)).toEqual([
      ...['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'],
      ...['Annotator', 'FEN', 'SetUp', 'Variant', 'WhiteElo'],
    ])
    expect(makePgn(read(text)[0]!)).toBe(text)
  })

  test('other names are read back', () => {
    for (const name of ['White', 'My_Tag', 'Tag-2', '123', 'Häuptling', 'Great?']) {
      const text = makePgn({ tags: new Map([[name, 'x']]), moves: [], result: '*' })
      expect(read(text)[0]?.tags.get(name)).toBe('x')
    }
  })

  test('width and newline', () => {
    const [game] = read('1. f3 e5 2. g4 Qh4# 0-1')
    const text = makePgn(game!, { width: 10, newline: '\r\n' })
    expect(text).toContain('[Result "0-1"]\r\n\r\n1. f3 e5\r\n2. g4 Qh4#\r\n0-1\r\n')
    expect(text.replaceAll('\r\n', '')).not.toContain('\n')
    expect(makePgn(game!, { width: 1, tags: false })).toBe('1.\nf3\ne5\n2.\ng4\nQh4#\n0-1\n')
    expect(makePgn(game!, { tags: false, nags: 'signs' })).toBe('1. f3 e5 2. g4 Qh4# 0-1\n')
  })

  test('parts can be left out, and signs written for NAGs', () => {
    const [game] = read('1. e4! $16 {good} (1. d4) e5?? *')
    expect(makePgn(game!, { tags: false, comments: false, variations: false, nags: 'none' })).toBe(
      '1. e4 e5 *\n',
    )
    expect(makePgn(game!, { tags: false, nags: 'signs' })).toBe(
      '1. e4! $16 {good} (1. d4) 1... e5?? *\n',
    )
  })

  test('a start that needs Chess960 gets the Variant tag', () => {
    const chess960 = (fen: string) => makePgn(read(`[FEN "${fen}"]\n\n*`)[0]!)
    expect(chess960('bnrkrqnb/pppppppp/8/8/8/8/PPPPPPPP/BNRKRQNB w KQkq - 0 1')).toContain(
      '[Variant "Chess960"]',
    )
    expect(chess960('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1')).not.toContain('Variant')
    expect(chess960('bnrkrqnb/pppppppp/8/8/8/8/PPPPPPPP/BNRKRQNB w - - 0 1')).not.toContain(
      'Variant',
    )
    expect(read('[Variant "Atomic"]\n\n1. e4 *')[0]?.faults).toMatchObject([
      { code: 'variant-unknown', line: 1 },
    ])
    for (const name of [
      'Chess960',
      'fischerandom',
      'Standard',
      'From Position',
      'Fischer Random',
    ]) {
      expect(read(`[Variant "${name}"]\n\n1. e4 *`)[0]?.faults).toEqual([])
    }
  })
})

test('a place is a line, a column and an offset, wherever the file is split', async () => {
  const text = '[Event "x"]\n\n{two\nlines} 1. e4 e5\n2. Ke3 Nc6 ) *\n'
  const place = { line: 5, column: 4, offset: text.indexOf('Ke3') }
  expect(read(text)[0]?.illegal[0]).toMatchObject(place)
  expect(read(text)[0]?.faults[0]).toMatchObject({ code: 'variation-unopened', line: 5 })
  for await (const game of readPgn([...text])) expect(game.illegal[0]).toMatchObject(place)
  expect(sans('1. e4 e5')).toEqual(['e4', 'e5'])
})

describe('text between the words', () => {
  async function* pieces(bytes: Uint8Array, size: number) {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }

  // biome-ignore format: a table
  test.each([
    ['the end mark of DOS', '1. e4 e5 *\u001a'],
    ['the same after a newline', '1. e4 e5 *\r\n\u001a\r\n'],
    ['a zero byte', '1. e4 e5 *\u0000\u0000'],
    ['a space that does not break', '1.\u00a0e4\u00a0e5\u00a0*'],
    ['narrow and wide spaces', '1.\u202fe4\u2009e5\u3000*'],
    ['spaces without width', '1.\u200b e4\u200be5 \u2060*\ufeff'],
    ['what is reserved', '1. e4 <x y> e5 <z> *'],
    ['an angle bracket alone', '1. e4 e5 > *'],
  ])('%s', async (_, text) => {
    const bytes = new TextEncoder().encode(text)
    for (const size of [bytes.length, 1, 2, 3, 5]) {
      const games = []
      for await (const game of readPgn(pieces(bytes, size))) games.push(game)
      expect(games).toMatchObject([{ result: '*', illegal: [], faults: [] }])
      expect(games[0]?.moves.map(each => each.text)).toEqual(['e4', 'e5'])
    }
  })

  // Each has the byte of Latin-1's space that does not break as its last or a middle one.
  test.each(['voilà', 'Рf3', 'e4≠', '⠠⠝⠋⠩', '😠', 'à', 'àà', 'xày'])(
    'the word %s is one, however the file is cut',
    async word => {
      const bytes = new TextEncoder().encode(`1. e4 ${word} e5 *`)
      for (const size of [bytes.length, 1, 2, 3, 5]) {
        const games = []
        for await (const game of readPgn(pieces(bytes, size))) games.push(game)
        expect(games.map(game => game.moves.map(each => each.text))).toEqual([['e4', word, 'e5']])
      }
    },
  )

  test.each(['e4\xa0e5', 'e4\xb1\xa0e5', 'e4 \xe9\xa0e5', '\xa0e4 e5\xa0'])(
    'in Latin-1 the same byte is a space: %j',
    async text => {
      const bytes = Uint8Array.from(`1. ${text} *`, sign => sign.charCodeAt(0))
      for (const size of [bytes.length, 1, 2, 3]) {
        const games = []
        for await (const game of readPgn(pieces(bytes, size))) games.push(game)
        const words = games[0]?.moves.map(each => each.text)
        expect(words?.filter(word => word !== 'é')).toEqual(['e4', 'e5'])
      }
    },
  )

  test.each(['*', '1-0', '1/2-1/2\n', '\n\n 0-1 \n\n'])('the result %j alone is a game', text => {
    expect(parsePgn(text)).toMatchObject([{ result: text.trim(), moves: [] }])
  })

  test('a result in two words is one game, and so is one repeated on a line', () => {
    expect(parsePgn('1. e4 e5 1/2 - 1/2\n\n')).toHaveLength(1)
    expect(parsePgn('1. e4 e5 1-0 1-0\n\n')).toHaveLength(1)
  })
})
