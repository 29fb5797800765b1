import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Kind } from '../arbiter/forms.js'
import type { Connection } from '../net/connection.js'
import type { DeskStore } from '../net/desk-store.js'
import { address, go } from '../router.js'
import { boardHref } from './board-address.js'

/** The board in the address, which the desk shows in full, and the form that is open on it. */
export function useOpenBoard(connection: Connection, store: DeskStore) {
  const open = address.value.query.get('board')
  const [kind, setKind] = useState<Kind | null>(null)
  const board = useMemo(() => (open === null ? null : connection.board(open)), [connection, open])
  useEffect(() => {
    setKind(null)
    store.goToBoard(open)
    return () => {
      if (open !== null) connection.closeBoard(open)
    }
  }, [connection, store, open])
  const replacement = board?.view.value?.next
  useEffect(() => {
    if (replacement !== undefined) go(boardHref(replacement), { replace: true })
  }, [replacement])
  return { open, board, kind, setKind }
}

/** Opens a board. A keyboard or screen reader continues at its name. */
export function openBoard(board: string): void {
  go(boardHref(board))
  requestAnimationFrame(() => document.getElementById('full-name')?.focus())
}

/** Goes back to all boards. A keyboard or screen reader continues at its tile. */
export function leaveBoard(board: string): void {
  go(boardHref(null))
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-board="${board}"]`)?.focus(),
  )
}
