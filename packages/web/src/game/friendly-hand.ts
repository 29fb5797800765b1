import {
  type Color,
  type Move,
  makeSquare,
  type Square,
  type StandingPosition,
} from '@jadoube/chess'
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { friendlyAct, promotionTo, targetsOf } from '../board/friendly-act.js'
import type { HandAct, PromotionChoice } from '../board/hand-act.js'
import type { Game } from './game.js'
import { playMove } from './play-move.js'
import { promotingPawn } from './shown-board.js'

/**
 * Whether it is a friendly game, in which only complete moves are reported and the clock is pressed
 * automatically.
 */
export const isFriendly = ({ table }: Pick<Game, 'table'>): boolean =>
  table.value.laws.rules.preset === 'friendly'

/** Whether there is an arbiter. Without one, the device applies what the Laws prescribe. */
export const hasArbiter = ({ table }: Pick<Game, 'table'>): boolean =>
  table.value.laws.rules.arbiter !== 'none'

/**
 * The hand in a friendly game. Selecting a piece is not a touch, and nothing is reported before a
 * complete move.
 */
export interface FriendlyHand {
  readonly selected: Signal<Square | null>
  /** The squares that the selected piece can go to, if the table gives such help. */
  readonly targets: ReadonlySignal<readonly Square[]>
  /** The choice for a promoting pawn. */
  readonly promotion: ReadonlySignal<PromotionChoice | null>
  readonly byHand: (act: HandAct) => boolean
  readonly clear: () => void
}

export function friendlyHand(game: () => Game): FriendlyHand {
  const selected = signal<Square | null>(null)
  const promoting = signal<{ readonly from: Square; readonly to: Square } | null>(null)
  const clear = (): void => {
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
    const handAct = friendlyAct(position, selected.value, act)
    clear()
    switch (handAct.kind) {
      case 'select':
        selected.value = handAct.square
        return true
      case 'let-go':
        return false
      case 'move':
        return play(position, handAct.move)
      case 'promote':
        promoting.value = { from: handAct.from, to: handAct.to }
        return true
    }
  }
  const choosePromotion = (letter: string): void => {
    const { position } = game()
    const pawn = promoting.value
    clear()
    if (position.value === undefined || pawn === null) return
    play(position.value, promotionTo(position.value, pawn.from, pawn.to, letter))
  }
  const promotion = computed((): PromotionChoice | null => {
    const { state } = game()
    const color = state.value.turn
    const pawn = promoting.value
    if (pawn === null) return pawnOnLastRank(game(), color)
    return { square: pawn.to, color, onChoose: choosePromotion, onCancel: clear }
  })
  const targets = computed(() => {
    const { table, position, held } = game()
    const showsMoves = table.value.laws.rules.help.includes('legal-moves')
    return showsMoves ? targetsOf(position.value, held.value) : []
  })
  return { selected, targets, promotion, byHand, clear }
}

/** A pawn released on the last rank (4.4.4). The new piece is placed there by hand. */
function pawnOnLastRank(game: Game, color: Color): PromotionChoice | null {
  const { status } = game.state.value
  if (status !== 'in-play' || !game.hands.includes(color)) return null
  const square = promotingPawn(game.placement.value, color)
  if (square === null) return null
  const onChoose = (piece: string) =>
    void game.perform(color, { act: 'place', piece, to: makeSquare(square) })
  return { square, color, onChoose }
}
