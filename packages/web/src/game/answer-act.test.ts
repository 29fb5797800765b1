import { evolve, type GameState, type Question, ruleRecord } from '@jadoube/laws'
import { expect, test } from 'vitest'
import { answerAct } from './answer-act.js'

const start = [
  { jadoube: 'record/1', laws: 'fide-2023', timeControl: '5400+30' },
  { at: 0, by: 'arbiter', act: 'start' },
]

/** The game after these acts, and whether the last one was refused. */
function played(acts: readonly object[]): { state: GameState; isRefused: boolean } {
  const ruled = ruleRecord([...start, ...acts].map(line => JSON.stringify(line)).join('\n'))
  if (!ruled.ok) throw new Error(ruled.error.reason)
  const { table, lines } = ruled.value
  let state = table.state
  for (const event of lines.flatMap(({ outcome }) => outcome))
    if (event.type !== 'refused') state = evolve(state, event)
  return { state, isRefused: lines.at(-1)?.outcome.some(({ type }) => type === 'refused') ?? true }
}

const asked: readonly (readonly [string, readonly object[]])[] = [
  ['a handshake', [{ at: 1000, by: 'white', act: 'gesture', what: 'handshake' }]],
  ['stopped clocks', [{ at: 1000, by: 'white', act: 'gesture', what: 'clocks-stopped' }]],
  [
    'a piece between two squares',
    [{ at: 1000, by: 'white', act: 'place-between', from: 'g1', squares: ['f3', 'h3'] }],
  ],
]

test.each(asked)('every answer to the question after %s can be given', (_, acts) => {
  const { questions } = played(acts).state
  expect(questions.length).toBeGreaterThan(0)
  for (const question of questions as readonly Question[]) {
    for (const option of question.options) {
      if (!('verdict' in option)) continue
      const answer = { at: 2000, by: 'arbiter', ...answerAct(question, option) }
      expect(played([...acts, answer]).isRefused, JSON.stringify(answer)).toBe(false)
    }
  }
})
