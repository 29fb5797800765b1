import {
  type Color,
  makeSquare,
  opposite,
  type Square,
  type StandingPosition,
} from '@jadoube/chess'
import { displayTime, type Millis } from '@jadoube/clock'
import type { EditionId, GameState, Laws } from '@jadoube/laws'
import type { BoardView, ClientAct, PendingView } from '@jadoube/protocol'
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { HandAct } from '../board/hand-act.js'
import { putDown } from '../board/put-down.js'
import { wood } from '../eboard/wood-press.js'
import { language, words } from '../i18n/language.js'
import type { BoardStore } from '../net/board-store.js'
import type { Connection } from '../net/connection.js'
import { recordMoment, timeLeft } from '../net/time-left.js'
import { obliged } from './obliged.js'
import { isTelling, type Outcome } from './rulings.js'
import { readPlacement, type ShownBoard, shownBoard } from './shown-board.js'
import { lastSquares } from './stands.js'
import { type WrittenPly, writtenMoves } from './written.js'

/** A game as one player has it before them, on a device of their own. */
export interface RemoteGame {
  readonly side: Color
  /** Of their link: what is sealed for them is opened with it. */
  readonly secret: string | null
  readonly connection: Connection
  readonly store: BoardStore
  /** How the board stands; the page is shown only once it is there. */
  readonly view: ReadonlySignal<BoardView>
  /** The board with what their hand has done and the server has not answered yet. */
  readonly seen: ReadonlySignal<ShownBoard>
  readonly position: ReadonlySignal<StandingPosition | undefined>
  /** The moves, where they may have them written for them. */
  readonly played: ReadonlySignal<readonly WrittenPly[]>
  /** The squares of the last move that was seen. */
  readonly last: ReadonlySignal<readonly Square[]>
  /** The squares that the touched piece may go to, where the table gives such help. */
  readonly must: ReadonlySignal<readonly Square[]>
  /** They have said j'adoube, and will adjust the next piece they touch. */
  readonly adjusting: Signal<boolean>
  /** The moment for which the clocks are drawn. */
  readonly moment: Signal<number>
  /** What happened last. */
  readonly outcome: ReadonlySignal<Outcome | null>
  /** The last of what happened that is to be told, until they go on. */
  readonly told: ReadonlySignal<Outcome | null>
  readonly laws: ReadonlySignal<{
    readonly laws: Laws
    readonly state: GameState
    readonly edition: EditionId
  }>
  readonly send: (act: ClientAct) => void
  readonly byHand: (act: HandAct) => boolean
  readonly press: () => void
  /** Lets the clocks be seen running and the news be told; gives the function that stops it. */
  readonly follow: () => () => void
}

