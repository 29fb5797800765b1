import type { Color } from '@jadoube/chess'
import type { ComponentChildren } from 'preact'
import { words } from '../i18n/language.js'

type Answer = 'offer-draw' | 'accept-draw' | 'reject-draw'

/** Offers a draw. While the opponent's offer is open, there is nothing to offer. */
export function OfferButton({
  side,
  offer,
  isIdle = false,
  onAct,
}: {
  readonly side: Color
  /** Whose offer is open. */
  readonly offer: Color | null
  /** Whether the game has not begun. */
  readonly isIdle?: boolean
  readonly onAct: (act: Answer) => void
}) {
  const t = words().table
  return (
    <button
      type="button"
      class="button"
      aria-label={t.offer}
      aria-pressed={offer === side}
      disabled={isIdle || (offer !== null && offer !== side)}
      onClick={() => onAct('offer-draw')}
    >
      ½
    </button>
  )
}

/**
 * Answers the opponent's offer. It is shown in place of the news, so that nothing moves when it
 * appears.
 */
export function OfferAnswer({
  children,
  onAct,
}: {
  /** What else there is to say now: a ruling, or why the answer had no effect. */
  readonly children: ComponentChildren
  readonly onAct: (act: Answer) => void
}) {
  const t = words().table
  return (
    <div class="offer">
      <div class="offer-text">
        <p class="own">{t.offered}</p>
        {children}
      </div>
      <button type="button" class="button needs-answer" onClick={() => onAct('accept-draw')}>
        {t.accept}
      </button>
      <button type="button" class="button" onClick={() => onAct('reject-draw')}>
        {t.reject}
      </button>
    </div>
  )
}
