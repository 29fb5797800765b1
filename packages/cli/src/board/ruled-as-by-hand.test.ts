import { type Color, type SquareName, standardPosition } from '@jadoube/chess'
import type { Sensed } from '@jadoube/eboard'
import { simulateGame } from '@jadoube/eboard'
import { type EditionId, ruleRecord } from '@jadoube/laws'
import { describe, expect, test } from 'vitest'
import { BoardBridge } from './board-bridge.js'
import { RecordSink } from './record-sink.js'
import { waitUntil } from './virtual-run.js'

type Step = readonly [SquareName, Sensed] | 'press'

/** Hands on a board, half a second between two steps; returns the resulting record. */
function record(laws: EditionId, steps: readonly Step[]): string[] {
  const lines: string[] = []
  const header = { jadoube: 'record/1', laws, timeControl: '5400+30', start: 'standard' }
  const sink = new RecordSink(header, line => lines.push(line))
  const bridge = new BoardBridge(sink, { tell: () => undefined })
  bridge.receive([...simulateGame(standardPosition(), [], 1)][0]!.message)
  let at = 1000
  let running: Color = 'white'
  const clock = () => bridge.receive({ kind: 'clock', at, running, white: null, black: null })
  clock()
  for (const step of steps) {
    at += 500
    waitUntil(bridge, at)
    if (step === 'press') {
      running = running === 'white' ? 'black' : 'white'
      clock()
    } else bridge.receive({ kind: 'square', at, square: step[0], sensed: step[1] })
    waitUntil(bridge, at + 490)
  }
  waitUntil(bridge, at + 3000)
  return lines
}

/** The same by hand, act by act. */
function byHand(laws: EditionId, acts: readonly object[]): string[] {
  const header = { jadoube: 'record/1', laws, timeControl: '5400+30', start: 'standard' }
  return [header, { at: 1500, by: 'arbiter', act: 'start' }, ...acts].map(each =>
    JSON.stringify(each),
  )
}

const types = (lines: readonly string[]): readonly unknown[] => {
  const ruled = ruleRecord(lines.join('\n'))
  if (!ruled.ok) throw new Error(ruled.error.reason)
  return ruled.value.events.map(({ type, ...rest }) => {
    const { rule, article, by } = rest as Record<string, unknown>
    return { type, rule, article, by }
  })
}

const claim = (lines: readonly string[], act: object): string[] => [
  ...lines,
  JSON.stringify({ at: 60_000, by: 'black', ...act }),
]

describe.each(['fide-2009', 'fide-2018', 'fide-2023', 'finland-2009'] as const)('%s', laws => {
  test(`[touch.own-first · ${laws}] a touched piece that is not moved is ruled on as by hand`, () => {
    const wood = record(laws, [['g1', null], ['g1', 'N'], ['e2', null], ['e4', 'P'], 'press'])
    const hand = byHand(laws, [
      { at: 1500, by: 'white', act: 'touch', square: 'g1' },
      { at: 2500, by: 'white', act: 'touch', square: 'e2' },
      { at: 3000, by: 'white', act: 'place', from: 'e2', to: 'e4' },
      { at: 3500, by: 'white', act: 'press' },
    ])
    const complaint = { act: 'claim', claim: 'touched-piece' }
    expect(types(claim(wood, complaint))).toEqual(types(claim(hand, complaint)))
    expect(JSON.stringify(types(claim(wood, complaint)))).toContain('claim-upheld')
  })

  test(`[illegal.completed-when · ${laws}] an illegal move is ruled on as by hand`, () => {
    const wood = record(laws, [['e2', null], ['e5', 'P'], 'press'])
    const hand = byHand(laws, [
      { at: 1500, by: 'white', act: 'touch', square: 'e2' },
      { at: 2000, by: 'white', act: 'place', from: 'e2', to: 'e5' },
      { at: 2500, by: 'white', act: 'press' },
    ])
    const complaint = { act: 'claim', claim: 'illegal-move' }
    expect(types(claim(wood, complaint))).toEqual(types(claim(hand, complaint)))
    expect(JSON.stringify(types(claim(wood, complaint)))).toContain('position-reinstated')
  })

  test(`[touch.none-legal · ${laws}] a touched piece that cannot move binds to nothing`, () => {
    const wood = record(laws, [['a1', null], ['a1', 'R'], ['d2', null], ['d4', 'P'], 'press'])
    const complaint = { act: 'claim', claim: 'touched-piece' }
    expect(JSON.stringify(types(claim(wood, complaint)))).not.toContain('claim-upheld')
  })
})
