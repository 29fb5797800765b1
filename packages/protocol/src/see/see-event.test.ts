import type { GameEvent } from '@jadoube/laws'
import { describe, expect, test } from 'vitest'
import { seeEvent } from './see-event.js'

const noHelp = { help: [], unansweredQuestions: 'wait' } as const

const event = (fields: object) => ({ at: 0, ...fields }) as unknown as GameEvent

describe('what is a player’s own', () => {
  test('[blind.made.placed · fide-2018] the move that they have carried out and not announced', () => {
    const carried = event({ type: 'move-carried-out', by: 'white', from: 'e2', to: 'e4' })
    expect(seeEvent(carried, 'white', noHelp)).toBeDefined()
    expect(seeEvent(carried, 'arbiter', noHelp)).toBeDefined()
    expect(seeEvent(carried, 'black', noHelp)).toBeUndefined()
    expect(seeEvent(carried, 'spectator', noHelp)).toBeUndefined()
  })

  test('[illegal.completed-when · fide-2018] but not whether that move is legal', () => {
    const move = { type: 'move-carried-out', by: 'white', from: 'b1', to: 'b3' }
    const carried = event({ ...move, legal: false })
    expect(seeEvent(carried, 'white', noHelp)).toEqual(event(move))
    expect(seeEvent(carried, 'arbiter', noHelp)).toEqual(carried)
  })

  test('the rule that was explained to them', () => {
    const explained = event({ type: 'law-explained', to: 'black', law: 'touch.scope', number: 1 })
    expect(seeEvent(explained, 'black', noHelp)).toBeDefined()
    expect(seeEvent(explained, 'white', noHelp)).toBeUndefined()
  })
})

test('who answers a question sees its answers: the players where there is no arbiter, and no spectator', () => {
  const option = { verdict: 'incorrect', effect: 'play-on' }
  const question = {
    type: 'question',
    at: 0,
    claim: 'wrong-setup',
    facts: {},
    options: [option],
  } as never
  const together = { ...noHelp, unansweredQuestions: 'players-agree' } as const
  expect(seeEvent(question, 'white', together)).toMatchObject({ options: [option] })
  expect(seeEvent(question, 'white', noHelp)).toMatchObject({ options: [] })
  expect(seeEvent(question, 'spectator', together)).toMatchObject({ options: [] })
})
