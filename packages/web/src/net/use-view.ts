import { useCallback, useEffect, useState } from 'preact/hooks'
import { ask, type Fault } from './ask.js'

export interface View<T> {
  /** Null until it is loaded. */
  readonly value: T | null
  readonly fault: Fault | null
  /** Loads again at once, after something was done here. */
  readonly refresh: () => void
}

/** How often pages of an event are refreshed. Unchanged data cost a few bytes. */
const refreshEvery = 5_000
const trust = <T>(value: unknown): T => value as T

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
  { every = refreshEvery, read: check = trust }: ViewOptions<T> = {},
): View<T> {
  const [read, setRead] = useState<{ readonly path: string; readonly value: T } | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (path === null) return
    let isCurrent = true
    const load = async () => {
      const result = await ask<unknown>('GET', path, { secret })
      if (!isCurrent) return
      const value = result.ok ? check(result.value) : undefined
      if (value !== undefined) setRead({ path, value })
      setFault(result.ok ? null : result.error)
    }
    void load()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void load()
    }, every)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [path, secret, every, count])
  const refresh = useCallback(() => setCount(before => before + 1), [])
  return { value: read !== null && read.path === path ? read.value : null, fault, refresh }
}
