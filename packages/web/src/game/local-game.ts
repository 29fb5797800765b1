import type { Color } from '@jadoube/chess'
import { type Instant, instant } from '@jadoube/clock'
import { type Actor, evolve, fallsDue, type GameState, standing, type Table } from '@jadoube/laws'
import { headerOfNewGame, newGameAfter } from '@jadoube/laws/internals'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Outcome } from '../account/outcome.js'
import { signalAfterPaint } from '../after-paint.js'
import { boardPlacement, lastMoveSquares } from './board-placement.js'
import { type ExpectedBoard, expectedAfter } from './expected-board.js'
import { friendlyHand } from './friendly-hand.js'
import type { ActBody, Game } from './game.js'
import { loadedRuler, timeOfAct, whenRulerLoaded } from './load-ruler.js'
import { localHand } from './local-hand.js'
import { noObligation, obligationInRecord } from './obligation.js'
import type { LocalRecord } from './stored-game.js'

/** A game between two people at this device, decided by the Laws here. */
export interface LocalGame extends Game {
  /** The record line by line, and the events that followed. */
  readonly record: ReadonlySignal<LocalRecord>
  /**
   * The record and the last outcome, for everything that may be shown one frame after the board and
   * the clocks.
   */
  readonly afterBoard: ReadonlySignal<{
    readonly record: LocalRecord
    readonly outcome: Outcome | null
  }>
  readonly isOver: ReadonlySignal<boolean>
  /** The player whose pieces are picked up: the one to move, even before the Laws have decided. */
  readonly mover: ReadonlySignal<Color>
  /** A draw that the player to move could claim, if the table shows it. */
  readonly claimable: ReadonlySignal<'threefold' | 'fifty-moves' | null>
  /** Replaces the game by its state in another window. */
  readonly replace: (record: LocalRecord) => void
}

/**
 * Without an arbiter nobody is told what one might decide. An open question is put to the players,
 * and one during which play continues is not shown.
 */
function eventsToShow(events: Outcome['events'], { laws }: Table): Outcome['events'] {
  if (laws.rules.arbiter !== 'none') return events
  const playsOn = laws.rules.unansweredQuestions === 'play-on'
  return events.filter(
    ({ type }) =>
      type !== 'question' && !(playsOn && (type === 'question-answered' || type === 'breach')),
  )
}

/** The record of a game, and what was decided last. */
function localSignals(first: LocalRecord) {
  const record = signal(first)
  return {
    record,
    state: computed(() => record.value.state),
    outcome: signal<Outcome | null>(null),
    /** What the board shows until the Laws are loaded. */
    expected: signal<ExpectedBoard | null>(null),
    moment: signal<Instant>(instant(0)),
  }
}

type LocalSignals = ReturnType<typeof localSignals>

/** Decides acts with the Laws, once they are loaded. */
function localDecisions(
  { record, outcome, expected, moment }: LocalSignals,
  game: () => LocalGame,
  { onChange, letGo }: { onChange: (record: LocalRecord) => void; letGo: () => void },
) {
  const performNow = (by: Actor, act: ActBody): boolean => {
    const before = record.value
    const table = game().table.value
    const ruler = loadedRuler()
    if (ruler === null) return false
    const time = game().now()
    const recordAct = { at: time, by, ...act }
    const ruled = ruler.rule(before.state, table.laws, recordAct, before.lines.length + 1)
    if (ruled === null) return false
    const { after, outcome: events } = ruled
    const happened = ruler.withoutRefusals(events)
    if (happened.length > 0) {
      const lines = [...before.lines, JSON.stringify(recordAct)]
      record.value = { ...before, state: after, lines, events: [...before.events, happened] }
      onChange(record.value)
    }
    if (after.turn !== before.state.turn || after.status === 'concluded') letGo()
    moment.value = instant(time)
    outcome.value = { before: before.state, events: eventsToShow(events, table), follow: evolve }
    return events.every(each => each.type !== 'refused')
  }
  const lookAhead = (act: ActBody): void => {
    if (loadedRuler() !== null) return
    const { placement, position, mover, table } = game()
    const shown = { placement: placement.value, position: position.value, turn: mover.value }
    const isGuarded = table.value.laws.rules.boardKind === 'guarded'
    expected.value = expectedAfter(shown, act, isGuarded)
  }
  /** Once the Laws are loaded, their decision counts. */
  const decideWhenLoaded = (decide: () => boolean): boolean =>
    whenRulerLoaded(() => {
      expected.value = null
      return decide()
    })
  const perform = (by: Actor, act: ActBody): boolean => {
    lookAhead(act)
    return decideWhenLoaded(() => performNow(by, act))
  }
  return { performNow, lookAhead, decideWhenLoaded, perform }
}

