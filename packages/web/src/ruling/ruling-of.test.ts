import { articleOf, citationsOf, type EditionId, editionIds, ruleById } from '@jadoube/laws'
import { describe, expect, test } from 'vitest'
import type { Mode, SituationChoice } from './record-of-situation.js'
import { rulingOf } from './ruling-of.js'
import { asksAbout, situations } from './situations.js'

const plays: readonly (readonly [Mode, boolean])[] = [
  ['standard', true],
  ['rapid', true],
  ['rapid', false],
  ['blitz', true],
  ['blitz', false],
]

const asked = (id: string, kind: string, more: Partial<SituationChoice> = {}): SituationChoice => ({
  situation: situations.find(each => each.id === id)!,
  kind,
  player: 'white',
  noticed: 'opponent',
  pressed: true,
  count: 1,
  mode: 'standard',
  supervised: true,
  edition: 'fide-2023',
  ...more,
})

/** The ruling of the page in short: `+2` minutes for the opponent, a result, or nothing. */
function penalty(about: SituationChoice): string {
  const ruling = rulingOf(about)
  if (ruling === null) throw new Error('not a game')
  const { ruled, answer } = ruling
  const outcome = ruled.lines[answer]!.outcome
  const added = outcome.flatMap(event => (event.type === 'time-added' ? [event.ms / 60_000] : []))
  const over = outcome.flatMap(event => (event.type === 'game-concluded' ? [event.result] : []))
  return [...added.map(minutes => `+${minutes}`), ...over].join(' ') || 'none'
}

const every = situations.flatMap(situation =>
  situation.kinds.map(kind => [situation.id, kind] as const),
)

describe('every answer in every edition', () => {
  test.each(['ordinary', 'check', 'castling', 'promotion'])(
    'illegal, %s: before the press nothing is claimed and the move is corrected',
    kind => {
      for (const edition of editionIds) {
        const ruling = rulingOf(asked('illegal', kind, { edition, pressed: false }))!
        const types = ruling.ruled.events.map(({ type }) => type)
        expect(types, edition).not.toContain('claim-rejected')
        expect(['illegal.completed-when', 'fb.illegal.self-correct'], edition).toContain(
          ruling.rule,
        )
      }
    },
  )

  test.each(every)(
    '%s, %s: is based on an article of that edition, and nobody is late',
    (id, kind) => {
      for (const edition of editionIds as readonly EditionId[]) {
        for (const [mode, supervised] of plays) {
          const where = `${edition} ${mode} ${supervised}`
          const ruling = rulingOf(asked(id, kind, { edition, mode, supervised }))
          expect(ruling, where).not.toBeNull()
          if (id !== 'late') expect(ruling!.ruled.summary.reason, where).not.toBe('late')
          expect(ruling!.article, where).not.toBe('')
          expect(ruling!.article, where).toBe(articleOf(ruling!.rule, edition))
          for (const event of ruling!.ruled.lines[ruling!.answer]!.outcome) {
            if (!('rule' in event) || event.rule === undefined || !('article' in event)) continue
            const cited = citationsOf(ruleById(event.rule)!, edition).map(({ article }) => article)
            expect(cited, `${where} ${event.rule}`).toContain(event.article)
          }
        }
      }
    },
  )

  test.each(every)('%s, %s: is the same for White and Black, whatever is asked', (id, kind) => {
    const asks = asksAbout(situations.find(each => each.id === id)!, kind)
    for (const noticed of asks.includes('noticed') ? (['opponent', 'arbiter'] as const) : []) {
      for (const pressed of asks.includes('pressed') ? [true, false] : [true]) {
        for (const count of asks.includes('count') ? [1, 2] : [1]) {
          const white = asked(id, kind, { noticed, pressed, count })
          expect(penalty({ ...white, player: 'black' }).replace(/1-0|0-1/, ''), id).toBe(
            penalty(white).replace(/1-0|0-1/, ''),
          )
          expect(rulingOf({ ...white, player: 'black' })!.article).toBe(rulingOf(white)!.article)
        }
      }
    }
  })
})

