import {
  type Color,
  makeSquare,
  type Piece,
  type Placement,
  parseSquare,
  type Square,
} from '@jadoube/chess'
import { useComputed, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { words } from '../i18n/language.js'
import { movesPieces } from '../look/look.js'
import { PromotionTray } from '../panel/promotion-tray.js'
import { pieceLetters, squareForKey } from './board-keys.js'
import { rowsSeenBy, squareUnder, stepsBetween } from './geometry.js'
import { type HandAct, liftTime, type PromotionChoice } from './hand-act.js'
import { SquareCell } from './square-cell.js'
import { travelled } from './travelled.js'
import './board.css'

export interface BoardProps {
  readonly placement: Placement
  /** Who sits at the lower edge. */
  readonly near: Color
  /** Who has the move: their pieces are picked up, and put down where others stand. */
  readonly mover: Color
  /** The piece that was touched and is in the hand. */
  readonly held: Square | null
  /** The next piece that is touched is only adjusted. */
  readonly adjusting?: boolean
  readonly last?: readonly Square[]
  /** The squares of what must still be played, where such help is allowed. */
  readonly must?: readonly Square[]
  /** The squares that the piece in the hand can go to, where such help is given. */
  readonly targets?: readonly Square[]
  /** The next move that was laid down before it is the player's turn. */
  readonly planned?: readonly Square[]
  /** Selecting is no touch: the piece in the hand may be let go of again. */
  readonly mayLetGo?: boolean
  /** A pawn on this square becomes another piece: the choice lies next to it. */
  readonly promotion?: PromotionChoice | null
  /** Says whether it happened; a piece that could not be put down stays in the hand. */
  readonly onAct: (act: HandAct) => boolean
  /** What lies about the board: the handle for its size. */
  readonly children?: ComponentChildren
}

/** A finger or mouse button that is down. */
interface Grip {
  readonly pointer: number
  readonly square: Square
  readonly x: number
  readonly y: number
  /** Whether it is for the piece on its square, or for putting down the one in the hand. */
  readonly aim: 'lift' | 'put'
  /** Whether the piece was in the hand before. */
  readonly again: boolean
  lifted: boolean
  dragged: boolean
  timer: ReturnType<typeof setTimeout> | null
}

/**
 * The 64 squares as a grid that can be seen, touched, dragged on, walked with keys and read aloud. It
 * reports what the hand does and never moves a piece by itself.
 */
export function Board(props: BoardProps) {
  const { placement, near, held, last = [], must = [], targets = [], planned = [] } = props
  const grid = useRef<HTMLDivElement>(null)
  const grip = useRef<Grip | null>(null)
  const focus = useSignal<Square>((near === 'white' ? 12 : 52) as Square)
  const over = useSignal<Square | null>(null)
  const latest = useRef(props)
  latest.current = props
  const letters = useComputed(() => pieceLetters(words().board.letters))
  useTravel(grid, placement, near, grip)
  useEffect(() => () => stopTimer(grip.current), [])

  const act = (what: HandAct) => latest.current.onAct(what)

  const squareAtPoint = (x: number, y: number): Square | null => {
    const box = grid.current?.getBoundingClientRect()
    if (box === undefined) return null
    // A board that is turned for who sits opposite is read the other way round.
    return squareUnder(box, x, y, isTurned(grid.current) ? opposite(near) : near)
  }

  /** A piece is put on an empty square, or by who has the move where the opponent's stands. */
  const mayPut = (inHand: Piece | undefined, there: Piece | undefined): boolean =>
    there === undefined || (inHand?.color === latest.current.mover && there.color !== inHand.color)

  const lift = () => {
    const now = grip.current
    if (now === null || now.lifted) return
    stopTimer(now)
    if (latest.current.adjusting === true) {
      grip.current = null
      act({ act: 'adjust', squares: [now.square] })
      return
    }
    if (latest.current.held === now.square || act({ act: 'touch', square: now.square })) {
      now.lifted = true
    } else grip.current = null
  }

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || grip.current !== null) return
    const square = squareAtPoint(event.clientX, event.clientY)
    if (square === null) return
    focus.value = square
    const there = placement.at(square)
    const inHand = held === null ? undefined : placement.at(held)
    const aim = held !== null && square !== held && mayPut(inHand, there) ? 'put' : 'lift'
    if (aim === 'lift' && there === undefined) {
      if (planned.length > 0) act({ act: 'let-go' })
      return
    }
    event.preventDefault()
    grid.current?.setPointerCapture(event.pointerId)
    const { clientX: x, clientY: y, pointerId: pointer } = event
    const again = square === held
    grip.current = { pointer, square, x, y, aim, again, lifted: false, dragged: false, timer: null }
    if (aim === 'put') return
    const wait = liftTime(event.pointerType)
    if (wait === 0) lift()
    else grip.current.timer = setTimeout(lift, wait)
  }

  const onPointerMove = (event: PointerEvent) => {
    const now = grip.current
    if (now === null || now.pointer !== event.pointerId) return
    const square = squareAtPoint(event.clientX, event.clientY)
    if (!now.lifted) {
      // It slid off before it lifted anything: nothing was touched.
      if (square !== now.square) {
        stopTimer(now)
        grip.current = null
      }
      return
    }
    const sign = isTurned(grid.current) ? -1 : 1
    const dx = sign * (event.clientX - now.x)
    const dy = sign * (event.clientY - now.y)
    if (!now.dragged && Math.hypot(dx, dy) < 4) return
    now.dragged = true
    over.value = square
    const piece = pieceOn(grid.current, now.square)
    if (piece !== null) piece.style.transform = `translate(${dx}px, ${dy}px) scale(1.08)`
  }

  const onPointerUp = (event: PointerEvent) => {
    const now = grip.current
    if (now === null || now.pointer !== event.pointerId) return
    const square = squareAtPoint(event.clientX, event.clientY)
    if (now.aim === 'put') {
      grip.current = null
      if (square === now.square && held !== null) act({ act: 'place', from: held, to: square })
      return
    }
    if (!now.lifted) {
      const letsGo = now.again && latest.current.mayLetGo === true
      if (square === now.square && letsGo) act({ act: 'let-go' })
      else if (square === now.square) lift()
      stopTimer(now)
      grip.current = null
      return
    }
    over.value = null
    const piece = pieceOn(grid.current, now.square)
    if (now.dragged && square !== now.square) {
      if (square === null) act({ act: 'remove', square: now.square })
      else act({ act: 'place', from: now.square, to: square })
    } else if (now.again && !now.dragged && latest.current.mayLetGo === true) {
      act({ act: 'let-go' })
    }
    if (piece !== null) piece.style.transform = ''
    grip.current = null
  }

  const onPointerCancel = () => {
    const now = grip.current
    if (now === null) return
    stopTimer(now)
    const piece = pieceOn(grid.current, now.square)
    if (piece !== null) piece.style.transform = ''
    over.value = null
    grip.current = null
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return
    const at = focus.value
    if (event.key === 'Enter') {
      event.preventDefault()
      enter(at)
      return
    }
    const next = squareForKey(event, at, placement, near, letters.value)
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    focus.value = next
    grid.current?.querySelector<HTMLElement>(`[data-square="${makeSquare(next)}"]`)?.focus()
  }

  const onFocusIn = (event: FocusEvent) => {
    const square = parseSquare((event.target as HTMLElement).dataset.square ?? '')
    if (square !== undefined) focus.value = square
  }

  /** Enter touches, and Enter again puts down. */
  const enter = (square: Square) => {
    const { adjusting, held: inHand } = latest.current
    const there = placement.at(square)
    if (adjusting === true && there !== undefined) {
      act({ act: 'adjust', squares: [square] })
    } else if (inHand !== null && inHand !== square) {
      if (mayPut(placement.at(inHand), there)) act({ act: 'place', from: inHand, to: square })
      else act({ act: 'touch', square })
    } else if (inHand === square && latest.current.mayLetGo === true) act({ act: 'let-go' })
    else if (there !== undefined && inHand === null) act({ act: 'touch', square })
  }

  const rows = rowsSeenBy(near)
  const { promotion } = props
  return (
    <div class="board-frame">
      <div
        ref={grid}
        class="board"
        role="grid"
        aria-label={words().board.title}
        data-adjusting={props.adjusting === true ? '' : undefined}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerCancel}
        onKeyDown={onKeyDown}
        onFocusIn={onFocusIn}
        onContextMenu={event => event.preventDefault()}
      >
        {rows.map((row, down) => (
          <div class="rank" role="row" key={row[0]}>
            {row.map((square, across) => (
              <SquareCell
                key={square}
                square={square}
                piece={placement.at(square)}
                isHeld={square === held}
                isLast={last.includes(square)}
                isMust={must.includes(square)}
                isTarget={targets.includes(square)}
                isPlanned={planned.includes(square)}
                isOver={square === over.value}
                isReached={square === focus.value}
                edge={edges[(across === 0 ? 1 : 0) + (down === 7 ? 2 : 0)]!}
              />
            ))}
          </div>
        ))}
      </div>
      {promotion != null && <PromotionHere choice={promotion} near={near} />}
      {props.children}
    </div>
  )
}

