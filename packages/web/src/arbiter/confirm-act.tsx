import { useLayoutEffect, useRef } from 'preact/hooks'
import { words } from '../i18n/language.js'
import { previewAct } from './act-preview.js'
import type { ArbiterAct, ArbiterGame } from './arbiter-game.js'
import { SentenceLine } from './sentence-line.js'

/** Asks for confirmation of what cannot be undone, and shows what will follow. */
export function ConfirmAct({
  game,
  act,
  textInstead,
  onYes,
  onNo,
}: {
  readonly game: ArbiterGame
  readonly act: ArbiterAct
  /** The text for a question of the server, which the Laws do not answer. */
  readonly textInstead?: string | undefined
  readonly onYes: () => void
  readonly onNo: () => void
}) {
  const { arbiter: t } = words()
  const dialog = useRef<HTMLDivElement>(null)
  // Takes the focus immediately: the element that had it is hidden now, and the next key is meant
  // for this.
  useLayoutEffect(() => dialog.current?.focus(), [])
  const { sentences, refusal } =
    textInstead === undefined ? previewAct(game, act) : { sentences: [], refusal: null }
  return (
    <div
      class="confirm-box"
      role="alertdialog"
      aria-label={t.sure}
      tabIndex={-1}
      ref={dialog}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onNo()
      }}
    >
      {refusal === null ? (
        <p class="label">{t.willFollow}</p>
      ) : (
        <p class="confirm-text">{refusal}</p>
      )}
      {textInstead !== undefined && <p class="confirm-text">{textInstead}</p>}
      {sentences.length > 0 && (
        <ul class="reasons">
          {sentences.map((each, index) => (
            <li key={`${index}${each.text}`}>
              <SentenceLine sentence={each} edition={game.edition} />
            </li>
          ))}
        </ul>
      )}
      {refusal === null && sentences.length === 0 && textInstead === undefined && (
        <p class="confirm-text">{t.onlyRecorded}</p>
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
