import { words } from '../i18n/language.js'
import type { ConnectedBoard } from './connected-board.js'

/**
 * Shows the state of the connected board beside the moves, so that a difference is never hidden.
 */
export function BoardNote({
  board,
  onOpen,
}: {
  readonly board: ConnectedBoard
  readonly onOpen: () => void
}) {
  const { eboard: t } = words()
  const state = board.state.value
  const isSame =
    board.picture.value?.agreement === 'same' &&
    board.ask.value === null &&
    board.uncertain.value.length === 0
  return (
    <section class="eboard-note" aria-label={t.title}>
      <button type="button" class="button" onClick={onOpen}>
        {state === 'open' ? board.name.value : t.title}
      </button>
      {state === 'open' && isSame && <p>{t.same}</p>}
    </section>
  )
}
