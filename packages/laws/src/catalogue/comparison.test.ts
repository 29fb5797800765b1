import { describe, expect, test } from 'vitest'
import { explanations } from '../explanations/en/index.js'
import { compareEditions } from './comparison.js'

const ids = (found: readonly { readonly id: string }[]) => found.map(rule => rule.id)

describe('from one edition to another', () => {
  const from2009 = compareEditions('fide-2009', 'fide-2018', explanations)
  const from2018 = compareEditions('fide-2018', 'fide-2023', explanations)

  test('rules are added and removed', () => {
    expect(ids(from2009.added)).toEqual(
      expect.arrayContaining(['auto.fivefold', 'illegal.press-no-move', 'device.possession']),
    )
    expect(ids(from2009.removed)).toEqual(
      expect.arrayContaining(['device.sound-2009', 'qpf.final', 'appeal.excluded']),
    )
    expect(ids(from2018.added)).toEqual(['end.resign-draw', 'rapid.penalty.one-minute'])
    expect(from2018.removed).toEqual([])
  })

  test('a rule that changed in substance has both explanations', () => {
    const lost = from2009.changed.find(({ rule }) => rule.id === 'illegal.penalty-loss')!
    expect(lost.before.numbers).toBe('7.4.b')
    expect(lost.after.numbers).toBe('7.5.5')
    expect(lost.before.explanation).not.toBe(lost.after.explanation)
    expect(from2018.changed.map(({ rule }) => rule.id)).toEqual(
      expect.arrayContaining(['end.resign', 'score.record', 'illegal.two-hands']),
    )
  })

  test('a rule that only moved is renumbered', () => {
    const fivefold = from2018.renumbered.map(({ rule }) => rule.id)
    expect(fivefold).toContain('rep.same-position')
    expect(fivefold).not.toContain('auto.fivefold')
  })

  test('no rule is in two of the lists', () => {
    for (const { added, removed, changed, renumbered } of [from2009, from2018]) {
      const all = [...added, ...removed, ...[...changed, ...renumbered].map(({ rule }) => rule)]
      expect(new Set(ids(all)).size).toBe(all.length)
    }
  })

  test('an edition does not differ from itself', () => {
    expect(compareEditions('fide-2017', 'fide-2017', explanations)).toEqual({
      added: [],
      removed: [],
      changed: [],
      renumbered: [],
    })
  })
})