/** The four pieces in a column that begins on the square of the pawn. */
function PromotionHere({
  choice,
  near,
}: {
  readonly choice: PromotionChoice
  readonly near: Color
}) {
  const { square, color, onChoose, onCancel } = choice
  const [right, down] = stepsBetween(
    near === 'white' ? (56 as Square) : (7 as Square),
    square,
    near,
  )
  return (
    <div
      class={`promotion-here ${down === 0 ? 'from-top' : 'from-below'}`}
      style={{ '--file': String(right) }}
    >
      {onCancel !== undefined && (
        <button
          type="button"
          class="promotion-shade"
          tabIndex={-1}
          aria-label={words().table.no}
          onClick={onCancel}
        />
      )}
      <PromotionTray color={color} onChoose={onChoose} onCancel={onCancel} />
    </div>
  )
}

const edges = ['none', 'left', 'below', 'corner'] as const

const opposite = (color: Color): Color => (color === 'white' ? 'black' : 'white')

const isTurned = (element: Element | null): boolean => element?.closest('.turned') != null

const pieceOn = (grid: Element | null, square: Square): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-square="${makeSquare(square)}"] .man`) ?? null

function stopTimer(grip: Grip | null): void {
  if (grip?.timer != null) clearTimeout(grip.timer)
}

/** How long a piece is on its way, in milliseconds. */
export const travelMs = 120

/** A piece that was not carried by hand travels to its square; nothing else on the board moves. */
function useTravel(
  grid: { readonly current: HTMLElement | null },
  placement: Placement,
  near: Color,
  grip: { readonly current: Grip | null },
): void {
  const before = useRef(placement)
  useLayoutEffect(() => {
    const was = before.current
    before.current = placement
    if (was === placement || !movesPieces()) return
    for (const { from, to } of travelled(was, placement)) {
      const wasCarried = grip.current?.dragged === true && grip.current.square === from
      const piece = pieceOn(grid.current, to)
      if (piece === null || wasCarried) continue
      const [right, down] = stepsBetween(to, from, near)
      piece.animate(
        [{ transform: `translate(${right * 100}%, ${down * 100}%)` }, { transform: 'none' }],
        { duration: travelMs, easing: 'ease-out' },
      )
    }
  }, [placement, near])
}
