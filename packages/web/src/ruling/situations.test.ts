import { wordings } from '@jadoube/laws/account'
import { describe, expect, test } from 'vitest'
import { accountLines } from '../account/account-lines.js'
import { ruleCase } from '../casebook/rule-case.js'
import { words as cs } from '../casebook/words/cs.js'
import { type CaseWords, words as en } from '../casebook/words/en.js'
import { words as fi } from '../casebook/words/fi.js'
import { words as sl } from '../casebook/words/sl.js'
import { words as sr } from '../casebook/words/sr.js'
import { recordOfSituation, type SituationChoice } from './record-of-situation.js'
import { situations } from './situations.js'

const languages: Readonly<Record<string, CaseWords>> = { en, sl, sr, cs, fi }

test.each(Object.entries(languages))('every situation has a name in %s', (_, { ruling }) => {
  expect(Object.keys(ruling.situations)).toEqual(situations.map(({ id }) => id))
  const kinds = situations.flatMap(({ id, kinds: all }) =>
    all.length === 1 ? [] : all.map(kind => `${id}.${kind}`),
  )
  expect(Object.keys(ruling.kinds)).toEqual(kinds)
})

const english = { language: 'en', wording: wordings.en } as const

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

function summary(about: SituationChoice) {
  const ruled = ruleCase(recordOfSituation(about), about.edition)
  if (ruled === null) throw new Error('not a game')
  const { from } = recordOfSituation(about)
  const text = accountLines(ruled, english)
    .slice(from)
    .flat()
    .map(({ text: each }) => each)
    .join(' ')
  return { ...ruled.summary, text, events: ruled.events.map(({ type }) => type) }
}

describe('every situation', () => {
  test.each(situations.flatMap(({ id, kinds }) => kinds.map(kind => [id, kind] as const)))(
    '%s, %s: is described in the oldest and the newest edition',
    (id, kind) => {
      for (const edition of ['fide-2009', 'fide-2023'] as const) {
        expect(summary(asked(id, kind, { edition })).text, edition).not.toBe('')
      }
    },
  )
})

describe('the ruling', () => {
  test('[illegal.penalty-loss · fide-2023] the second illegal move loses, in 2009 the third', () => {
    const second = asked('illegal', 'ordinary', { count: 2 })
    expect(summary(second)).toMatchObject({ result: '0-1', reason: 'illegal-moves' })
    expect(summary({ ...second, edition: 'fide-2009' }).status).toBe('in-play')
    expect(summary({ ...second, edition: 'fide-2009', count: 3 }).result).toBe('0-1')
  })

  test.each(['ordinary', 'check', 'castling', 'promotion', 'two-hands', 'no-move'])(
    '[illegal.penalty-time · fide-2023] the first costs two minutes: %s',
    kind => {
      expect(summary(asked('illegal', kind)).text).toContain('Black gets 2 extra minutes')
    },
  )

  test('[illegal.completed-when · fide-2023] before the press it costs nothing', () => {
    const { events } = summary(asked('illegal', 'ordinary', { pressed: false }))
    expect(events).not.toContain('time-added')
  })

  test('[flag.draw-no-mate · fide-2023] a fallen flag loses, but is a draw against a lone king', () => {
    expect(summary(asked('flag', 'enough')).result).toBe('0-1')
    expect(summary(asked('flag', 'king')).result).toBe('1/2-1/2')
  })

  test('[claim.correct, rep.claim · fide-2023] threefold', () => {
    expect(summary(asked('threefold', 'right')).result).toBe('1/2-1/2')
    expect(summary(asked('threefold', 'wrong')).text).toContain('2 extra minutes')
    expect(summary(asked('threefold', 'waiting')).events).toContain('refused')
  })

  test('[touch.own-first · fide-2023] the touched piece must move', () => {
    expect(summary(asked('touched', 'other')).events).toContain('claim-upheld')
    expect(summary(asked('touched', 'adjusted')).events).toContain('claim-rejected')
  })

  test('[device.possession · fide-2023] an electronic device loses the game', () => {
    expect(summary(asked('device', 'possession')).result).toBe('0-1')
  })

  test('[default.late-loses · fide-2023] arriving within and after the default time', () => {
    expect(summary(asked('late', 'within')).status).toBe('in-play')
    expect(summary(asked('late', 'beyond')).result).toBe('-/+')
  })
})
