import { minutes } from '@jadoube/clock'
import { describe, expect, test } from 'vitest'
import { parseAct } from '../game/index.js'
import { openTable } from '../record/index.js'
import { follow } from './decide.js'
import { fallsDue, nextDue } from './next-due.js'

function after(header: Parameters<typeof openTable>[0], acts: readonly object[]) {
  const { laws, state: fresh } = openTable(header)
  let state = fresh
  for (const raw of acts) {
    const act = parseAct(raw)
    if (!act.ok) throw new Error(act.error.reason)
    const decision = follow(state, act.value, laws)
    if (!decision.ok) throw new Error(decision.refusal.reason)
    state = decision.state
  }
  return { state, laws }
}
const here = [
  { at: 0, by: 'white', act: 'arrive' },
  { at: 0, by: 'black', act: 'arrive' },
  { at: 0, by: 'arbiter', act: 'start' },
]
const device = { timeControl: '300', regulations: { calledByDevice: ['flags'] } } as const

describe('what falls due', () => {
  test('[flag.considered-fallen · every edition] the flag of the running clock, where the device calls it', () => {
    const { state, laws } = after({ laws: 'fide-2018', ...device }, here)
    expect(nextDue(state, laws)).toEqual({ what: 'flag', at: 300_000 })
    const people = after({ laws: 'fide-2018', timeControl: '300' }, here)
    expect(nextDue(people.state, people.laws)).toBeNull()
  })

  test('[default.late-loses · fide-2018] the end of the default time, until all are present', () => {
    const header = {
      laws: 'fide-2018',
      timeControl: '5400+30',
      regulations: { defaultTime: minutes(1) },
    } as const
    const { state, laws } = after(header, here.slice(0, 1))
    const due = nextDue(state, laws)
    expect(due).toEqual({ what: 'lateness', at: 60_001 })
    const tick = follow(state, { at: due!.at, by: 'clock', act: 'tick' }, laws)
    expect(tick.ok && tick.state.result).toMatchObject({ reason: 'late', text: '+/-' })
    const before = follow(state, { at: due!.at - 1, by: 'clock', act: 'tick' }, laws)
    expect(before.ok && before.state.result).toBeNull()
    const both = after(header, here)
    expect(nextDue(both.state, both.laws)).toBeNull()
  })

  test('[adjourn.resume.replier-absent.clock · fide-2018] the resumption, and who is late for it', () => {
    const { state, laws } = after(
      { laws: 'fide-2018', timeControl: '5400+30', regulations: { defaultTime: minutes(1) } },
      [
        ...here,
        { at: 1000, by: 'arbiter', act: 'adjourn', resumes: 900_000 },
        { at: 2000, by: 'white', act: 'seal', text: 'e4' },
      ],
    )
    expect(fallsDue(state, laws)).toEqual([
      { what: 'resumption', at: 900_001 },
      { what: 'lateness', at: 960_001 },
    ])
    const tick = follow(state, { at: 900_001, by: 'clock', act: 'tick' }, laws)
    if (!tick.ok) throw new Error(tick.refusal.reason)
    expect(tick.events[0]).toMatchObject({ type: 'replier-clock-started', player: 'black' })
    expect(nextDue(tick.state, laws)).toEqual({ what: 'lateness', at: 960_001 })
    const late = follow(tick.state, { at: 960_001, by: 'clock', act: 'tick' }, laws)
    expect(late.ok && late.state.result).toMatchObject({ reason: 'late', text: '-/-' })
  })
})