/** From the texts: standard, rapid with and without supervision, blitz with and without. */
type Row = readonly [
  what: string,
  ruled: Partial<Record<EditionId, readonly [string, string, string, string, string]>>,
]

const loses = '0-1'
const rows: readonly Row[] = [
  [
    'illegal.ordinary',
    {
      // 7.4.b; A.4 and B.3.c without supervision.
      'fide-2009': ['+2', '+2', '+2', '+2', loses],
      // 7.5.3; A.4.2 and B.4 lose at once; B.2: one minute.
      'fide-2017': ['+2', '+2', loses, '+1', loses],
      // 7.5.5; A.4.2 and B.4 as in standard play, B.2: one minute.
      'fide-2018': ['+2', '+2', '+2', '+1', '+1'],
      // A.3: one minute in rapid as well.
      'fide-2023': ['+2', '+1', '+1', '+1', '+1'],
    },
  ],
  [
    'threefold.wrong',
    {
      // 9.5.b: three minutes.
      'fide-2009': ['+3', '+3', '+3', '+3', '+3'],
      // 9.5.3: two minutes; B.2: one.
      'fide-2017': ['+2', '+2', '+2', '+1', '+1'],
      'fide-2018': ['+2', '+2', '+2', '+1', '+1'],
      'fide-2023': ['+2', '+1', '+1', '+1', '+1'],
    },
  ],
  [
    'flag.king',
    {
      'fide-2009': ['1/2-1/2', '1/2-1/2', '1/2-1/2', '1/2-1/2', '1/2-1/2'],
      'fide-2023': ['1/2-1/2', '1/2-1/2', '1/2-1/2', '1/2-1/2', '1/2-1/2'],
    },
  ],
  [
    'device.possession',
    {
      // In 2009 the sound is punished. A phone that is only switched on is left to the arbiter.
      'fide-2009': ['none', 'none', 'none', 'none', 'none'],
      'fide-2018': [loses, loses, loses, loses, loses],
      'fide-2023': [loses, loses, loses, loses, loses],
    },
  ],
  [
    'device.sound',
    {
      'fide-2009': [loses, loses, loses, loses, loses],
      'fide-2023': [loses, loses, loses, loses, loses],
    },
  ],
  [
    'resigned.lone-king',
    {
      'fide-2018': [loses, loses, loses, loses, loses],
      'fide-2023': ['1/2-1/2', '1/2-1/2', '1/2-1/2', '1/2-1/2', '1/2-1/2'],
    },
  ],
  [
    'quickplay.rejected',
    {
      // 10.2.c and III.5.3: two minutes. None in blitz without supervision (B.3.b), or in blitz
      // from 2017 on (III.2.2).
      'fide-2009': ['+2', '+2', '+2', '+2', 'none'],
      'fide-2018': ['+2', '+2', '+2', 'none', 'none'],
      'fide-2023': ['+2', '+2', '+2', 'none', 'none'],
    },
  ],
  [
    'illegal.later',
    {
      // Without supervision it stands once the opponent has moved (A.4.d, A.4.2, A.5.2).
      'fide-2009': ['+2', '+2', 'none', '+2', 'none'],
      'fide-2018': ['+2', '+2', 'none', '+1', 'none'],
      'fide-2023': ['+2', '+1', 'none', '+1', 'none'],
    },
  ],
  [
    'position.both-kings',
    {
      // A.5.4: a draw if an illegal position is still there after the next move.
      'fide-2023': ['+2', '+1', '1/2-1/2', '+1', '1/2-1/2'],
      'fide-2018': ['+2', '+2', '1/2-1/2', '+1', '1/2-1/2'],
    },
  ],
]

