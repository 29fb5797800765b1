import type { Fields } from '@jadoube/laws/internals'
import {
  type Circumstances,
  claim,
  move,
  observe,
  quiet,
  type Story,
  start,
  story,
} from './story.js'

const flagStarts: Readonly<Record<string, string>> = {
  enough: '4k2r/8/8/8/8/8/P7/4K2R w - - 0 1',
  knight: '4k1n1/8/8/8/8/8/P7/4K3 w - - 0 1',
  king: '4k3/8/8/8/8/8/P7/4K2R w - - 0 1',
  both: '4k2r/8/8/8/8/8/P7/4K2R w - - 0 1',
}

export function flag({ kind, noticed, time, base }: Circumstances): Story {
  const table = { start: flagStarts[kind] ?? flagStarts.enough! }
  const fallen = time + 60_000
  const sees = noticed === 'opponent' ? claim('flag') : observe('flag-fall', { player: 'white' })
  if (kind === 'mate') {
    // White gives mate and does not press, and the flag falls.
    const before = { start: '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1' }
    const mates = { ...move('white', 'a1', 'a8', { press: false }), after: time - 5000 }
    return story(before, [], [mates, { ...sees, after: 60_000 }])
  }
  if (kind !== 'both') return story(table, [], [{ ...sees, after: fallen }])
  const late = { ...move('white', 'a2', 'a3'), after: fallen }
  // It is unknown which flag fell first.
  const regulations = { guidelinesIII: true, readings: { clockShowsFirstFlag: false } }
  return story(
    { ...table, timeControl: String(base / 1000), regulations },
    [],
    [late, { ...sees, after: fallen }],
  )
}

export const late = ({ kind }: Circumstances): Story => ({
  table: { regulations: { defaultTime: 60_000 } },
  acts: [
    { by: 'black', act: 'arrive' },
    start,
    { by: 'white', act: 'arrive', after: kind === 'within' ? 30_000 : 90_000 },
  ],
  from: 2,
})

const clockReports: Readonly<Record<string, string>> = {
  defective: 'clock-defective',
  setting: 'clock-wrongly-set',
  struck: 'clock-struck',
  finger: 'finger-on-clock',
  alarm: 'outside-disturbance',
}

/** The chess clock: what is wrong with it, or what a player does to it. */
export function clock({ kind }: Circumstances): Story {
  const before = [move('white', 'a2', 'a3'), move('black', 'a7', 'a6')]
  if (kind === 'stopped') {
    return story({ start: quiet }, before, [{ by: 'white', act: 'pause', why: 'none' }])
  }
  const report = clockReports[kind]!
  const who: Fields = kind === 'struck' || kind === 'finger' ? { player: 'white' } : {}
  return story({ start: quiet }, before, [observe(report, who)])
}
