import { type EditionId, editionIds } from '@jadoube/laws'
import { describe, expect, test } from 'vitest'
import type { Mode, SituationChoice } from './record-of-situation.js'
import { rulingOf } from './ruling-of.js'
import { asksAbout, situations } from './situations.js'

const asked = (what: string, more: Partial<SituationChoice> = {}): SituationChoice => {
  const [id, kind = ''] = what.split('.')
  return {
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
  }
}

/** The rule, its article, and how the game stands. */
function inShort(about: SituationChoice): string {
  const { ruled, answer, rule, article } = rulingOf(about)!
  const added = ruled.lines[answer]!.outcome.flatMap(event =>
    event.type === 'time-added' ? [`+${event.ms / 60_000}`] : [],
  )
  const { result } = ruled.summary
  return [rule, article, ...added, ...(result === '*' ? [] : [result])].join(' ')
}

const unsupervised = (mode: Mode) => ({ mode, supervised: false })

describe('before the press', () => {
  const illegal = situations.find(({ id }) => id === 'illegal')!

  test('an illegal move does not count, so nobody asks how many there were', () => {
    expect(asksAbout(illegal, 'ordinary', true)).toContain('count')
    expect(asksAbout(illegal, 'ordinary', false)).not.toContain('count')
    expect(asksAbout(illegal, 'later', false)).toContain('count')
  })

  test.each(['ordinary', 'check', 'castling', 'promotion'])(
    'no illegal move loses a game, %s',
    kind => {
      for (const edition of editionIds) {
        for (const count of [1, 2, 3]) {
          const about = asked(`illegal.${kind}`, { edition, count, pressed: false })
          for (const more of [{}, unsupervised('rapid'), unsupervised('blitz')]) {
            expect(rulingOf({ ...about, ...more })!.ruled.summary.status).toBe('in-play')
          }
        }
      }
    },
  )

  test.each<readonly [EditionId, Mode, boolean, string]>([
    // A breach of 4.1, not an illegal move.
    ['fide-2009', 'standard', true, 'touch.one-hand 4.1'],
    // 7.7.1: illegal even before the press; A.4.2 and B.4: the first one loses.
    ['fide-2017', 'standard', true, 'illegal.penalty-time 7.5.3 +2'],
    ['fide-2017', 'rapid', false, 'rapid.unsup.illegal.cost.2017 A.4.2 0-1'],
    // 7.5.4: nothing counts before the press.
    ['fide-2018', 'standard', true, 'illegal.two-hands 7.5.4'],
    ['fide-2023', 'blitz', false, 'illegal.two-hands 7.5.4'],
  ])('[illegal.two-hands · %s] both hands, %s', (edition, mode, supervised, ruling) => {
    const about = asked('illegal.two-hands', { edition, mode, supervised, pressed: false })
    expect(inShort(about)).toBe(ruling)
  })

  test('[illegal.two-hands · fide-2023] the same move is made again with one hand', () => {
    const ruling = rulingOf(asked('illegal.two-hands', { pressed: false }))!
    expect(ruling.ruled.summary).toMatchObject({ status: 'in-play', hasTheMove: 'white' })
    expect(ruling.stops).toBe(false)
    const types = ruling.ruled.lines[ruling.answer]!.outcome.map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['position-reinstated', 'obligation']))
  })
})

describe('an illegal move found several moves later', () => {
  test.each<readonly [EditionId, number, string]>([
    ['fide-2009', 2, 'illegal.penalty-time 7.4.b +2'],
    ['fide-2009', 3, 'illegal.penalty-loss 7.4.b 0-1'],
    ['fide-2018', 2, 'illegal.penalty-loss 7.5.5 0-1'],
    ['fide-2023', 1, 'illegal.penalty-time 7.5.5 +2'],
    ['fide-2023', 2, 'illegal.penalty-loss 7.5.5 0-1'],
  ])('[illegal.penalty-loss · %s] number %i', (edition, count, ruling) => {
    for (const noticed of ['opponent', 'arbiter'] as const) {
      expect(inShort(asked('illegal.later', { edition, count, noticed }))).toBe(ruling)
    }
  })

  test.each<readonly [EditionId, Mode, string]>([
    ['fide-2018', 'rapid', 'rapid.unsup.illegal.stands A.4.2'],
    ['fide-2023', 'rapid', 'rapid.unsup.illegal.stands A.5.2'],
    ['fide-2023', 'blitz', 'blitz.unsup.illegal.stands A.5.2'],
  ])('[rapid.unsup.illegal.stands · %s] stands in %s', (edition, mode, ruling) => {
    for (const noticed of ['opponent', 'arbiter'] as const) {
      const about = asked('illegal.later', { edition, noticed, ...unsupervised(mode) })
      expect(inShort(about)).toBe(ruling)
    }
  })
})

describe('what is no illegal move in the edition, or no claim in the kind of play', () => {
  test.each(['opponent', 'arbiter'] as const)(
    '[clock.handling, touch.one-hand · fide-2009] a press without a move, and two hands: %s',
    noticed => {
      const about = { edition: 'fide-2009', noticed } as const
      expect(inShort(asked('illegal.no-move', about))).toBe('clock.handling 6.7.c')
      expect(inShort(asked('illegal.two-hands', about))).toBe('touch.one-hand 4.1')
    },
  )

  test.each(['agreed', 'postponed', 'rejected', 'early', 'increment'])(
    '[qpf.scope.no-blitz · fide-2023] no quickplay claim in blitz: %s',
    kind => {
      const about = asked(`quickplay.${kind}`, { mode: 'blitz' })
      expect(inShort(about)).toBe('qpf.scope.no-blitz III.2.2')
      expect(rulingOf({ ...about, mode: 'standard' })!.article).not.toBe('III.2.2')
    },
  )

  test('[qpf.claim.when · fide-2009] in 2009 nobody can ask for an increment', () => {
    const about = asked('quickplay.increment', { edition: 'fide-2009' })
    expect(inShort(about)).toBe('qpf.claim.when 10.2')
  })

  test('[fb.king-capture.loses · finland-blitz-2008] who takes the king loses', () => {
    const about = asked('illegal.king', { edition: 'finland-blitz-2008', mode: 'blitz' })
    expect(inShort(about)).toBe('fb.king-capture.loses 13.d 0-1')
  })

  test.each([
    ['both-kings', 'rapid', '7.4.b'],
    ['pawn', 'rapid', 'A4.c'],
    ['both-kings', 'blitz', 'B3.b'],
    ['pawn', 'blitz', 'B3.b'],
  ] as const)('[rapid.unsup.both-kings.intervene-2009] %s in %s', (kind, mode, article) => {
    const about = asked(`position.${kind}`, { edition: 'fide-2009', ...unsupervised(mode) })
    expect(rulingOf(about)!.article).toBe(article)
  })
})
