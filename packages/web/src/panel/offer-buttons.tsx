import type { Color } from '@jadoube/chess'
import { words } from '../i18n/language.js'

type Answer = 'offer-draw' | 'accept-draw' | 'reject-draw'

/** Offers a draw, or answers the opponent's offer. */
export function OfferButtons({
  side,
  offer,
  onAct,
}: {
  readonly side: Color
  /** Whose offer is open. */
  readonly offer: Color | null
  readonly onAct: (act: Answer) => void
}) {
  const t = words().table
  if (offer !== null && offer !== side) {
    return (
      <>
        <button type="button" class="button asks" onClick={() => onAct('accept-draw')}>
          ½ {t.accept}
        </button>
        <button type="button" class="button" onClick={() => onAct('reject-draw')}>
          {t.reject}
        </button>
      </>
    )
  }
  return (
    <button
      type="button"
      class="button"
      aria-label={t.offer}
      aria-pressed={offer === side}
      onClick={() => onAct('offer-draw')}
    >
      ½
    </button>
  )
}
