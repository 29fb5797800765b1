import { type Color, makeSquare, type Piece, type Placement, type Square } from '@jadoube/chess'
import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { squareUnder } from './geometry.js'
import { type HandAct, liftTime } from './hand-act.js'

/** A finger or mouse button that is down. */
export interface Grip {
  readonly pointer: number
  readonly square: Square
  readonly x: number
  readonly y: number
  /** Whether it lifts the piece on its square or puts down the piece in hand. */
  readonly aim: 'lift' | 'put'
  /** Whether the piece was already in hand. */
  readonly again: boolean
  lifted: boolean
  dragged: boolean
  timer: ReturnType<typeof setTimeout> | null
}

/** The properties of a board that matter to the hand. */
export interface BoardInHand {
  readonly placement: Placement
  /** The player at the lower edge. */
  readonly near: Color
  /** The player to move: their pieces are picked up, and may be put on the opponent's pieces. */
  readonly mover: Color
  /** The square of the piece in hand. */
  readonly held: Square | null
  /** Whether the next touched piece is only adjusted. */
  readonly adjusting?: boolean
  /** The squares of a premove, which is entered before the player's turn. */
  readonly planned?: readonly Square[]
  /** Whether the piece in hand may be let go again, because selecting it is not a touch. */
  readonly mayLetGo?: boolean
  /** Returns whether the act happened. A piece that could not be put down stays in hand. */
  readonly onAct: (act: HandAct) => boolean
}

/**
 * Whether a piece may be put on a square: an empty one, or for the player to move, one with an
 * opponent's piece.
 */
export const canPutOn = (
  mover: Color,
  inHand: Piece | undefined,
  there: Piece | undefined,
): boolean => there === undefined || (inHand?.color === mover && there.color !== inHand.color)

/** What the handlers of touch and mouse events share. */
interface PointedBoard {
  /** The board as it was last rendered. */
  readonly latest: { readonly current: BoardInHand }
  readonly grid: { readonly current: HTMLDivElement | null }
  /** The square with the keyboard focus. */
  readonly focus: Signal<Square>
  readonly grip: { current: Grip | null }
  /** The square over which a piece is dragged. */
  readonly over: Signal<Square | null>
}

/** Turns touch and mouse events on the board into acts of the hand. */
export function useGrip(
  latest: PointedBoard['latest'],
  grid: PointedBoard['grid'],
  focus: Signal<Square>,
) {
  const grip = useRef<Grip | null>(null)
  const over = useSignal<Square | null>(null)
  useEffect(() => () => stopTimer(grip.current), [])
  const board: PointedBoard = { latest, grid, focus, grip, over }
  return {
    grip,
    over,
    onPointerDown: (event: PointerEvent) => takeGrip(board, event),
    onPointerMove: (event: PointerEvent) => drag(board, event),
    onPointerUp: (event: PointerEvent) => release(board, event),
    onPointerCancel: () => cancel(board),
    /**
     * Suppresses the click that browsers send after a touch. It would hit whatever has appeared at
     * that place meanwhile, such as the queen in a promotion choice.
     */
    onTouchEnd: (event: TouchEvent) => event.preventDefault(),
  }
}

/** The pointer goes down: on a piece to lift, or where the piece in hand is to be put. */
function takeGrip(board: PointedBoard, event: PointerEvent): void {
  const { grip, grid, focus } = board
  if (event.button !== 0 || grip.current !== null) return
  const square = squareAt(board, event)
  if (square === null) return
  focus.value = square
  const { placement, held, mover, planned = [], onAct } = board.latest.current
  const there = placement.at(square)
  const inHand = held === null ? undefined : placement.at(held)
  const aim = held !== null && square !== held && canPutOn(mover, inHand, there) ? 'put' : 'lift'
  if (aim === 'lift' && there === undefined) {
    if (planned.length > 0) onAct({ act: 'let-go' })
    return
  }
  event.preventDefault()
  grid.current?.setPointerCapture(event.pointerId)
  const { clientX: x, clientY: y, pointerId: pointer } = event
  const again = square === held
  grip.current = { pointer, square, x, y, aim, again, lifted: false, dragged: false, timer: null }
  if (aim === 'put') return
  const wait = liftTime(event.pointerType)
  if (wait === 0) lift(board)
  else grip.current.timer = setTimeout(() => lift(board), wait)
}

