import type { Color } from '@jadoube/chess'
import { type Instant, instant } from '@jadoube/clock'
import { type Actor, evolve, fallsDue, type GameState, standing, type Table } from '@jadoube/laws'
import { headerOfNewGame, newGameAfter } from '@jadoube/laws/internals'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Outcome } from '../account/outcome.js'
import { afterwards } from '../after-paint.js'
import { asOfNow, rulerHere, timeOfAct } from './deciding.js'
import { type ExpectedBoard, expectedAfter } from './expected-board.js'
import type { ActBody, Game } from './game.js'
import type { KeptRecord } from './kept-game.js'
import { localHand } from './local-hand.js'
import { nothingDue, obligedIn } from './obliged.js'
import { boardStands, lastSquares } from './stands.js'
import { wholeMoves } from './whole-moves.js'

/** A game between two people at this device, decided by the Laws here. */
export interface LocalGame extends Game {
  /** The record line by line, and the events that followed. */
  readonly record: ReadonlySignal<KeptRecord>
  /**
   * The record and the last outcome, for everything that may be shown one frame after the board and
   * the clocks.
   */
  readonly afterBoard: ReadonlySignal<{
    readonly record: KeptRecord
    readonly outcome: Outcome | null
  }>
  readonly isOver: ReadonlySignal<boolean>
  /** The player whose pieces are picked up: the one to move, even before the Laws have decided. */
  readonly mover: ReadonlySignal<Color>
  /** A draw that the player to move could claim, if the table shows it. */
  readonly claimable: ReadonlySignal<'threefold' | 'fifty-moves' | null>
  /** Replaces the game by its state in another window. */
  readonly replace: (record: KeptRecord) => void
}

/**
 * Without an arbiter nobody is told what one might decide. An open question is put to the players,
 * and one during which play continues is not shown.
 */
function toldOf(events: Outcome['events'], { laws }: Table): Outcome['events'] {
  if (laws.rules.arbiter !== 'none') return events
  const goesOn = laws.rules.unansweredQuestions === 'play-on'
  return events.filter(
    ({ type }) =>
      type !== 'question' && !(goesOn && (type === 'question-answered' || type === 'breach')),
  )
}

/** `keep` is called after every change. */
export function localGame(first: KeptRecord, keep: (record: KeptRecord) => void): LocalGame {
  const record = signal(first)
  const state = computed(() => record.value.state)
  const outcome = signal<Outcome | null>(null)
  const adjusting = signal<Color | null>(null)
  const expected = signal<ExpectedBoard | null>(null)
  const moment = signal<Instant>(instant(0))
  const { table, origin } = first

  const now = (): number => Math.max(timeOfAct() - origin, state.peek().at)

  const performNow = (by: Actor, act: ActBody): boolean => {
    const before = record.value
    const ruler = rulerHere()
    if (ruler === null) return false
    const time = now()
    const done = { at: time, by, ...act }
    const ruled = ruler.rule(before.state, table.laws, done, before.lines.length + 1)
    if (ruled === null) return false
    const { after, outcome: came } = ruled
    const happened = ruler.happened(came)
    if (happened.length > 0) {
      const lines = [...before.lines, JSON.stringify(done)]
      record.value = { ...before, state: after, lines, events: [...before.events, happened] }
      keep(record.value)
    }
    if (after.turn !== before.state.turn || after.status === 'concluded') hand.letGo()
    moment.value = instant(time)
    outcome.value = { before: before.state, events: toldOf(came, table), follow: evolve }
    return came.every(each => each.type !== 'refused')
  }
  const lookAhead = (act: ActBody): void => {
    if (rulerHere() !== null) return
    const { placement, position, mover } = game
    const seen = { placement: placement.value, position: position.value, turn: mover.value }
    expected.value = expectedAfter(seen, act, table.laws.rules.boardKind === 'guarded')
  }
  /** Once the Laws are loaded, their decision counts. */
  const decided = (does: () => boolean): boolean =>
    asOfNow(() => {
      expected.value = null
      return does()
    })
  const perform = (by: Actor, act: ActBody): boolean => {
    lookAhead(act)
    return decided(() => performNow(by, act))
  }

  const begin = (): void => {
    decided(
      () => state.peek().status === 'awaiting-start' && performNow('arbiter', { act: 'start' }),
    )
  }

  const whole = wholeMoves(() => game)
  const hand = localHand(() => game, first, whole, { lookAhead, decided })

  /** Draws the clocks, and lets the device call a flag if it may. */
  const tick = (): void => {
    const current = state.peek()
    if (current.clock?.state !== 'running') return
    moment.value = instant(now())
    const isDue = fallsDue(current, table.laws).some(
      ({ what, at }) => what === 'flag' && moment.value >= at,
    )
    if (isDue && rulerHere() !== null) perform('clock', { act: 'tick' })
  }

  const due = computed(() =>
    table.laws.rules.help.includes('must-play') ? obligedIn(record.value.events) : nothingDue,
  )
  const game: LocalGame = {
    table: signal(table),
    state,
    record,
    afterBoard: afterwards(() => ({ record: record.value, outcome: outcome.value })),
    isOver: computed(() => state.value.status === 'concluded'),
    hands: ['white', 'black'],
    mover: computed(() => expected.value?.turn ?? state.value.turn),
    placement: computed(() => expected.value?.placement ?? boardStands(state.value)),
    position: computed(() =>
      expected.value === null ? standing(state.value) : expected.value.position,
    ),
    held: hand.held,
    targets: whole.targets,
    promotion: whole.promotion,
    takeBack: computed(() => state.value.proceedings.takeBack?.by ?? null),
    claimable: computed(() => claimableIn(state.value, game, outcome.value)),
    adjusting,
    last: computed(() => lastSquares(state.value)),
    due,
    outcome,
    offer: computed(() => state.value.offer?.by ?? null),
    questions: computed(() => state.value.questions),
    moment,
    origin,
    now,
    perform,
    byHand: hand.byHand,
    press: hand.press,
    begin,
    follow: () => {
      tick()
      const timer = setInterval(tick, 50)
      return () => clearInterval(timer)
    },
    replace: next => {
      record.value = next
      hand.takeFrom(next)
      whole.forget()
      outcome.value = null
    },
  }
  return game
}

/** Known once the Laws are loaded. `_asked` makes the caller ask again after each act. */
function claimableIn(state: GameState, { table }: Game, _asked: Outcome | null) {
  const { laws } = table.value
  if (!laws.rules.help.includes('claimable-draws')) return null
  return rulerHere()?.claimableDraw(state, laws) ?? null
}

/** The player to whom a key belongs: whose clock runs, or who has the move without a clock. */
export function onMove({ state }: Game): Color {
  const { clock, turn } = state.value
  return clock?.state === 'running' ? clock.turn : turn
}

/** The header of the game that replaces this one, if the arbiter has cancelled it for that. */
export function newGameOf({ state, table, lines, events }: KeptRecord): object | null {
  if (state.result?.reason !== 'cancelled') return null
  const before = events.slice(0, -1).flat().reduce(evolve, table.state)
  const follows = newGameAfter(before, events.at(-1) ?? [])
  return follows === null ? null : headerOfNewGame(JSON.parse(lines[0] ?? '{}'), follows)
}
