import type { Color } from '@jadoube/chess'
import { signal } from '@preact/signals'
import { beforeEach, expect, test } from 'vitest'
import type { Game } from '../game/game.js'
import { performCall } from './play-spoken.js'

let done: string[]

beforeEach(() => {
  done = []
})

const gameOf = (hands: readonly Color[], offer: Color | null, turn: Color = 'white') =>
  ({
    hands,
    offer: signal(offer),
    state: signal({ clock: null, turn, status: 'in-play' }),
    perform: (by: Color, { act }: { act: string }) => done.push(`${by} ${act}`) > 0,
    press: (side: Color) => done.push(`${side} press`),
  }) as Partial<Record<keyof Game, unknown>> as Game

test.each([
  ['draw', ['white', 'black'], null, 'white offer-draw'],
  ['draw', ['white', 'black'], 'black', 'white accept-draw'],
  ['draw', ['black'], null, 'black offer-draw'],
  ['draw', ['black'], 'white', 'black accept-draw'],
  ['accept', ['white', 'black'], 'white', 'black accept-draw'],
  ['accept', ['white'], 'black', 'white accept-draw'],
  ['reject', ['white', 'black'], 'white', 'black reject-draw'],
  ['press', ['white', 'black'], null, 'white press'],
  ['press', ['black'], null, 'black press'],
  ['arbiter', ['black'], null, 'black summon-arbiter'],
] as const)('%s, called out by %j while %s offers: %s', (call, hands, offer, what) => {
  expect(performCall(gameOf(hands, offer), call)).toBe(true)
  expect(done).toEqual([what])
})

test.each(['accept', 'reject'] as const)(
  '%s does nothing without an offer of the opponent',
  call => {
    expect(performCall(gameOf(['white'], null), call)).toBe(false)
    expect(performCall(gameOf(['white'], 'white'), call)).toBe(false)
    expect(done).toEqual([])
  },
)
