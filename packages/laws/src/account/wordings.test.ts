import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { claims } from '../game/act.js'
import { eventTypes } from '../game/event.js'
import { refusalReasons } from '../game/refusal.js'
import { wordings } from './account.js'
import type { Words } from './wording.js'

const source = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  // The word list itself is not searched.
  name =>
    name.endsWith('.ts') &&
    !name.endsWith('.test.ts') &&
    !['account', 'case-file'].some(folder => name.startsWith(join(folder, ''))),
)

/** Everything that the pattern finds in the sources, so that new words are found automatically. */
function found(pattern: RegExp): readonly string[] {
  const texts = files.map(name => readFileSync(join(source, name), 'utf8'))
  const words = texts.flatMap(text => [...text.matchAll(pattern)].map(([, word]) => word!))
  return [...new Set(words)].sort()
}

const effects = found(/\beffect: '([a-z-]+)'/g)
const questions = [...new Set([...claims, ...found(/\bclaim: '([a-z-]+)'/g)])]
/** The rules that can be broken. */
const broken = found(/\b(?:breach|punishableBreach)\(\s*ruling,\s*\w+,\s*'([a-z.-]+)'/g)

/**
 * Checks that a text begins with a capital letter, ends with one full stop, and has no placeholder
 * or double space.
 */
const isWhole = (text: string): boolean =>
  /^\p{Lu}.*[^.]\.$/u.test(text) && !/[{}]|undefined| {2}| :/.test(text)

test('the sources were found', () => {
  expect(eventTypes).toEqual(expect.arrayContaining(['move-made', 'boards-adjusted', 'question']))
  expect(effects).toEqual(expect.arrayContaining(['play-on', 'boards-adjusted']))
  expect(questions).toEqual(expect.arrayContaining(['times', 'boards-differ', 'conduct']))
  expect(broken).toEqual(expect.arrayContaining(['touch.adjust', 'blind.announce.ranks']))
})

describe.each(Object.entries(wordings))('in %s', (language, wording) => {
  test('every event has a sentence', () => {
    const has = wording.events as Readonly<Record<string, unknown>>
    expect(eventTypes.filter(type => typeof has[type] !== 'function')).toEqual([])
  })

  test('every answer states its effect', () => {
    const has = wording.effects as Readonly<Record<string, string>>
    expect(effects.filter(effect => !has[effect])).toEqual([])
  })

  test('every claim and every question has a name', () => {
    expect(questions.filter(claim => !wording.claims[claim])).toEqual([])
  })

  test('every claim and its outcome is a whole sentence', () => {
    const words = { move: 'Nf3' } as Words
    const base = { at: 0, by: 'white' as const }
    const sentences = claims.flatMap(claim => [
      wording.events['claim-made']({ ...base, type: 'claim-made', claim }, words),
      wording.events['claim-made']({ ...base, type: 'claim-made', claim, move: 'Nf3' }, words),
      ...(['claim-upheld', 'claim-rejected'] as const).flatMap(type => [
        wording.events[type]({ ...base, type, claim } as never, words),
        wording.events[type]({ ...base, type, claim, rule: 'rep.intended' } as never, words),
        wording.events[type]({ ...base, type, claim, facts: { illegal: true } } as never, words),
      ]),
    ])
    expect(sentences.filter(text => !isWhole(text))).toEqual([])
  })

  test('every end of a game is a whole sentence', () => {
    const results = ['1-0', '0-1', '1/2-1/2', '0-0', '1/2-0', '+/-', '-/+', '-/-', '*']
    const tell = wording.events['game-concluded'] as (event: object, words: object) => string
    // A cancelled game has no winner.
    const reasons = Object.keys(wording.reasons).filter(reason => reason !== 'cancelled')
    const sentences = reasons.flatMap(reason =>
      results.flatMap(result => [
        tell({ type: 'game-concluded', at: 0, result, reason }, {}),
        tell({ type: 'game-concluded', at: 0, result, reason, cannotMate: 'black' }, {}),
      ]),
    )
    expect(sentences.filter(text => !isWhole(text))).toEqual([])
  })

  test('every breach has its own sentence', () => {
    const tell = wording.events.breach as (event: object, words: object) => string
    const any = tell({ type: 'breach', at: 0, by: 'white' }, {})
    const vague = broken.filter(
      rule => tell({ type: 'breach', at: 0, by: 'white', rule }, {}) === any,
    )
    expect(vague).toEqual([])
  })

  test('a result that gives way to a flag differs from one that the arbiter lifts', () => {
    const tell = wording.events['result-lifted'] as (event: object) => string
    const lifted = tell({ type: 'result-lifted', at: 0, rule: 'adjourn.late.override' })
    for (const rule of [
      'flag.considered-fallen',
      'rapid.unsup.flag.by-claim',
      'fb.win.flag.claim',
    ]) {
      const overtaken = tell({ type: 'result-lifted', at: 0, rule })
      expect(overtaken).not.toBe('')
      expect(overtaken).not.toBe(lifted)
    }
  })

  test('every refusal has a reason that is not the English one', () => {
    if (language === 'en') return
    const has = wording.refusals as Readonly<Record<string, string>>
    const english: Readonly<Record<string, string>> = refusalReasons
    const missing = Object.keys(english).filter(code => !has[code] || has[code] === english[code])
    expect(missing).toEqual([])
  })
})

test('English uses the reasons of the refusals themselves', () => {
  for (const reason of Object.values(refusalReasons)) expect(reason).toMatch(/^[a-z].*[^.]$/)
})
