import { words } from '../i18n/language.js'
import { Sheet } from './sheet.js'

/** Asks for confirmation of what cannot be undone, in words that say what will happen. */
export function ConfirmSheet({
  title,
  text,
  yes,
  turned = false,
  onYes,
  onClose,
}: {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly turned?: boolean
  readonly onYes: () => void
  readonly onClose: () => void
}) {
  return (
    <Sheet title={title} turned={turned} onClose={onClose}>
      <p class="confirm-text">{text}</p>
      <div class="row">
        <button
          type="button"
          class="button main"
          onClick={() => {
            onClose()
            onYes()
          }}
        >
          {yes}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {words().table.no}
        </button>
      </div>
    </Sheet>
  )
}
