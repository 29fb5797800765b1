import type { Color, Square } from '@jadoube/chess'
import { type Instant, instant } from '@jadoube/clock'
import { type Actor, evolve, fallsDue, headerOfNewGame, newGameAfter } from '@jadoube/laws'
import { computed, signal } from '@preact/signals'
import { wood } from '../eboard/wood-press.js'
import { afterwards } from '../frame/after-paint.js'
import { forget, keep, readKept, whenKeptElsewhere } from '../kept.js'
import { now } from '../time.js'
import { followKept, isRuled, type KeptGame, type KeptRecord, readKeptGame } from './kept-game.js'
import type { Outcome } from './rulings.js'

export type { KeptRecord } from './kept-game.js'

/** What was touched and not yet put down, as the record leaves it. */
function inHand(current: KeptRecord | null): Square | null {
  const hand = current?.state.hand ?? null
  if (hand === null || hand.released !== null || hand.illegal !== null) return null
  return hand.touched.at(-1)?.square ?? null
}

export const game = signal<KeptRecord | null>(null)
/** What the last act came to, for whoever shows or says it. */
export const outcome = signal<Outcome | null>(null)
/** The piece in the hand of the player who has the move. */
export const held = signal<Square | null>(null)
/** Who has said j'adoube, and will adjust the next piece they touch. */
export const adjusting = signal<Color | null>(null)
/** The moment for which the clocks are drawn, as the record counts. */
export const moment = signal<Instant>(instant(0))

/** The game and what the last act came to, for what may be seen a frame after the board and the clocks. */
export const seen = afterwards(() => ({ game: game.value, outcome: outcome.value }))

/** The part of the Laws that decides; null until it has come. */
let ruler: typeof import('./ruler.js') | null = null

/** What was done before it came, and when. */
let waiting: { readonly time: number; readonly does: () => boolean }[] = []
/** The moment of what is done now, where it was done earlier. */
let doneAt: number | null = null

/** Fetches what decides, and lets it decide on what has been done meanwhile. */
export async function fetchRuler(): Promise<typeof import('./ruler.js')> {
  ruler ??= await import('./ruler.js')
  const done = waiting
  waiting = []
  for (const { time, does } of done) {
    doneAt = time
    does()
  }
  doneAt = null
  if (done.length > 0) held.value = inHand(game.value)
  return ruler
}

/** Does it, as soon as the Laws can decide on it, as of this moment. True where it may have had an effect. */
export function asOfNow(does: () => boolean): boolean {
  if (ruler !== null) return does()
  waiting.push({ time: now(), does })
  void fetchRuler()
  return true
}

export const canDecide = (): boolean => ruler !== null

/** Lays a game on the table that was kept, here or in another window. */
function lay(kept: KeptGame): boolean {
  const laid = followKept(kept)
  if (laid === undefined) return false
  game.value = laid
  held.value = inHand(laid)
  outcome.value = null
  return true
}

async function layUnruled(kept: KeptGame): Promise<void> {
  const events = (await fetchRuler()).ruleAll(kept.lines)
  if (events !== null) lay({ ...kept, events })
}

async function layKept(kept: KeptGame): Promise<void> {
  if (!isRuled(kept) || !lay(kept)) await layUnruled(kept)
}

// Two windows are two views of one table.
whenKeptElsewhere('table', readKeptGame, kept => void layKept(kept))

const found = readKept('table', readKeptGame)
/** Fulfilled when the game that was kept lies on the table, if there was one. */
export const isLaid: Promise<void> = found === undefined ? Promise.resolve() : layKept(found)

export const isOver = computed(() => game.value?.state.status === 'concluded')

/** Something waits for the arbiter's judgement. */
export const hasQuestion = computed(() => (game.value?.state.questions.length ?? 0) > 0)

/** Whose offer of a draw is open. */
export const openOffer = computed(() => game.value?.state.offer?.by ?? null)

const at = (origin: number): number =>
  Math.max((doneAt ?? now()) - origin, game.value?.state.at ?? 0)

export function setUp(header: object): boolean {
  if (!lay({ origin: now(), lines: [JSON.stringify(header)] })) return false
  adjusting.value = null
  moment.value = instant(0)
  keepGame()
  return true
}

/** The game that the arbiter has played anew in place of this one, which was cancelled; null where there is none. */
export function newGameOf({ state, table, lines, events }: KeptRecord): object | null {
  if (state.result?.reason !== 'cancelled') return null
  const before = events.slice(0, -1).flat().reduce(evolve, table.state)
  const follows = newGameAfter(before, events.at(-1) ?? [])
  return follows === null ? null : headerOfNewGame(JSON.parse(lines[0] ?? '{}'), follows)
}

export function clearTable(): void {
  game.value = null
  outcome.value = null
  forget('table')
}

function keepGame(): void {
  if (game.value === null) return
  const { id, origin, lines, events } = game.value
  keep('table', { id, origin, lines, events })
}

/** Gives an act to the Laws. True where it had an effect; what it had no effect on is not recorded. */
export function perform(by: Actor, act: Readonly<Record<string, unknown>>): boolean {
  return asOfNow(() => performNow(by, act))
}

function performNow(by: Actor, act: Readonly<Record<string, unknown>>): boolean {
  const before = game.value
  if (before === null || ruler === null) return false
  const time = at(before.origin)
  const done = { at: time, by, ...act }
  const ruled = ruler.rule(before.state, before.table.laws, done, before.lines.length + 1)
  if (ruled === null) return false
  const { after, outcome: came } = ruled
  const happened = ruler.happened(came)
  if (happened.length > 0) {
    const lines = [...before.lines, JSON.stringify(done)]
    game.value = { ...before, state: after, lines, events: [...before.events, happened] }
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
  asOfNow(() => pressNow(side))
}

function pressNow(side: Color): boolean {
  const state = game.value?.state
  if (state === undefined || state.status === 'concluded') return false
  if (state.status === 'awaiting-start') {
    if (side === 'black' || state.clock === null) ensureStarted()
    return true
  }
  // A press while one's own clock does not run has no effect, and nobody need be told.
  if (state.clock !== null && state.clock.turn !== side) return false
  if (wood.press === null) return perform(side, { act: 'press' })
  wood.press(side)
  return true
}

/** Lets the clocks be seen running, and the device call a flag where it may. */
export function follow(): () => void {
  const tick = () => {
    const current = game.value
    const clock = current?.state.clock
    if (current === null || clock?.state !== 'running') return
    moment.value = instant(at(current.origin))
    const due = fallsDue(current.state, current.table.laws)
    const isDue = due.some(({ what, at }) => what === 'flag' && moment.value >= at)
    if (isDue && canDecide()) perform('clock', { act: 'tick' })
  }
  tick()
  const timer = setInterval(tick, 50)
  return () => clearInterval(timer)
}
