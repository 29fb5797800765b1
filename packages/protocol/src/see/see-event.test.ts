import type { GameEvent } from '@jadoube/laws'
import { describe, expect, test } from 'vitest'
import { seeEvent } from './see-event.js'

const event = (fields: object) => ({ at: 0, ...fields }) as unknown as GameEvent

describe('what is a player’s own', () => {
  test('[blind.made.placed · fide-2018] the move that they have carried out and not announced', () => {
    const carried = event({ type: 'move-carried-out', by: 'white', from: 'e2', to: 'e4' })
    expect(seeEvent(carried, 'white', [])).toBeDefined()
    expect(seeEvent(carried, 'arbiter', [])).toBeDefined()
    expect(seeEvent(carried, 'black', [])).toBeUndefined()
    expect(seeEvent(carried, 'spectator', [])).toBeUndefined()
  })

  test('the rule that was explained to them', () => {
    const explained = event({ type: 'law-explained', to: 'black', law: 'touch.scope', number: 1 })
    expect(seeEvent(explained, 'black', [])).toBeDefined()
    expect(seeEvent(explained, 'white', [])).toBeUndefined()
  })
})
