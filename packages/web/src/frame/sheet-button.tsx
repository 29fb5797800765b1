import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Sheet } from './sheet.js'

/**
 * A button that opens a sheet. Its content is loaded on first use, and again when one of `versions`
 * changes.
 */
export function SheetButton<T>({
  title,
  loading,
  failed,
  versions = [],
  fetch,
  children,
}: {
  readonly title: string
  readonly loading: string
  readonly failed: string
  readonly versions?: readonly unknown[]
  readonly fetch: () => Promise<T>
  readonly children: (fetched: T) => ComponentChildren
}) {
  const [open, setOpen] = useState(false)
  const [fetched, setFetched] = useState<{ readonly value: T } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!open) return
    let isMounted = true
    const fetchNow = async () => {
      try {
        const value = await fetch()
        if (!isMounted) return
        setFetched({ value })
        setFailed(false)
      } catch {
        if (isMounted) setFailed(true)
      }
    }
    void fetchNow()
    return () => {
      isMounted = false
    }
  }, [open, ...versions])
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        {title}
      </button>
      {open && (
        <Sheet title={title} onClose={() => setOpen(false)}>
          {fetched === null ? (
            <p class="quiet" role="status">
              {hasFailed ? failed : loading}
            </p>
          ) : (
            children(fetched.value)
          )}
        </Sheet>
      )}
    </>
  )
}
