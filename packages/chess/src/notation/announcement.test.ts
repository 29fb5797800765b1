import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeSquare } from '../square.js'
import { positionOf, positionsWithMove, startPosition } from '../testing/random-games.js'
import { makeAnnouncement, makePlainAnnouncement, parseAnnouncement } from './announcement.js'
import { transcribeAnnouncement } from './announcement-reading.js'
import { parseSan } from './san-reading.js'
import { ranksAreGerman } from './spoken-words.js'
import { makeUci } from './uci.js'

test('every announcement is read back', () => {
  fc.assert(
    fc.property(positionsWithMove, ([position, move]) => {
      const text = makeAnnouncement(position, move)
      const heard = parseAnnouncement(position, text)
      expect(heard).toEqual({ ok: true, value: move })
      if (heard.ok) expect(makeAnnouncement(position, heard.value)).toBe(text)
    }),
    { numRuns: 300 },
  )
})

test('an announcement by squares alone is read back too', () => {
  fc.assert(
    fc.property(positionsWithMove, ([position, move]) => {
      const piece = ' PNBRQK'[position.board.pieces[move.from]! >> 1]!
      const [from, to] = [makeSquare(move.from), makeSquare(move.to)]
      const text = makePlainAnnouncement({
        piece,
        from,
        to,
        promotion: move.kind === 'promotion' ? promotionLetters[move.promotion] : undefined,
        rook: move.kind === 'castling' ? makeSquare(move.rook) : undefined,
      })
      expect(parseAnnouncement(position, text)).toEqual({ ok: true, value: move })
      expect(text).not.toMatch(/Schach|matt|schlägt/)
    }),
    { numRuns: 300 },
  )
})

const promotionLetters = { queen: 'Q', rook: 'R', bishop: 'B', knight: 'N' } as const

test('[blind.announce.clear · every edition] an illegal move is announced like any other', () => {
  const move = { piece: 'n', from: 'g8', to: 'g5' }
  expect(makePlainAnnouncement(move)).toBe('Springer Gustav acht Gustav fünf')
})

function said(fen: string, san: string): string {
  const position = positionOf(fen)
  const move = parseSan(position, san)
  if (!move.ok) throw new Error(`${san}: ${move.error.reason}`)
  return makeAnnouncement(position, move.value)
}

function heard(fen: string, text: string): string {
  const move = parseAnnouncement(fen === '' ? startPosition : positionOf(fen), text)
  return move.ok ? makeUci(move.value) : move.error.code
}

const castling = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'

describe('announcements written', () => {
  // biome-ignore format: a table
  test.each([
    ['blind.announce.files · every edition', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'Nf3', 'Springer Felix drei'],
    ['blind.announce.ranks · every edition', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'e4', 'Eva vier'],
    ['blind.announce.castling · every edition', castling, 'O-O', 'Kurze Rochade'],
    ['blind.announce.castling · every edition', castling, 'O-O-O', 'Lange Rochade'],
    ['blind.announce.promotion · every edition', '8/4P3/8/k7/8/8/8/K7 w - - 0 1', 'e8Q', 'Eva acht Dame'],
    ['blind.announce.algebraic · every edition', '4k3/8/8/3p4/4P3/8/8/K7 w - - 0 1', 'exd5', 'Eva schlägt David fünf'],
    ['blind.announce.algebraic · every edition', 'k7/8/8/6N1/8/8/8/K5N1 w - - 0 1', 'N5f3', 'Springer fünf Felix drei'],
    ['blind.announce.algebraic · every edition', '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', 'Ra8', 'Turm Anna acht matt'],
    ['blind.announce.algebraic · every edition', '4k3/8/8/8/8/8/8/B3K3 w - - 0 1', 'Bh8', 'Läufer Hector acht'],
    ['blind.announce.pieces · every edition', castling, 'Rh7', 'Turm Hector sieben'],
    ['blind.announce.pieces · every edition', castling, 'Rxa8', 'Turm schlägt Anna acht Schach'],
    ['blind.announce.pieces · every edition', castling, 'Kd2', 'König David zwei'],
  ])('[%s] %s: %s', (_, fen, san, text) => {
    expect(said(fen, san)).toBe(text)
  })
})

