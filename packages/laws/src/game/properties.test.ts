import { parsePosition } from '@jadoube/chess'
import { type Instant, timeLeft } from '@jadoube/clock'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { summarise } from '../record/summary.js'
import { gameOf, setting, tableOf } from '../testing/random-games.js'
import { evolve } from '../the-laws/evolve.js'
import { playerOf } from './act.js'
import { actNames } from './parse-act.js'
import { refusalReasons } from './refusal.js'
import { makeSnapshot, parseSnapshot } from './snapshot.js'

/** The events that may give a player time: a press, a gift, the arbiter, a new period. */
const gifts: ReadonlySet<string> = new Set([
  'move-completed',
  'clock-pressed',
  'time-added',
  'clock-set',
  'next-period-begun',
  'ruling-taken-back',
])

const isRest = process.env.JADOUBE_TESTS === 'rest'
/** `npm test` tries a part of the games. */
const part = (games: number): number => (isRest ? games : Math.ceil(games / 5))
const runs = { numRuns: part(250) }

describe('whatever happens at a board', { tags: 'sampled' }, () => {
  test('the generated games contain what the Laws have to deal with', () => {
    const met = new Set<string>()
    const ends = new Set<string>()
    const tried = new Set<string>()
    for (const from of fc.sample(setting, { seed: 7, numRuns: 1200 })) {
      for (const { act, events } of gameOf(from).steps) {
        tried.add(act.act)
        for (const event of events) {
          met.add(event.type)
          if (event.type === 'game-concluded') ends.add(event.reason)
        }
      }
    }
    // A new act is tried as soon as there is one.
    expect(actNames.filter(name => !tried.has(name))).toEqual([])
    for (const type of [
      'obligation',
      'move-part-made',
      'irregularity-arose',
      'illegal-move-ruled',
      'position-reinstated',
      'illegal-move-stands',
      'time-added',
      'flag-fallen',
      'draw-offered',
      'offer-lapsed',
      'claim-rejected',
      'claim-upheld',
      'question',
      'question-answered',
      'clocks-paused',
      'breach',
      'game-adjourned',
      'envelope-opened',
      'replier-clock-started',
    ]) {
      expect(met, type).toContain(type)
    }
    for (const reason of ['flag-fall', 'illegal-moves', 'resignation', 'agreement', 'declared']) {
      expect(ends, reason).toContain(reason)
    }
  })

  test('every edition answers every act with events or a coded refusal, and never throws', () => {
    fc.assert(
      fc.property(setting, from => {
        for (const { refused, events, act } of gameOf(from).steps) {
          if (refused !== null) expect(refusalReasons).toHaveProperty(refused)
          else expect(events.length, act.act).toBeGreaterThan(0)
        }
      }),
      runs,
    )
  })

  test('replaying the events gives the live state', () => {
    fc.assert(
      fc.property(setting, from => {
        let replayed = tableOf(from).state
        for (const { events, after } of gameOf(from).steps) {
          for (const event of events) replayed = evolve(replayed, JSON.parse(JSON.stringify(event)))
          expect(makeSnapshot(replayed)).toEqual(makeSnapshot(after))
        }
      }),
      { numRuns: part(150) },
    )
  })

  test('a snapshot restores the same game', () => {
    fc.assert(
      fc.property(setting, from => {
        const last = gameOf(from).steps.at(-1)
        if (last === undefined) return
        const text = JSON.stringify(makeSnapshot(last.after))
        const back = parseSnapshot(JSON.parse(text))
        if (!back.ok) throw new Error(back.error.reason)
        expect(JSON.stringify(makeSnapshot(back.value))).toBe(text)
        expect(back.value.occurrences).toEqual(last.after.occurrences)
      }),
      runs,
    )
  })

  test('the same record gives the same bytes', () => {
    fc.assert(
      fc.property(setting, from => {
        const bytes = () => JSON.stringify(gameOf(from).steps.map(({ events }) => events))
        expect(bytes()).toBe(bytes())
      }),
      { numRuns: part(100) },
    )
  })

  test('no player changes anything once the game is over', () => {
    fc.assert(
      fc.property(setting, from => {
        const { laws, steps } = gameOf(from)
        for (const { before, after, act } of steps) {
          // By another reading, a flag that fell before the end may count after it.
          if (from.readings === 'other' && act.act === 'claim') continue
          if (before.status !== 'concluded' || playerOf(act.by) === undefined) continue
          if (act.act === 'sign') continue
          expect(after.result).toEqual(before.result)
          const { fen, clocks, board } = summarise(before, laws, before.at)
          expect(summarise(after, laws, before.at)).toMatchObject({ fen, clocks, board })
        }
      }),
      runs,
    )
  })

  test('the clocks never create time', () => {
    fc.assert(
      fc.property(setting, from => {
        for (const { before, events } of gameOf(from).steps) {
          let state = before
          for (const event of events) {
            const next = evolve(state, event)
            if (!gifts.has(event.type) && state.clock !== null && next.clock !== null) {
              for (const side of ['white', 'black'] as const) {
                // A Bronstein clock shows the time of a move as used only during that move.
                const isOver =
                  state.clock.turn !== next.clock.turn && from.timeControl.includes('b')
                if (isOver) continue
                const had = timeLeft(state.clock, side, event.at as Instant)
                expect(
                  timeLeft(next.clock, side, event.at as Instant),
                  event.type,
                ).toBeLessThanOrEqual(had)
              }
            }
            state = next
          }
        }
      }),
      { numRuns: part(200) },
    )
  })

  test('a game can always continue from the legal position', () => {
    fc.assert(
      fc.property(setting, from => {
        const { laws, steps } = gameOf(from)
        for (const { after } of steps) {
          const { fen } = summarise(after, laws)
          expect(parsePosition(fen).ok, fen).toBe(true)
        }
      }),
      { numRuns: part(100) },
    )
  })
})
