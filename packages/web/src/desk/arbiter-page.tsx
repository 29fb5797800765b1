import { useComputed } from '@preact/signals'
import { useLayoutEffect, useState } from 'preact/hooks'
import type { Kind } from '../arbiter/forms.js'
import { Frame } from '../frame/frame.js'
import { lazy } from '../frame/lazy.js'
import { words } from '../i18n/language.js'
import type { SeatProps } from '../net/page-props.js'
import { ConnectionLine } from './connection-line.js'
import { deskKey } from './desk-keys.js'
import { boardName } from './names.js'
import { useServerNow } from './server-now.js'
import { needsOfBoard } from './timed-needs.js'

/** Loaded when a board is opened, because it includes all of the Laws. */
const BoardInFull = lazy(async () => (await import('./board-in-full.js')).BoardInFull)

/** `/board/ID` with an arbiter's or organiser's link: one board in full. */
export function ArbiterPage({ connection, store, secret }: SeatProps) {
  const { desk: t } = words()
  const [kind, setKind] = useState<Kind | null>(null)
  const view = store.view.value
  const now = useServerNow(connection, 250)
  // Needs also change with time. The page is rendered again only when they do.
  const needs = useComputed(() => {
    const shown = store.view.value
    return shown === null ? '' : needsOfBoard(shown, now.value).join(' ')
  })
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = deskKey(event)
      if (action === null || action === 'next' || action === 'back' || action === 'keys') return
      event.preventDefault()
      if (typeof action === 'object') setKind(action.kind)
      else if (action === 'answer')
        document.querySelector<HTMLElement>('.board-in-full .answers .button')?.focus()
      else document.querySelector<HTMLElement>('.full-tasks > .row .button')?.click()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <Frame title={view === null ? t.title : boardName(view)} wide>
      <h1 class="visually-hidden" tabIndex={-1}>
        {t.title}
      </h1>
      <ConnectionLine connection={connection} />
      <BoardInFull
        connection={connection}
        store={store}
        secret={secret ?? ''}
        needs={needs.value === '' ? [] : needs.value.split(' ')}
        kind={kind}
        onKind={setKind}
      />
    </Frame>
  )
}