describe('[blind.announce.pieces · every edition] heard', () => {
  const open = 'rnbqkbnr/pppppppp/8/8/8/8/8/RNBQKBNR w KQkq - 0 1'
  const promoting = '8/4P3/8/k7/8/8/8/K7 w - - 0 1'
  test.each([
    ['', 'Springer Felix drei', 'g1f3'],
    ['', 'springer felix drei', 'g1f3'],
    ['', 'Springer Gustav eins Felix drei', 'g1f3'],
    ['', 'Springer f3', 'g1f3'],
    ['', 'Springer f drei', 'g1f3'],
    ['', 'Bauer Eva vier', 'e2e4'],
    ['', 'EVA VIER', 'e2e4'],
    ['', 'Eva zwei Eva vier', 'e2e4'],
    ['', 'Eva zwei nach Eva vier', 'e2e4'],
    ['', 'Anna drei', 'a2a3'],
    ['', 'Bella drei', 'b2b3'],
    ['', 'bella drei', 'b2b3'],
    ['', 'Cesar drei', 'c2c3'],
    ['', 'David drei', 'd2d3'],
    ['', 'Gustav drei', 'g2g3'],
    ['', 'Hector drei', 'h2h3'],
    ['', 'Hektor drei', 'h2h3'],
    [open, 'Koenig Eva zwei', 'e1e2'],
    [open, 'König Eva zwei', 'e1e2'],
    [open, 'konig Eva zwei', 'e1e2'],
    [open, 'Dame David fünf', 'd1d5'],
    [open, 'Dame David fuenf', 'd1d5'],
    [open, 'Dame David funf', 'd1d5'],
    [open, 'Turm Anna sechs', 'a1a6'],
    [open, 'Läufer Hector sechs', 'c1h6'],
    [open, 'Laeufer Hector sechs', 'c1h6'],
    // Misspelt in three translations, and in another way in a fourth.
    [open, 'Laeuffer Hektor sechs', 'c1h6'],
    [open, 'Laefer Hektor sechs', 'c1h6'],
    [open, 'Turm schlägt Anna sieben', 'a1a7'],
    [open, 'Turm schlaegt Anna sieben!', 'a1a7'],
    [castling, 'Kurze Rochade', 'e1g1'],
    [castling, 'kurze rochade', 'e1g1'],
    [castling, 'Lange Rochade', 'e1c1'],
    [castling, 'Turm schlägt Anna acht, Schach', 'a1a8'],
    [promoting, 'Eva sieben Eva acht Dame', 'e7e8q'],
    [promoting, 'Eva acht Springer', 'e7e8n'],
    [promoting, 'Bauer Eva acht wird Turm', 'e7e8r'],
  ])('%s: %s', (fen, text, uci) => {
    expect(heard(fen, text)).toBe(uci)
  })

  test('[blind.announce.promotion · every edition] the promotion piece must be named', () => {
    expect(parseAnnouncement(positionOf(promoting), 'Eva acht')).toMatchObject({
      error: { code: 'san-illegal', why: { code: 'promotion-missing' } },
    })
  })

  test('text that matches two moves is ambiguous', () => {
    expect(heard('k7/8/8/6N1/8/8/8/K5N1 w - - 0 1', 'Springer Felix drei')).toBe('san-ambiguous')
  })

  test.each(['', 'Rochade', 'Kurze', 'Kurze lange Rochade', 'Springer', 'Hallo', 'Pferd f3', '\0'])(
    '%j is no move',
    text => {
      expect(heard(castling, text)).toBe('san-syntax')
    },
  )

  test.each([
    ['Springer Felix three', 'g1f3'],
    ['skakač', 'san-syntax'],
    ['Springer Felix tri', 'g1f3'],
    ['Eva štiri', 'e2e4'],
    ['Ева четири', 'san-syntax'],
    ['Eva четири', 'e2e4'],
    ['Eva čtyři', 'e2e4'],
    ['Eva neljä', 'e2e4'],
  ])('[blind.announce.ranks · every edition] in another language: %s', (text, uci) => {
    expect(heard('', text)).toBe(uci)
  })

  test.each([
    ['Eva vier', true],
    ['e4', true],
    ['Dame David fuenf', true],
    ['Dame David funf', true],
    ['Kurze Rochade', true],
    ['Eva four', false],
    ['Eva štiri', false],
  ])('[blind.announce.ranks · every edition] are the ranks of %j German? %s', (text, are) => {
    expect(ranksAreGerman(text)).toBe(are)
  })

  test.each([
    ['Springer Felix drei', 'Nf3'],
    ['Bauer Eva vier', 'e4'],
    ['Eva schlägt David fünf', 'exd5'],
    ['Springer fünf Felix drei Schach', 'N5f3'],
    ['Kurze Rochade', 'O-O'],
    ['Lange Rochade', 'O-O-O'],
    ['Eva sieben Eva acht Dame', 'e7e8Q'],
    ['guten Tag', undefined],
    ['', undefined],
    ['Springer', undefined],
  ])('%j is written %j', (text, written) => {
    expect(transcribeAnnouncement(text)).toBe(written)
  })

  test('a long text is not an announcement', () => {
    expect(heard('', 'Eva vier '.repeat(1000))).toBe('san-syntax')
  })
})
