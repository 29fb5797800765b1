import { type Color, opposite, type Square } from '@jadoube/chess'
import { displayTime, instant, type Millis } from '@jadoube/clock'
import type { Actor } from '@jadoube/laws'
import type { BoardView, ClientAct, PendingView } from '@jadoube/protocol'
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Outcome } from '../account/outcome.js'
import type { HandAct } from '../board/hand-act.js'
import { language, words } from '../i18n/language.js'
import type { BoardStore } from '../net/board-store.js'
import type { Connection } from '../net/connection.js'
import { recordMoment, timeLeft } from '../net/time-left.js'
import { handle } from './by-hand.js'
import type { ActBody, Game, OpenQuestion } from './game.js'
import { obliged } from './obliged.js'
import { playMove } from './play-move.js'
import { type Premove, premove } from './premove.js'
import { isTelling } from './rulings.js'
import { readPlacement, type ShownBoard, shownBoard } from './shown-board.js'
import { lastSquares } from './stands.js'
import { isFriendly, wholeMoves } from './whole-moves.js'
import { wood } from './wood-press.js'
import { type WrittenPly, writtenMoves } from './written.js'

/** A game of a server, as one who sits there has it before them. */
export interface RemoteGame extends Game {
  /** Of their link: what is sealed for them is opened with it. */
  readonly secret: string | null
  readonly connection: Connection
  readonly store: BoardStore
  /** How the board stands, with what the server says of it besides; the page is shown only once it is there. */
  readonly view: ReadonlySignal<BoardView>
  /** What a player plans while the opponent thinks; null for who does not play. */
  readonly premove: Premove | null
  /** Whether a hand on the board plans a move now. */
  readonly isPlanning: ReadonlySignal<boolean>
  /** The moves, where they may have them written for them. */
  readonly played: ReadonlySignal<readonly WrittenPly[]>
  /** The last of what happened that is to be told, until they go on. */
  readonly told: ReadonlySignal<Outcome | null>
}

/** The game of a player's seat. */
export interface SeatGame extends RemoteGame {
  readonly side: Color
  readonly send: (act: ClientAct) => void
}

/** The page is shown only once the board is there. */
function there<T>(value: T | null): T {
  if (value === null) throw new Error('the board is not there yet')
  return value
}

