import { useCallback, useEffect, useState } from 'preact/hooks'
import { ask, type Fault } from './ask.js'

export interface View<T> {
  /** Null until it has been read. */
  readonly value: T | null
  readonly fault: Fault | null
  /** Looks at once, after something was done here. */
  readonly look: () => void
}

/** What pages show of an event is asked for so often; unchanged it costs a few bytes. */
const often = 5_000
const trusted = <T>(value: unknown): T => value as T

interface How<T> {
  /** Milliseconds from one look to the next. */
  readonly every?: number
  /** Checks what came; what does not read is left out. Without it the server is trusted. */
  readonly read?: (value: unknown) => T | undefined
}

/** A part of an event, kept up to date while it is shown. A path of null asks for nothing. */
export function useView<T>(
  path: string | null,
  secret: string | null,
  { every = often, read: check = trusted }: How<T> = {},
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
