import { describe, expect, test } from 'vitest'
import { type WrittenLanguage, writtenLanguages } from '../../explanations/language.js'
import { ruleRecord } from '../../record/index.js'
import { makeAccount } from '../account.js'

type Line = Readonly<Record<string, unknown>>

function told(header: Line, acts: readonly Line[], language: WrittenLanguage = 'en'): string {
  const lines = [{ jadoube: 'record/1', timeControl: '5400', ...header }, ...acts]
  const ruled = ruleRecord(lines.map(line => JSON.stringify(line)).join('\n'))
  if (!ruled.ok) throw new Error(ruled.error.reason)
  return makeAccount(ruled.value, language).join('\n')
}

const start = { at: 0, by: 'arbiter', act: 'start' }
const illegal = { at: 1000, by: 'white', act: 'move', from: 'e2', to: 'e5' }
const claimed = { at: 9000, by: 'black', act: 'claim', claim: 'illegal-move' }

describe('why a claim is incorrect', () => {
  test('[illegal.completed-when · fide-2018] the illegal move has not been completed', () => {
    const text = told({ laws: 'fide-2018' }, [start, { ...illegal, press: false }, claimed])
    expect(text).toContain(
      'The claim is incorrect: the illegal move is not completed, because the clock has not been pressed. White must replace it with a legal move. (Article 7.5.1)',
    )
  })

  test('[illegal.restore · fide-2018] it was the claimant who made an illegal move', () => {
    const reply = { at: 2000, by: 'black', act: 'move', san: 'd5' }
    const text = told({ laws: 'fide-2018' }, [start, illegal, reply, { ...claimed, by: 'white' }])
    expect(text).toContain('The claim is incorrect: Black has made no illegal move to correct.')
  })

  test('[rapid.unsup.illegal.window · fide-2018] only the opponent can claim it', () => {
    const header = { laws: 'fide-2018', timeControl: '900', supervision: 'inadequate' }
    const own = { ...claimed, by: 'white', player: 'white' }
    expect(told(header, [start, illegal, own])).toContain(
      'The claim is incorrect: only Black can claim this illegal move.',
    )
  })

  test('[rapid.unsup.flag.own-flag-up · fide-2017] the claimant’s own flag is down as well', () => {
    const header = { laws: 'fide-2017', timeControl: '60', supervision: 'inadequate' }
    const text = told(header, [
      start,
      { at: 10_000, by: 'white', act: 'move', san: 'e4' },
      { at: 75_000, by: 'black', act: 'move', san: 'e5' },
      { at: 140_000, by: 'white', act: 'claim', claim: 'flag' },
    ])
    expect(text).toContain('The claim is incorrect: White’s own flag has also fallen.')
    expect(text).not.toContain('neither player has run out of time')
  })

  test.each(writtenLanguages)('starts every sentence with a capital letter in %s', language => {
    const text = told(
      { laws: 'fide-2018' },
      [start, { ...illegal, press: false }, claimed],
      language,
    )
    expect(text).not.toMatch(/[.!?] \p{Ll}/u)
  })
})

describe('a right that ended with a touch', () => {
  const touched = [
    start,
    { at: 1000, by: 'white', act: 'touch', square: 'd2' },
    { at: 2000, by: 'white', act: 'move', san: 'e4' },
    { at: 3000, by: 'black', act: 'touch', square: 'e7' },
  ]

  test('[touch.claim-forfeit · fide-2018] is told alike for a complaint and for a draw claim', () => {
    const claim = (name: string) => ({ at: 4000, by: 'black', act: 'claim', claim: name })
    const reason = 'the player has touched a piece, so it is too late for this claim.'
    expect(told({ laws: 'fide-2018' }, [...touched, claim('touched-piece')])).toContain(reason)
    expect(told({ laws: 'fide-2018' }, [...touched, claim('threefold')])).toContain(reason)
  })
})
