import { describe, expect, test } from 'vitest'
import { scoreOf } from '../score.js'
import { makeTrf, parseTrf, reportOf } from '../trf/index.js'
import type { TournamentAct } from './act.js'
import { decide } from './decide.js'
import type { TournamentEvent } from './event.js'
import { evolve } from './evolve.js'
import { pairingNumbers } from './pairing-numbers.js'
import { parseTournamentAct } from './parse-act.js'
import { makeTournamentRecord, replayTournament } from './record-file.js'
import { type TournamentRefusalCode, tournamentRefusals } from './refusal.js'
import { reportOfRecord } from './report-of-record.js'
import { newTournament, type TournamentState } from './state.js'
import { tournamentForRating, tournamentOf } from './tournament-of.js'

/** given(acts).when(act).then(events or refusal) */
function given(...acts: TournamentAct[]) {
  let state: TournamentState = newTournament
  for (const act of acts) {
    const decision = decide(state, act)
    if (!decision.ok) throw new Error(`${act.act}: ${decision.refusal.code}`)
    state = decision.state
  }
  return {
    state,
    when(act: TournamentAct) {
      const decision = decide(state, act)
      return decision.ok ? decision.events : decision.refusal
    },
  }
}

const open: TournamentAct = { act: 'open', name: 'Club', rounds: 5, system: 'swiss' }
const enter = (name: string, rating: number | null = null): TournamentAct => ({
  act: 'enter',
  name,
  rating,
})
const four = [
  open,
  enter('Ana', 2000),
  enter('Bor', 2100),
  enter('Cene', 1900),
  enter('Dana', 1800),
]
const pair = (
  round: number,
  games: [number, number][],
  bye: number | null = null,
): TournamentAct => ({
  act: 'pair',
  round,
  games: games.map(([white, black]) => ({ white, black })),
  bye,
})
const report = (
  round: number,
  board: number,
  result: '1-0' | '0-1' | '1/2-1/2' | '+/-' | '-/-' | '*',
): TournamentAct => ({
  act: 'report',
  round,
  board,
  result,
})
const firstRound = [
  pair(1, [
    [2, 3],
    [4, 1],
  ]),
  report(1, 1, '1-0'),
  report(1, 2, '0-1'),
]

describe('entries', () => {
  test('[C.04.2, 2.2] pairing numbers follow rating, title and alphabet', () => {
    const { state } = given(
      open,
      enter('Zala', 2000),
      { act: 'enter', name: 'Čuk', rating: 2000 },
      { act: 'enter', name: 'Bor', rating: 2000, title: 'WGM' },
      { act: 'enter', name: 'Ana', rating: 2000, title: 'FM' },
      enter('Nobody'),
    )
    expect(tournamentOf(state).players.map(each => each.name)).toEqual([
      'Bor',
      'Ana',
      'Čuk',
      'Zala',
      'Nobody',
    ])
  })

  test('[C.04.2, 2.4] a late entry takes its place, and gets nothing for the rounds missed', () => {
    const { state } = given(...four, ...firstRound, enter('Eva', 2050))
    const { players } = tournamentOf(state)
    expect(players.map(each => each.name)).toEqual(['Bor', 'Eva', 'Ana', 'Cene', 'Dana'])
    expect(players[1]!.rounds).toEqual([
      { outcome: 'zero-bye', opponent: null, colour: null, points: 0 },
    ])
    // The opponents are renumbered too.
    expect(players[0]!.rounds[0]).toMatchObject({ opponent: 4, outcome: 'won', colour: 'white' })
    expect(pairingNumbers(state).get(1)).toBe(3)
  })

  test('[C.04.2, 2.3] a rating corrected after round 4 is paired does not renumber', () => {
    const rounds = [1, 2, 3, 4].flatMap(round => [
      pair(round, [
        [1, 2],
        [3, 4],
      ]),
      report(round, 1, '1/2-1/2'),
      report(round, 2, '1/2-1/2'),
    ])
    const correct: TournamentAct = {
      act: 'correct-entry',
      entry: 4,
      rating: 2500,
      reason: 'wrong list',
    }
    const early = given(...four, ...rounds.slice(0, 9), correct).state
    expect(tournamentOf(early).players[0]).toMatchObject({ name: 'Dana', rating: 2500 })
    const late = given(...four, ...rounds, correct).state
    expect(tournamentOf(late).players[3]).toMatchObject({ name: 'Dana', rating: 2500 })
  })

  test('numbers can be drawn before round 1', () => {
    const { state } = given(...four, { act: 'assign-numbers', order: [4, 3, 2, 1], reason: 'lots' })
    expect(tournamentOf(state).players.map(each => each.name)).toEqual([
      'Dana',
      'Cene',
      'Bor',
      'Ana',
    ])
  })

  test('a player who withdraws is absent from the coming round on, and can come back', () => {
    const { state } = given(...four, ...firstRound, { act: 'withdraw', entry: 1 })
    expect(tournamentOf(state).players.find(each => each.name === 'Ana')!.comingBye).toBe(
      'zero-bye',
    )
    const back = given(
      ...four,
      ...firstRound,
      { act: 'withdraw', entry: 1 },
      pair(2, [[2, 4]], 3),
      report(2, 1, '1-0'),
      { act: 'reinstate', entry: 1, reason: 'it was somebody else' },
    ).state
    const ana = tournamentOf(back).players.find(each => each.name === 'Ana')!
    expect(ana.rounds.map(each => each.outcome)).toEqual(['won', 'zero-bye'])
    expect(ana.comingBye).toBe(null)
  })
})

