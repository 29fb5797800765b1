import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Move, moveOf } from '../move.js'
import { readMoveText } from '../pgn/move-text.js'
import { roles } from '../piece.js'
import { legalMoves, Position } from '../position.js'
import { naiveMoves } from '../testing/naive-rules.js'
import { anyPositions, positionOf } from '../testing/random-games.js'
import { randomSetups } from '../testing/random-setups.js'
import { findMove } from '../why-illegal.js'
import { makeAnnouncement, parseAnnouncement } from './announcement.js'
import { makeBraille, parseBraille } from './braille.js'
import { lettersOf, type NotationLanguage, notationLanguages } from './language.js'
import { makeLong, parseLong } from './long.js'
import { makeSan } from './san.js'
import { parseSan } from './san-reading.js'
import { fileWords, rankWords, roleWords } from './spoken-words.js'
import { makeUci } from './uci.js'
import { parseUci } from './uci-reading.js'

// Whatever text a parser gets, a move that it returns is legal. The texts are moves with mistakes:
// a sign changed, added or missing, or a promotion where there is none. Rules that share no code
// with the parsers decide what is legal.

const setups = randomSetups.map(setup => {
  const position = Position.from(setup)
  if (!position.ok) throw new Error('a setup with faults')
  return position.value
})
const positions = fc.oneof(anyPositions, setups, setups)

const braille = '⠁⠃⠉⠙⠑⠋⠛⠓⠂⠆⠒⠲⠢⠖⠶⠦⠅⠟⠗⠇⠎⠏⠕⠤⠰⠘⠸⠜⠍'
const signsOf = (language: NotationLanguage): readonly string[] => [
  ...lettersOf[language].pieces,
  ...'abcdefgh12345678x:-=()O0KQRBNPkqrbnp+#',
]

interface Slip {
  readonly at: number
  readonly what: 'replace' | 'insert' | 'remove' | 'append'
  readonly sign: number
}
const slips = fc.array(
  fc.record({
    at: fc.nat(20),
    what: fc.constantFrom('replace', 'insert', 'remove', 'append' as const),
    sign: fc.nat(200),
  }),
  { maxLength: 2 },
)

function spoil(parts: readonly string[], many: readonly Slip[], signs: readonly string[]) {
  const spoilt = [...parts]
  for (const { at, what, sign } of many) {
    const put = signs[sign % signs.length]
    if (what === 'append') spoilt.push(put)
    else if (what === 'insert') spoilt.splice(at % (spoilt.length + 1), 0, put)
    else if (what === 'remove') spoilt.splice(at % Math.max(1, spoilt.length), 1)
    else spoilt[at % Math.max(1, spoilt.length)] = put
  }
  return spoilt
}

/** The move is legal by the naive rules and is the same value as in `legalMoves`. */
function expectLegal(position: Position, move: Move, text: string) {
  const naive = naiveMoves(position.toSetup())
  expect(naive, text).toContain(makeUci(move, 'chess960'))
  expect(legalMoves(position), text).toContainEqual(move)
}

/** `npm test` tries a part of them. */
const mistakes = { numRuns: process.env.JADOUBE_TESTS === 'rest' ? 4000 : 500 }

describe("[alg.piece-letters] every parser's ok is a legal move", { tags: 'sampled' }, () => {
  test('written, spoken and in Braille, with mistakes, in every language', () => {
    fc.assert(
      fc.property(
        positions,
        fc.nat(1000),
        slips,
        fc.constantFrom(...notationLanguages),
        (position, pick, many, language) => {
          const moves = legalMoves(position)
          if (moves.length === 0) return
          const move = moves[pick % moves.length]
          const words = [...fileWords, ...rankWords, ...roleWords.slice(1), 'schlägt', 'Rochade']
          const written = (text: string, signs: readonly string[]) =>
            spoil([...text], many, signs).join('')
          const san = written(makeSan(position, move, language), signsOf(language))
          const long = written(makeLong(position, move, language), signsOf(language))
          const cells = written(makeBraille(position, move), [...braille])
          const uci = written(makeUci(move, pick % 2 === 0 ? 'standard' : 'chess960'), [
            ...'abcdefgh12345678qrbnkpQK',
          ])
          const said = spoil(makeAnnouncement(position, move).split(' '), many, words).join(' ')
          const reads = [
            [san, parseSan(position, san, language)],
            [long, parseLong(position, long, language)],
            [long, parseSan(position, long, language)],
            [cells, parseBraille(position, cells)],
            [uci, parseUci(position, uci)],
            [said, parseAnnouncement(position, said)],
          ] as const
          for (const [text, read] of reads) {
            if (read.ok) expectLegal(position, read.value, text)
            else if (read.error.code === 'san-ambiguous') {
              for (const each of read.error.candidates) expectLegal(position, each, text)
            }
          }
          for (const text of [san, long, uci]) {
            const bytes = new TextEncoder().encode(text)
            const code = readMoveText(position.board, bytes, 0, bytes.length)
            if (code >= 0) expectLegal(position, moveOf(code), `PGN ${text}`)
          }
        },
      ),
      mistakes,
    )
  })

  test('a hand that puts any piece anywhere', () => {
    const promotions = [undefined, ...roles]
    fc.assert(
      fc.property(
        positions,
        fc.integer({ min: -2, max: 70 }),
        fc.integer({ min: -2, max: 70 }),
        fc.constantFrom(...promotions),
        (position, from, to, promotion) => {
          const found = findMove(position, { from, to, promotion } as Parameters<
            typeof findMove
          >[1])
          if (found.ok) expectLegal(position, found.value, `${from}-${to}=${promotion}`)
        },
      ),
      mistakes,
    )
  })
})

describe('[pawn.promote-must · fide-2023] a pawn does not become a king or a pawn', () => {
  const position = positionOf('4k3/P7/8/3pP3/8/8/8/R3K2R w KQ d6 0 1')
  test.each(['a8=K', 'a8K', 'a8(K)', 'a8/K', 'a8=k', 'a7a8=K', 'a7-a8K', 'a7a8k'])('%s', text => {
    for (const read of [parseSan(position, text), parseLong(position, text)]) {
      expect(read.ok).toBe(false)
    }
    expect(parseUci(position, text).ok).toBe(false)
  })
  test.each([
    'Anna acht König',
    'Bauer Anna sieben Anna acht König',
    'Anna acht Bauer',
    'Anna acht wird König',
    'Eva schlägt David sechs Bauer',
    'Eva schlägt David sechs König',
  ])('%s', text => expect(parseAnnouncement(position, text).ok).toBe(false))
  test.each(['⠁⠦⠅', '⠏⠁⠦⠅', '⠁⠶⠁⠦⠅'])('%s', text =>
    expect(parseBraille(position, text).ok).toBe(false),
  )
  test('in every language, with its own letters', () => {
    for (const language of notationLanguages) {
      const [king] = lettersOf[language].pieces
      for (const text of [`a8=${king}`, `a8${king}`, `a7a8${king}`]) {
        expect(parseSan(position, text, language).ok, `${language} ${text}`).toBe(false)
      }
    }
  })
  test('the reason says that a pawn cannot become one', () => {
    expect(parseSan(position, 'a8=K')).toMatchObject({
      error: { code: 'san-illegal', why: { code: 'promotion-not-allowed' } },
    })
  })
  test('castling cannot have a promotion', () => {
    expect(parseSan(position, 'Ke1g1').ok).toBe(true)
    expect(parseSan(position, 'Ke1g1=Q').ok).toBe(false)
    expect(parseSan(position, 'Ke1h1=K').ok).toBe(false)
  })
})
