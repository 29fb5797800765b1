import { useCallback, useEffect, useState } from 'preact/hooks'
import { ask, type Fault } from './ask.js'

export interface View<T> {
  /** Null until it is loaded. */
  readonly value: T | null
  readonly fault: Fault | null
  /** Loads again at once, after something was done here. */
  readonly look: () => void
}

/** How often pages of an event are refreshed. Unchanged data cost a few bytes. */
const refreshEvery = 5_000
const trusted = <T>(value: unknown): T => value as T

interface ViewOptions<T> {
  /** Milliseconds between requests. */
  readonly every?: number
  /** Checks the data. Invalid data are ignored. Without it the server is trusted. */
  readonly read?: (value: unknown) => T | undefined
}

/** A part of an event, kept up to date while it is shown. A null path requests nothing. */
export function useView<T>(
  path: string | null,
  secret: string | null,
  { every = refreshEvery, read: check = trusted }: ViewOptions<T> = {},
): View<T> {
  const [read, setRead] = useState<{ readonly path: string; readonly value: T } | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (path === null) return
    let isWanted = true
    const look = async () => {
      const asked = await ask<unknown>('GET', path, { secret })
      if (!isWanted) return
      const value = asked.ok ? check(asked.value) : undefined
      if (value !== undefined) setRead({ path, value })
      setFault(asked.ok ? null : asked.error)
    }
    void look()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look()
    }, every)
    return () => {
      isWanted = false
      clearInterval(timer)
    }
  }, [path, secret, every, count])
  const look = useCallback(() => setCount(before => before + 1), [])
  return { value: read !== null && read.path === path ? read.value : null, fault, look }
}
