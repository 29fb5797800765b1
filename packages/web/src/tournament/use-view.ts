import { useCallback, useEffect, useState } from 'preact/hooks'
import { ask, type Fault } from '../net/ask.js'

export interface View<T> {
  /** Null until it has been read. */
  readonly value: T | null
  readonly fault: Fault | null
  /** Looks at once, after something was done here. */
  readonly look: () => void
}

/** What pages show of an event is asked for so often; unchanged it costs a few bytes. */
const often = 5_000

/** A part of an event, kept up to date while it is shown. A path of null asks for nothing. */
export function useView<T>(path: string | null, secret: string | null, every = often): View<T> {
  const [read, setRead] = useState<{ readonly path: string; readonly value: T } | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (path === null) return
    let isWanted = true
    const look = async () => {
      const asked = await ask<T>('GET', path, { secret })
      if (!isWanted) return
      if (asked.ok) setRead({ path, value: asked.value })
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
