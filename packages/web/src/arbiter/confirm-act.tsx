import { useLayoutEffect, useRef } from 'preact/hooks'
import { words } from '../i18n/language.js'
import { foresee } from './foreseen.js'
import type { ArbiterAct, JudgedGame } from './judged-game.js'
import { ToldLine } from './told-line.js'

/** Asks for confirmation of what cannot be undone, and shows what will follow. */
export function ConfirmAct({
  game,
  act,
  otherwise,
  onYes,
  onNo,
}: {
  readonly game: JudgedGame
  readonly act: ArbiterAct
  /** The text for a question of the server, which the Laws do not answer. */
  readonly otherwise?: string | undefined
  readonly onYes: () => void
  readonly onNo: () => void
}) {
  const { arbiter: t } = words()
  const part = useRef<HTMLDivElement>(null)
  // Takes the focus immediately: the element that had it is hidden now, and the next key is meant
  // for this.
  useLayoutEffect(() => part.current?.focus(), [])
  const { told, refusal } =
    otherwise === undefined ? foresee(game, act) : { told: [], refusal: null }
  return (
    <div
      class="foreseen"
      role="alertdialog"
      aria-label={t.sure}
      tabIndex={-1}
      ref={part}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onNo()
      }}
    >
      {refusal === null ? <p class="label">{t.willFollow}</p> : <p class="sure">{refusal}</p>}
      {otherwise !== undefined && <p class="sure">{otherwise}</p>}
      {told.length > 0 && (
        <ul class="reasons">
          {told.map((each, index) => (
            <li key={`${index}${each.text}`}>
              <ToldLine told={each} edition={game.edition} />
            </li>
          ))}
        </ul>
      )}
      {refusal === null && told.length === 0 && otherwise === undefined && (
        <p class="sure">{t.onlyRecorded}</p>
      )}
      <div class="row">
        {refusal === null && (
          <button type="button" class="button main" onClick={onYes}>
            {t.yes}
          </button>
        )}
        <button type="button" class="button" onClick={onNo}>
          {t.back}
        </button>
      </div>
    </div>
  )
}
