import { makeSquare, type Piece, type Square } from '@jadoube/chess'
import { words } from '../i18n/language.js'
import { PieceDrawing } from '../pieces/piece.js'

/**
 * One square with its piece. It reads a signal (the texts), so it is rendered again only when
 * something about it changes. That is true for one or two of the 64 squares.
 */
export function SquareCell({
  square,
  piece,
  isHeld,
  isLast,
  isObligedTarget,
  isObligedPiece,
  isTarget,
  isPlanned,
  isOver,
  hasFocus,
  edge,
}: {
  readonly square: Square
  readonly piece: Piece | undefined
  readonly isHeld: boolean
  readonly isLast: boolean
  readonly isObligedTarget: boolean
  /** The piece must be moved and is not in hand. */
  readonly isObligedPiece: boolean
  /** The piece in hand can go here. */
  readonly isTarget: boolean
  readonly isPlanned: boolean
  readonly isOver: boolean
  /** Whether the keyboard focus of the board is on this square. */
  readonly hasFocus: boolean
  /** The edges on which the rank and file names are drawn. */
  readonly edge: 'none' | 'left' | 'below' | 'corner'
}) {
  const { board: t, play } = words()
  const name = makeSquare(square)
  const classes = [
    'square',
    (square + (square >> 3)) % 2 === 0 ? 'dark' : 'light',
    isHeld && 'held',
    isLast && 'last',
    isObligedTarget && 'obliged-target',
    isObligedPiece && 'obliged-piece',
    isTarget && (piece === undefined ? 'target' : 'target capture'),
    isPlanned && 'planned',
    isOver && 'over',
  ]
  const label = [
    name,
    piece === undefined ? t.empty : t.pieces[piece.color][piece.role],
    ...(isHeld ? [t.inHand] : []),
    ...(isTarget ? [play.canGo] : []),
    ...(isPlanned ? [play.planned] : []),
  ]
  return (
    <div
      class={classes.filter(Boolean).join(' ')}
      role="gridcell"
      data-square={name}
      data-rank={edge === 'left' || edge === 'corner' ? name.charAt(1) : undefined}
      data-file={edge === 'below' || edge === 'corner' ? name.charAt(0) : undefined}
      tabIndex={hasFocus ? 0 : -1}
      aria-label={label.join(', ')}
      aria-selected={isHeld}
    >
      {piece !== undefined && (
        <span class="square-piece" key={`${piece.color}${piece.role}`}>
          <PieceDrawing color={piece.color} role={piece.role} />
        </span>
      )}
    </div>
  )
}
