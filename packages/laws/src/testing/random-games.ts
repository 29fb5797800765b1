import { parsePosition, standardFen } from '@jadoube/chess'
import { clockSetup, type Millis, newClock, parseTimeControl } from '@jadoube/clock'
import fc from 'fast-check'
import { rightBoard } from '../appendix-d-blind/boards.js'
import { type EditionId, editionIds, openPoints, type Readings } from '../editions/index.js'
import { blindPlayOf } from '../game/blind-play.js'
import { type Laws, lawsOf } from '../game/laws.js'
import { newGame } from '../game/new-game.js'
import type { GameState } from '../game/state.js'
import type { Regulations } from '../rules-in-force/regulations.js'
import { follow } from '../the-laws/decide.js'
import type { Step } from './invariants.js'
import { nextAct, seededNumbers } from './random-acts.js'

const timeControls = ['5400+30', '40/600:300', '60', '30d2', '20b2', '600+5', '2/20:10+1'] as const
const starts = [
  standardFen,
  'r3k2r/pppq1ppp/2n5/3Pp3/8/8/PPP2PPP/R3K2R w KQkq e6 0 10',
  '8/P6k/8/8/8/8/p6K/8 w - - 90 80',
  '8/8/4k3/8/8/3K4/3R4/8 w - - 98 60',
  '4k3/8/8/8/8/8/4P3/4K3 b - - 3 40',
  // Chess960: castling that moves only the rook, and a king's step that may be castling.
  '1r1k2r1/pppppppp/8/8/8/8/PPPPPPPP/R1K3R1 w AGbg - 0 1',
  '1k3r2/8/8/8/8/8/8/1K3R2 w Ff - 0 1',
] as const

/** Regulations of a competition. `friendly` allows taking moves back. */
const allRegulations = {
  none: {},
  strict: {
    defaultTime: 60_000 as Millis,
    noDrawAgreementBefore: 4,
    reportBeforeLeaving: true,
    deviceInBag: true,
    scoring: { win: 3, draw: 1, loss: 0 },
  },
  friendly: { takeBacks: true },
} as const satisfies Record<string, Regulations>

export interface Setting {
  readonly edition: EditionId
  readonly timeControl: string
  readonly supervision: 'adequate' | 'inadequate'
  readonly boardKind: 'physical' | 'guarded'
  readonly calledByDevice: readonly ('flags' | 'illegal-moves')[]
  readonly unansweredQuestions: 'wait' | 'players-agree' | 'play-on'
  /** Every open point with its default reading, or with another one. */
  readonly readings: 'default' | 'other'
  readonly regulations: keyof typeof allRegulations
  readonly start: string
  /** Who is visually disabled (Appendix D). */
  readonly blind: 'nobody' | 'white' | 'black' | 'both'
  readonly twoBoards: boolean
  readonly seed: number
  readonly length: number
}

export const setting: fc.Arbitrary<Setting> = fc.record({
  edition: fc.constantFrom(...editionIds),
  timeControl: fc.constantFrom(...timeControls),
  supervision: fc.constantFrom('adequate', 'inadequate'),
  boardKind: fc.constantFrom('physical', 'physical', 'guarded'),
  calledByDevice: fc.constantFrom([], [], ['flags'], ['illegal-moves'], ['flags', 'illegal-moves']),
  unansweredQuestions: fc.constantFrom('wait', 'wait', 'players-agree', 'play-on'),
  readings: fc.constantFrom('default', 'default', 'other'),
  regulations: fc.constantFrom('none', 'none', 'strict', 'friendly'),
  start: fc.constantFrom(...starts),
  blind: fc.constantFrom('nobody', 'nobody', 'nobody', 'white', 'black', 'both'),
  twoBoards: fc.boolean(),
  seed: fc.integer(),
  length: fc.integer({ min: 1, max: 90 }),
})

/**
 * Every open point with another reading than the default; some default time, and nobody present at
 * first.
 */
const otherwise = {
  defaultTime: 3_600_000 as Millis,
  bothAbsent: 'arbiter-decides',
  readings: Object.fromEntries(
    openPoints.map(({ parameter, choices }) => [parameter, choices.at(-1)!]),
  ) as Readings,
} as const

export function tableOf(from: Setting): { readonly laws: Laws; readonly state: GameState } {
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
      ...allRegulations[from.regulations],
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

/** A game with legal moves, illegal moves and everything else, the same for the same setting. */
export function gameOf(from: Setting): { readonly laws: Laws; readonly steps: readonly Step[] } {
  const table = tableOf(from)
  const numbers = seededNumbers(from.seed)
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