describe.each(rows)('%s costs what the texts say', (what, ruled) => {
  test.each(Object.entries(ruled) as [EditionId, readonly string[]][])('in %s', (edition, row) => {
    const [id, kind] = what.split('.') as [string, string]
    const found = plays.map(([mode, supervised]) =>
      penalty(asked(id, kind, { edition, mode, supervised })),
    )
    expect(found).toEqual(row)
  })
})

test.each([
  ['illegal.ordinary', 'fide-2009', '7.4.b'],
  ['illegal.ordinary', 'fide-2018', '7.5.5'],
  ['illegal.two-hands', 'fide-2018', '7.5.5'],
  ['threefold.wrong', 'fide-2009', '9.5.b'],
  ['threefold.wrong', 'fide-2023', '9.5.3'],
  ['threefold.touched', 'fide-2023', '9.4'],
  ['threefold.written', 'fide-2018', '9.2.1'],
  ['flag.enough', 'fide-2009', '6.9'],
  ['flag.both', 'fide-2009', '6.11.b'],
  ['flag.both', 'fide-2023', 'III.3.1.2'],
  ['flag.mate', 'fide-2023', '6.9'],
  ['device.sound', 'fide-2009', '12.3.b'],
  ['device.possession', 'fide-2023', '11.3.2.2'],
  ['late.beyond', 'fide-2009', '6.6.a'],
  ['late.beyond', 'fide-2023', '6.7.1'],
  ['colours.early', 'fide-2009', '7.2'],
  ['colours.early', 'fide-2023', '7.3'],
  ['setup.early', 'fide-2009', '7.1.a'],
  ['setup.early', 'fide-2023', '7.2.1'],
  ['position.turned', 'fide-2009', '7.1.b'],
  ['displaced.accident', 'fide-2023', '7.4.1'],
  ['displaced.accident', 'fide-2009', '7.3'],
  ['touched.other', 'fide-2009', '4.3.a'],
  ['touched.pinned', 'fide-2023', '4.5'],
  ['touched.rook-first', 'fide-2018', '4.4.2'],
  ['offer.thinking', 'fide-2009', '9.1.b(1)'],
  ['offer.forbidden', 'fide-2023', '9.1.1'],
  ['quickplay.agreed', 'fide-2009', '10.2.a'],
  ['quickplay.agreed', 'fide-2023', 'III.5.1'],
  ['recording.behind', 'fide-2023', '8.1.3'],
  ['recording.advance', 'fide-2009', '8.1'],
  ['clock.stopped', 'fide-2009', '6.12.d'],
  ['clock.defective', 'fide-2023', '6.10.1'],
  ['conduct.analysis', 'fide-2023', '11.3.1'],
  ['conduct.noise', 'fide-2009', '12.6'],
  ['stranger.spectator-interference', 'fide-2023', '12.7'],
  ['resigned.ordinary', 'fide-2009', '5.1.b'],
] as const)('%s under %s is based on Article %s', (what, edition, article) => {
  const [id, kind] = what.split('.') as [string, string]
  expect(rulingOf(asked(id, kind, { edition }))!.article).toBe(article)
})

test('[touch.one-hand · fide-2009] using two hands is ruled by the article that forbids it', () => {
  expect(rulingOf(asked('illegal', 'two-hands', { edition: 'fide-2009' }))?.rule).toBe(
    'touch.one-hand',
  )
})

test('[qpf.rule.postpone-or-reject · fide-2023] a postponed decision is explained as one', () => {
  expect(rulingOf(asked('quickplay', 'postponed'))?.rule).toBe('qpf.rule.postpone-or-reject')
})

test('[illegal.penalty-loss · fide-2023] a third illegal move is impossible, because the second has lost', () => {
  const { ruled, answer } = rulingOf(asked('illegal', 'ordinary', { count: 3 }))!
  expect(ruled.summary.reason).toBe('illegal-moves')
  const types = ruled.lines[answer]!.outcome.map(({ type }) => type)
  expect(types).toContain('game-concluded')
  expect(types).not.toContain('refused')
})
