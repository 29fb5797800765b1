import { Agreement } from './connect-sheet.js'
import type { ConnectedBoard } from './connected-board.js'

/** Shows on small screens, too, when the board and the screen differ. */
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
