import { expect, test } from 'vitest'
import * as tournament from './index.js'

const wrong = [undefined, null, 5, true, {}, [], Symbol('x'), () => 'x', new String('001')]
/** `parseTournamentAct` takes any value: it reads what came as JSON. */
const parsers = Object.entries(tournament).filter(
  ([name]) =>
    name === 'replayTournament' || (name.startsWith('parse') && name !== 'parseTournamentAct'),
)

test('there are parsers to test', () => {
  expect(parsers.map(([name]) => name).sort()).toEqual([
    'parseBirth',
    'parseEntries',
    'parseTieBreak',
    'parseTieBreaks',
    'parseTrf',
    'replayTournament',
  ])
})

test.each(parsers)('%s names itself if it is not given a text', (name, parse) => {
  for (const value of wrong) {
    expect(() => (parse as (text: unknown) => unknown)(value)).toThrow(
      new RegExp(`^${name}: text must be a string, not \\S`),
    )
  }
})

test('parseTournamentAct rejects what is not an act', () => {
  for (const value of wrong) expect(tournament.parseTournamentAct(value as never).ok).toBe(false)
})
