import { useMemo } from 'preact/hooks'
import { playerName } from '../desk/names.js'
import { useTitle } from '../frame/frame.js'
import { words } from '../i18n/language.js'
import type { BoardStore } from '../net/board-store.js'
import type { Connection } from '../net/connection.js'
import { useConnection } from '../net/use-connection.js'
import { address } from '../router.js'
import { useWatching } from './use-watching.js'
import { WatchedBoard } from './watched-board.js'
import './overlay.css'

/**
 * `/overlay/board/ID`: a board and its clocks on a transparent background, for a video program.
 * `?near=black` turns it.
 */
export function OverlayPage() {
  const [, , , id = ''] = address.value.path.split('/')
  const connection = useConnection(null)
  const store = useMemo(() => connection.board(id), [connection, id])
  if (store.missing.value) {
    return (
      <main class="overlay">
        <h1>{words().seat.missing}</h1>
      </main>
    )
  }
  if (store.view.value === null) return <main class="overlay" aria-busy="true" />
  return <Overlay connection={connection} store={store} />
}

function Overlay({
  connection,
  store,
}: {
  readonly connection: Connection
  readonly store: BoardStore
}) {
  const watching = useWatching(store, null)
  const { view } = watching
  const title = `${playerName(view.white, 'white')} – ${playerName(view.black, 'black')}`
  useTitle(title)
  const near = address.value.query.get('near') === 'black' ? 'black' : 'white'
  return (
    <main class="overlay">
      <h1 class="visually-hidden">{title}</h1>
      <WatchedBoard connection={connection} watching={watching} near={near} />
    </main>
  )
}
