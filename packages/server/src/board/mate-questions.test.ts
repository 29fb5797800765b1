import { parseHeader, readAct } from '@jadoube/laws'
import { expect, test } from 'vitest'
import { MateQuestions } from './mate-questions.js'

const fen = '1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1'

function table(regulations: object = {}) {
  const read = parseHeader({
    jadoube: 'record/1',
    laws: 'fide-2023',
    timeControl: '60',
    start: fen,
    regulations,
  })
  if (!read.ok) throw new Error(read.error.reason)
  return read.value
}

async function resigned(questions: MateQuestions) {
  const { state, laws } = table()
  const started = await decide(questions, state, { act: 'start' }, 0, 'arbiter', laws)
  return decide(questions, started.state, { act: 'resign' }, 1000, 'white', laws)
}

async function decide(
  questions: MateQuestions,
  state: Parameters<MateQuestions['decide']>[0],
  raw: { act: string },
  at: number,
  by: 'white' | 'arbiter',
  laws: Parameters<MateQuestions['decide']>[2],
) {
  const act = readAct(raw, at, by)
  if (!act.ok) throw new Error(act.error.reason)
  return questions.decide(state, act.value, laws)
}

test('[end.resign-draw · fide-2023] the arbiter is asked what cannot be decided in time', async () => {
  const found = await resigned(new MateQuestions(() => Promise.reject(new Error('too long'))))
  expect(found.isMateOpen).toBe(true)
  expect(found.events).toContainEqual(
    expect.objectContaining({ type: 'question', claim: 'can-mate' }),
  )
})

test('the same question asked by several callers is answered once', async () => {
  const asked: string[] = []
  const questions = new MateQuestions(async question => {
    asked.push(JSON.stringify(question))
    return { verdict: 'yes', line: [] }
  })
  const all = await Promise.all([1, 2, 3].map(() => resigned(questions)))
  expect(asked.length).toBeGreaterThan(0)
  expect(new Set(asked).size).toBe(asked.length)
  for (const { state, isMateOpen } of all) {
    expect(isMateOpen).toBeUndefined()
    expect(state.status).toBe('concluded')
  }
})
