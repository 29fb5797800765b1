import { describe, expect, test } from 'vitest'
import { ruleRecord } from '../record/index.js'
import { parseCaseFile } from './parse-case-file.js'
import { recordOfCase } from './record-of-case.js'
import { parseFields, parseTime, parseValue } from './values.js'

const text = `White plays an illegal move,
and Black sees it

The position goes back.

rules         illegal.restore, illegal.penalty-time
editions      fide-2009, fide-2018

time control  5400+30
start         4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
white         name "Ana Novak", visuallyDisabled
regulations   defaultTime 30:00, readings {twoFaultsInOneMove each-counts}

# an act
-0:05    arbiter  start
0:01.5   white    move e2-e5, not press
0:02     white    press
1:00:00  black    claim illegal-move
         -> claim-upheld illegal-move, by black
         -> time-added to black, ms 2:00 (illegal.penalty-time, Article 7.5.5)
              @fide-2018
         -> draw-offered proper (draw.offer-when, Article 9.1.b(1)) @fide-2009
         -> obligation moves [e2-e3, e2-e4]

at the end
status        in-play
has the move  null
clocks        white 1:00:00, black 59:59.25
article       8.4 @fide-2009
pending       [{kind draw-offer, by white}]
must record   white, not black
never         refused, time-removed @fide-2018
`

const parsed = parseCaseFile(text)
if (!parsed.ok) throw new Error(`${parsed.error.line}: ${parsed.error.reason}`)
const file = parsed.value

describe('a case file', () => {
  test('begins with its title and why', () => {
    expect(file.title).toBe('White plays an illegal move, and Black sees it')
    expect(file.why).toBe('The position goes back.')
    expect(file.rules).toEqual(['illegal.restore', 'illegal.penalty-time'])
    expect(file.editions).toEqual(['fide-2009', 'fide-2018'])
  })

  test('sets the table as the header of a record does', () => {
    expect(file.table).toEqual({
      timeControl: '5400+30',
      start: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1',
      white: { name: 'Ana Novak', visuallyDisabled: true },
      regulations: { defaultTime: 1_800_000, readings: { twoFaultsInOneMove: 'each-counts' } },
    })
  })

  test('has acts, each with its expected consequences and their lines', () => {
    expect(file.acts.map(({ act }) => act)).toEqual([
      { at: -5000, by: 'arbiter', act: 'start' },
      { at: 1500, by: 'white', act: 'move', from: 'e2', to: 'e5', press: false },
      { at: 2000, by: 'white', act: 'press' },
      { at: 3_600_000, by: 'black', act: 'claim', claim: 'illegal-move' },
    ])
    expect(file.acts[3]!.follows).toEqual([
      {
        line: 19,
        editions: ['fide-2009', 'fide-2018'],
        event: { type: 'claim-upheld', claim: 'illegal-move', by: 'black' },
      },
      {
        line: 20,
        editions: ['fide-2018'],
        event: {
          type: 'time-added',
          to: 'black',
          ms: 120_000,
          rule: 'illegal.penalty-time',
          article: '7.5.5',
        },
      },
      {
        line: 22,
        editions: ['fide-2009'],
        event: {
          type: 'draw-offered',
          proper: true,
          rule: 'draw.offer-when',
          article: '9.1.b(1)',
        },
      },
      {
        line: 23,
        editions: ['fide-2009', 'fide-2018'],
        event: {
          type: 'obligation',
          moves: [
            { from: 'e2', to: 'e3' },
            { from: 'e2', to: 'e4' },
          ],
        },
      },
    ])
  })

  test('gives the expected state at the end', () => {
    const values = Object.fromEntries(file.end.map(({ name, value }) => [name, value]))
    expect(values).toEqual({
      status: 'in-play',
      hasTheMove: null,
      clocks: { white: 3_600_000, black: 3_599_250 },
      article: '8.4',
      pending: [{ kind: 'draw-offer', by: 'white' }],
      mustRecord: { white: true, black: false },
    })
    expect(file.end.find(({ name }) => name === 'article')).toMatchObject({
      line: 29,
      editions: ['fide-2009'],
    })
    expect(file.never).toEqual([
      { line: 32, editions: ['fide-2018'], type: 'refused' },
      { line: 32, editions: ['fide-2018'], type: 'time-removed' },
    ])
  })

  test('is a record that can be ruled on, under its newest edition or another', () => {
    expect(JSON.parse(recordOfCase(file).split('\n')[0]!)).toMatchObject({ laws: 'fide-2018' })
    const ruled = ruleRecord(recordOfCase(file, 'fide-2009'))
    expect(ruled.ok && ruled.value.table.header.laws).toBe('fide-2009')
    expect(ruled.ok && ruled.value.lines.map(({ line }) => line)).toEqual([2, 3, 4, 5])
  })
})

describe('a file that cannot be read gives the line', () => {
  const lines = text.split('\n')
  const changed = (line: number, to: string) => parseCaseFile(lines.with(line - 1, to).join('\n'))

  test.each([
    [6, 'rules illegal.restore', 'case-line'],
    [7, 'editions      fide-1999', 'case-line'],
    [9, 'time contrl   5400', 'case-line'],
    [10, 'white         name "A"', 'case-line'],
    [11, 'white         name Ana Novak', 'case-line'],
    [11, 'white         name "Ana', 'case-line'],
    [17, '0:02     white', 'case-line'],
    [19, '         -> claim-upheld by black, by white', 'case-line'],
    [19, '         -> claim-upheld flag @fide-2023', 'case-line'],
    [26, 'statuz        in-play', 'case-line'],
  ])('line %i: %s', (line, to, code) => {
    const broken = changed(line, to)
    // A repeated field is reported at its second line.
    const told = line === 10 ? 11 : line
    expect(broken).toMatchObject({ ok: false, error: { line: told, code } })
  })

  test.each(['', 'A title', 'A title\n\nwhy\n\nrules  end.mate\neditions  fide-2018\n'])(
    'nothing happens in it: %j',
    short => {
      expect(parseCaseFile(short)).toMatchObject({ ok: false, error: { code: 'case-lacks' } })
    },
  )
})

describe('a value', () => {
  test.each([
    ['7.5.5', '7.5.5'],
    ['7.5', 7.5],
    ['"7.5"', '7.5'],
    ['-1', -1],
    ['0:00.001', 1],
    ['chess960:518', 'chess960:518'],
    ['e7-e8=Q', { from: 'e7', to: 'e8', promotion: 'Q' }],
    ['"e7-e8"', 'e7-e8'],
    ['[]', []],
    ['{a [1, 2], b "x, y"}', { a: [1, 2], b: 'x, y' }],
    ['1/2-1/2', '1/2-1/2'],
    ['"a \\"b\\""', 'a "b"'],
  ])('%s', (written, value) => {
    expect(parseValue(written)).toEqual(value)
  })

  test('a time has two digits of seconds', () => {
    expect(parseTime('0:5')).toBeNull()
    expect(parseTime('90:00')).toBe(5_400_000)
  })

  test('fields may be flags, and the first may have no name', () => {
    expect(parseFields('legal, not press')).toEqual({ legal: true, press: false })
    expect(parseFields('threefold, move Nf3', 'claim')).toEqual({ claim: 'threefold', move: 'Nf3' })
    expect(parseFields('move Nf3', 'claim')).toEqual({ move: 'Nf3' })
  })
})
