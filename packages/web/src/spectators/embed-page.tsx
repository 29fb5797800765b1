import { useMemo } from 'preact/hooks'
import { playerName } from '../desk/names.js'
import { useTitle } from '../frame/frame.js'
import { words } from '../i18n/language.js'
import type { BoardStore } from '../net/board-store.js'
import type { Connection } from '../net/connection.js'
import { useConnection } from '../net/use-connection.js'
import { address } from '../router.js'
import { Tiles, useEvent } from './event-spectators.js'
import { useWatching } from './use-watching.js'
import { StepButtons, WatchedBoard, WatchedStatus } from './watched-board.js'

/** `/embed/board/ID` and `/embed/event/ID`: for embedding in another page, without a frame. */
export function EmbedPage() {
  const [, , of, id = ''] = address.value.path.split('/')
  return of === 'event' ? <EmbeddedRound event={id} /> : <EmbeddedBoard />
}

function EmbeddedBoard() {
  const { frame, seat } = words()
  const [, , of, id = ''] = address.value.path.split('/')
  const connection = useConnection(null)
  const store = useMemo(() => connection.board(id), [connection, id])
  const isLoaded = store.view.value !== null
  if (of !== 'board' || store.missing.value) {
    return <Message text={of === 'board' ? seat.missing : frame.notFound} />
  }
  if (!isLoaded && connection.state.value === 'lost') return <Message text={seat.noServer} />
  if (!isLoaded) return <main class="waiting" aria-busy="true" />
  return <EmbeddedGame connection={connection} store={store} />
}

const Message = ({ text }: { readonly text: string }) => (
  <main class="embedded">
    <h1 tabIndex={-1}>{text}</h1>
  </main>
)

function EmbeddedGame({
  connection,
  store,
}: {
  readonly connection: Connection
  readonly store: BoardStore
}) {
  const { spectators: t } = words()
  const watching = useWatching(store, null)
  const { view, steps, at, liveRegion } = watching
  const title = `${playerName(view.white, 'white')} – ${playerName(view.black, 'black')}`
  useTitle(title)
  const shown = steps[at - 1]
  return (
    <main class="embedded">
      <h1 class="visually-hidden" tabIndex={-1}>
        {title}
      </h1>
      <WatchedBoard connection={connection} watching={watching} near="white" />
      <WatchedStatus watching={watching} />
      <div class="embedded-foot">
        <span class="embedded-move">
          {shown === undefined
            ? ''
            : `${shown.number}.${shown.color === 'black' ? '..' : ''} ${shown.text}`}
        </span>
        <StepButtons watching={watching} />
        <a href={`/board/${view.board}`} target="_blank" rel="noopener">
          {t.whole}
        </a>
      </div>
      <p class="visually-hidden" role="status">
        {liveRegion}
      </p>
    </main>
  )
}

/** All boards of a round: the latest, or the one in `?round=`. */
function EmbeddedRound({ event }: { readonly event: string }) {
  const { spectators: t } = words()
  const connection = useConnection(null)
  const roundInAddress = address.value.query.get('round')
  const shown = useEvent(event, null, roundInAddress)
  useTitle(shown === null || shown === 'missing' ? 'Jadoube' : shown.name)
  if (shown === null) return <main class="waiting" aria-busy="true" />
  if (shown === 'missing') return <Message text={t.noEvent} />
  const round =
    roundInAddress !== null && shown.rounds.includes(roundInAddress)
      ? roundInAddress
      : shown.rounds.at(-1)
  const lines = shown.boards.filter(each => each.round === round)
  return (
    <main class="embedded-round">
      <h1 class="small" tabIndex={-1}>
        {shown.name} · {t.round} {round}
      </h1>
      {lines.length === 0 ? (
        <p class="quiet">{t.noBoards}</p>
      ) : (
        <Tiles
          connection={connection}
          lines={lines}
          hash=""
          seat={{ event, secret: null }}
          round={shown.tournament ? (round ?? null) : null}
        />
      )}
    </main>
  )
}
