import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playerLine, trfText } from '../testing/trf-text.js'
import type { TrfFaultCode } from './fault.js'
import { makeTrf } from './make.js'
import { parseTrf } from './parse.js'
import { recordText } from './report.js'

function read(...lines: string[]) {
  const attempt = parseTrf(trfText(...lines))
  if (!attempt.ok) throw new Error(`${attempt.error.code}: ${attempt.error.reason}`)
  return attempt.value
}

const four = [
  playerLine(1, '1.5', ['   3 w 1', '   2 b =']),
  playerLine(2, '1.5', ['   4 b 1', '   1 w =']),
  playerLine(3, '1.0', ['   1 b 0', '   4 w 1']),
  playerLine(4, '0.0', ['   2 w 0', '   3 b 0']),
]

describe('the player line', () => {
  test('holds the person in fixed columns', () => {
    const line =
      '001    1 mGM  Carlsen, Magnus                   2850 NOR     1503014 1990/11/30  0.0    1'
    const [player] = read(line).tournament.players
    expect(player).toEqual({
      id: 1,
      name: 'Carlsen, Magnus',
      sex: 'm',
      title: 'GM',
      rating: 2850,
      federation: 'NOR',
      fideId: '1503014',
      birth: '1990/11/30',
      rounds: [],
      comingBye: null,
    })
  })

  test('counts characters, not UTF-16 units', () => {
    const [player] = read(playerLine(1, '1.0', ['0000 - U'], 'Kn𝕚ght')).tournament.players
    expect(player!.rounds).toEqual([
      { outcome: 'pairing-bye', opponent: null, colour: null, points: 100 },
    ])
  })

  test('keeps opponent and colour of forfeits', () => {
    const { tournament } = read(
      playerLine(1, '1.0', ['   2 w +']),
      playerLine(2, '0.0', ['   1 b -']),
    )
    expect(tournament.players.map(each => each.rounds[0])).toEqual([
      { outcome: 'forfeit-win', opponent: 2, colour: 'white', points: 100 },
      { outcome: 'forfeit-loss', opponent: 1, colour: 'black', points: 0 },
    ])
  })

  test.each([
    ['=', '0', '0.5', '0.0'],
    ['0', '0', '0.0', '0.0'],
    ['-', '-', '0.0', '0.0'],
    ['w', 'l', '1.0', '0.0'],
    ['D', 'd', '0.5', '0.5'],
  ])('reads the result %s against %s', (one, other, points, others) => {
    const { tournament } = read(
      playerLine(1, points, [`   2 w ${one}`]),
      playerLine(2, others, [`   1 b ${other}`]),
    )
    expect(tournament.paired).toBe(1)
  })

  test('[TRF06] a bye is the code of a game against 0000, and a blank round is an absence', () => {
    const { tournament } = read(
      playerLine(1, '2.0', ['0000 - 1', '', '   2 w 1']),
      playerLine(2, '0.5', ['0000 - =', '', '   1 b 0']),
    )
    expect(tournament.players.map(each => each.rounds.map(round => round.outcome))).toEqual([
      ['full-bye', 'zero-bye', 'won'],
      ['half-bye', 'zero-bye', 'lost'],
    ])
  })

  test('a game without a result is unknown and counts as a draw', () => {
    const { tournament } = read(playerLine(1, '0.0', ['   2 w']), playerLine(2, '0.0', ['   1 b']))
    expect(tournament.players[0]!.rounds[0]).toMatchObject({ outcome: 'unknown', points: 50 })
  })
})

describe('which rounds are paired', () => {
  test('byes after the last game are those of the coming round', () => {
    const { tournament } = read(
      ...four.slice(0, 3),
      playerLine(4, '0.0', ['   2 w 0', '   3 b 0', '0000 - Z', '0000 - H']),
    )
    expect(tournament.paired).toBe(2)
    expect(tournament.players[3]!.comingBye).toBe('zero-bye')
  })

  test('a round in which everybody has a bye is over', () => {
    const { tournament } = read(
      playerLine(1, '1.0', ['   2 w 1', '0000 - Z']),
      playerLine(2, '0.5', ['   1 b 0', '0000 - H']),
    )
    expect(tournament.paired).toBe(2)
  })

  test('the number of rounds is the announced one, else the number in the file', () => {
    expect(read(...four, 'XXR 9').tournament.rounds).toBe(9)
    expect(read(...four, '142 7', 'XXR 9').tournament.rounds).toBe(7)
    expect(read(...four).tournament.rounds).toBe(2)
  })
})