describe('byes', () => {
  test('are known for the coming round, and count when it is paired', () => {
    const bye: TournamentAct = { act: 'grant-bye', entry: 4, round: 1, bye: 'half-bye' }
    expect(tournamentOf(given(...four, bye).state).players[3]!.comingBye).toBe('half-bye')
    const { state } = given(...four, bye, pair(1, [[1, 2]], 3))
    expect(tournamentOf(state).players.map(each => each.rounds[0]!.outcome)).toEqual([
      'unknown',
      'unknown',
      'pairing-bye',
      'half-bye',
    ])
  })

  test('a second half-point bye is granted with a warning', () => {
    const bye = (round: number): TournamentAct => ({
      act: 'grant-bye',
      entry: 4,
      round,
      bye: 'half-bye',
    })
    expect(given(...four, bye(1)).when(bye(2))).toMatchObject([{ warnings: ['second-half-bye'] }])
  })

  test('[C.04.1, 3] the pairing-allocated bye is worth what was announced', () => {
    const half: TournamentAct = { ...open, scoring: { pairingBye: 50 } }
    const { state } = given(
      half,
      enter('Ana', 2000),
      enter('Bor', 1900),
      enter('Cene', 1800),
      pair(1, [[1, 2]], 3),
    )
    expect(tournamentOf(state).players[2]!.rounds[0]!.points).toBe(50)
  })
})

