import {
  type Color,
  type Move,
  type Placement,
  parseSquare,
  playNull,
  type Role,
  type Square,
  type StandingPosition,
} from '@jadoube/chess'
import { letterOfPromotion } from '@jadoube/laws/internals'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { friendlyAct, promotionTo } from '../board/friendly-act.js'
import type { HandAct } from '../board/hand-act.js'
import type { Language } from '../i18n/language.js'
import { readMove } from './read-move.js'

interface Plan {
  readonly from: Square
  readonly to: Square
  /** The English letter of the promotion, if given. */
  readonly promotion?: string
}

/**
 * A premove: entered during the opponent's turn, played when the own turn comes if it is legal,
 * otherwise dropped.
 */
export interface Premove {
  readonly selected: ReadonlySignal<Square | null>
  readonly plan: ReadonlySignal<Plan | null>
  /** The squares that the selected piece could reach on an empty board. */
  readonly targets: ReadonlySignal<readonly Square[]>
  readonly byHand: (act: HandAct) => boolean
  /** Enters a premove in any notation, as if the opponent passed. False if it cannot be read. */
  readonly byText: (position: StandingPosition, text: string, language: Language) => boolean
  /** False if there was nothing to cancel. */
  readonly cancel: () => boolean
  /**
   * On the player's turn: returns the planned move if it is legal, and the piece that was only
   * selected.
   */
  readonly take: (position: StandingPosition) => {
    readonly move: Move | null
    readonly selected: Square | null
  }
}

export function premove(side: Color, placement: () => Placement): Premove {
  const selected = signal<Square | null>(null)
  const plan = signal<Plan | null>(null)
  const cancel = (): boolean => {
    const had = selected.peek() !== null || plan.peek() !== null
    selected.value = null
    plan.value = null
    return had
  }
  const enter = (from: Square, to: Square): boolean => {
    cancel()
    if (!reaches(placement(), side, from, to)) return false
    plan.value = { from, to }
    return true
  }
  const byHand = (act: HandAct): boolean => {
    if (act.act === 'place') return enter(act.from, act.to)
    const before = selected.peek()
    if (act.act !== 'touch') {
      cancel()
      return false
    }
    // Onto one's own piece: if it is captured in the meantime, this recaptures.
    if (before !== null && before !== act.square && reaches(placement(), side, before, act.square))
      return enter(before, act.square)
    cancel()
    if (placement().at(act.square)?.color !== side) return false
    selected.value = act.square
    return true
  }
  const byText = (position: StandingPosition, text: string, language: Language): boolean => {
    const [, from, to, piece] =
      /^([a-h][1-8])[\s-]*([a-h][1-8])\s*=?([qrbn]?)$/i.exec(text.trim().toLowerCase()) ?? []
    const squares = [parseSquare(from ?? ''), parseSquare(to ?? '')] as const
    if (squares[0] !== undefined && squares[1] !== undefined) {
      if (!enter(squares[0], squares[1])) return false
      if (piece) plan.value = { from: squares[0], to: squares[1], promotion: piece.toUpperCase() }
      return true
    }
    const passed = playNull(position)
    const move = passed.ok ? readMove(passed.value, text, language) : null
    if (move === null) return false
    cancel()
    plan.value = {
      from: move.from,
      to: move.kind === 'castling' ? move.rook : move.to,
      ...(move.kind === 'promotion' && { promotion: letterOfPromotion(move.promotion) }),
    }
    return true
  }
  const take: Premove['take'] = position => {
    const [planned, held] = [plan.peek(), selected.peek()]
    cancel()
    return { move: planned === null ? null : legalMoveOf(position, planned), selected: held }
  }
  const targets = computed(() => {
    const from = selected.value
    return from === null
      ? []
      : squares.filter(to => to !== from && reaches(placement(), side, from, to))
  })
  return { selected, plan, targets, byHand, byText, cancel, take }
}

const squares = Array.from({ length: 64 }, (_, square) => square as Square)

/** The planned move in the new position. A pawn becomes a queen unless another piece was named. */
function legalMoveOf(position: StandingPosition, { from, to, promotion = 'Q' }: Plan): Move | null {
  const meant = friendlyAct(position, from, { act: 'place', from, to })
  if (meant.kind === 'move') return meant.move
  if (meant.kind !== 'promote') return null
  return promotionTo(position, from, to, promotion) ?? null
}

/** Whether the piece could ever go there in one move. Pieces in between may be gone by then. */
function reaches(placement: Placement, side: Color, from: Square, to: Square): boolean {
  const piece = placement.at(from)
  if (piece?.color !== side || from === to) return false
  const [files, ranks] = [(to & 7) - (from & 7), (to >> 3) - (from >> 3)]
  const [wide, high] = [Math.abs(files), Math.abs(ranks)]
  const forward = side === 'white' ? ranks : -ranks
  const isOnStart = from >> 3 === (side === 'white' ? 1 : 6)
  const rook = placement.at(to)
  const castles = ranks === 0 && (wide === 2 || (rook?.color === side && rook.role === 'rook'))
  const byRole: Readonly<Record<Role, boolean>> = {
    pawn: (forward === 1 && wide <= 1) || (forward === 2 && wide === 0 && isOnStart),
    knight: wide * high === 2,
    bishop: wide === high,
    rook: wide === 0 || high === 0,
    queen: wide === high || wide === 0 || high === 0,
    king: (wide <= 1 && high <= 1) || castles,
  }
  return byRole[piece.role]
}
