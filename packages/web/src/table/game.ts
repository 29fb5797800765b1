import { type Color, makeSquare, type Square } from '@jadoube/chess'
import { type Instant, instant, nextAlarm } from '@jadoube/clock'
import { type Actor, evolve, type GameState, RecordRuler, type Table } from '@jadoube/laws'
import { computed, signal } from '@preact/signals'
import { forget, keep, readKept, whenKeptElsewhere } from '../kept.js'
import { now } from '../time.js'
import type { Outcome } from './rulings.js'

/** The game on this device: its record, line by line, and what the Laws made of it. */
export interface Game {
  readonly table: Table
  readonly state: GameState
  /** The moment from which the record counts its milliseconds. */
  readonly origin: number
  readonly lines: readonly string[]
}

interface Kept {
  readonly origin: number
  readonly lines: readonly string[]
}

let ruler = new RecordRuler()

/** Reads a record through; undefined where it is none. */
function replay({ origin, lines }: Kept): Game | undefined {
  const fresh = new RecordRuler()
  for (const line of lines) if (!fresh.take(line).ok) return undefined
  const { table, state } = fresh
  if (table === null || state === null) return undefined
  ruler = fresh
  return { table, state, origin, lines }
}

function readGame(value: unknown): Game | undefined {
  const kept = value as Partial<Kept> | null
  if (typeof kept?.origin !== 'number' || !Array.isArray(kept.lines)) return undefined
  if (!kept.lines.every(line => typeof line === 'string')) return undefined
  return replay({ origin: kept.origin, lines: kept.lines })
}

/** What was touched and not yet put down, as the record leaves it. */
function inHand(current: Game | null): Square | null {
  const hand = current?.state.hand ?? null
  if (hand === null || hand.released !== null || hand.illegal !== null) return null
  return hand.touched.at(-1)?.square ?? null
}

export const game = signal<Game | null>(readKept('table', readGame) ?? null)
/** What the last act came to, for whoever shows or says it. */
export const outcome = signal<Outcome | null>(null)
/** The piece in the hand of the player who has the move. */
export const held = signal<Square | null>(inHand(game.value))
/** Who has said j'adoube, and will adjust the next piece he touches. */
export const adjusting = signal<Color | null>(null)
/** The moment for which the clocks are drawn, as the record counts. */
export const moment = signal<Instant>(instant(0))

// Two windows are two views of one table.
whenKeptElsewhere('table', readGame, value => {
  game.value = value
  held.value = inHand(value)
  outcome.value = null
})

export const isOver = computed(() => game.value?.state.status === 'concluded')

/** Something waits for the arbiter's judgement. */
export const hasQuestion = computed(() => (game.value?.state.questions.length ?? 0) > 0)

/** Whose offer of a draw is open. */
export const openOffer = computed(() => game.value?.state.offer?.by ?? null)

const at = (origin: number): number => Math.max(now() - origin, game.value?.state.at ?? 0)

export function setUp(header: object): boolean {
  const set = replay({ origin: now(), lines: [JSON.stringify(header)] })
  if (set === undefined) return false
  game.value = set
  outcome.value = null
  held.value = null
  adjusting.value = null
  moment.value = instant(0)
  keepGame()
  return true
}

export function clearTable(): void {
  game.value = null
  outcome.value = null
  forget('table')
}

function keepGame(): void {
  if (game.value === null) return
  const { origin, lines } = game.value
  keep('table', { origin, lines })
}

/** Gives an act to the Laws. True where it had an effect; what it had no effect on is not recorded. */
export function perform(by: Actor, act: Readonly<Record<string, unknown>>): boolean {
  const before = game.value
  if (before === null) return false
  const time = at(before.origin)
  const line = JSON.stringify({ at: time, by, ...act })
  const ruled = ruler.take(line)
  if (!ruled.ok || ruled.value === null) return false
  const { after, outcome: came } = ruled.value
  const happened = came.some(each => each.type !== 'refused')
  if (happened) {
    game.value = { ...before, state: after, lines: [...before.lines, line] }
    keepGame()
  }
  if (after.turn !== before.state.turn || after.status === 'concluded') held.value = null
  moment.value = instant(time)
  outcome.value = { before: before.state, events: came, follow: evolve }
  return came.every(each => each.type !== 'refused')
}

/** Whoever first touches a piece has begun the game, if nobody has said so. */
export function ensureStarted(): void {
  if (game.value?.state.status === 'awaiting-start') perform('arbiter', { act: 'start' })
}

/** Whose clock runs, or who has the move where there is none: the player that a key speaks for. */
export function onMove(): Color {
  const state = game.value?.state
  if (state === undefined) return 'white'
  return state.clock?.state === 'running' ? state.clock.turn : state.turn
}

/** The player's half of the clock: before the game Black's press starts White's clock (Article 6.6). */
export function press(side: Color): void {
  const state = game.value?.state
  if (state === undefined || state.status === 'concluded') return
  if (state.status === 'awaiting-start') {
    if (side === 'black' || state.clock === null) ensureStarted()
    return
  }
  // A press while one's own clock does not run has no effect, and nobody need be told.
  if (state.clock !== null && state.clock.turn !== side) return
  perform(side, { act: 'press' })
}

/** Lets the clocks be seen running, and the device call a flag where it may. */
export function follow(): () => void {
  const tick = () => {
    const current = game.value
    const clock = current?.state.clock
    if (current === null || clock?.state !== 'running') return
    moment.value = instant(at(current.origin))
    const alarm = nextAlarm(clock)
    const calls = current.table.laws.rules.deviceCallsFlags
    if (calls && alarm !== null && moment.value >= alarm.at) perform('clock', { act: 'tick' })
  }
  tick()
  const timer = setInterval(tick, 50)
  return () => clearInterval(timer)
}

export const nameOf = (square: Square): string => makeSquare(square)