describe('records for pairing', () => {
  test('152, XXC and round 1 say the initial colour', () => {
    expect(read(...four, '152 B').tournament.initialColour).toBe('black')
    expect(read(...four, 'XXC black1').tournament.initialColour).toBe('black')
    expect(read(...four).tournament.initialColour).toBe('white')
    expect(read(playerLine(1, '0.0', [])).tournament.initialColour).toBe(null)
  })

  test('240 and XXZ give byes', () => {
    const report = read(...four, '240 H   3    1    2', 'XXZ 3', '240 Z   5    4')
    expect(report.tournament.players.map(each => each.comingBye)).toEqual([
      'half-bye',
      'half-bye',
      'zero-bye',
      null,
    ])
    expect(report.laterByes).toEqual([{ player: 4, round: 5, bye: 'zero-bye' }])
  })

  test('250 and XXA give virtual points', () => {
    const expected = [
      { player: 1, round: 1, points: 100 },
      { player: 1, round: 2, points: 100 },
      { player: 2, round: 1, points: 100 },
      { player: 2, round: 2, points: 100 },
    ]
    const official = read(...four, '250       1.0   1   2    1    2')
    expect(official.tournament.virtualPoints).toEqual(expected)
    const javafo = read(...four, 'XXA    1  1.0  1.0', 'XXA    2  1.0  1.0  0.0')
    expect(javafo.tournament.virtualPoints).toEqual(expected)
  })

  test('260 and XXP forbid every pair of a group', () => {
    const { forbiddenPairs } = read(...four, '260   1   2    1    2    3').tournament
    expect(forbiddenPairs.map(each => each.players)).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ])
    expect(forbiddenPairs[0]).toMatchObject({ fromRound: 1, toRound: 2 })
    expect(read(...four, 'XXR 9', 'XXP 3 4').tournament.forbiddenPairs).toEqual([
      { players: [3, 4], fromRound: 1, toRound: 9 },
    ])
    // Before round 1 a file need not give rounds. The pair is forbidden anyway.
    const early = read(playerLine(1, '', []), playerLine(2, '', []), 'XXP 1 2').tournament
    expect(early.forbiddenPairs[0]!.toRound).toBeGreaterThan(0)
  })

  test.each([
    ['162  W 3.0    D 1.0', { win: 300, draw: 100, pairingBye: 300, fullBye: 300, halfBye: 100 }],
    ['162  W 3.0    P 1.0', { win: 300, pairingBye: 100 }],
    ['162  A 0.5', { zeroBye: 50, forfeitLoss: 50 }],
    ['XXS W=3 D=1', { win: 300, draw: 100, pairingBye: 100, forfeitWin: 300 }],
    ['XXS PAB=.5', { win: 100, pairingBye: 50 }],
    ['BBU  0.5', { win: 100, pairingBye: 50 }],
  ])('%s', (line, expected) => {
    expect(read(playerLine(1, '', []), line).tournament.scoring).toMatchObject(expected)
  })
})

describe('points', () => {
  test('[TRF16] tell the scoring that no record gives', () => {
    const three = read(
      playerLine(1, '3.0', ['   2 w 1', '0000 - Z']),
      playerLine(2, '1.0', ['   1 b 0', '0000 - H']),
    )
    expect(three.tournament.scoring).toMatchObject({ win: 300, draw: 100, halfBye: 100 })
    const half = read(playerLine(1, '0.5', ['0000 - U']))
    expect(half.tournament.scoring).toMatchObject({ win: 100, draw: 50, pairingBye: 50 })
  })

  test('299 gives other points for a result, and penalties', () => {
    const lines = [playerLine(1, '2.0', ['   3 w 1', '   2 b =']), ...four.slice(1)]
    const typed = read(...lines, '299 D         1.0    2    1')
    expect(typed.tournament.players[0]!.rounds[1]).toMatchObject({ outcome: 'drawn', points: 100 })
    expect(typed.records.map(each => each.tag)).toEqual(['299'])
    const penalty = [playerLine(1, '0.5', ['   3 w 1', '   2 b =']), ...four.slice(1)]
    const fined = read(...penalty, '299          -1.0    2    1')
    expect(fined.tournament.players[0]!.adjustments).toEqual([{ round: 2, points: -100 }])
    expect(makeTrf(fined)).toContain('\n299          -1.0    2    1\n')
  })
})

