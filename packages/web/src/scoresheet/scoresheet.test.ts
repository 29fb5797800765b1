import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import type { BoardView } from '@jadoube/protocol'
import { describe, expect, test, vi } from 'vitest'
import { speak } from '../i18n/language.js'
import { readFontFace } from '../pdf/font-face.js'
import { unpackWoff } from '../pdf/woff.js'
import { brailleOf } from './braille-letters.js'
import { brailleSheet, cellsInLine, makeBrf } from './braille-sheet.js'
import { rowsOf, timeOf } from './rows.js'
import { type Score, type ScoreMove, scoresOfRecord, scoresOfView } from './score.js'
import { makeScorePdf, type Typefaces } from './score-pdf.js'
import { sheetWords } from './sheet-words.js'

// The app sets the language of the page, but there is no page here.
vi.stubGlobal('document', { documentElement: {} })

const { resolve } = createRequire(import.meta.url)

async function typefaces(): Promise<Typefaces> {
  const face = async (script: string, weight: number) => {
    const name = `source-serif-4-${script}-${weight}-normal.woff`
    const bytes = readFileSync(resolve(`@fontsource/source-serif-4/files/${name}`))
    return readFontFace(`${script}${weight}`, await unpackWoff(new Uint8Array(bytes)))
  }
  const all = (weight: number) =>
    Promise.all(['latin', 'latin-ext', 'cyrillic'].map(script => face(script, weight)))
  return { regular: await all(400), bold: await all(600) }
}

const line = (at: number, by: string, act: string, more: object = {}) => ({ at, by, act, ...more })

/** A game with a draw offer at move 2, agreed after move 3, and signed. */
function record(header: object = {}): string {
  const lines = [
    {
      jadoube: 'record/1',
      laws: 'fide-2018',
      timeControl: '5400+30',
      white: { name: 'Čeněk Dvořák' },
      black: { name: 'Љиљана Ђурић' },
      ...header,
    },
    line(0, 'arbiter', 'start'),
    line(10_000, 'white', 'move', { san: 'e4' }),
    line(20_000, 'black', 'move', { san: 'e5' }),
    line(30_000, 'white', 'move', { san: 'Nf3', press: false }),
    line(31_000, 'white', 'offer-draw'),
    line(32_000, 'white', 'press'),
    line(33_000, 'black', 'record', { text: '1. e4 e5 2. Sf3 (=)' }),
    line(50_000, 'black', 'move', { san: 'Nc6' }),
    line(60_000, 'white', 'move', { san: 'Bb5', press: false }),
    line(61_000, 'white', 'offer-draw'),
    line(62_000, 'white', 'press'),
    line(70_000, 'black', 'accept-draw'),
    line(80_000, 'white', 'sign', { result: '1/2-1/2' }),
  ]
  return lines.map(each => JSON.stringify(each)).join('\n')
}

/** The text of a PDF as a reader would copy it, by the character table of each font. */
function textOf(pdf: Uint8Array): string {
  const latin1 = Buffer.from(pdf).toString('latin1')
  const bodies = new Map<string, string>()
  for (const found of latin1.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    bodies.set(found[1]!, found[2]!)
  }
  const streamOf = (id: string): string => {
    const body = bodies.get(id)!
    const start = body.indexOf('stream\n') + 7
    const packed = Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1')
    return inflateSync(packed).toString('latin1')
  }
  const letters = new Map<string, Map<string, string>>()
  for (const [, name, font] of latin1.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(bodies.get(font!)!)![1]!
    const pairs = streamOf(map).matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})>/g)
    letters.set(
      name!,
      new Map(
        [...pairs].map(([, glyph, code]) => [glyph!, String.fromCharCode(parseInt(code!, 16))]),
      ),
    )
  }
  let text = ''
  for (const [, content] of latin1.matchAll(/\/Contents (\d+) 0 R/g)) {
    const drawn = streamOf(content!).matchAll(/\/(F\d+) [\d.]+ Tf ([\d. ]+) Td <([0-9a-f]*)> Tj/g)
    for (const [, font, , glyphs] of drawn) {
      text += glyphs!.replace(/.{4}/g, glyph => letters.get(font!)?.get(glyph) ?? '�')
    }
  }
  return text
}

