import { makeSquare, parseSquare, type Square } from '@jadoube/chess'
import { useComputed, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { words } from '../i18n/language.js'
import { pieceLetters, squareForKey } from './board-keys.js'
import { rowsSeenBy } from './geometry.js'
import { type BoardInHand, canPutOn, useGrip } from './grip.js'
import type { PromotionChoice } from './hand-act.js'
import { useMoveAnimation } from './move-animation.js'
import { PromotionChooser } from './promotion-chooser.js'
import { SquareCell } from './square-cell.js'
import './board.css'

export interface BoardProps extends BoardInHand {
  readonly last?: readonly Square[]
  /** The pieces that must be played and their squares, if such help is allowed. */
  readonly obligation?: { readonly from: readonly Square[]; readonly to: readonly Square[] }
  /** The squares that the piece in hand can go to, if such help is given. */
  readonly targets?: readonly Square[]
  /** The choice for a promoting pawn, displayed at its square. */
  readonly promotion?: PromotionChoice | null
  /** Controls around the board: the handle for its size. */
  readonly children?: ComponentChildren
}

/**
 * The 64 squares as a grid that can be seen, touched, dragged on, navigated with keys and read by a
 * screen reader. It reports what the hand does and never moves a piece by itself.
 */
export function Board(props: BoardProps) {
  const { placement, near, promotion } = props
  const grid = useRef<HTMLDivElement>(null)
  const focus = useSignal<Square>((near === 'white' ? 12 : 52) as Square)
  const latest = useRef(props)
  latest.current = props
  const letters = useComputed(() => pieceLetters(words().board.letters))
  const { grip, over, ...pointer } = useGrip(latest, grid, focus)
  useMoveAnimation(grid, placement, near, grip)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return
    const at = focus.value
    if (event.key === 'Enter') {
      event.preventDefault()
      enter(at, latest.current)
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

  return (
    <div class="board-frame">
      <div
        ref={grid}
        class="board"
        role="grid"
        aria-label={words().board.title}
        data-adjusting={props.adjusting === true ? '' : undefined}
        {...pointer}
        onKeyDown={onKeyDown}
        onFocusIn={onFocusIn}
        onContextMenu={event => event.preventDefault()}
      >
        <Ranks board={props} over={over.value} focus={focus.value} />
      </div>
      {promotion != null && <PromotionChooser choice={promotion} near={near} />}
      {props.children}
    </div>
  )
}

/** The squares, rank by rank from the far edge. */
function Ranks({
  board,
  over,
  focus,
}: {
  readonly board: BoardProps
  /** The square over which a piece is dragged. */
  readonly over: Square | null
  readonly focus: Square
}) {
  const { placement, near, held, last = [], obligation, targets = [], planned = [] } = board
  return rowsSeenBy(near).map((row, down) => (
    <div class="rank" role="row" key={row[0]}>
      {row.map((square, across) => (
        <SquareCell
          key={square}
          square={square}
          piece={placement.at(square)}
          isHeld={square === held}
          isLast={last.includes(square)}
          isObligedTarget={obligation?.to.includes(square) === true}
          isObligedPiece={square !== held && obligation?.from.includes(square) === true}
          isTarget={targets.includes(square)}
          isPlanned={planned.includes(square)}
          isOver={square === over}
          hasFocus={square === focus}
          edge={edges[(across === 0 ? 1 : 0) + (down === 7 ? 2 : 0)]!}
        />
      ))}
    </div>
  ))
}

const edges = ['none', 'left', 'below', 'corner'] as const

/** Enter touches a piece, and Enter again puts it down. */
function enter(
  square: Square,
  { placement, adjusting, held, mover, mayLetGo, onAct }: BoardInHand,
) {
  const target = placement.at(square)
  if (adjusting === true && target !== undefined) {
    onAct({ act: 'adjust', squares: [square] })
  } else if (held !== null && held !== square) {
    if (canPutOn(mover, placement.at(held), target)) onAct({ act: 'place', from: held, to: square })
    else onAct({ act: 'touch', square })
  } else if (held === square && mayLetGo === true) onAct({ act: 'let-go' })
  else if (target !== undefined && held === null) onAct({ act: 'touch', square })
}
