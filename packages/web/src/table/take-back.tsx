import type { Color } from '@jadoube/chess'
import { words } from '../i18n/language.js'

type TakeBackAct = 'ask-take-back' | 'accept-take-back' | 'reject-take-back'

/** Asks to take the last own move back. The opponent answers. */
export function TakeBackButton({
  isIdle = false,
  onAct,
}: {
  readonly isIdle?: boolean
  readonly onAct: (act: TakeBackAct) => void
}) {
  return (
    <button type="button" class="button" disabled={isIdle} onClick={() => onAct('ask-take-back')}>
      {words().play.takeBack}
    </button>
  )
}

/** The request, in place of the news. The player who asked may withdraw it, the other answers. */
export function TakeBackAnswer({
  asker,
  side,
  onAct,
}: {
  readonly asker: Color
  readonly side: Color
  readonly onAct: (act: TakeBackAct) => void
}) {
  const { frame, play: t } = words()
  if (asker === side) {
    return (
      <div class="offer">
        <p class="ruling own offer-text">{t.takeBackStands}</p>
        <button type="button" class="button" onClick={() => onAct('reject-take-back')}>
          {t.withdraw}
        </button>
      </div>
    )
  }
  return (
    <div class="offer">
      <p class="ruling own offer-text">{t.takeBackAsked(frame[asker])}</p>
      <button type="button" class="button needs-answer" onClick={() => onAct('accept-take-back')}>
        {t.agree}
      </button>
      <button type="button" class="button" onClick={() => onAct('reject-take-back')}>
        {t.decline}
      </button>
    </div>
  )
}