describe('the content of a scoresheet', () => {
  const [game, ...written] = scoresOfRecord(record(), 'sl') as [Score, ...Score[]]

  test('has the moves in the letters of the language, the clocks, and who signed', () => {
    expect(game.moves.map(({ text }) => text)).toEqual(['e4', 'e5', 'Sf3', 'Sc6', 'Lb5'])
    // 5430 s at the start; 10 s used, then the increment of 30 s with the press.
    expect(timeOf(game.moves[0]!)).toBe('1:30:50')
    expect(game.result).toBe('1/2-1/2')
    expect(game.signed).toEqual({ white: '1/2-1/2', black: null })
  })

  test('[score.mark-offer · fide-2018] a draw offer is marked beside the move it was made with', () => {
    expect(game.moves.map(({ offer }) => offer)).toEqual([false, false, true, false, true])
  })

  test('[score.record · fide-2018] what a player wrote stays as written', () => {
    expect(written.map(({ of }) => of)).toEqual(['black'])
    expect(written[0]!.moves.map(({ text, offer }) => [text, offer])).toEqual([
      ['e4', false],
      ['e5', false],
      ['Sf3', true],
    ])
  })

  test('[score.mark-offer · fide-2018] on a network board it covers the whole game, however long', () => {
    const moves = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5'].map(san => ({ san, clock: null }))
    const view = {
      header: { jadoube: 'record/1', laws: 'fide-2018' },
      white: { presence: 'present' },
      black: { presence: 'present' },
      round: null,
      number: null,
      result: '1/2-1/2',
      reason: 'agreement',
      scoresheets: {},
      moves,
      offers: [3, 5],
      signed: { white: '1/2-1/2', black: null },
    } as unknown as BoardView
    const [score] = scoresOfView(view, 'sl')
    expect(score?.moves.map(({ offer }) => offer)).toEqual(game.moves.map(({ offer }) => offer))
    expect(score?.signed).toEqual(game.signed)
  })

  test('an offer before the move was made is marked beside that move', () => {
    const early = [
      JSON.stringify({ jadoube: 'record/1', laws: 'fide-2018' }),
      ...[
        line(0, 'arbiter', 'start'),
        line(1, 'white', 'move', { san: 'd4' }),
        line(2, 'black', 'offer-draw'),
        line(3, 'black', 'move', { san: 'd5' }),
      ].map(each => JSON.stringify(each)),
    ]
    const [score] = scoresOfRecord(early.join('\n'), 'en')
    expect(score!.moves.map(({ offer }) => offer)).toEqual([false, true])
    expect(timeOf(score!.moves[0]!)).toBe('')
  })

  test('a game that Black begins has an empty first place', () => {
    const fen = '4k3/8/8/8/8/8/4P3/4K3 b - - 0 12'
    const [score] = scoresOfRecord(
      [
        { jadoube: 'record/1', laws: 'fide-2018', start: fen },
        line(0, 'arbiter', 'start'),
        line(1, 'black', 'move', { san: 'Ke7' }),
        line(2, 'white', 'move', { san: 'e4' }),
      ]
        .map(each => JSON.stringify(each))
        .join('\n'),
      'en',
    )
    expect(rowsOf(score!.moves).map(row => [row.number, row.white?.text, row.black?.text])).toEqual(
      [
        [12, undefined, 'Ke7'],
        [13, 'e4', undefined],
      ],
    )
  })
})

describe('a printed scoresheet', () => {
  test.each(['en', 'sl', 'sr', 'sr-Latn', 'cs', 'fi'] as const)(
    'in %s has every letter',
    async language => {
      await speak(language)
      const [score] = scoresOfRecord(record(), language, {
        event: 'Žďár 2026',
        round: '3',
        board: '7',
      })
      const words = sheetWords(score!)
      const pdf = await makeScorePdf(score!, words, await typefaces(), language)
      if (process.env.JADOUBE_SHEETS)
        writeFileSync(`${process.env.JADOUBE_SHEETS}/${language}.pdf`, pdf)
      const text = textOf(pdf)
      expect(text).not.toContain('�')
      for (const part of [
        'Čeněk Dvořák',
        'Љиљана Ђурић',
        'Žďár 2026',
        '½–½',
        '1:30:50',
        '(=)',
        '90′ + 30″',
      ]) {
        expect(text).toContain(part)
      }
      for (const part of [words.title, words.whiteSigns, words.arbiterSigns, words.lawsName]) {
        expect(text).toContain(part)
      }
    },
  )

  test('gives the correct position of each of its objects', async () => {
    await speak('en')
    const [score] = scoresOfRecord(record(), 'en')
    const pdf = await makeScorePdf(score!, sheetWords(score!), await typefaces(), 'en')
    const text = Buffer.from(pdf).toString('latin1')
    const start = Number(/startxref\n(\d+)/.exec(text)![1])
    expect(text.slice(start, start + 4)).toBe('xref')
    const offsets = [...text.slice(start).matchAll(/(\d{10}) 00000 n /g)].map(found =>
      Number(found[1]),
    )
    expect(offsets.length).toBeGreaterThan(10)
    for (const [index, offset] of offsets.entries()) {
      expect(text.slice(offset, offset + 12)).toMatch(new RegExp(`^${index + 1} 0 obj\\n`))
    }
  })

  test('continues on a second page after eighty moves', async () => {
    await speak('en')
    const shuffle = ['Nf3', 'Nf6', 'Ng1', 'Ng8']
    const lines: object[] = [
      { jadoube: 'record/1', laws: 'fide-2009', timeControl: '7200' },
      line(0, 'arbiter', 'start'),
    ]
    for (let ply = 0; ply < 164; ply++) {
      const by = ply % 2 === 0 ? 'white' : 'black'
      lines.push(line(1000 * (ply + 1), by, 'move', { san: shuffle[ply % 4] }))
    }
    const [score] = scoresOfRecord(lines.map(each => JSON.stringify(each)).join('\n'), 'en')
    const pdf = await makeScorePdf(score!, sheetWords(score!), await typefaces(), 'en')
    if (process.env.JADOUBE_SHEETS) writeFileSync(`${process.env.JADOUBE_SHEETS}/long.pdf`, pdf)
    expect(textOf(pdf)).toContain('page 2 of 2')
  })
})