describe('pairing', () => {
  test('warns of rematches, third colours, second byes and forbidden pairs', () => {
    const three = [open, enter('Ana', 2000), enter('Bor', 1900), enter('Cene', 1800)]
    const forbid: TournamentAct = { act: 'forbid-pairs', entries: [1, 3] }
    const rounds = [1, 2].flatMap(round => [pair(round, [[1, 2]], 3), report(round, 1, '1-0')])
    const event = given(...three, forbid, ...rounds).when(pair(3, [[1, 3]], 2))
    expect(event).toMatchObject([
      {
        type: 'round-paired',
        warnings: [
          { warning: 'forbidden-pair', entries: [1, 3] },
          { warning: 'third-colour', entry: 1, colour: 'white' },
          { warning: 'colour-difference', entry: 1, difference: 3 },
        ],
      },
    ])
    expect(given(...three, ...rounds).when(pair(3, [[2, 1]], 3))).toMatchObject([
      {
        warnings: [
          { warning: 'rematch', round: 2 },
          { warning: 'second-bye', entry: 3, round: 2 },
        ],
      },
    ])
  })

  test('[C.04.2, 3.5] a forfeited game does not count as a meeting and gives no colour', () => {
    const forfeits = [1, 2].flatMap(round => [
      pair(round, [
        [1, 2],
        [3, 4],
      ]),
      report(round, 1, '-/-'),
      report(round, 2, '-/-'),
    ])
    const event = given(...four, ...forfeits).when(
      pair(3, [
        [1, 2],
        [3, 4],
      ]),
    )
    expect(event).toMatchObject([{ warnings: [] }])
  })

  test('by hand records what the system would have paired', () => {
    const byHand: TournamentAct = {
      act: 'pair',
      round: 1,
      games: [
        { white: 1, black: 2 },
        { white: 3, black: 4 },
      ],
      bye: null,
      engine: {
        games: [
          { white: 1, black: 3 },
          { white: 2, black: 4 },
        ],
        bye: null,
      },
      reason: 'two from one family',
    }
    expect(given(...four).when(byHand)).toMatchObject([
      {
        insteadOf: {
          games: [
            { white: 1, black: 3 },
            { white: 2, black: 4 },
          ],
          bye: null,
        },
        reason: 'two from one family',
      },
    ])
  })

  test('a round is taken back while it has no result', () => {
    const undo: TournamentAct = { act: 'unpair', round: 1, reason: 'a late entry' }
    expect(
      tournamentOf(
        given(
          ...four,
          pair(1, [
            [1, 2],
            [3, 4],
          ]),
          undo,
        ).state,
      ).paired,
    ).toBe(0)
  })
})

test('a player who joins or leaves while a round is paired does so before it if the pairing is taken back', () => {
  const { state } = given(
    ...four,
    pair(1, [
      [1, 2],
      [3, 4],
    ]),
    enter('Eva', 2050),
    { act: 'withdraw', entry: 4 },
    { act: 'unpair', round: 1, reason: 'a late entry' },
    pair(1, [
      [1, 2],
      [3, 5],
    ]),
  )
  expect(tournamentOf(state).players.map(each => each.rounds[0]!.outcome)).toEqual([
    'unknown',
    'unknown',
    'unknown',
    'unknown',
    'zero-bye',
  ])
})

test.each(['trf26', 'trf16'] as const)(
  'in %s a player who withdrew is absent up to the last round',
  format => {
    const short: TournamentAct = { act: 'open', name: 'Club', rounds: 1, system: 'swiss' }
    const { state } = given(
      short,
      ...four.slice(1),
      { act: 'withdraw', entry: 4 },
      pair(1, [[1, 2]], 3),
      { act: 'report', round: 1, board: 1, result: '1-0' },
    )
    const text = makeTrf(reportOfRecord(state, {}), format)
    expect(text).not.toMatch(/^240/m)
    const read = parseTrf(text)
    expect(read.ok ? read.value.tournament.players.map(each => each.rounds.length) : read).toEqual([
      1, 1, 1, 1,
    ])
  },
)

