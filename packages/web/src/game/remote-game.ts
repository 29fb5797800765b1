import { type Color, opposite } from '@jadoube/chess'
import { displayTime, instant, type Millis } from '@jadoube/clock'
import type { Actor, GameState } from '@jadoube/laws'
import type { BoardView, ClientAct, PendingView } from '@jadoube/protocol'
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Outcome } from '../account/outcome.js'
import { language, words } from '../i18n/language.js'
import { lazyModule } from '../lazy-module.js'
import type { BoardStore } from '../net/board-store.js'
import type { Connection } from '../net/connection.js'
import { recordMoment, timeLeft } from '../net/time-left.js'
import { lastMoveSquares } from './board-placement.js'
import { friendlyHand } from './friendly-hand.js'
import type { ActBody, Game, OpenQuestion } from './game.js'
import { noObligation, type Obligation } from './obligation.js'
import { type Premove, premove } from './premove.js'
import { remoteHand } from './remote-hand.js'
import { seatNews } from './seat-news.js'
import { readPlacement, type ShownBoard, shownBoard } from './shown-board.js'
import { type WrittenPly, writtenMoves } from './written-moves.js'

/** A game on a server, as seen from a seat. */
export interface RemoteGame extends Game {
  /** The secret of the seat's link. It opens what is sealed for the seat. */
  readonly secret: string | null
  readonly connection: Connection
  readonly store: BoardStore
  /** The board, with what the server adds. The page is shown only once it is loaded. */
  readonly view: ReadonlySignal<BoardView>
  /** The premove of a player. Null for everybody else. */
  readonly premove: Premove | null
  /** Whether a hand on the board currently enters a premove. */
  readonly isPlanning: ReadonlySignal<boolean>
  /** The moves, if the seat may see them written. */
  readonly played: ReadonlySignal<readonly WrittenPly[]>
  /** The last outcome to be shown, until the person continues. */
  readonly outcomeToShow: Signal<Outcome | null>
}

/** The game of a player's seat. */
export interface SeatGame extends RemoteGame {
  readonly side: Color
  readonly send: (act: ClientAct) => void
  /** A draw that the player could claim now, if the table shows it. */
  readonly claimable: ReadonlySignal<'threefold' | 'fifty-moves' | null>
}

/** Returns a value that exists once the board is loaded. */
function loaded<T>(value: T | null): T {
  if (value === null) throw new Error('the board is not loaded yet')
  return value
}

/** A board decided by the server, as seen by a player (`side`) or an official (null). */
export function remoteGame(
  connection: Connection,
  store: BoardStore,
  side: Color | null,
  secret: string | null,
): RemoteGame {
  const view = computed(() => loaded(store.view.value))
  const loadedGame = computed(() => loaded(store.game.value))
  const state = computed(() => loadedGame.value.state)
  const placementText = computed(() => view.value.placement)
  const serverPlacement = computed(() => readPlacement(placementText.value))
  const mayKnowPosition = computed(() => view.value.fen !== undefined)
  const position = computed(() => (mayKnowPosition.value ? state.value.position : undefined))
  const shown = computed<ShownBoard>(() =>
    side === null
      ? { placement: serverPlacement.value, held: null }
      : shownBoard(view.value, serverPlacement.value, side, store.pending.value, position.value),
  )
  const moment = signal(instant(0))
  const ownPremove = side === null ? null : premove(side, () => shown.value.placement)
  const friendly = friendlyHand(() => game)
  const news = seatNews(store, state, () => ownPremove?.cancel())
  const hand = remoteHand(
    () => game,
    side,
    { friendly, premove: ownPremove },
    computed(() => shown.value.held),
  )

  const tick = (): void => {
    if (view.peek().clocks === null) return
    moment.value = instant(recordMoment(view.peek(), connection.time.now()))
  }

  const game: RemoteGame = {
    secret,
    connection,
    store,
    view,
    table: computed(() => loadedGame.value.table),
    state,
    hands: side === null ? [] : [side],
    placement: computed(() => shown.value.placement),
    position,
    held: hand.held,
    premove: ownPremove,
    isPlanning: hand.isPlanning,
    targets: hand.targets,
    promotion: friendly.promotion,
    takeBack: computed(() => askedBy(view.value, 'take-back')),
    adjusting: signal<Color | null>(null),
    last: computed(() => {
      const squares = lastMoveSquares(state.value)
      return squares.length > 0 ? squares : news.last.value
    }),
    obligation: computed(() => news.obligation.value ?? obligationAfterReload(game, side)),
    outcome: news.outcome,
    outcomeToShow: news.outcomeToShow,
    offer: computed(() => askedBy(view.value, 'draw-offer')),
    questions: computed(() => [...serverQuestions(view.value), ...state.value.questions]),
    played: playedMoves(state),
    moment,
    origin: view.peek().scheduledStart,
    now: () => Math.max(connection.time.now() - view.peek().scheduledStart, state.peek().at),
    perform: (_by: Actor, act: ActBody): boolean => {
      // Who moves continues, also with a typed, spoken or planned move.
      if (side !== null && act.act === 'move') news.outcomeToShow.value = null
      // The server knows the actor from the seat.
      void store.send(act as ClientAct)
      return true
    },
    byHand: hand.byHand,
    press: hand.press,
    begin: () => {},
    follow: () => followBoard(view, tick, [news.processNews, hand.playPremove]),
  }
  return game
}

