import { type Color, parsePosition } from '@jadoube/chess'
import { clockSetup, newClock, parseTimeControl } from '@jadoube/clock'
import type { EditionId } from '../editions/index.js'
import { type Act, playerOf } from '../game/act.js'
import { type Laws, lawsOf } from '../game/laws.js'
import { newGame } from '../game/new-game.js'
import { parseAct } from '../game/parse-act.js'
import type { GameState } from '../game/state.js'
import { follow } from '../the-laws/decide.js'
import type { Step } from './invariants.js'

/** A small board and a few acts that are tried in every order. */
export interface SmallWorld {
  readonly name: string
  readonly start: string
  readonly timeControl: string
  readonly supervision?: 'adequate' | 'inadequate'
  readonly boardKind?: 'physical' | 'guarded'
  readonly defaultTime?: number
  /** A friendly game in which moves may be taken back. */
  readonly takeBacks?: true
  /** The arbiter has started the game before the first act. */
  readonly started?: true
  /** Acts after the start and before the first tried act. */
  readonly begins?: readonly UntimedAct[]
  readonly acts: readonly UntimedAct[]
}

/** An act without its time. `after` is the time since the one before, by default a second. */
type UntimedAct = Readonly<Record<string, unknown>> & { readonly after?: number }

function timed({ after = 1000, ...raw }: UntimedAct, at: number): Act {
  const read = parseAct({ ...raw, at: at + after })
  if (!read.ok) throw new Error(`${JSON.stringify(raw)}: ${read.error.reason}`)
  return read.value
}

export interface Visit {
  readonly step: Step
  readonly laws: Laws
  readonly acted: ReadonlySet<Color>
  /** The acts so far, including this one. */
  readonly path: readonly Act[]
}

/** Visits every sequence of the acts up to a length. */
export function allSequences(
  world: SmallWorld,
  edition: EditionId,
  length: number,
  visit: (visit: Visit) => void,
): number {
  const { timeControl, supervision = 'adequate', boardKind = 'physical', defaultTime } = world
  const regulations = {
    guidelinesIII: true,
    ...(world.takeBacks && { takeBacks: true }),
    ...(defaultTime === undefined ? null : { defaultTime: defaultTime as never }),
  }
  const laws = lawsOf({ laws: edition, timeControl, supervision, boardKind, regulations })
  const position = parsePosition(world.start)
  const control = parseTimeControl(timeControl)
  if (!position.ok || !control.ok) throw new Error(`${world.name} does not read`)
  let steps = 0
  const go = (before: GameState, at: number, acted: ReadonlySet<Color>, path: readonly Act[]) => {
    if (path.length === length) return
    for (const each of world.acts) {
      const act = timed(each, at)
      const decision = follow(before, act, laws)
      const player = playerOf(act.by)
      const now = player === undefined ? acted : new Set([...acted, player])
      const state = decision.ok ? decision.state : before
      const step: Step = {
        act,
        before,
        after: state,
        events: decision.ok ? decision.events : [],
        refused: decision.ok ? null : decision.refusal.code,
      }
      const next = [...path, act]
      steps++
      visit({ step, laws, acted: now, path: next })
      // A refused act leads to the same state as without it.
      if (decision.ok) go(state, act.at, now, next)
    }
  }
  const clock = newClock(clockSetup(control.value))
  const game = newGame(position.value, clock)
  const begun = follow(game, { at: 0, by: 'arbiter', act: 'start' }, laws)
  let state = (world.started || world.begins) && begun.ok ? begun.state : game
  const acted = new Set<Color>()
  for (const each of world.begins ?? []) {
    const act = timed(each, state.at)
    const decision = follow(state, act, laws)
    if (!decision.ok) throw new Error(`${world.name}: ${decision.refusal.code}`)
    state = decision.state
    const player = playerOf(act.by)
    if (player !== undefined) acted.add(player)
  }
  go(state, Math.max(0, state.at), acted, [])
  return steps
}

const pawns = '7k/P7/8/8/8/8/4P3/4K3 w - - 0 1'
const rooks = '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1'