/** A board that the server decides, as a player (`side`) or an official (null) sees it. */
export function remoteGame(
  connection: Connection,
  store: BoardStore,
  side: Color | null,
  secret: string | null,
): RemoteGame {
  const view = computed(() => there(store.view.value))
  const known = computed(() => there(store.game.value))
  const table = computed(() => known.value.table)
  const state = computed(() => known.value.state)
  const text = computed(() => view.value.placement)
  const stands = computed(() => readPlacement(text.value))
  const follows = computed(() => view.value.fen !== undefined)
  const position = computed(() => (follows.value ? state.value.position : undefined))
  const shown = computed<ShownBoard>(() =>
    side === null
      ? { placement: stands.value, held: null }
      : shownBoard(view.value, stands.value, side, store.pending.value, position.value),
  )
  const history = computed(() => state.value.history)
  const played = computed(() => {
    // The list is rewritten only when it has changed, not with every tick of what else is seen.
    void history.value
    return writtenMoves(state.peek(), language.value)
  })
  const adjusting = signal<Color | null>(null)
  const moment = signal(instant(0))
  const outcome = signal<Outcome | null>(null)
  const told = signal<Outcome | null>(null)
  const lastSeen = signal<readonly Square[]>([])
  const must = signal<readonly Square[]>([])

  const perform = (_by: Actor, act: ActBody): boolean => {
    // The seat says who it is.
    void store.send(act as ClientAct)
    return true
  }

  const whole = wholeMoves(() => game)
  const planned = side === null ? null : premove(side, () => shown.value.placement)
  /** Only in a friendly game: elsewhere a hand that reaches out of turn has touched a piece. */
  const mayPlan = (): boolean => side !== null && isFriendly(game)
  /** Whether the next move is the opponent's, or one's own is still on its way. */
  const isWaiting = (): boolean =>
    view.value.hasTheMove !== side || store.pending.value.some(({ act }) => act.act === 'move')

  /** The turn has come: what was planned is played at once, or dropped. */
  const carryOut = (): void => {
    if (planned === null || !mayPlan()) return
    if (view.value.status !== 'in-play') {
      planned.cancel()
      return
    }
    const at = position.value
    if (isWaiting() || at === undefined) return
    if (planned.plan.peek() === null && planned.selected.peek() === null) return
    const { move, selected } = planned.take(at)
    // An offer that came with the opponent's move is answered by the player, not by a plan.
    const isAsked = view.value.pending.some(
      ({ kind, by }) => (kind === 'draw-offer' || kind === 'take-back') && by !== side,
    )
    if (move !== null && !isAsked) playMove(game, at, move)
    else if (selected !== null) whole.selected.value = selected
  }

  const byHand = (act: HandAct): boolean => {
    const { hasTheMove, status } = view.value
    if (side === null || status !== 'in-play') return false
    if (mayPlan() && isWaiting()) return planned?.byHand(act) ?? false
    if (hasTheMove !== side) {
      // As on wood nothing keeps a hand from a piece out of turn: it is seen, and binds them to nothing.
      const isPhysical = table.value.laws.rules.boardKind === 'physical'
      if (act.act === 'touch' && isPhysical) handle(game, side, act)
      return false
    }
    if (act.act === 'touch') told.value = null
    if (isFriendly(game)) return whole.byHand(act)
    return handle(game, side, act)
  }

  /** A press while one's own clock does not run has no effect, and nobody need be told. */
  const press = (by: Color): void => {
    const { clocks, status } = view.value
    if (status !== 'in-play' || (clocks !== null && clocks.running !== by)) return
    if (store.pending.value.some(({ act }) => act.act === 'press')) return
    if (wood.press === null) perform(by, { act: 'press' })
    else wood.press(by)
  }

  /** What the news was, to be told and shown. */
  const hear = (): void => {
    const news = store.news.value
    if (news === null) return
    // What the arbiter is asked, and what they have to judge from, is theirs; that something waits is seen.
    const events = news.events.filter(event => event.type !== 'question')
    const came: Outcome = { before: store.before ?? state.peek(), events }
    outcome.value = came
    // That the clocks are stopped is no news any more once they run.
    if (news.status === 'in-play') {
      if (store.refused.peek()?.code === 'game-paused') store.refused.value = null
      if (told.peek()?.events.every(({ type }) => ofStoppedClocks.has(type))) told.value = null
    }
    if (isTelling(came)) told.value = came
    if (events.some(({ type }) => type === 'position-reinstated')) planned?.cancel()
    for (const event of events) {
      if (event.type === 'move-made') lastSeen.value = squaresOf(event.from, event.to)
      if (event.type === 'obligation') must.value = obliged(came)
      if (event.type === 'position-reinstated') lastSeen.value = []
      if (event.type === 'move-made' || event.type === 'position-reinstated') must.value = []
    }
  }

  const tick = (): void => {
    if (view.peek().clocks === null) return
    moment.value = instant(recordMoment(view.peek(), connection.time.now()))
  }

  const follow = (): (() => void) => {
    const stopHearing = effect(hear)
    const stopPlanning = effect(carryOut)
    const stopSeeing = effect(() => {
      void view.value
      tick()
    })
    const timer = setInterval(() => {
      if (view.peek().clocks?.running != null) tick()
    }, 50)
    return () => {
      stopHearing()
      stopPlanning()
      stopSeeing()
      clearInterval(timer)
    }
  }

  const game: RemoteGame = {
    secret,
    connection,
    store,
    view,
    table,
    state,
    hands: side === null ? [] : [side],
    placement: computed(() => shown.value.placement),
    position,
    held: computed(() => {
      if (!isFriendly(game)) return shown.value.held
      return isWaiting() ? (planned?.selected.value ?? null) : whole.selected.value
    }),
    premove: planned,
    isPlanning: computed(() => mayPlan() && view.value.status === 'in-play' && isWaiting()),
    targets: computed(() => {
      const helps = table.value.laws.rules.help.includes('legal-moves')
      if (!mayPlan() || !isWaiting()) return whole.targets.value
      return helps ? (planned?.targets.value ?? []) : []
    }),
    promotion: whole.promotion,
    takeBack: computed(
      () => view.value.pending.find(({ kind }) => kind === 'take-back')?.by ?? null,
    ),
    adjusting,
    last: computed(() => {
      const squares = lastSquares(state.value)
      return squares.length > 0 ? squares : lastSeen.value
    }),
    must,
    outcome,
    told,
    offer: computed(() => view.value.pending.find(({ kind }) => kind === 'draw-offer')?.by ?? null),
    questions: computed(() => [...askedByServer(view.value), ...state.value.questions]),
    played,
    moment,
    origin: view.peek().scheduledStart,
    now: () => Math.max(connection.time.now() - view.peek().scheduledStart, state.peek().at),
    perform,
    byHand,
    press,
    begin: () => {},
    follow,
  }
  return game
}

/** A player's own board at the server. */
export function seatGame(
  connection: Connection,
  store: BoardStore,
  side: Color,
  secret: string | null,
): SeatGame {
  const game = remoteGame(connection, store, side, secret)
  return { ...game, side, send: act => void game.perform(side, act) }
}

/** What the server itself asks: whether play continues after an interruption (6.10). */
function askedByServer({ pending }: BoardView): readonly OpenQuestion[] {
  return pending
    .filter(({ kind, claim }) => kind === 'question' && claim === 'interruption')
    .map(({ claim = '', rule, article, facts, options }) => ({
      claim,
      by: null,
      player: null,
      rule: rule as OpenQuestion['rule'],
      article: (article ?? null) as string | null,
      facts: (facts ?? {}) as OpenQuestion['facts'],
      options: (options ?? []) as OpenQuestion['options'],
    }))
}

/** What is said only while the clocks stand still. */
const ofStoppedClocks: ReadonlySet<string> = new Set(['clocks-paused', 'clocks-restarted'])

const squaresOf = (...names: readonly string[]): readonly Square[] =>
  names.map(name => ((name.charCodeAt(1) - 49) * 8 + name.charCodeAt(0) - 97) as Square)

/** What a player's clock shows. */
export function faceOf(game: RemoteGame, color: Color): string {
  const { clocks } = game.view.value
  return clocks === null ? '' : displayTime(timeLeft(clocks, color, game.moment.value) as Millis)
}

export const opponentOf = (game: SeatGame): Color => opposite(game.side)

/** What play waits for: a question that stopped the clocks, or a claim that the arbiter has to judge. */
export function openQuestion({ view }: RemoteGame): PendingView | undefined {
  const { pending, status } = view.value
  const isClaim = (claim: string | undefined) => words().table.claims[claim ?? ''] !== undefined
  return pending.find(
    ({ kind, claim }) => kind === 'question' && (status === 'paused' || isClaim(claim)),
  )
}