/** `onChange` is called after every change of the record. */
export function localGame(first: LocalRecord, onChange: (record: LocalRecord) => void): LocalGame {
  const signals = localSignals(first)
  const { record, state, outcome, expected, moment } = signals
  const { table, origin } = first
  const now = (): number => Math.max(timeOfAct() - origin, state.peek().at)
  const letGo = () => hand.letGo()
  const decisions = localDecisions(signals, () => game, { onChange, letGo })
  const { performNow, lookAhead, decideWhenLoaded, perform } = decisions

  const friendly = friendlyHand(() => game)
  const hand = localHand(() => game, first, friendly, { lookAhead, decideWhenLoaded })

  /** Draws the clocks, and lets the device call a flag if it may. */
  const tick = (): void => {
    const current = state.peek()
    if (current.clock?.state !== 'running') return
    moment.value = instant(now())
    const isDue = fallsDue(current, table.laws).some(
      ({ what, at }) => what === 'flag' && moment.value >= at,
    )
    if (isDue && loadedRuler() !== null) perform('clock', { act: 'tick' })
  }

  const game: LocalGame = {
    table: signal(table),
    state,
    record,
    afterBoard: signalAfterPaint(() => ({ record: record.value, outcome: outcome.value })),
    isOver: computed(() => state.value.status === 'concluded'),
    hands: ['white', 'black'],
    mover: computed(() => expected.value?.turn ?? state.value.turn),
    placement: computed(() => expected.value?.placement ?? boardPlacement(state.value)),
    position: computed(() =>
      expected.value === null ? standing(state.value) : expected.value.position,
    ),
    held: hand.held,
    targets: friendly.targets,
    promotion: friendly.promotion,
    takeBack: computed(() => state.value.proceedings.takeBack?.by ?? null),
    claimable: computed(() => {
      // Read again after each act, because the ruler may have been loaded since.
      void outcome.value
      return claimableIn(state.value, table)
    }),
    adjusting: signal<Color | null>(null),
    last: computed(() => lastMoveSquares(state.value)),
    obligation: computed(() =>
      table.laws.rules.help.includes('must-play')
        ? obligationInRecord(record.value.events)
        : noObligation,
    ),
    outcome,
    offer: computed(() => state.value.offer?.by ?? null),
    questions: computed(() => state.value.questions),
    moment,
    origin,
    now,
    perform,
    byHand: hand.byHand,
    press: hand.press,
    begin: () => {
      decideWhenLoaded(
        () => state.peek().status === 'awaiting-start' && performNow('arbiter', { act: 'start' }),
      )
    },
    follow: () => {
      tick()
      const timer = setInterval(tick, 50)
      return () => clearInterval(timer)
    },
    replace: next => {
      record.value = next
      hand.resetTo(next)
      friendly.clear()
      outcome.value = null
    },
  }
  return game
}

/** A draw that the player to move could claim. Null until the Laws are loaded. */
function claimableIn(state: GameState, { laws }: Table) {
  if (!laws.rules.help.includes('claimable-draws')) return null
  return loadedRuler()?.claimableDraw(state, laws) ?? null
}

/** The player to whom a key belongs: whose clock runs, or who has the move without a clock. */
export function playerAtKeys({ state }: Game): Color {
  const { clock, turn } = state.value
  return clock?.state === 'running' ? clock.turn : turn
}

/** The header of the game that replaces this one, if the arbiter has cancelled it for that. */
export function replacementGameHeader({ state, table, lines, events }: LocalRecord): object | null {
  if (state.result?.reason !== 'cancelled') return null
  const before = events.slice(0, -1).flat().reduce(evolve, table.state)
  const replacement = newGameAfter(before, events.at(-1) ?? [])
  return replacement === null ? null : headerOfNewGame(JSON.parse(lines[0] ?? '{}'), replacement)
}