describe('a scoresheet in Braille', () => {
  test.each([
    ['en', 'Novak', '⠠⠝⠕⠧⠁⠅'],
    ['en', 'Žan', '⠠⠘⠬⠵⠁⠝'],
    ['sl', 'Štefan', '⠨⠱⠞⠑⠋⠁⠝'],
    ['sr', 'Љиљана Ђурић', '⠨⠣⠊⠣⠁⠝⠁⠀⠨⠹⠥⠗⠊⠩'],
    ['sr-Latn', 'Ljiljana', '⠨⠣⠊⠣⠁⠝⠁'],
    ['cs', 'Dvořák', '⠠⠙⠧⠕⠺⠡⠅'],
    ['cs', 'Weiss', '⠠⠷⠑⠊⠎⠎'],
    ['fi', 'Hämäläinen', '⠠⠓⠜⠍⠜⠇⠜⠊⠝⠑⠝'],
    ['fi', 'Šimon', '⠠⠘⠎⠊⠍⠕⠝'],
    ['en', '12', '⠼⠁⠃'],
  ] as const)('%s: %s', (language, text, cells) => {
    expect(brailleOf(text, language)).toBe(cells)
  })

  test('has a heading, a line for each pair of moves, and the offers', async () => {
    await speak('cs')
    const [score] = scoresOfRecord(record({ timeControl: undefined }), 'cs')
    const lines = brailleSheet(score!, sheetWords(score!), 'cs')
    expect(lines).toContain('⠠⠃⠌⠇⠯⠒⠀⠠⠩⠑⠝⠣⠅⠀⠠⠙⠧⠕⠺⠡⠅')
    expect(lines.slice(-3)).toEqual(['⠂⠀⠑⠲⠀⠑⠢', '⠆⠀⠎⠋⠒⠐⠣⠐⠶⠐⠜⠀⠎⠉⠖', '⠒⠀⠇⠃⠢⠐⠣⠐⠶⠐⠜'])
    expect(Math.max(...lines.map(each => each.length))).toBeLessThanOrEqual(cellsInLine)
  })

  test('has the clocks in columns, or below if a move with an offer leaves no space', async () => {
    await speak('cs')
    const [score] = scoresOfRecord(record(), 'cs')
    const lines = brailleSheet(score!, sheetWords(score!), 'cs')
    expect(makeBrf(lines.slice(-6)).split('\r\n').slice(0, -1)).toEqual([
      '   ,B/L&   HODINY     ,%ERN&  HODINY',
      '1  E4      #A3#CJ3#EJ E5      #A3#CJ3#EJ',
      '2  SF3"<"7">          SC6     #A3#CA3#JB',
      '           #A3#CA3#JH',
      '3  LB5"<"7">',
      '           #A3#CA3#BF',
    ])
    expect(Math.max(...lines.map(each => each.length))).toBeLessThanOrEqual(cellsInLine)
  })

  test('stays within its lines even for long entries, and after a hundred moves', async () => {
    await speak('en')
    const [score] = scoresOfRecord(record(), 'en')
    const [first, second] = score!.moves as [ScoreMove, ScoreMove]
    const moves = [
      { ...first, text: 'knight to the square f3, I think', braille: '' },
      second,
      { ...first, number: 112 },
      { ...second, number: 112, text: 'exd8=Q+ (=)', braille: '' },
    ]
    const lines = brailleSheet({ ...score!, moves }, sheetWords(score!), 'en')
    expect(Math.max(...lines.map(each => each.length))).toBeLessThanOrEqual(cellsInLine)
    const brf = makeBrf(lines)
    expect(brf.match(/#A3#CJ3#EJ/g)).toHaveLength(4)
    expect(brf).toMatch(/112 E4 #A3#CJ3#EJ/)
  })

  test('as a file has one ASCII character for each cell, and pages', () => {
    expect(makeBrf(['⠂⠀⠑⠲⠀⠑⠢'])).toBe('1 E4 E5\r\n')
    const long = makeBrf(Array.from({ length: 26 }, () => '⠁'))
    expect(long.split('\f').map(page => page.split('\r\n').length - 1)).toEqual([25, 1])
  })
})