describe('results', () => {
  test('of every kind reach the players', () => {
    const outcome = (act: TournamentAct) =>
      tournamentOf(
        given(
          ...four,
          pair(1, [
            [2, 1],
            [3, 4],
          ]),
          act,
        ).state,
      )
        .players.slice(0, 2)
        .map(each => each.rounds[0]!.outcome)
    const result = (text: string, short = false) =>
      outcome({ ...report(1, 1, '1-0'), result: text, short } as TournamentAct)
    expect(result('1-0')).toEqual(['won', 'lost'])
    expect(result('0-1')).toEqual(['lost', 'won'])
    expect(result('1/2-0')).toEqual(['drawn', 'lost'])
    expect(result('0-1/2')).toEqual(['lost', 'drawn'])
    expect(result('0-0')).toEqual(['lost', 'lost'])
    expect(result('+/-')).toEqual(['forfeit-win', 'forfeit-loss'])
    expect(result('-/-')).toEqual(['forfeit-loss', 'forfeit-loss'])
    expect(result('*')).toEqual(['unknown', 'unknown'])
    expect(result('1-0', true)).toEqual(['short-won', 'short-lost'])
  })

  const correct = (round: number, result: '0-1' | '1/2-1/2'): TournamentAct => ({
    act: 'correct-result',
    round,
    board: 1,
    result,
    reason: 'the scoresheets say so',
  })
  const rounds = [1, 2, 3].flatMap(round => [
    pair(round, [
      [1, 2],
      [3, 4],
    ]),
    report(round, 1, '1-0'),
    report(round, 2, '1-0'),
  ])

  test('[C.04.2] a correction counts for the last round and the one before, later for ratings only', () => {
    const after = given(...four, ...rounds)
    expect(after.when(correct(3, '0-1'))).toMatchObject([{ counts: 'fully' }])
    expect(after.when(correct(2, '0-1'))).toMatchObject([{ counts: 'fully' }])
    expect(after.when(correct(1, '0-1'))).toMatchObject([{ counts: 'rating' }])
    const { state } = given(...four, ...rounds, correct(1, '0-1'))
    const round = (of: typeof tournamentOf) => of(state).players[0]!.rounds[0]!.outcome
    expect([round(tournamentOf), round(tournamentForRating)]).toEqual(['lost', 'won'])
  })

  test('after the end all corrections are for ratings', () => {
    const short: TournamentAct = { ...open, rounds: 3 }
    const ended = given(short, ...four.slice(1), ...rounds, { act: 'conclude' })
    expect(ended.when(correct(3, '0-1'))).toMatchObject([{ counts: 'rating' }])
    expect(ended.when(enter('Late'))).toMatchObject({ code: 'already-concluded' })
  })

  test('an adjourned game can be reported later', () => {
    const { state } = given(
      ...four,
      pair(1, [
        [1, 2],
        [3, 4],
      ]),
      report(1, 1, '*'),
      report(1, 1, '1-0'),
    )
    expect(state.rounds[0]!.games[0]!.result).toEqual({ result: '1-0', short: false })
  })
})

