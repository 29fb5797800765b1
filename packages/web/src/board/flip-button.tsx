import { lookWords } from '../i18n/look/words.js'

/** Shows the board from the other side. */
export function FlipButton({ onFlip }: { readonly onFlip: () => void }) {
  return (
    <button type="button" class="button flip" onClick={onFlip}>
      {lookWords().flip}
    </button>
  )
}
