import type { Color, Square } from '@jadoube/chess'
import { words } from '../i18n/language.js'
import { stepsBetween } from './geometry.js'
import type { PromotionChoice } from './hand-act.js'
import { PromotionTray } from './promotion-tray.js'

/** Shows the four pieces in a column that begins on the pawn's square. */
export function PromotionChooser({
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
      class={`promotion-chooser ${down === 0 ? 'from-top' : 'from-below'}`}
      style={{ '--file': String(right) }}
    >
      {onCancel !== undefined && (
        <button
          type="button"
          class="promotion-backdrop"
          tabIndex={-1}
          aria-label={words().table.no}
          onClick={onCancel}
        />
      )}
      <PromotionTray color={color} onChoose={onChoose} onCancel={onCancel} />
    </div>
  )
}