/** The worlds: hands and clock, claims and rulings, lateness, offers. */
export const worlds: readonly SmallWorld[] = [
  {
    name: 'take-backs',
    start: rooks,
    timeControl: '60+2',
    takeBacks: true,
    started: true,
    acts: [
      { by: 'white', act: 'move', san: 'Ra2' },
      { by: 'black', act: 'move', san: 'Kd7' },
      { by: 'white', act: 'ask-take-back' },
      { by: 'black', act: 'ask-take-back' },
      { by: 'black', act: 'accept-take-back' },
      { by: 'white', act: 'accept-take-back' },
      { by: 'black', act: 'reject-take-back' },
      { by: 'white', act: 'offer-draw' },
      { by: 'black', act: 'touch', square: 'e8' },
      { by: 'white', act: 'resign' },
    ],
  },
  {
    name: 'a piece between squares',
    start: pawns,
    timeControl: '60+2',
    started: true,
    acts: [
      { by: 'white', act: 'place-between', from: 'e2', squares: ['e4', 'e5'] },
      { by: 'white', act: 'place', from: 'e2', to: 'e3' },
      { by: 'white', act: 'press' },
      { by: 'arbiter', act: 'rule', claim: 'which-square', verdict: 'correct', move: 'e4' },
      { by: 'arbiter', act: 'rule', claim: 'which-square', verdict: 'correct', move: 'e5' },
      { by: 'arbiter', act: 'rule', claim: 'which-square', verdict: 'incorrect' },
      { by: 'black', act: 'claim', claim: 'illegal-move' },
      { by: 'black', act: 'move', from: 'h8', to: 'g8' },
    ],
  },
  {
    name: 'hands and clock',
    start: pawns,
    timeControl: '60+2',
    acts: [
      { by: 'white', act: 'touch', square: 'e2' },
      { by: 'white', act: 'place', from: 'a7', to: 'a8' },
      { by: 'white', act: 'place', piece: 'q', to: 'a8' },
      { by: 'white', act: 'move', from: 'e2', to: 'e5' },
      { by: 'white', act: 'move', from: 'e2', to: 'e4', press: false },
      { by: 'white', act: 'press' },
      { by: 'black', act: 'move', from: 'h8', to: 'g8' },
      { by: 'black', act: 'press' },
      { by: 'black', act: 'claim', claim: 'illegal-move' },
      { by: 'black', act: 'claim', claim: 'flag', after: 61_000 },
      { by: 'arbiter', act: 'observe', what: 'illegal-move' },
    ],
  },
  {
    name: 'touches and two hands',
    start: rooks,
    timeControl: '60b2',
    acts: [
      { by: 'white', act: 'touch', square: 'h1' },
      { by: 'white', act: 'touch', square: 'e1' },
      { by: 'white', act: 'place', from: 'e1', to: 'g1' },
      { by: 'white', act: 'place', from: 'h1', to: 'f1', hands: 2 },
      { by: 'white', act: 'remove', square: 'a1' },
      { by: 'white', act: 'displace', from: 'a1', to: 'b1' },
      { by: 'white', act: 'press' },
      { by: 'black', act: 'move', from: 'e8', to: 'e7' },
      { by: 'black', act: 'claim', claim: 'touched-piece' },
      { by: 'black', act: 'claim', claim: 'illegal-move' },
    ],
  },
  {
    name: 'the arbiter',
    start: rooks,
    timeControl: '2/30:20',
    acts: [
      { by: 'white', act: 'move', san: 'Kd2' },
      { by: 'black', act: 'move', san: 'Kd7', press: false },
      { by: 'black', act: 'pause', why: 'help' },
      { by: 'arbiter', act: 'restart' },
      { by: 'arbiter', act: 'penalise', player: 'white', penalty: 'loss' },
      { by: 'arbiter', act: 'observe', what: 'noise', player: 'black' },
      { by: 'arbiter', act: 'rule', claim: 'conduct', verdict: 'incorrect' },
      { by: 'arbiter', act: 'rule', claim: 'pause', verdict: 'incorrect' },
      { by: 'arbiter', act: 'set-clock', white: 10_000, black: 20_000 },
      { by: 'arbiter', act: 'observe', what: 'clock-wrongly-set' },
      { by: 'arbiter', act: 'reinstate', ply: 0 },
      { by: 'arbiter', act: 'observe', what: 'flag-fall', after: 40_000 },
    ],
  },
  {
    name: 'offers and claims',
    started: true,
    start: rooks,
    timeControl: '90',
    supervision: 'inadequate',
    acts: [
      { by: 'white', act: 'move', san: 'Ra2' },
      { by: 'black', act: 'move', san: 'Kd8' },
      { by: 'white', act: 'offer-draw' },
      { by: 'black', act: 'accept-draw' },
      { by: 'black', act: 'reject-draw' },
      { by: 'white', act: 'claim', claim: 'threefold', move: 'Ra1' },
      { by: 'white', act: 'claim', claim: 'cannot-win-by-normal-means' },
      { by: 'arbiter', act: 'rule', claim: 'cannot-win-by-normal-means', verdict: 'postponed' },
      { by: 'black', act: 'claim', claim: 'no-progress' },
      { by: 'white', act: 'claim', claim: 'flag', after: 91_000 },
      { by: 'white', act: 'resign' },
    ],
  },
  {
    name: 'late players',
    start: rooks,
    timeControl: '3600',
    defaultTime: 5000,
    acts: [
      { by: 'arbiter', act: 'start' },
      { by: 'white', act: 'arrive' },
      { by: 'black', act: 'arrive' },
      { by: 'arbiter', act: 'tick', after: 6000 },
      { by: 'arbiter', act: 'rule', claim: 'late', verdict: 'incorrect' },
      { by: 'arbiter', act: 'rule', claim: 'late', verdict: 'incorrect', player: 'white' },
      { by: 'white', act: 'move', san: 'Kd2' },
      { by: 'black', act: 'leave', where: 'venue' },
      { by: 'arbiter', act: 'rule', claim: 'late', verdict: 'correct' },
    ],
  },
  {
    name: 'a guarded board',
    start: pawns,
    timeControl: '60+2',
    boardKind: 'guarded',
    acts: [
      { by: 'white', act: 'touch', square: 'e2' },
      { by: 'white', act: 'move', from: 'e2', to: 'e4' },
      { by: 'white', act: 'move', from: 'e2', to: 'e3', press: false },
      { by: 'white', act: 'place', from: 'a7', to: 'a8' },
      { by: 'white', act: 'place', piece: 'n', to: 'a8' },
      { by: 'white', act: 'press' },
      { by: 'black', act: 'press' },
      { by: 'black', act: 'move', from: 'h8', to: 'g7' },
      { by: 'black', act: 'claim', claim: 'illegal-move' },
      { by: 'white', act: 'move', from: 'e2', to: 'e5' },
    ],
  },
  {
    name: 'moves taken back',
    start: '6k1/5ppp/8/8/8/8/3PP3/4K3 w - - 0 1',
    timeControl: '60d2',
    acts: [
      { by: 'white', act: 'move', san: 'e4' },
      { by: 'white', act: 'place', from: 'e4', to: 'e2' },
      { by: 'white', act: 'place', from: 'd2', to: 'd4' },
      { by: 'white', act: 'press' },
      { by: 'black', act: 'move', san: 'f6' },
      { by: 'black', act: 'place', from: 'g7', to: 'g5' },
      { by: 'black', act: 'displace', from: 'h7', to: 'h6' },
      { by: 'black', act: 'claim', claim: 'illegal-move' },
      { by: 'arbiter', act: 'observe', what: 'illegal-move' },
      { by: 'arbiter', act: 'observe', what: 'displaced-pieces' },
      { by: 'black', act: 'adjust', squares: ['e4'] },
    ],
  },
  {
    name: 'flags',
    start: rooks,
    timeControl: '5',
    supervision: 'inadequate',
    acts: [
      { by: 'white', act: 'move', san: 'Ra2' },
      { by: 'black', act: 'move', san: 'Kd8' },
      { by: 'black', act: 'move', san: 'Kf8', after: 6000 },
      { by: 'white', act: 'claim', claim: 'flag' },
      { by: 'black', act: 'claim', claim: 'flag', after: 6000 },
      { by: 'black', act: 'claim', claim: 'flag', player: 'black' },
      { by: 'arbiter', act: 'observe', what: 'flag-fall' },
      { by: 'arbiter', act: 'observe', what: 'flag-fall', player: 'black' },
      { by: 'arbiter', act: 'rule', claim: 'flag', verdict: 'incorrect' },
      { by: 'arbiter', act: 'add-time', player: 'white', ms: 3000 },
      { by: 'arbiter', act: 'penalise', player: 'black', penalty: 'cut-time', minutes: 1 },
    ],
  },
  {
    name: 'an adjourned game',
    start: rooks,
    timeControl: '60+2',
    acts: [
      { by: 'arbiter', act: 'adjourn', sessionEnds: 10_000, resumes: 20_000 },
      { by: 'white', act: 'seal', text: 'Ra2' },
      { by: 'white', act: 'seal', text: 'Rh9', press: false },
      { by: 'white', act: 'move', san: 'Kd2' },
      { by: 'white', act: 'arrive' },
      { by: 'black', act: 'arrive' },
      { by: 'arbiter', act: 'tick', after: 4_000_000 },
      { by: 'arbiter', act: 'rule', claim: 'late', verdict: 'incorrect' },
      { by: 'arbiter', act: 'open-envelope', after: 20_000 },
      { by: 'arbiter', act: 'observe', what: 'envelope-missing' },
      { by: 'black', act: 'offer-draw' },
    ],
  },
  {
    name: 'a lost envelope',
    start: rooks,
    timeControl: '60+2',
    defaultTime: 3_600_000,
    begins: [
      { by: 'arbiter', act: 'adjourn', sessionEnds: 10_000, resumes: 20_000 },
      { by: 'white', act: 'seal', text: 'Ra2' },
      { by: 'white', act: 'arrive', after: 18_000 },
      { by: 'black', act: 'arrive' },
    ],
    acts: [
      { by: 'arbiter', act: 'observe', what: 'envelope-missing' },
      { by: 'white', act: 'move', san: 'Ra2' },
      { by: 'white', act: 'move', san: 'Kd2' },
      { by: 'black', act: 'resign' },
      { by: 'white', act: 'offer-draw' },
      { by: 'black', act: 'accept-draw' },
      { by: 'arbiter', act: 'rule', claim: 'envelope-missing', verdict: 'incorrect' },
      { by: 'arbiter', act: 'open-envelope' },
      { by: 'arbiter', act: 'tick', after: 4_000_000 },
    ],
  },
  {
    name: 'both players break the Laws',
    start: '4k3/7p/8/8/8/8/7P/4R1K1 b - - 0 1',
    timeControl: '60+2',
    started: true,
    acts: [
      { by: 'black', act: 'move', from: 'h7', to: 'h6' },
      { by: 'black', act: 'touch', square: 'e8' },
      { by: 'white', act: 'move', from: 'e1', to: 'e8' },
      { by: 'white', act: 'touch', square: 'h2' },
      { by: 'white', act: 'place', from: 'h2', to: 'h4' },
      { by: 'white', act: 'press' },
      { by: 'black', act: 'displace', from: 'h2', to: 'h3' },
      { by: 'black', act: 'claim', claim: 'illegal-move' },
      { by: 'white', act: 'claim', claim: 'touched-piece' },
      { by: 'arbiter', act: 'observe', what: 'illegal-move' },
      { by: 'arbiter', act: 'observe', what: 'touched-piece' },
      { by: 'arbiter', act: 'observe', what: 'displaced-pieces' },
    ],
  },
  {
    name: 'promotion, pieces between squares, pieces not let go',
    start: '7k/P6p/8/8/8/8/4P3/4K3 w - - 0 1',
    timeControl: '60+2',
    started: true,
    acts: [
      { by: 'white', act: 'touch', squares: ['e1', 'e2'] },
      { by: 'white', act: 'place', piece: 'q', to: 'a8', released: false },
      { by: 'white', act: 'place', piece: 'n', to: 'a8' },
      { by: 'white', act: 'remove', square: 'a7' },
      { by: 'white', act: 'place-between', from: 'e2', squares: ['e3', 'e4'] },
      { by: 'arbiter', act: 'rule', claim: 'which-square', verdict: 'correct', move: 'e4' },
      { by: 'white', act: 'pause', for: 'promotion-piece' },
      { by: 'arbiter', act: 'restart' },
      { by: 'white', act: 'press' },
      { by: 'black', act: 'claim', claim: 'touched-piece' },
      { by: 'black', act: 'touch', square: 'h7', accident: true },
      { by: 'arbiter', act: 'rule', claim: 'accidental-touch', verdict: 'correct' },
    ],
  },
  {
    name: 'what was meant, and how it was',
    start: rooks,
    timeControl: '60+2',
    acts: [
      { by: 'white', act: 'move', san: 'Ra2' },
      { by: 'black', act: 'gesture', what: 'handshake' },
      { by: 'white', act: 'gesture', what: 'king-tipped' },
      { by: 'arbiter', act: 'rule', claim: 'meaning', verdict: 'correct', meaning: 'draw' },
      {
        by: 'arbiter',
        act: 'rule',
        claim: 'meaning',
        player: 'white',
        verdict: 'correct',
        meaning: 'resignation',
      },
      { by: 'arbiter', act: 'rule', claim: 'meaning', verdict: 'incorrect' },
      { by: 'white', act: 'dispute', about: 'the offer', version: 'there was one' },
      { by: 'black', act: 'dispute', about: 'the offer', version: 'there was none' },
      { by: 'arbiter', act: 'rule', claim: 'fact', verdict: 'correct', version: 'black' },
      { by: 'arbiter', act: 'rule', claim: 'fact', verdict: 'incorrect' },
      { by: 'white', act: 'resign' },
    ],
  },
]
