import { signal } from '@preact/signals'

/** An address of the app, without its origin and base path. */
export interface Address {
  readonly path: string
  readonly query: URLSearchParams
  /** The text after the `#`: the secret of a seat, or a ply. */
  readonly fragment: string
}

/**
 * The path of the app without a slash at its end. Empty unless the app was built for another path.
 */
const base = (import.meta.env.BASE_URL ?? '/').replace(/\/$/, '')

const isUnderBase = (path: string): boolean => path === base || path.startsWith(`${base}/`)

/** The path inside the app. The rest of the app does not know where it is installed. */
const ownPath = (path: string): string => {
  const own = base !== '' && isUnderBase(path) ? path.slice(base.length) : path
  // A file server may add a slash to a folder.
  return own === '' ? '/' : own.replace(/(?<=.)\/(index\.html)?$/, '')
}

const withBase = (href: string): string => (base === '' || isUnderBase(href) ? href : base + href)

/**
 * Decodes a path. A mistyped address that cannot be decoded is used as it is and leads to no page.
 */
export function decodedPath(path: string, decode: (text: string) => string = decodeURI): string {
  try {
    return decode(path)
  } catch {
    return path
  }
}

const currentAddress = (): Address => ({
  path: decodedPath(ownPath(location.pathname)),
  query: new URLSearchParams(location.search),
  fragment: location.hash.slice(1),
})

/** The current address. A component that reads it is updated when it changes. */
export const address = signal<Address>(
  typeof location === 'undefined'
    ? { path: '/', query: new URLSearchParams(), fragment: '' }
    : currentAddress(),
)

/** Goes to an address of the app. */
export function go(href: string, how: { readonly replace?: boolean } = {}): void {
  const before = location.pathname
  if (how.replace) history.replaceState(null, '', withBase(href))
  else history.pushState(null, '', withBase(href))
  address.value = currentAddress()
  if (location.pathname !== before) focusHeading()
}

/** Starts a new page at its top and lets a screen reader begin with its heading. */
function focusHeading(): void {
  scrollTo(0, 0)
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  })
}

/** The current address with other values in its query. `null` removes one. */
export function withQuery(changes: Readonly<Record<string, string | null>>): string {
  const { path, query } = address.value
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  const text = next.toString()
  return text === '' ? path : `${path}?${text}`
}

/** Handles links inside the app without reloading the page. Other links are left to the browser. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    address.value = currentAddress()
  })
  // Links are written as if the app were at the root. A link gets its full address when it is about
  // to be used.
  if (base !== '')
    for (const use of ['pointerdown', 'focusin']) document.addEventListener(use, addBase)
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

function addBase({ target }: Event): void {
  const link = (target as Element | null)?.closest?.('a')
  const href = link?.getAttribute('href')
  if (href?.startsWith('/')) link?.setAttribute('href', withBase(href))
}