/** The pointer has rested on a piece long enough: the piece is touched. */
function lift({ grip, latest }: PointedBoard): void {
  const active = grip.current
  if (active === null || active.lifted) return
  stopTimer(active)
  const { adjusting, held, onAct } = latest.current
  const { square } = active
  if (adjusting === true) {
    grip.current = null
    onAct({ act: 'adjust', squares: [square] })
  } else if (held === square || onAct({ act: 'touch', square })) active.lifted = true
  else grip.current = null
}

/** The pointer moves: a lifted piece follows it. */
function drag(board: PointedBoard, event: PointerEvent): void {
  const { grip, grid, over } = board
  const active = grip.current
  if (active === null || active.pointer !== event.pointerId) return
  const square = squareAt(board, event)
  if (!active.lifted) {
    // The finger slid off before it lifted anything, so nothing was touched.
    if (square !== active.square) {
      stopTimer(active)
      grip.current = null
    }
    return
  }
  const sign = isTurned(grid.current) ? -1 : 1
  const dx = sign * (event.clientX - active.x)
  const dy = sign * (event.clientY - active.y)
  if (!active.dragged && Math.hypot(dx, dy) < 4) return
  active.dragged = true
  over.value = square
  const piece = pieceOn(grid.current, active.square)
  if (piece !== null) piece.style.transform = `translate(${dx}px, ${dy}px) scale(1.08)`
}

/** The pointer goes up: a piece is put down, touched or let go. */
function release(board: PointedBoard, event: PointerEvent): void {
  const { grip, grid, latest } = board
  const active = grip.current
  if (active === null || active.pointer !== event.pointerId) return
  const square = squareAt(board, event)
  const { held, mayLetGo, onAct } = latest.current
  const letsGo = active.again && mayLetGo === true
  if (active.aim === 'put') {
    grip.current = null
    if (square === active.square && held !== null) onAct({ act: 'place', from: held, to: square })
    return
  }
  if (!active.lifted) {
    if (square === active.square && letsGo) onAct({ act: 'let-go' })
    else if (square === active.square) lift(board)
    stopTimer(active)
    grip.current = null
    return
  }
  board.over.value = null
  const piece = pieceOn(grid.current, active.square)
  if (active.dragged && square !== active.square) {
    if (square === null) onAct({ act: 'remove', square: active.square })
    else onAct({ act: 'place', from: active.square, to: square })
  } else if (letsGo && !active.dragged) onAct({ act: 'let-go' })
  if (piece !== null) piece.style.transform = ''
  grip.current = null
}

/** The browser has taken the pointer away: the piece stays where it stood. */
function cancel({ grip, grid, over }: PointedBoard): void {
  const active = grip.current
  if (active === null) return
  stopTimer(active)
  const piece = pieceOn(grid.current, active.square)
  if (piece !== null) piece.style.transform = ''
  over.value = null
  grip.current = null
}

function squareAt({ grid, latest }: PointedBoard, event: PointerEvent): Square | null {
  const box = grid.current?.getBoundingClientRect()
  if (box === undefined) return null
  // A board turned for the opposite player is read the other way round.
  const { near } = latest.current
  const lowerEdge = isTurned(grid.current) ? opposite(near) : near
  return squareUnder(box, event.clientX, event.clientY, lowerEdge)
}

const opposite = (color: Color): Color => (color === 'white' ? 'black' : 'white')

const isTurned = (element: Element | null): boolean => element?.closest('.turned') != null

/** Finds the element of the piece on a square. */
export const pieceOn = (grid: Element | null, square: Square): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-square="${makeSquare(square)}"] .square-piece`) ?? null

function stopTimer(grip: Grip | null): void {
  if (grip?.timer != null) clearTimeout(grip.timer)
}
