import { Agreement } from './connect-sheet.js'
import type { ConnectedBoard } from './connected-board.js'

/** Wood and screen never differ silently, on the smallest screen neither. */
export function TroubleStrip({ board }: { readonly board: ConnectedBoard }) {
  const isTrouble =
    board.state.value === 'lost' ||
    board.ask.value !== null ||
    board.putBack.value !== null ||
    board.uncertain.value.length > 0 ||
    board.picture.value?.agreement === 'differs'
  if (!isTrouble) return null
  return (
    <aside class="eboard-strip">
      <Agreement board={board} />
    </aside>
  )
}