/** Keeps the clocks and the given effects up to date, until the returned function is called. */
function followBoard(
  view: ReadonlySignal<BoardView>,
  tick: () => void,
  effects: readonly (() => void)[],
): () => void {
  const stops = [
    ...effects.map(each => effect(each)),
    effect(() => {
      void view.value
      tick()
    }),
  ]
  const timer = setInterval(() => {
    if (view.peek().clocks?.running != null) tick()
  }, 50)
  return () => {
    for (const stop of stops) stop()
    clearInterval(timer)
  }
}

/** The moves in notation. */
function playedMoves(state: ReadonlySignal<GameState>): ReadonlySignal<readonly WrittenPly[]> {
  const history = computed(() => state.value.history)
  return computed(() => {
    // Written again only when the history changes, not with every other update.
    void history.value
    return writtenMoves(state.peek(), language.value)
  })
}

/** Who has made an open offer or request of this kind. */
const askedBy = ({ pending }: BoardView, wanted: 'draw-offer' | 'take-back') =>
  pending.find(({ kind }) => kind === wanted)?.by ?? null

/** A player's own board on the server. */
export function seatGame(
  connection: Connection,
  store: BoardStore,
  side: Color,
  secret: string | null,
): SeatGame {
  const game = remoteGame(connection, store, side, secret)
  return {
    ...game,
    side,
    send: act => void game.perform(side, act),
    claimable: computed(() => claimableAt(game, side)),
  }
}

const ruler = lazyModule(() => import('./ruler.js'))

/**
 * No position can occur three times before this ply, so the code that checks it is not loaded
 * sooner.
 */
const firstRepetition = 8

function claimableAt({ view, state, table, position }: RemoteGame, side: Color) {
  const { laws } = table.value
  const mayKnow = laws.rules.help.includes('claimable-draws') && position.value !== undefined
  if (!mayKnow || view.value.hasTheMove !== side || state.value.ply < firstRepetition) return null
  return ruler()?.claimableDraw(state.value, laws) ?? null
}

/**
 * What the player's touch before a reload binds them to, if the table shows it and the position is
 * known here.
 */
function obligationAfterReload(
  { view, state, table, position }: RemoteGame,
  side: Color | null,
): Obligation {
  const mayKnow = table.value.laws.rules.help.includes('must-play') && position.value !== undefined
  const isBound = view.value.hasTheMove === side && state.value.hand !== null
  return (mayKnow && isBound && ruler()?.currentObligation(state.value)) || noObligation
}

/** Questions of the server itself: whether play continues after an interruption (6.10). */
function serverQuestions({ pending }: BoardView): readonly OpenQuestion[] {
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

/** The text on a player's clock. */
export function clockText(game: RemoteGame, color: Color): string {
  const { clocks } = game.view.value
  return clocks === null ? '' : displayTime(timeLeft(clocks, color, game.moment.value) as Millis)
}

export const opponentOf = (game: SeatGame): Color => opposite(game.side)

/**
 * What play waits for: a question that stopped the clocks, or a claim that the arbiter must judge.
 */
export function openQuestion({ view }: RemoteGame): PendingView | undefined {
  const { pending, status } = view.value
  const isClaim = (claim: string | undefined) => words().table.claims[claim ?? ''] !== undefined
  return pending.find(
    ({ kind, claim }) => kind === 'question' && (status === 'paused' || isClaim(claim)),
  )
}
