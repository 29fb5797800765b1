import { describe, expect, test } from 'vitest'
import { ruleRecord } from '../record/index.js'
import { makeAccount } from './account.js'

type Line = Readonly<Record<string, unknown>>

function told(header: Line, acts: readonly Line[]): string {
  const lines = [{ jadoube: 'record/1', timeControl: '5400', ...header }, ...acts]
  const ruled = ruleRecord(lines.map(line => JSON.stringify(line)).join('\n'))
  if (!ruled.ok) throw new Error(ruled.error.reason)
  return makeAccount(ruled.value, 'en').join('\n')
}

const start = { at: 0, by: 'arbiter', act: 'start' }

describe('a score that penalties have changed', () => {
  const penalty = { at: 3000, by: 'arbiter', act: 'penalise', player: 'black', points: 0.5 }
  const agreed = [
    start,
    { at: 1000, by: 'white', act: 'move', san: 'e4' },
    { at: 2000, by: 'black', act: 'move', san: 'e5' },
    { ...penalty, penalty: 'cut-points' },
    { ...penalty, penalty: 'add-points' },
    { at: 4000, by: 'white', act: 'offer-draw' },
    { at: 5000, by: 'black', act: 'accept-draw' },
  ]

  test('[penalty.cut-points, end.agreement · fide-2018] nobody wins by agreement', () => {
    const text = told({ laws: 'fide-2018' }, agreed)
    expect(text).toContain('drawn by agreement: ½–½. With the penalties the score is 1–0.')
    expect(text).not.toContain('wins by agreement')
  })

  test('[penalty.add-points · fide-2009] more than one point together is told as well', () => {
    const text = told(
      { laws: 'fide-2009' },
      agreed.filter(line => !('penalty' in line) || line.penalty !== 'cut-points'),
    )
    expect(text).toContain('drawn by agreement: ½–½. With the penalties the score is 1–½.')
  })

  test('[points.cap · fide-2018] where the maximum leaves nothing of a penalty, the account says so', () => {
    const text = told(
      { laws: 'fide-2018' },
      agreed.filter(line => !('penalty' in line) || line.penalty !== 'cut-points'),
    )
    expect(text).toContain(
      'The game is drawn by agreement: ½–½. The penalty in points does not change the score, because the changed score would not be possible in one game. (Articles 5.2.3, 10.2)',
    )
    expect(text).not.toContain('With the penalties')
  })

  test('[penalty.cut-points · fide-2009] a penalty that counts only in part', () => {
    const cut = { ...penalty, penalty: 'cut-points', points: 1 }
    const text = told({ laws: 'fide-2009' }, [...agreed.slice(0, 3), cut, ...agreed.slice(5)])
    expect(text).toContain('With the penalties the score is ½–0. The penalty in points counts only')
  })
})

describe('the position that is reinstated before the first move', () => {
  const illegal = (from: string, to: string) => [
    start,
    { at: 1000, by: 'white', act: 'move', from, to },
    { at: 2000, by: 'black', act: 'claim', claim: 'illegal-move' },
  ]
  const told2018 = (header: Line, from: string, to: string) =>
    told({ laws: 'fide-2018', ...header }, illegal(from, to))

  test('[illegal.restore · fide-2018] is the initial position if the game began from it', () =>
    expect(told2018({}, 'e2', 'e5')).toContain('The initial position is reinstated.'))

  test('[illegal.restore · fide-2018] is an initial position in Chess960 too', () => {
    const fen = 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1'
    expect(told2018({ start: fen }, 'e2', 'e5')).toContain('The initial position is reinstated.')
  })

  test('[illegal.restore · fide-2018] is not called so if it was set up', () => {
    const text = told2018({ start: '7k/P7/8/8/8/8/8/K7 w - - 0 1' }, 'a1', 'a3')
    expect(text).toContain('The position before the first move is reinstated.')
    expect(text).not.toContain('initial')
  })
})

describe('what a touch requires that may have been an accident', () => {
  const acts = [
    start,
    { at: 1000, by: 'white', act: 'touch', square: 'a2', accident: true },
    { at: 2000, by: 'white', act: 'move', san: 'e4' },
  ]
  const condition = 'This applies only if the touch was deliberate.'

  test('[touch.scope · fide-2009] [touch.scope · finland-2009] depends on whether it was deliberate', () => {
    for (const laws of ['fide-2009', 'finland-2009']) {
      const text = told({ laws }, acts)
      expect(text).toContain(`White must choose from: a3, a4. ${condition}`)
      expect(text).toContain(`White should have moved the pawn on a2. ${condition}`)
      expect(text.indexOf('Question to the arbiter')).toBeLessThan(text.indexOf('must choose'))
    }
  })

  test('[touch.scope · fide-2009] is certain once the arbiter has found that it was', () => {
    const found = { at: 1500, by: 'arbiter', act: 'rule', claim: 'accidental-touch' }
    const text = told({ laws: 'fide-2009' }, [
      ...acts.slice(0, 2),
      { ...found, verdict: 'incorrect' },
      acts[2]!,
    ])
    expect(text).toContain('White should have moved the pawn on a2. (Article 4.3.a)')
  })

  test('[touch.scope · fide-2009] is certain for another piece that was touched before', () => {
    const first = { at: 500, by: 'white', act: 'touch', square: 'd2' }
    const text = told({ laws: 'fide-2009' }, [start, first, ...acts.slice(1)])
    expect(text).toContain('White should have moved the pawn on d2. (Article 4.3.a)')
    expect(text).not.toContain(condition)
  })

  test('[touch.contact-is-intent · fide-2018] counts until the arbiter decides', () => {
    const text = told({ laws: 'fide-2018' }, acts)
    expect(text).toContain('Until then the touch counts.')
    expect(text).not.toContain(condition)
  })
})