const three = [open, enter('Ana'), enter('Bor'), enter('Cene')]
const refused: [TournamentRefusalCode, TournamentAct[], TournamentAct][] = [
  ['not-opened', [], enter('Ana')],
  ['already-opened', [open], open],
  [
    'already-concluded',
    [
      { ...open, rounds: 1 },
      enter('A'),
      enter('B'),
      pair(1, [[1, 2]]),
      report(1, 1, '1-0'),
      { act: 'conclude' },
    ],
    { act: 'withdraw', entry: 1 },
  ],
  ['unknown-entry', four, { act: 'withdraw', entry: 9 }],
  ['already-withdrawn', [...four, { act: 'withdraw', entry: 1 }], { act: 'withdraw', entry: 1 }],
  ['not-withdrawn', four, { act: 'reinstate', entry: 1, reason: 'x' }],
  [
    'round-out-of-range',
    four,
    pair(6, [
      [1, 2],
      [3, 4],
    ]),
  ],
  [
    'round-already-paired',
    [...four, ...firstRound],
    { act: 'grant-bye', entry: 1, round: 1, bye: 'zero-bye' },
  ],
  ['round-not-paired', four, report(1, 1, '1-0')],
  [
    'not-the-coming-round',
    four,
    pair(2, [
      [1, 2],
      [3, 4],
    ]),
  ],
  [
    'not-the-last-round',
    [
      ...four,
      ...firstRound,
      pair(2, [
        [1, 2],
        [3, 4],
      ]),
    ],
    { act: 'unpair', round: 1, reason: 'x' },
  ],
  [
    'bye-already-granted',
    [...four, { act: 'grant-bye', entry: 1, round: 2, bye: 'zero-bye' }],
    { act: 'grant-bye', entry: 1, round: 2, bye: 'half-bye' },
  ],
  ['no-such-bye', four, { act: 'cancel-bye', entry: 1, round: 2 }],
  ['player-not-there', [...four, { act: 'withdraw', entry: 1 }], pair(1, [[1, 2]], 3)],
  ['only-before-round-one', [...four, ...firstRound], { act: 'draw-colour', colour: 'white' }],
  ['order-incomplete', four, { act: 'assign-numbers', order: [1, 2], reason: 'x' }],
  ['too-few-entries', four, { act: 'forbid-pairs', entries: [1, 1] }],
  [
    'results-missing',
    [
      ...four,
      pair(1, [
        [1, 2],
        [3, 4],
      ]),
    ],
    pair(2, [
      [1, 3],
      [2, 4],
    ]),
  ],
  ['player-paired-twice', three, pair(1, [[1, 2]], 2)],
  ['player-left-out', three, pair(1, [[1, 2]])],
  ['no-rest-here', three, { ...pair(1, [[1, 2]]), rests: [3] } as TournamentAct],
  ['results-present', [...four, ...firstRound], { act: 'unpair', round: 1, reason: 'x' }],
  ['no-such-board', [...four, ...firstRound], report(1, 3, '1-0')],
  ['result-already-reported', [...four, ...firstRound], report(1, 1, '0-1')],
  [
    'result-not-reported',
    [
      ...four,
      pair(1, [
        [1, 2],
        [3, 4],
      ]),
    ],
    { act: 'correct-result', round: 1, board: 1, result: '1-0', reason: 'x' },
  ],
  [
    'same-result',
    [...four, ...firstRound],
    { act: 'correct-result', round: 1, board: 1, result: '1-0', reason: 'x' },
  ],
  [
    'cannot-be-short',
    [
      ...four,
      pair(1, [
        [1, 2],
        [3, 4],
      ]),
    ],
    { act: 'report', round: 1, board: 1, result: '+/-', short: true },
  ],
  [
    'rounds-already-paired',
    [
      ...four,
      ...firstRound,
      pair(2, [
        [1, 2],
        [3, 4],
      ]),
    ],
    { act: 'change-rounds', rounds: 1, reason: 'x' },
  ],
  ['not-finished', [...four, ...firstRound], { act: 'conclude' }],
  ['nothing-changes', four, { act: 'correct-entry', entry: 1, rating: 2000, reason: 'x' }],
  [
    'late-entry-not-possible',
    [{ ...open, system: 'round-robin' }, enter('A'), enter('B'), pair(1, [[1, 2]])],
    enter('C'),
  ],
]

test('the scoring can change until a game has a result', () => {
  const act = { act: 'change-scoring', scoring: { win: 300, draw: 100 }, reason: 'x' } as const
  const { state } = given(...four, act)
  expect(state.settings?.scoring).toMatchObject({ win: 300, draw: 100, loss: 0 })
  expect(given(...four).when({ ...act, scoring: {} })).toMatchObject({ code: 'nothing-changes' })
  expect(given(...four, ...firstRound).when(act)).toMatchObject({ code: 'results-present' })
})

describe('refusals', () => {
  test.each(refused)('%s', (code, acts, act) => {
    expect(given(...acts).when(act)).toMatchObject({ code })
  })

  test('each code has its case', () => {
    const shape: TournamentRefusalCode[] = ['unknown-act', 'malformed-act']
    expect([...refused.map(([code]) => code), ...shape].sort()).toEqual(
      Object.keys(tournamentRefusals).sort(),
    )
  })

  test.each([
    [null, 'malformed-act'],
    [[], 'malformed-act'],
    [{ act: 'dance' }, 'unknown-act'],
    [{ act: 'toString' }, 'unknown-act'],
    [{ act: 'open', name: 'x', rounds: 0, system: 'swiss' }, 'malformed-act'],
    [{ act: 'open', name: ' ', rounds: 5, system: 'swiss' }, 'malformed-act'],
    [{ act: 'enter', name: 'x', rating: '2000' }, 'malformed-act'],
    [{ act: 'enter', name: 'x', colour: 'red' }, 'malformed-act'],
    [{ act: 'report', round: 1, board: 1, result: '2-0' }, 'malformed-act'],
    [{ act: 'pair', round: 1, games: [{ white: 1 }], bye: null }, 'malformed-act'],
    [{ act: 'correct-result', round: 1, board: 1, result: '1-0' }, 'malformed-act'],
  ])('%j is %s', (value, code) => {
    const attempt = parseTournamentAct(value)
    expect(attempt.ok ? null : attempt.error.code).toBe(code)
  })
})

