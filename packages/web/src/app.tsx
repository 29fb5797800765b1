import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Frame } from './frame/frame.js'
import { fetchMoreWords, words } from './i18n/language.js'
import { address } from './router.js'
import { StartPage } from './start/start-page.js'

type Page = ComponentType

/** Pages that need no server. Each page is loaded on the first visit, some with their own texts. */
const withoutServer: Readonly<Record<string, () => Promise<Page>>> = {
  '/clock': async () => (await import('./clock/clock-page.js')).ClockPage,
  '/table': async () => (await import('./table/table-page.js')).TablePage,
  '/games': async () => {
    const [page, words] = await Promise.all([
      import('./my-games/games-page.js'),
      import('./i18n/games/words.js'),
    ])
    await words.fetchGamesWords()
    return page.GamesPage
  },
  '/laws': withMoreWords(async () => (await import('./laws/laws-page.js')).LawsPage),
}

const withServer: Readonly<Record<string, () => Promise<Page>>> = {
  '/link': withMoreWords(async () => {
    const [page, words] = await Promise.all([
      import('./link/link-page.js'),
      import('./i18n/link/words.js'),
    ])
    await words.fetchLinkWords()
    return page.LinkPage
  }),
  '/board': withMoreWords(async () => (await import('./seat/board-page.js')).BoardPage),
  '/event': withMoreWords(async () => (await import('./event/event-page.js')).EventPage),
  '/embed': withMoreWords(async () => (await import('./spectators/embed-page.js')).EmbedPage),
  '/overlay': withMoreWords(async () => (await import('./spectators/overlay-page.js')).OverlayPage),
}

/** A build for a plain file server contains only the pages that need no game server. */
const pages = import.meta.env.VITE_STATIC ? withoutServer : { ...withoutServer, ...withServer }

function withMoreWords(load: () => Promise<Page>): () => Promise<Page> {
  return async () => (await Promise.all([load(), fetchMoreWords()]))[0]
}

const loadedPages = new Map<string, Page>([['/', StartPage]])

export function App() {
  const { path } = address.value
  const firstSegment = path === '/' ? '/' : `/${path.split('/')[1]}`
  const [, setCount] = useState(0)
  const Page = loadedPages.get(firstSegment)
  const load = pages[firstSegment]
  useEffect(() => {
    if (Page !== undefined || load === undefined) return
    let wanted = true
    void load().then(page => {
      loadedPages.set(firstSegment, page)
      if (wanted) setCount(count => count + 1)
    })
    return () => {
      wanted = false
    }
  }, [firstSegment, Page, load])
  if (Page !== undefined) return <Page />
  if (load !== undefined) return <main class="waiting" aria-busy="true" />
  return <NotFound />
}

function NotFound() {
  const { frame } = words()
  return (
    <Frame title={frame.notFound}>
      <h1 tabIndex={-1}>{frame.notFound}</h1>
      <p>
        <a href="/">{frame.toStart}</a>
      </p>
    </Frame>
  )
}
