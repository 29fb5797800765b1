import {
  type Color,
  type Move,
  makeSquare,
  type Square,
  type StandingPosition,
} from '@jadoube/chess'
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { friendlyAct, promotionTo, targetsOf } from '../board/friendly-hand.js'
import type { HandAct, PromotionChoice } from '../board/hand-act.js'
import type { Game } from './game.js'
import { playMove } from './play-move.js'
import { pawnWaiting } from './shown-board.js'

/**
 * Whether it is a friendly game, in which whole moves are reported and the clock is pressed
 * automatically.
 */
export const isFriendly = ({ table }: Pick<Game, 'table'>): boolean =>
  table.value.laws.rules.preset === 'friendly'

/** Whether there is an arbiter. Without one, the device applies what the Laws prescribe. */
export const hasArbiter = ({ table }: Pick<Game, 'table'>): boolean =>
  table.value.laws.rules.arbiter !== 'none'

/**
 * The hand in a friendly game. Selecting is not a touch, and nothing is reported before a whole
 * move.
 */
export interface WholeMoves {
  readonly selected: Signal<Square | null>
  /** The squares that the selected piece can go to, if the table gives such help. */
  readonly targets: ReadonlySignal<readonly Square[]>
  /** The choice for a promoting pawn. */
  readonly promotion: ReadonlySignal<PromotionChoice | null>
  readonly byHand: (act: HandAct) => boolean
  readonly forget: () => void
}

export function wholeMoves(game: () => Game): WholeMoves {
  const selected = signal<Square | null>(null)
  const promoting = signal<{ readonly from: Square; readonly to: Square } | null>(null)
  const forget = (): void => {
    promoting.value = null
    selected.value = null
  }
  const play = (position: StandingPosition, move: Move | undefined): boolean => {
    if (move === undefined) return false
    game().begin()
    return playMove(game(), position, move)
  }
  const byHand = (act: HandAct): boolean => {
    const position = game().position.value
    if (position === undefined) return false
    const meant = friendlyAct(position, selected.value, act)
    forget()
    switch (meant.does) {
      case 'select':
        selected.value = meant.square
        return true
      case 'let-go':
        return false
      case 'move':
        return play(position, meant.move)
      case 'promote':
        promoting.value = { from: meant.from, to: meant.to }
        return true
    }
  }
  const chosen = (letter: string): void => {
    const { position } = game()
    const pawn = promoting.value
    forget()
    if (position.value === undefined || pawn === null) return
    play(position.value, promotionTo(position.value, pawn.from, pawn.to, letter))
  }
  const promotion = computed((): PromotionChoice | null => {
    const { state } = game()
    const color = state.value.turn
    const pawn = promoting.value
    if (pawn === null) return released(game(), color)
    return { square: pawn.to, color, onChoose: chosen, onCancel: forget }
  })
  const targets = computed(() => {
    const { table, position, held } = game()
    const helps = table.value.laws.rules.help.includes('legal-moves')
    return helps ? targetsOf(position.value, held.value) : []
  })
  return { selected, targets, promotion, byHand, forget }
}

/** A pawn released on the last rank (4.4.4). The new piece is placed there by hand. */
function released(game: Game, color: Color): PromotionChoice | null {
  const { status } = game.state.value
  if (status !== 'in-play' || !game.hands.includes(color)) return null
  const square = pawnWaiting(game.placement.value, color)
  if (square === null) return null
  const onChoose = (piece: string) =>
    void game.perform(color, { act: 'place', piece, to: makeSquare(square) })
  return { square, color, onChoose }
}
