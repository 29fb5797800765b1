import type { Color } from '@jadoube/chess'
import { computed, type ReadonlySignal } from '@preact/signals'
import type { HandAct } from '../board/hand-act.js'
import { electronicBoard } from './electronic-board.js'
import { type FriendlyHand, isFriendly } from './friendly-hand.js'
import { performHandAct } from './perform-hand-act.js'
import { playMove } from './play-move.js'
import type { Premove } from './premove.js'
import type { RemoteGame } from './remote-game.js'

/** A player's hand at a board that a server decides. */
export interface RemoteHand {
  /** Whether a hand on the board currently enters a premove. */
  readonly isPlanning: ReadonlySignal<boolean>
  readonly held: RemoteGame['held']
  readonly targets: RemoteGame['targets']
  readonly byHand: (act: HandAct) => boolean
  readonly press: (by: Color) => void
  /** Plays or drops the premove when the turn comes. Called by an effect. */
  readonly playPremove: () => void
}

/** `shownHeld`: the square of the piece in hand, as displayed. */
export function remoteHand(
  game: () => RemoteGame,
  side: Color | null,
  { friendly, premove }: { readonly friendly: FriendlyHand; readonly premove: Premove | null },
  shownHeld: RemoteGame['held'],
): RemoteHand {
  /** Only in a friendly game. Elsewhere a hand that acts out of turn has touched a piece. */
  const mayPlan = (): boolean => side !== null && isFriendly(game())
  /** Whether it is the opponent's turn, or the own move is still being sent. */
  const isWaiting = (): boolean => {
    const { view, store } = game()
    return view.value.hasTheMove !== side || isBeingSent(store.pending.value, 'move')
  }

  const playPremove = (): void => {
    const { view, position, outcomeToShow } = game()
    if (premove === null || !mayPlan()) return
    if (view.value.status !== 'in-play') {
      premove.cancel()
      return
    }
    const current = position.value
    if (isWaiting() || current === undefined) return
    if (premove.plan.peek() === null && premove.selected.peek() === null) return
    const { move, selected } = premove.take(current)
    // The player, not a premove, answers an offer that came with the opponent's move.
    const hasOffer = view.value.pending.some(
      ({ kind, by }) => (kind === 'draw-offer' || kind === 'take-back') && by !== side,
    )
    if (move !== null && !hasOffer) {
      // A ruling that came with the opponent's move has not been read yet.
      const shown = outcomeToShow.peek()
      playMove(game(), current, move)
      if (shown?.events.some(({ type }) => type === 'move-made')) outcomeToShow.value = shown
    } else if (selected !== null) friendly.selected.value = selected
  }

  const byHand = (act: HandAct): boolean => {
    const { view, table, outcomeToShow } = game()
    const { hasTheMove, status } = view.value
    if (side === null || status !== 'in-play') return false
    if (mayPlan() && isWaiting()) return premove?.byHand(act) ?? false
    if (hasTheMove !== side) {
      // As on a physical board, a piece can be touched out of turn. It is visible but has no
      // consequences.
      const isPhysical = table.value.laws.rules.boardKind === 'physical'
      if (act.act === 'touch' && isPhysical) performHandAct(game(), side, act)
      return false
    }
    if (act.act === 'touch') outcomeToShow.value = null
    if (isFriendly(game())) return friendly.byHand(act)
    return performHandAct(game(), side, act)
  }

  /** A press while one's own clock is not running has no effect and is not reported. */
  const press = (by: Color): void => {
    const { view, store, perform } = game()
    const { clocks, status } = view.value
    if (status !== 'in-play' || (clocks !== null && clocks.running !== by)) return
    if (isBeingSent(store.pending.value, 'press')) return
    if (electronicBoard.press === null) perform(by, { act: 'press' })
    else electronicBoard.press(by)
  }

  return {
    isPlanning: computed(() => mayPlan() && game().view.value.status === 'in-play' && isWaiting()),
    held: computed(() => {
      if (!isFriendly(game())) return shownHeld.value
      return isWaiting() ? (premove?.selected.value ?? null) : friendly.selected.value
    }),
    targets: computed(() => {
      const showsMoves = game().table.value.laws.rules.help.includes('legal-moves')
      if (!mayPlan() || !isWaiting()) return friendly.targets.value
      return showsMoves ? (premove?.targets.value ?? []) : []
    }),
    byHand,
    press,
    playPremove,
  }
}

/** Whether such an act is being sent to the server. */
const isBeingSent = (pending: RemoteGame['store']['pending']['value'], name: string): boolean =>
  pending.some(({ act }) => act.act === name)
