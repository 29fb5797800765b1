import { evolve, type RuledRecord, ruleRecord } from '@jadoube/laws'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { fetchSentences, narration } from '../account/narration.js'
import { type Outcome, outcomeForSeat } from '../account/outcome.js'
import { ruleCase } from '../casebook/rule-case.js'
import { languages, speak } from '../i18n/language.js'
import { conformanceCases } from '../testing/conformance-cases.js'
import { type Ruling, rulingShown, rulingsOf } from './rulings.js'

// The app sets the language of the page, but there is no page here.
vi.stubGlobal('document', { documentElement: {} })

const header = { jadoube: 'record/1', laws: 'fide-2023', timeControl: '5400+30' }

/** The ruling shown after the last act. */
function shown(acts: readonly object[]): Ruling | undefined {
  const record = [header, { at: 0, by: 'arbiter', act: 'start' }, ...acts]
  const ruled = ruleRecord(record.map(line => JSON.stringify(line)).join('\n'))
  if (!ruled.ok) throw new Error(ruled.error.reason)
  const outcome = { ...lastOf(ruled.value), follow: evolve }
  return rulingShown(outcome, rulingsOf(outcome))
}

function lastOf({ table, lines }: RuledRecord) {
  const outcomes = lines.map(({ outcome }) => outcome)
  let before = table.state
  for (const event of outcomes.slice(0, -1).flat())
    if (event.type !== 'refused') before = evolve(before, event)
  return { before, events: outcomes.at(-1) ?? [] }
}

/** White plays e2–e5, and Black claims. */
const illegal = [
  { at: 10_000, by: 'white', act: 'move', from: 'e2', to: 'e5' },
  { at: 20_000, by: 'black', act: 'claim', claim: 'illegal-move' },
]

/** Black claims with a written move, but the position has appeared only once. */
const wrongClaim = [
  { at: 10_000, by: 'white', act: 'move', san: 'Nf3' },
  { at: 20_000, by: 'black', act: 'claim', claim: 'threefold', move: 'Nf6' },
]

beforeAll(async () => {
  fetchSentences()
  await speak('en')
  await vi.waitFor(() => expect(narration.value?.language).toBe('en'), 60_000)
})

describe('rulings shown at the board', () => {
  test('[illegal.penalty-time · fide-2023] a ruling on an illegal move says who gets what and what must be played', () => {
    expect(shown(illegal)?.text).toBe(
      'The claim is correct: this is White’s first illegal move. Black gets 2 extra minutes. White must move the pawn on e2.',
    )
  })

  test('[claim.incorrect · fide-2023] an incorrect claim is answered with its penalty and the binding move', () => {
    const text = shown(wrongClaim)?.text
    expect(text).toMatch(/incorrect.*White gets 2 extra minutes\..*Nf6/)
  })

  test.each(languages)('in %s the ruling includes the consequence', async language => {
    await speak(language)
    const written = language === 'sr-Latn' ? 'sr' : language
    await vi.waitFor(() => expect(narration.value?.language).toBe(written), 60_000)
    for (const acts of [illegal, wrongClaim]) expect(shown(acts)?.text).toMatch(/\b2\b/)
    expect(shown(illegal)?.text).toMatch(/e2/)
    await speak('en')
  })
})

test('a seat that sees only the end of an act reads the same ruling, in every case', () => {
  const differing = conformanceCases().flatMap(worked => {
    return ruleCase(worked, worked.editions.at(-1)!)!.lines.flatMap(({ before, outcome }) => {
      const events = outcome.filter(({ type }) => type !== 'question')
      if (!events.some(({ type }) => type === 'position-reinstated')) return []
      const after = events.reduce(
        (state, event) => (event.type === 'refused' ? state : evolve(state, event)),
        before,
      )
      const told = (came: Outcome): string | undefined => rulingShown(came, rulingsOf(came))?.text
      const [whole, seen] = [
        { before, events, follow: evolve },
        outcomeForSeat(before, after, events),
      ]
      if (told(whole) === told(seen)) return []
      return [`${worked.id}: ${told(seen)} instead of ${told(whole)}`]
    })
  })
  expect(differing).toEqual([])
})
