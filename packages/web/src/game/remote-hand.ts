import type { Color } from '@jadoube/chess'
import { computed, type ReadonlySignal } from '@preact/signals'
import type { HandAct } from '../board/hand-act.js'
import { handle } from './by-hand.js'
import { playMove } from './play-move.js'
import type { Premove } from './premove.js'
import type { RemoteGame } from './remote-game.js'
import { isFriendly, type WholeMoves } from './whole-moves.js'
import { wood } from './wood-press.js'

/** What a player's hand does at a board that a server decides. */
export interface RemoteHand {
  /** Whether a hand on the board plans a move now. */
  readonly isPlanning: ReadonlySignal<boolean>
  readonly held: RemoteGame['held']
  readonly targets: RemoteGame['targets']
  readonly byHand: (act: HandAct) => boolean
  readonly press: (by: Color) => void
  /** The turn has come: what was planned is played at once, or dropped. An effect calls it. */
  readonly carryOut: () => void
}

/** `shownHeld`: the square of the piece in hand, as the board shows it. */
export function remoteHand(
  game: () => RemoteGame,
  side: Color | null,
  { whole, planned }: { readonly whole: WholeMoves; readonly planned: Premove | null },
  shownHeld: RemoteGame['held'],
): RemoteHand {
  /** Only in a friendly game: elsewhere a hand that reaches out of turn has touched a piece. */
  const mayPlan = (): boolean => side !== null && isFriendly(game())
  /** Whether the next move is the opponent's, or one's own is still on its way. */
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
    // An offer that came with the opponent's move is answered by the player, not by a plan.
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
      // As on wood nothing keeps a hand from a piece out of turn: it is seen, and binds them to nothing.
      const isPhysical = table.value.laws.rules.boardKind === 'physical'
      if (act.act === 'touch' && isPhysical) handle(game(), side, act)
      return false
    }
    if (act.act === 'touch') told.value = null
    if (isFriendly(game())) return whole.byHand(act)
    return handle(game(), side, act)
  }

  /** A press while one's own clock does not run has no effect, and nobody need be told. */
  const press = (by: Color): void => {
    const { view, store, perform } = game()
    const { clocks, status } = view.value
    if (status !== 'in-play' || (clocks !== null && clocks.running !== by)) return
    if (isSent(store.pending.value, 'press')) return
    if (wood.press === null) perform(by, { act: 'press' })
    else wood.press(by)
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

/** Whether such an act is on its way to the server. */
const isSent = (pending: RemoteGame['store']['pending']['value'], name: string): boolean =>
  pending.some(({ act }) => act.act === name)
