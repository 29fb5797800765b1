import { describe, expect, test } from 'vitest'
import { noProgressGrounds } from '../game/act-words.js'
import { ruleRecord } from '../record/index.js'
import { makeAccount, wordings } from './account.js'

type Language = keyof typeof wordings
const languages = Object.keys(wordings) as Language[]

const act = (at: number, by: string, what: object): object => ({ at, by, ...what })

/** What is told of an act: the lines of the account that the record has more than without it. */
function told(language: Language, header: object, acts: readonly object[]): readonly string[] {
  const account = (lines: readonly object[]): string[] => {
    const record = [{ jadoube: 'record/1', ...header }, ...lines]
    const ruled = ruleRecord(record.map(line => JSON.stringify(line)).join('\n'))
    if (!ruled.ok) throw new Error(ruled.error.reason)
    return makeAccount(ruled.value, language)
  }
  const without = new Set(account(acts.slice(0, -1)))
  return account(acts).filter(line => !without.has(line))
}

describe.each(languages)('the account in %s', language => {
  test('[fb.draw.no-progress.grounds · finland-blitz-2008] names the ground of the claim', () => {
    const header = { laws: 'finland-blitz-2008', timeControl: '300' }
    const claimOn = (ground: object) =>
      told(language, header, [
        act(0, 'arbiter', { act: 'start' }),
        act(1000, 'white', { act: 'claim', claim: 'no-progress', ...ground }),
      ])[0]
    const sentences = [{}, ...noProgressGrounds.map(ground => ({ ground }))].map(claimOn)
    expect(new Set(sentences).size).toBe(1 + noProgressGrounds.length)
  })

  test('[rapid.unsup.illegal.mutual-correction · fide-2018] tells a proposal from an agreement', () => {
    const header = {
      laws: 'fide-2018',
      mode: 'rapid',
      supervision: 'inadequate',
      timeControl: '1500',
    }
    const illegal = [
      act(0, 'arbiter', { act: 'start' }),
      act(1000, 'white', { act: 'move', from: 'e2', to: 'e5' }),
      act(2000, 'black', { act: 'move', san: 'Nf6' }),
    ]
    const first = act(3000, 'white', { act: 'propose-correction' })
    const second = act(3000, 'black', { act: 'propose-correction' })
    const { white, black } = wordings[language].players
    const sentence = (lines: readonly string[], name: string): string =>
      lines[0]!.slice(lines[0]!.indexOf(name) + name.length)
    const proposes = sentence(told(language, header, [...illegal, first]), white)
    const agrees = sentence(told(language, header, [...illegal, first, second]), black)
    expect(agrees).not.toBe(proposes)
  })

  test('[rapid.unsup.illegal.stands · fide-2018] a claim that comes too late is not called wrong', () => {
    const header = { laws: 'fide-2018', supervision: 'inadequate', timeControl: '300' }
    const start = act(0, 'arbiter', { act: 'start' })
    const claim = act(3000, 'black', { act: 'claim', claim: 'illegal-move' })
    const late = told(language, header, [
      start,
      act(1000, 'white', { act: 'move', from: 'e2', to: 'e5' }),
      act(2000, 'black', { act: 'move', san: 'Nf6', press: false }),
      claim,
    ])
    const wrong = told(language, header, [
      start,
      act(1000, 'white', { act: 'move', san: 'e4' }),
      claim,
    ])
    const sentence = (line: string) => line.slice(0, line.indexOf('(')).trim()
    expect(late[1]).toContain('A.4.2')
    expect(sentence(late[1]!)).not.toBe(sentence(wrong[1]!))
  })

  test('[adjourn.open.replier-present · fide-2018] an empty envelope has no move in it', () => {
    const opened = told(language, { laws: 'fide-2018', timeControl: '7200' }, [
      act(0, 'arbiter', { act: 'start' }),
      act(1000, 'arbiter', { act: 'adjourn', sessionEnds: 1000, resumes: 60_000 }),
      act(2000, 'white', { act: 'seal', text: ' ' }),
      act(60_000, 'white', { act: 'arrive' }),
      act(60_000, 'black', { act: 'arrive' }),
      act(60_001, 'arbiter', { act: 'open-envelope' }),
    ])
    expect(opened.join('\n')).not.toMatch(/[“„»”]\s*[“«”]/)
  })

  test('[adjourn.session.announce · fide-2018] the resumption is no time of day', () => {
    const [, announced] = told(language, { laws: 'fide-2018', timeControl: '7200' }, [
      act(0, 'arbiter', { act: 'start' }),
      act(1000, 'arbiter', { act: 'adjourn', sessionEnds: 1000, resumes: 9_000_000 }),
    ])
    expect(announced).toContain('2:30:00')
    expect(announced).toMatch(/scheduled start|začetku|почетка|začátku|alkamisajasta/)
  })

  test('[clock.wrong-setting · fide-2018] says what the wrongly set clock showed', () => {
    const lines = told(language, { laws: 'fide-2018', timeControl: '5400' }, [
      act(0, 'arbiter', { act: 'start' }),
      act(1000, 'black', { act: 'claim', claim: 'clock-setting', white: 900_000, black: 901_000 }),
    ])
    expect(lines.join('\n')).toMatch(/ 15:00, .* 15:01/)
  })

  test('[rapid.unsup.flag.own-flag-up · fide-2017] a claim fails by one’s own flag, not because time is left', () => {
    const header = { laws: 'fide-2017', supervision: 'inadequate', timeControl: '300' }
    const start = act(0, 'arbiter', { act: 'start' })
    const claim = (at: number) => act(at, 'white', { act: 'claim', claim: 'flag' })
    const bothDown = told(language, header, [
      start,
      act(1000, 'white', { act: 'move', san: 'e4' }),
      act(310_000, 'black', { act: 'move', san: 'e5' }),
      claim(620_000),
    ])
    const timeLeft = told(language, header, [start, claim(1000)])
    const sentence = (line: string) => line.slice(0, line.indexOf('(')).trim()
    expect(bothDown[1]).toContain('A.4.3')
    expect(sentence(bothDown[1]!)).not.toBe(sentence(timeLeft[1]!))
  })
})