describe('the file', () => {
  const acts = [...four, ...firstRound]

  test('replays to the same state as live', () => {
    const replayed = replayTournament(makeTournamentRecord(acts))
    if (!replayed.ok) throw new Error(replayed.error.reason)
    const { state, events, refusals } = replayed.value
    expect(refusals).toEqual([])
    expect(state).toEqual(given(...acts).state)
    expect(events.reduce(evolve, newTournament)).toEqual(state)
  })

  test('keeps who did what and when', () => {
    const event = given(open).when({ ...enter('Ana'), by: 'desk', at: 1000 }) as TournamentEvent[]
    expect(event).toMatchObject([{ type: 'player-entered', by: 'desk', at: 1000 }])
  })

  test('continues after a refusal and gives its line', () => {
    const replayed = replayTournament(
      makeTournamentRecord([open, { act: 'withdraw', entry: 3 }, enter('Ana')]),
    )
    expect(replayed.ok && replayed.value.refusals).toMatchObject([
      { code: 'unknown-entry', line: 3, entry: 3 },
    ])
    expect(replayed.ok && replayed.value.state.entries.length).toBe(1)
  })

  test.each([
    ['', 'record-header', 1],
    ['{"jadoube":"record/1"}\n', 'record-header', 1],
    ['{"jadoube":"tournament/1"}\n{"act"', 'record-line', 2],
  ])('%j is %s in line %i', (text, code, line) => {
    const replayed = replayTournament(text)
    expect(replayed.ok ? null : replayed.error).toMatchObject({ code, line })
  })
})

test('a penalty counts in the score and in the report file', () => {
  const fine: TournamentAct = { act: 'adjust-points', entry: 2, points: -50, reason: 'late again' }
  const { state } = given(...four, ...firstRound, fine)
  expect(tournamentOf(state).players[0]).toMatchObject({ adjustments: [{ round: 1, points: -50 }] })
  expect(scoreOf(tournamentOf(state).players[0]!)).toBe(50)
  const attempt = parseTrf(makeTrf(reportOfRecord(state)))
  expect(attempt.ok && attempt.value.tournament.players).toEqual(tournamentOf(state).players)
})

test('the report of a record has ranks, requested byes, and what was done by hand', () => {
  const byHand: TournamentAct = {
    act: 'pair',
    round: 1,
    games: [
      { white: 1, black: 2 },
      { white: 3, black: 4 },
    ],
    bye: null,
    engine: {
      games: [
        { white: 1, black: 3 },
        { white: 2, black: 4 },
      ],
      bye: null,
    },
    reason: 'two from one family',
  }
  const { state } = given(...four, byHand, report(1, 1, '1-0'), report(1, 2, '1-0'), {
    act: 'grant-bye',
    entry: 4,
    round: 4,
    bye: 'half-bye',
  })
  const text = makeTrf(reportOfRecord(state))
  expect(text).toContain('\n192 FIDE_DUTCH_2026\n')
  expect(text).toContain('\n### MPA @ Round 1: 2-1 3-4 instead of 2-3 1-4\n')
  expect(text).toContain('\n240 H   4    4\n')
  const attempt = parseTrf(text)
  expect(attempt.ok && attempt.value.stated.map(each => each.rank)).toEqual([3, 1, 1, 3])
})

test('the tournament of a record can be written as TRF and read again', () => {
  const tournament = tournamentOf(
    given(...four, { act: 'draw-colour', colour: 'white' }, ...firstRound).state,
  )
  const attempt = parseTrf(makeTrf(reportOf(tournament)))
  expect(attempt.ok && attempt.value.tournament).toEqual(tournament)
})
