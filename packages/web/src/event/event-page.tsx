import type { Role } from '@jadoube/protocol'
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useDeviceKey } from '../envelope/use-device-key.js'
import { Frame } from '../frame/frame.js'
import { lazy } from '../frame/lazy.js'
import { words } from '../i18n/language.js'
import { readLinks } from '../links/stored-links.js'
import type { EventProps } from '../net/page-props.js'
import { parseSeatLink } from '../net/seat-link.js'
import { useConnection } from '../net/use-connection.js'
import { address } from '../router.js'
import './event.css'

/** Loaded with the editions of the Laws, which give the defaults. */
const NewEventPage = lazy(async () => (await import('./new-event-page.js')).NewEventPage)

type Page = ComponentType<EventProps>
type Kind = 'official' | 'player' | 'spectator'

/** Officials, players and spectators see different pages, each in its own file. */
const pages: Readonly<Partial<Record<Kind, () => Promise<Page>>>> = {
  official: async () => (await import('./official-page.js')).OfficialPage,
  player: async () => (await import('../tournament/my-event-page.js')).MyEventPage,
  spectator: async () => (await import('../spectators/event-spectators.js')).EventSpectators,
}

/** `/event` creates an event. `/event/ID#secret` is the page for the seat. */
export function EventPage() {
  const { path, fragment } = address.value
  if (path === '/event') return <NewEventPage />
  const link = parseSeatLink(path, fragment)
  if (link === null) return <NoEvent text={words().frame.notFound} />
  return <EventPageLoader key={`${link.id}#${link.secret}`} event={link.id} secret={link.secret} />
}

function kindOf(role: Role | undefined): Kind {
  if (role === 'arbiter' || role === 'organiser') return 'official'
  return role === 'player' ? 'player' : 'spectator'
}

/** Whether this device has opened the same link for officials, or its address names a part. */
const isProbablyOfficial = (event: string, secret: string | null): boolean =>
  secret !== null && (readLinks(event).opened?.secret === secret || address.value.query.has('part'))

function EventPageLoader({
  event,
  secret,
}: {
  readonly event: string
  readonly secret: string | null
}) {
  const { seat: t } = words()
  const connection = useConnection(secret)
  useDeviceKey(connection, secret)
  const [Shown, setShown] = useState<Page | null>(null)
  const state = connection.state.value
  const role = connection.seat.value?.role
  const isReady = state === 'open' || Shown !== null
  const kind = kindOf(role)
  useEffect(() => {
    // The page is loaded while the server is asked for the seat.
    if (isProbablyOfficial(event, secret)) void pages.official?.()
  }, [event, secret])
  useEffect(() => {
    if (isReady) void pages[kind]?.().then(page => setShown(() => page))
  }, [isReady, kind])
  if (state === 'revoked') return <NoEvent text={t.revoked} />
  if (state === 'outdated') return <NoEvent text={t.outdated} />
  if (Shown === null && state === 'lost') return <NoEvent text={t.noServer} />
  if (Shown === null) return <main class="waiting" aria-busy="true" />
  return <Shown connection={connection} event={event} secret={secret} />
}

function NoEvent({ text }: { readonly text: string }) {
  const { frame } = words()
  return (
    <Frame title={text}>
      <h1 tabIndex={-1}>{text}</h1>
      <p>
        <a href="/">{frame.toStart}</a>
      </p>
    </Frame>
  )
}
