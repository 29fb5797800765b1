import { clockSetup } from '@jadoube/clock'
import { parseHeader } from '@jadoube/laws'
import { describe, expect, test } from 'vitest'
import { controlOf } from '../clock/time-controls.js'
import { defaultChoice, headerOf } from './set-up-choice.js'

describe('the settings of a game', () => {
  test('make a header that the Laws can read by default', () => {
    const read = parseHeader(headerOf(defaultChoice))
    expect(read.ok && read.value.laws.rules.boardKind).toBe('guarded')
    expect(read.ok && read.value.laws.rules.deviceCallsFlags).toBe(true)
    expect(read.ok && read.value.state.clock?.white.left).toBe(605_000)
  })

  test('are all in the header', () => {
    const read = parseHeader(
      headerOf({
        ...defaultChoice,
        preset: 'club',
        control: 'other',
        other: clockSetup({ white: controlOf('300'), black: controlOf('240+2') }),
        laws: 'finland-2009',
        boardKind: 'physical',
        white: ' Novak ',
        start: 'chess960',
        number: 0,
        callsIllegal: true,
        help: true,
        mode: 'blitz',
        supervision: 'inadequate',
      }),
    )
    if (!read.ok) throw new Error(read.error.reason)
    const { header, laws, state } = read.value
    expect(header).toMatchObject({ laws: 'finland-2009', white: { name: 'Novak' }, mode: 'blitz' })
    expect(laws.rules).toMatchObject({ deviceCallsIllegalMoves: true, help: ['must-play'] })
    expect(state.clock?.black.left).toBe(242_000)
  })

  test('can be a game without a clock', () => {
    const read = parseHeader(headerOf({ ...defaultChoice, control: 'none' }))
    expect(read.ok && read.value.state.clock).toBeNull()
  })
})
