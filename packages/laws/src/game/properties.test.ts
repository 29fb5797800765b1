import { parsePosition, standardFen } from '@jadoube/chess'
import {
  clockSetup,
  type Instant,
  type Millis,
  newClock,
  parseTimeControl,
  timeLeft,
} from '@jadoube/clock'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blindPlayOf } from '../appendix-d-blind/blind-play.js'
import { rightBoard } from '../appendix-d-blind/boards.js'
import { type EditionId, editionIds, type Readings, settings } from '../editions/index.js'
import { nextAct, numbersFrom } from '../testing/wild-acts.js'
import { type Act, playerOf } from './act.js'
import { follow } from './decide.js'
import type { GameEvent } from './event.js'
import { evolve } from './evolve.js'
import { type Laws, lawsOf } from './laws.js'
import { newGame } from './new-game.js'
import { refusalReasons } from './refusal.js'
import { makeSnapshot, parseSnapshot } from './snapshot.js'
import type { GameState } from './state.js'
import { summarise } from './summary.js'

const timeControls = ['5400+30', '40/600:300', '60', '30d2', '20b2', '600+5'] as const
const starts = [
  standardFen,
  'r3k2r/pppq1ppp/2n5/3Pp3/8/8/PPP2PPP/R3K2R w KQkq e6 0 10',
  '8/P6k/8/8/8/8/p6K/8 w - - 90 80',
  '8/8/4k3/8/8/3K4/3R4/8 w - - 98 60',
  '4k3/8/8/8/8/8/4P3/4K3 b - - 3 40',
] as const

interface Setting {
  readonly edition: EditionId
  readonly timeControl: string
  readonly supervision: 'adequate' | 'inadequate'
  readonly boardKind: 'physical' | 'guarded'
  readonly calledByDevice: readonly ('flags' | 'illegal-moves')[]
  readonly unansweredQuestions: 'wait' | 'players-agree' | 'play-on'
  /** Every open point as it is read by default, or each one otherwise. */
  readonly readings: 'default' | 'other'
  readonly start: string
  /** Who cannot see, and whether there are two boards (Appendix D). */
  readonly blind: 'nobody' | 'white' | 'black' | 'both'
  readonly twoBoards: boolean
  readonly seed: number
  readonly length: number
}

const setting: fc.Arbitrary<Setting> = fc.record({
  edition: fc.constantFrom(...editionIds),
  timeControl: fc.constantFrom(...timeControls),
  supervision: fc.constantFrom('adequate', 'inadequate'),
  boardKind: fc.constantFrom('physical', 'physical', 'guarded'),
  calledByDevice: fc.constantFrom([], [], ['flags'], ['illegal-moves'], ['flags', 'illegal-moves']),
  unansweredQuestions: fc.constantFrom('wait', 'wait', 'players-agree', 'play-on'),
  readings: fc.constantFrom('default', 'default', 'other'),
  start: fc.constantFrom(...starts),
  blind: fc.constantFrom('nobody', 'nobody', 'nobody', 'white', 'black', 'both'),
  twoBoards: fc.boolean(),
  seed: fc.integer(),
  length: fc.integer({ min: 1, max: 90 }),
})

interface Step {
  readonly act: Act
  readonly before: GameState
  readonly after: GameState
  readonly events: readonly GameEvent[]
  readonly refused: string | null
}

/** Each open point read as it is not by default; some time allowed for lateness, and nobody there at first. */
const otherwise = {
  defaultTime: 3_600_000 as Millis,
  bothAbsent: 'arbiter-decides',
  readings: Object.fromEntries(
    settings.map(({ parameter, choices }) => [parameter, choices.at(-1)!]),
  ) as Readings,
} as const

function tableOf(from: Setting): { readonly laws: Laws; readonly state: GameState } {
  const { edition, timeControl, supervision, boardKind, calledByDevice, unansweredQuestions } = from
  const laws = lawsOf({
    laws: edition,
    timeControl,
    supervision,
    boardKind,
    regulations: {
      calledByDevice,
      unansweredQuestions,
      guidelinesIII: true,
      ...(from.readings === 'other' ? otherwise : null),
    },
  })
  const position = parsePosition(from.start)
  const control = parseTimeControl(timeControl)
  if (!position.ok || !control.ok) throw new Error('a start of these tests does not read')
  const cannotSee = (color: 'white' | 'black') => ({
    visuallyDisabled: from.blind === color || from.blind === 'both',
  })
  const board = from.twoBoards ? rightBoard(position.value) : null
  const blind = blindPlayOf(cannotSee('white'), cannotSee('black'), board)
  const clock = newClock(clockSetup(control.value))
  return { laws, state: newGame(position.value, clock, null, blind) }
}

/** A game of legal moves, illegal ones and everything else, the same for the same setting. */
function gameOf(from: Setting): { readonly laws: Laws; readonly steps: readonly Step[] } {
  const table = tableOf(from)
  const numbers = numbersFrom(from.seed)
  const steps: Step[] = []
  let { state } = table
  let at = 0
  for (let i = 0; i < from.length; i++) {
    at += numbers(numbers(9) === 0 ? 40_000 : 2_000)
    const act = nextAct(state, at, numbers)
    if (act === null) continue
    const decision = follow(state, act, table.laws)
    const before = state
    if (decision.ok) state = decision.state
    steps.push({
      act,
      before,
      after: state,
      events: decision.ok ? decision.events : [],
      refused: decision.ok ? null : decision.refusal.code,
    })
  }
  return { laws: table.laws, steps }
}

/** What may give a player time: a press, a gift, the arbiter, a new period. */
const gifts: ReadonlySet<string> = new Set([
  'move-completed',
  'clock-pressed',
  'time-added',
  'clock-set',
  'next-period-begun',
])

const runs = { numRuns: 250 }

describe('whatever happens at a board', () => {
  test('the generated games are games: they meet what the Laws have to deal with', () => {
    const met = new Set<string>()
    const ends = new Set<string>()
    for (const from of fc.sample(setting, { seed: 7, numRuns: 700 })) {
      for (const { events } of gameOf(from).steps) {
        for (const event of events) {
          met.add(event.type)
          if (event.type === 'game-concluded') ends.add(event.reason)
        }
      }
    }
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
      { numRuns: 150 },
    )
  })

  test('a snapshot brings back the same game', () => {
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
      { numRuns: 100 },
    )
  })

  test('no player changes anything once the game is over', () => {
    fc.assert(
      fc.property(setting, from => {
        const { laws, steps } = gameOf(from)
        for (const { before, after, act } of steps) {
          // A flag that was down before the end may count after it, where it is read so.
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

  test('the clocks never give time from nothing', () => {
    fc.assert(
      fc.property(setting, from => {
        for (const { before, events } of gameOf(from).steps) {
          let state = before
          for (const event of events) {
            const next = evolve(state, event)
            if (!gifts.has(event.type) && state.clock !== null && next.clock !== null) {
              for (const side of ['white', 'black'] as const) {
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
      { numRuns: 200 },
    )
  })

  test('the legal position is always one that a game can go on from', () => {
    fc.assert(
      fc.property(setting, from => {
        const { laws, steps } = gameOf(from)
        for (const { after } of steps) {
          const { fen } = summarise(after, laws)
          expect(parsePosition(fen).ok, fen).toBe(true)
        }
      }),
      { numRuns: 100 },
    )
  })
})
