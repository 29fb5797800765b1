import type { Color } from '@jadoube/chess'
import { words } from '../i18n/language.js'

type Answer = 'offer-draw' | 'accept-draw' | 'reject-draw'

/** Offers a draw; while the opponent's offer is open there is nothing to offer. */
export function OfferButton({
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
  return (
    <button
      type="button"
      class="button"
      aria-label={t.offer}
      aria-pressed={offer === side}
      disabled={offer !== null && offer !== side}
      onClick={() => onAct('offer-draw')}
    >
      ½
    </button>
  )
}

/** Answers the opponent's offer; it stands where the news stands, so that nothing moves when it comes. */
export function OfferAnswer({ onAct }: { readonly onAct: (act: Answer) => void }) {
  const t = words().table
  return (
    <div class="offer">
      <p class="ruling own">{t.offered}</p>
      <button type="button" class="button asks" onClick={() => onAct('accept-draw')}>
        {t.accept}
      </button>
      <button type="button" class="button" onClick={() => onAct('reject-draw')}>
        {t.reject}
      </button>
    </div>
  )
}
