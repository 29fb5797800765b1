import { standardPosition } from '@jadoube/chess'
import { ruleRecord } from '@jadoube/laws'
import { describe, expect, test } from 'vitest'
import { boardPlacement } from '../game/board-placement.js'
import { soundsOf } from './game-sounds.js'

/** The sounds of each act of a record. */
function heardIn(more: object, acts: readonly object[]) {
  const header = { jadoube: 'record/1', laws: 'fide-2023', timeControl: '60', ...more }
  const lines = [header, { at: 0, by: 'arbiter', act: 'start' }, ...acts]
  const ruled = ruleRecord(lines.map(line => JSON.stringify(line)).join('\n'))
  if (!ruled.ok) throw new Error(ruled.error.reason)
  return ruled.value.lines.slice(1).map(({ before, after, outcome }) =>
    soundsOf(outcome, {
      before: boardPlacement(before),
      after: boardPlacement(after),
      isCheck: false,
    }).map(({ name }) => name),
  )
}

describe('sounds', () => {
  test('touching is silent, the move is heard, then the clock', () => {
    const heard = heardIn({}, [
      { at: 1000, by: 'white', act: 'touch', square: 'e2' },
      { at: 2000, by: 'white', act: 'place', from: 'e2', to: 'e4' },
      { at: 2500, by: 'white', act: 'press' },
      { at: 4000, by: 'black', act: 'move', from: 'd7', to: 'd5' },
      { at: 5000, by: 'white', act: 'move', from: 'e4', to: 'd5' },
    ])
    expect(heard).toEqual([[], ['move'], ['press'], ['move', 'press'], ['capture', 'press']])
  })

  test('a call for the arbiter is a knock, and a fallen flag replaces everything else', () => {
    const heard = heardIn({ regulations: { calledByDevice: ['flags'] } }, [
      { at: 1000, by: 'white', act: 'summon-arbiter', why: 'noise' },
      { at: 70_000, by: 'clock', act: 'tick' },
    ])
    expect(heard[0]).toEqual(['call'])
    expect(heard[1]).toEqual(['flag'])
  })

  test('check replaces the sound of a move', () => {
    const position = standardPosition()
    const events = [
      { type: 'move-made', at: 0, by: 'white', from: 'e2', to: 'e4', legal: true },
    ] as const
    const change = { before: position.placement, after: position.placement, isCheck: true }
    expect(soundsOf(events, change)).toEqual([{ name: 'check', delay: 0 }])
  })
})
