import { useEffect, useRef } from 'preact/hooks'
import type { BoardStore } from '../net/board-store.js'
import { makeSeatLink } from '../net/seat-link.js'
import { go } from '../router.js'

/** Boards of rematches agreed while this page was open. */
const agreed = new Set<string>()

/**
 * Whether both players have agreed on this game, so that nobody has to confirm their presence
 * again.
 */
export const isAgreed = (board: string): boolean => agreed.has(board)

/** The address of the rematch, for the same link. */
export const rematchHref = (next: string, secret: string | null): string =>
  makeSeatLink({ of: 'board', id: next, secret })

/**
 * Goes to the rematch as soon as both players want it. A player who opens the old game later stays
 * there and finds the link.
 */
export function useRematch(store: BoardStore, secret: string | null): void {
  const isLoaded = store.view.value !== null
  const next = store.between.value.rematch?.next
  const first = useRef<{ readonly next: string | undefined } | null>(null)
  useEffect(() => {
    if (!isLoaded) return
    first.current ??= { next }
    if (next === undefined || next === first.current.next) return
    agreed.add(next)
    go(rematchHref(next, secret), { replace: true })
  }, [isLoaded, next, secret])
}
