import type { Color } from '@jadoube/chess'
import { computed, type ReadonlySignal } from '@preact/signals'
import type { HandAct } from '../board/hand-act.js'
import { handle } from './by-hand.js'
import { electronicBoard } from './electronic-board.js'
import { playMove } from './play-move.js'
import type { Premove } from './premove.js'
import type { RemoteGame } from './remote-game.js'
import { isFriendly, type WholeMoves } from './whole-moves.js'

/** A player's hand at a board that a server decides. */
export interface RemoteHand {
  /** Whether a hand on the board currently enters a premove. */
  readonly isPlanning: ReadonlySignal<boolean>
  readonly held: RemoteGame['held']
  readonly targets: RemoteGame['targets']
  readonly byHand: (act: HandAct) => boolean
  readonly press: (by: Color) => void
  /** Plays or drops the premove when the turn comes. Called by an effect. */
  readonly carryOut: () => void
}

/** `shownHeld`: the square of the piece in hand, as displayed. */
export function remoteHand(
  game: () => RemoteGame,
  side: Color | null,
  { whole, planned }: { readonly whole: WholeMoves; readonly planned: Premove | null },
  shownHeld: RemoteGame['held'],
): RemoteHand {
  /** Only in a friendly game. Elsewhere a hand that acts out of turn has touched a piece. */
  const mayPlan = (): boolean => side !== null && isFriendly(game())
  /** Whether it is the opponent's turn, or the own move is still being sent. */
  const isWaiting = (): boolean => {
    const { view, store } = game()
    return view.value.hasTheMove !== side || isSent(store.pending.value, 'move')
  }

  const carryOut = (): void => {
    const { view, position } = game()
    if (planned === null || !mayPlan()) return
    if (view.value.status !== 'in-play') {
      planned.cancel()
      return
    }
    const at = position.value
    if (isWaiting() || at === undefined) return
    if (planned.plan.peek() === null && planned.selected.peek() === null) return
    const { move, selected } = planned.take(at)
    // The player, not a premove, answers an offer that came with the opponent's move.
    const isAsked = view.value.pending.some(
      ({ kind, by }) => (kind === 'draw-offer' || kind === 'take-back') && by !== side,
    )
    if (move !== null && !isAsked) playMove(game(), at, move)
    else if (selected !== null) whole.selected.value = selected
  }

  const byHand = (act: HandAct): boolean => {
    const { view, table, told } = game()
    const { hasTheMove, status } = view.value
    if (side === null || status !== 'in-play') return false
    if (mayPlan() && isWaiting()) return planned?.byHand(act) ?? false
    if (hasTheMove !== side) {
      // As on a physical board, a piece can be touched out of turn. It is visible but has no
      // consequences.
      const isPhysical = table.value.laws.rules.boardKind === 'physical'
      if (act.act === 'touch' && isPhysical) handle(game(), side, act)
      return false
    }
    if (act.act === 'touch') told.value = null
    if (isFriendly(game())) return whole.byHand(act)
    return handle(game(), side, act)
  }

  /** A press while one's own clock is not running has no effect and is not reported. */
  const press = (by: Color): void => {
    const { view, store, perform } = game()
    const { clocks, status } = view.value
    if (status !== 'in-play' || (clocks !== null && clocks.running !== by)) return
    if (isSent(store.pending.value, 'press')) return
    if (electronicBoard.press === null) perform(by, { act: 'press' })
    else electronicBoard.press(by)
  }

  return {
    isPlanning: computed(() => mayPlan() && game().view.value.status === 'in-play' && isWaiting()),
    held: computed(() => {
      if (!isFriendly(game())) return shownHeld.value
      return isWaiting() ? (planned?.selected.value ?? null) : whole.selected.value
    }),
    targets: computed(() => {
      const helps = game().table.value.laws.rules.help.includes('legal-moves')
      if (!mayPlan() || !isWaiting()) return whole.targets.value
      return helps ? (planned?.targets.value ?? []) : []
    }),
    byHand,
    press,
    carryOut,
  }
}

/** Whether such an act is being sent to the server. */
const isSent = (pending: RemoteGame['store']['pending']['value'], name: string): boolean =>
  pending.some(({ act }) => act.act === name)
