import { signal } from '@preact/signals'

export interface Place {
  readonly path: string
  readonly query: URLSearchParams
  /** What stands behind the `#`, without it: the secret of a seat, or a ply. */
  readonly fragment: string
}

const here = (): Place => ({
  path: decodeURI(location.pathname),
  query: new URLSearchParams(location.search),
  fragment: location.hash.slice(1),
})

/** Where we are. Read it in a component, and the component follows. */
export const place = signal<Place>(
  typeof location === 'undefined'
    ? { path: '/', query: new URLSearchParams(), fragment: '' }
    : here(),
)

export function go(href: string, how: { readonly replace?: boolean } = {}): void {
  const before = location.pathname
  if (how.replace) history.replaceState(null, '', href)
  else history.pushState(null, '', href)
  place.value = here()
  if (location.pathname !== before) arrive()
}

/** A new page begins at its top, and its heading is what is read first. */
function arrive(): void {
  scrollTo(0, 0)
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  })
}

/** The same address with other values in its query; `null` takes one out. */
export function withQuery(changes: Readonly<Record<string, string | null>>): string {
  const { path, query } = place.value
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  const text = next.toString()
  return text === '' ? path : `${path}?${text}`
}

/** Follows our own links without leaving the page; everything else is the browser's. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    place.value = here()
  })
  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest('a')
    if (link?.target !== '' || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}