test('unknown records are kept', () => {
  const report = read('022 Ljubljana', ...four, '###  note', 'FRA    1  A', '987 new')
  expect(recordText(report, '022')).toBe('Ljubljana')
  expect(report.records.map(each => `${each.place} ${each.text}`)).toEqual([
    'before-players 022 Ljubljana',
    'after-players ###  note',
    'after-players FRA    1  A',
    'after-players 987 new',
  ])
})

test.each(['\n', '\r', '\r\n'])('line end %j, with a byte order mark', end => {
  const attempt = parseTrf(`\uFEFF${four.join(end)}${end}`)
  expect(attempt.ok && attempt.value.tournament.players.length).toBe(4)
})

test.each<[TrfFaultCode, number, number, string[]]>([
  ['trf-no-players', 1, 1, ['012 Nobody']],
  ['trf-starting-number', 1, 5, ['001    x']],
  ['trf-starting-number-twice', 2, 5, [playerLine(1, '', []), playerLine(1, '', [])]],
  ['trf-starting-number-missing', 2, 5, [playerLine(1, '', []), playerLine(3, '', [])]],
  ['trf-unknown-player-record', 2, 1, [playerLine(1, '', []), '101    2']],
  ['trf-points', 1, 81, [playerLine(1, 'x', [])]],
  ['trf-points-disagree', 1, 81, [playerLine(1, '1.0', [])]],
  ['trf-misaligned', 1, 96, [playerLine(1, '', ['00002w 1'])]],
  ['trf-opponent', 1, 92, [playerLine(1, '', ['   9 w 1'])]],
  ['trf-opponent', 1, 92, [playerLine(1, '', ['   1 w 1'])]],
  ['trf-opponent-disagrees', 1, 92, [playerLine(1, '', ['   2 w 1']), playerLine(2, '', [])]],
  ['trf-colour', 1, 97, [playerLine(1, '', ['   2 x 1'])]],
  ['trf-colour', 1, 97, [playerLine(1, '', ['   2 - 1']), playerLine(2, '', ['   1 - 0'])]],
  [
    'trf-colour-disagrees',
    1,
    97,
    [playerLine(1, '', ['   2 w 1']), playerLine(2, '', ['   1 w 0'])],
  ],
  ['trf-result', 1, 99, [playerLine(1, '', ['   2 w ?']), playerLine(2, '', ['   1 b 0'])]],
  [
    'trf-result-disagrees',
    1,
    99,
    [playerLine(1, '', ['   2 w 1']), playerLine(2, '', ['   1 b 1'])],
  ],
  ['trf-result-missing', 1, 99, [playerLine(1, '', ['   2 w']), playerLine(2, '', ['   1 b 1'])]],
  [
    'trf-bye-with-opponent',
    1,
    99,
    [playerLine(1, '', ['   2 w H']), playerLine(2, '', ['   1 b 1'])],
  ],
  ['trf-bye-before-pairing', 1, 99, [playerLine(1, '', ['0000 - U']), playerLine(2, '', [])]],
  ['trf-too-many-rounds', 1, 102, [...four, 'XXR 1']],
  ['trf-number-of-rounds', 5, 5, [...four, 'XXR 0']],
  ['trf-initial-colour', 5, 5, [...four, '152 R']],
  ['trf-scoring', 5, 6, [...four, '162  Q 1.0']],
  ['trf-scoring', 5, 9, [...four, 'XXS W=1 D=x']],
  ['trf-player-unknown', 5, 7, [...four, 'XXZ 1 7']],
  ['trf-bye', 5, 5, [...four, '240 Q   3    1']],
  ['trf-acceleration', 5, 10, [...four, '250       x     1   2    1    2']],
  ['trf-abnormal-points', 5, 14, [...four, '299          x.0    2    1']],
  ['trf-abnormal-points', 5, 5, [...four, '299 Q         1.0    2    1']],
  ['trf-forbidden-pairs', 5, 5, [...four, '260   x   2    1    2']],
])('%s in line %i, column %i', (code, line, column, lines) => {
  const attempt = parseTrf(trfText(...lines))
  expect(attempt.ok ? null : attempt.error).toMatchObject({ code, line, column })
})

test('it never throws, whatever the text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '001',
      '012',
      '142',
      '162',
      '240',
      '250',
      '260',
      'XXA',
      'XXP',
      'XXS',
      '\r',
      '\n',
    ),
    fc.constantFrom(...four),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ unit: 'binary', maxLength: 120 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), pieces => {
      const attempt = parseTrf(pieces.join(''))
      if (!attempt.ok) expect(attempt.error.line).toBeGreaterThan(0)
    }),
    { numRuns: 300 },
  )
})
