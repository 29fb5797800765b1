import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { words } from '../i18n/language.js'
import { address } from '../router.js'
import { LookMenu } from './look-menu.js'
import './frame.css'

/** Sets the title in the browser. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Jadoube' ? title : `${title} · Jadoube`
  }, [title])
}

/** The frame of a page: the name, the navigation, the language and the appearance. */
export function Frame({
  title,
  wide = false,
  children,
}: {
  readonly title: string
  readonly wide?: boolean
  readonly children: ComponentChildren
}) {
  const { frame } = words()
  const { path } = address.value
  useTitle(title)
  const link = (href: string, label: string) => (
    <a href={href} aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}>
      {label}
    </a>
  )
  return (
    <>
      <a class="skip" href="#main">
        {frame.skip}
      </a>
      <header class="frame-head">
        <a class="wordmark" href="/" aria-current={path === '/' ? 'page' : undefined}>
          Jadoube
        </a>
        <nav aria-label={frame.pages}>
          {link('/table', frame.table)}
          {link('/clock', frame.clock)}
          {link('/laws', frame.laws)}
          {link('/games', frame.games)}
        </nav>
        <LookMenu />
      </header>
      <main id="main" class={wide ? 'frame-main wide' : 'frame-main'} tabIndex={-1}>
        {children}
      </main>
      <footer class="frame-foot small quiet">
        <p>{frame.notEndorsed}</p>
      </footer>
    </>
  )
}