describe('what came before the act that notices it', () => {
  test('[flag.considered-fallen · fide-2018] a flag that the device calls has its own time', () => {
    const header = {
      laws: 'fide-2018',
      timeControl: '60',
      regulations: { calledByDevice: ['flags'] },
    }
    const text = told(header, [start, { at: 300_000, by: 'clock', act: 'tick' }])
    expect(text).toMatch(/0:01:00 {2}.*\n(?: {11}.*\n)* {11}Black wins on time/)
    expect(text).not.toContain('0:05:00')
  })
})

describe('moves with two hands', () => {
  const position = 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1'
  const castles = { at: 1000, by: 'white', act: 'move', san: 'O-O', hands: 2 }
  const back = [
    { at: 2000, by: 'white', act: 'place', from: 'f1', to: 'h1' },
    { at: 3000, by: 'white', act: 'place', from: 'g1', to: 'e1' },
  ]

  test('[illegal.two-hands · fide-2023] nobody is accused who puts one back before the press', () => {
    const text = told({ laws: 'fide-2023', start: position }, [
      start,
      { ...castles, press: false },
      ...back,
    ])
    expect(text).toContain('The move made with two hands is taken back.')
    expect(text).not.toMatch(/may not change it|penalise/)
  })

  test('[illegal.counter · fide-2017] kinds that are counted apart are told apart', () => {
    const claim = { by: 'black', act: 'claim', claim: 'illegal-move' }
    const text = told({ laws: 'fide-2017', start: position }, [
      start,
      castles,
      { ...claim, at: 2000 },
      { ...castles, at: 3000, hands: 1 },
      { at: 4000, by: 'black', act: 'move', san: 'O-O' },
      { at: 5000, by: 'white', act: 'move', from: 'e2', to: 'e5' },
      { ...claim, at: 6000 },
    ])
    expect(text).toContain('this is White’s first illegal move. Black')
    expect(text).toContain('this is White’s first illegal move of this kind. Black')
  })
})

describe('a move written for a claim', () => {
  test('[claim.intended-binding · fide-2018] nobody is said to have touched its piece', () => {
    const text = told({ laws: 'fide-2018' }, [
      start,
      { at: 1000, by: 'white', act: 'claim', claim: 'threefold', move: 'Ke3' },
    ])
    expect(text).toMatch(/The piece on e1 counts as touched\. \(Article 9\.5\.3\)/)
    expect(text).not.toContain('touches')
  })
})

describe('a ruling of the device', () => {
  test('[illegal.replacement · fide-2018] says once what must be played', () => {
    const header = { laws: 'fide-2018', regulations: { calledByDevice: ['illegal-moves'] } }
    const text = told(header, [start, { at: 1000, by: 'white', act: 'move', from: 'e2', to: 'e5' }])
    expect(text.match(/White must move the pawn on e2\./g)).toHaveLength(1)
  })
})

describe('castling the other way round', () => {
  const swapped = 'rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1'
  const move = (at: number, by: string, san: string) => ({ at: at * 1000, by, act: 'move', san })
  const opening = ['Nc3', 'Nc6', 'b3', 'b6', 'Ba3', 'Ba6'].map((san, index) =>
    move(index + 1, index % 2 === 0 ? 'white' : 'black', san),
  )

  test('[fb.castle.swapped · finland-blitz-2008] is called castling in every sentence', () => {
    const header = { laws: 'finland-blitz-2008', timeControl: '300', setUp: swapped }
    const text = told(header, [
      start,
      ...opening,
      { at: 10_000, by: 'white', act: 'touch', square: 'd1' },
      { at: 11_000, by: 'white', act: 'touch', square: 'a1' },
      { at: 12_000, by: 'white', act: 'place', from: 'd1', to: 'b1' },
      { at: 13_000, by: 'white', act: 'place', from: 'b1', to: 'c1' },
    ])
    expect(text).toContain('White must choose from: Kc1, O-O.')
    expect(text).toContain('White must play O-O.')
    expect(text).toContain('White should have played O-O.')
    expect(text).not.toContain('d1–b1')
  })
})
