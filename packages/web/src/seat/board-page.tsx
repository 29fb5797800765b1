import type { ComponentType } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { useDeviceKey } from '../envelope/use-device-key.js'
import { Frame } from '../frame/frame.js'
import { words } from '../i18n/language.js'
import { useRematch } from '../link/follow-rematch.js'
import type { SeatProps } from '../net/page-props.js'
import { parseSeatLink } from '../net/seat-link.js'
import { useConnection } from '../net/use-connection.js'
import { address, go } from '../router.js'

type SeatPage = ComponentType<SeatProps>
type Kind = 'player' | 'sheet' | 'arbiter' | 'spectator'

/** Each seat has its own page, in its own file. */
const pages: Readonly<Partial<Record<Kind, () => Promise<SeatPage>>>> = {
  sheet: async () => (await import('../hall/sheet-page.js')).SheetPage,
  player: async () => {
    const [page, words] = await Promise.all([
      import('../player/player-page.js'),
      import('../i18n/link/words.js'),
    ])
    await words.fetchLinkWords()
    return page.PlayerPage
  },
  spectator: async () => (await import('../spectators/spectator-page.js')).SpectatorPage,
  arbiter: async () => (await import('../desk/arbiter-page.js')).ArbiterPage,
}

function kindOf(role: string | undefined): Kind {
  if (role === 'white' || role === 'black') return 'player'
  if (role === 'white-assistant' || role === 'black-assistant') return 'player'
  return role === 'arbiter' || role === 'organiser' ? 'arbiter' : 'spectator'
}

/** `/board/ID#secret`: connects, and shows the page of the seat. */
export function BoardPage() {
  const { path, fragment } = address.value
  const link = parseSeatLink(path, fragment)
  if (link === null) return <NoBoard text={words().frame.notFound} />
  return <SeatPageLoader key={`${link.id}#${link.secret}`} id={link.id} secret={link.secret} />
}

function SeatPageLoader({ id, secret }: { readonly id: string; readonly secret: string | null }) {
  const { seat: t } = words()
  const connection = useConnection(secret)
  useDeviceKey(connection, secret)
  const store = useMemo(() => connection.board(id), [connection, id])
  const [Page, setPage] = useState<SeatPage | null>(null)
  const isLoaded = store.view.value !== null
  // The link of a player of an event is for all its boards. At this one it is White's or Black's.
  const as = store.view.value?.as
  const role = kindOf(as === 'white' || as === 'black' ? as : connection.seat.value?.role)
  // At a wooden board a player has a scoresheet and no board to play on.
  const kind = role === 'player' && store.view.value?.medium === 'scoresheet' ? 'sheet' : role
  const next = store.view.value?.next
  // The game was cancelled and is played again. The same link opens the new board.
  useEffect(() => {
    if (next === undefined) return
    go(`/board/${next}${secret === null ? '' : `#${secret}`}`, { replace: true })
  }, [next, secret])
  useRematch(store, secret)
  useEffect(() => {
    if (isLoaded) void pages[kind]?.().then(page => setPage(() => page))
  }, [isLoaded, kind])
  if (connection.state.value === 'revoked') return <NoBoard text={t.revoked} more={t.revokedText} />
  if (connection.state.value === 'outdated') return <NoBoard text={t.outdated} />
  if (store.outdated.value) return <NoBoard text={t.outdated} />
  if (store.missing.value) return <NoBoard text={t.missing} />
  if (store.locked.value) return <NoBoard text={t.locked} />
  if (!isLoaded && connection.state.value === 'lost') return <NoBoard text={t.noServer} />
  if (Page === null || !isLoaded) return <main class="waiting" aria-busy="true" />
  return <Page connection={connection} store={store} secret={secret} />
}

function NoBoard({ text, more }: { readonly text: string; readonly more?: string }) {
  const { frame } = words()
  return (
    <Frame title={text}>
      <h1 tabIndex={-1}>{text}</h1>
      {more !== undefined && <p>{more}</p>}
      <p>
        <a href="/">{frame.toStart}</a>
      </p>
    </Frame>
  )
}