export function remoteGame(
  connection: Connection,
  store: BoardStore,
  side: Color,
  secret: string | null,
): RemoteGame {
  const view = computed<BoardView>(() => {
    const now = store.view.value
    if (now === null) throw new Error('the board is not there yet')
    return now
  })
  const stands = computed(() => view.value.placement)
  const placement = computed(() => readPlacement(stands.value))
  const known = computed(() => {
    const now = store.game.value
    if (now === null) throw new Error('the board is not there yet')
    return now
  })
  const follows = computed(() => view.value.fen !== undefined)
  const position = computed(() => (follows.value ? known.value.state.position : undefined))
  const seen = computed(() =>
    shownBoard(view.value, placement.value, side, store.pending.value, position.value),
  )
  const history = computed(() => known.value.state.history)
  const played = computed(() => {
    // The list is written anew only when it has changed, not with every tick of what else is seen.
    void history.value
    return writtenMoves(known.peek().state, language.value)
  })
  const laws = computed(() => {
    const { table, state } = known.value
    return { laws: table.laws, state, edition: table.header.laws }
  })
  const adjusting = signal(false)
  const moment = signal(0)
  const outcome = signal<Outcome | null>(null)
  const told = signal<Outcome | null>(null)
  const lastSeen = signal<readonly Square[]>([])
  const must = signal<readonly Square[]>([])

  const send = (act: ClientAct): void => {
    void store.send(act)
  }

  const hasTheMove = (): boolean =>
    view.value.hasTheMove === side && view.value.status === 'in-play'

  /** As on wood nothing keeps a hand from a piece out of turn: it is seen, and binds them to nothing. */
  const outOfTurn = (act: HandAct): boolean => {
    const isPhysical = laws.value.laws.rules.boardKind === 'physical'
    if (act.act !== 'touch' || !isPhysical || view.value.status !== 'in-play') return false
    send({ act: 'touch', square: makeSquare(act.square) })
    return false
  }

  const byHand = (act: HandAct): boolean => {
    if (!hasTheMove()) return outOfTurn(act)
    switch (act.act) {
      case 'adjust':
        adjusting.value = false
        send({ act: 'adjust', squares: act.squares.map(square => makeSquare(square)) })
        return true
      case 'touch':
        told.value = null
        send({ act: 'touch', square: makeSquare(act.square) })
        return true
      case 'remove':
        send({ act: 'remove', square: makeSquare(act.square) })
        return true
      case 'place': {
        const isGuarded = laws.value.laws.rules.boardKind === 'guarded'
        const put = putDown(seen.value.placement, position.value, isGuarded, act.from, act.to)
        if (put === null) return false
        send({ ...put })
        return true
      }
    }
  }

  /** A press while one's own clock does not run has no effect, and nobody need be told. */
  const press = (): void => {
    const { clocks, status } = view.value
    if (status !== 'in-play' || (clocks !== null && clocks.running !== side)) return
    if (store.pending.value.some(({ act }) => act.act === 'press')) return
    if (wood.press === null) send({ act: 'press' })
    else wood.press(side)
  }

  /** What the news was, to be told and shown. */
  const hear = (): void => {
    const news = store.news.value
    if (news === null) return
    const game = laws.peek()
    // What the arbiter is asked, and what they have to judge from, is theirs; that something waits is seen.
    const events = news.events.filter(event => event.type !== 'question')
    const came: Outcome = { before: store.before ?? game.state, events }
    outcome.value = came
    if (isTelling(came)) told.value = came
    for (const event of events) {
      if (event.type === 'move-made') lastSeen.value = squaresOf(event.from, event.to)
      if (event.type === 'obligation') must.value = obliged(came)
      if (event.type === 'position-reinstated') lastSeen.value = []
      if (event.type === 'move-made' || event.type === 'position-reinstated') must.value = []
    }
  }

  const tick = (): void => {
    const { clocks } = view.peek()
    if (clocks === null) return
    moment.value = recordMoment(view.peek(), connection.time.now())
  }

  const follow = (): (() => void) => {
    const stopHearing = effect(hear)
    const stopSeeing = effect(() => {
      void view.value
      tick()
    })
    const timer = setInterval(() => {
      if (view.peek().clocks?.running != null) tick()
    }, 50)
    return () => {
      stopHearing()
      stopSeeing()
      clearInterval(timer)
    }
  }

  return {
    side,
    secret,
    connection,
    store,
    view,
    seen,
    position,
    played,
    last: computed(() => {
      const squares = lastSquares(known.value.state)
      return squares.length > 0 ? squares : lastSeen.value
    }),
    must,
    adjusting,
    moment,
    outcome,
    told,
    laws,
    send,
    byHand,
    press,
    follow,
  }
}

const squaresOf = (...names: readonly string[]): readonly Square[] =>
  names.map(name => ((name.charCodeAt(1) - 49) * 8 + name.charCodeAt(0) - 97) as Square)

/** What a player's clock shows. */
export function faceOf(game: RemoteGame, color: Color): string {
  const { clocks } = game.view.value
  return clocks === null ? '' : displayTime(timeLeft(clocks, color, game.moment.value) as Millis)
}

export const opponentOf = (game: RemoteGame): Color => opposite(game.side)

/** Whose offer of a draw is open. */
export function openOffer({ view }: RemoteGame): Color | null {
  return view.value.pending.find(({ kind }) => kind === 'draw-offer')?.by ?? null
}

/** What play waits for: a question that stopped the clocks, or a claim that the arbiter has to judge. */
export function openQuestion({ view }: RemoteGame): PendingView | undefined {
  const { pending, status } = view.value
  const isClaim = (claim: string | undefined) => words().table.claims[claim ?? ''] !== undefined
  return pending.find(
    ({ kind, claim }) => kind === 'question' && (status === 'paused' || isClaim(claim)),
  )
}
