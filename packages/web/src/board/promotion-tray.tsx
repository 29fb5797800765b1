import { type Color, type PromotionRole, promotionRoles } from '@jadoube/chess'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { words } from '../i18n/language.js'
import { PieceDrawing } from '../pieces/piece.js'

const letters: Readonly<Record<PromotionRole, string>> = {
  queen: 'Q',
  rook: 'R',
  bishop: 'B',
  knight: 'N',
}

/** Four pieces to choose from. The chosen one is the piece that touches the square of promotion. */
export function PromotionTray({
  color,
  onChoose,
  onCancel,
}: {
  readonly color: Color
  /** Called with the English letter, as in the record. */
  readonly onChoose: (letter: string) => void
  readonly onCancel?: (() => void) | undefined
}) {
  const { board } = words()
  const tray = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = tray.current
    // A player who moved the pawn with keys also chooses with keys, and continues from the square.
    const cell = document.activeElement
    if (element === null || cell?.matches('.square:focus-visible') !== true) return
    element.querySelector('button')?.focus()
    return () => {
      if (element.contains(document.activeElement)) (cell as HTMLElement).focus()
    }
  }, [])
  return (
    <div ref={tray} class="promotion-tray" role="group" aria-label={board.promotion}>
      {promotionRoles.map(role => (
        <button
          key={role}
          type="button"
          aria-label={board.pieces[color][role]}
          onClick={() => onChoose(letters[role])}
          onKeyDown={event => event.key === 'Escape' && onCancel?.()}
        >
          <PieceDrawing color={color} role={role} />
        </button>
      ))}
    </div>
  )
}
