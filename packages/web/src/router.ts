import { signal } from '@preact/signals'

export interface Place {
  readonly path: string
  readonly query: URLSearchParams
  /** What stands behind the `#`, without it: the secret of a seat, or a ply. */
  readonly fragment: string
}

/** The path under which the app stands, without a slash at its end: nothing unless it was built for another. */
const base = (import.meta.env.BASE_URL ?? '/').replace(/\/$/, '')

const isUnderBase = (path: string): boolean => path === base || path.startsWith(`${base}/`)

/** The app's own name for an address: where it stands is nobody's business inside. */
const ownPath = (path: string): string => {
  const own = base !== '' && isUnderBase(path) ? path.slice(base.length) : path
  // A file server may add a slash to a folder.
  return own === '' ? '/' : own.replace(/(?<=.)\/(index\.html)?$/, '')
}

const withBase = (href: string): string => (base === '' || isUnderBase(href) ? href : base + href)

/** An address that somebody mistyped may not decode: it is then read as it stands, and leads to no page. */
export function decodedPath(path: string, decode: (text: string) => string = decodeURI): string {
  try {
    return decode(path)
  } catch {
    return path
  }
}

const here = (): Place => ({
  path: decodedPath(ownPath(location.pathname)),
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
  if (how.replace) history.replaceState(null, '', withBase(href))
  else history.pushState(null, '', withBase(href))
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
  // Links inside are written as if the app stood at the root; one that is about to be used gets its whole address.
  if (base !== '')
    for (const use of ['pointerdown', 'focusin']) document.addEventListener(use, complete)
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

function complete({ target }: Event): void {
  const link = (target as Element | null)?.closest?.('a')
  const href = link?.getAttribute('href')
  if (href?.startsWith('/')) link?.setAttribute('href', withBase(href))
}
