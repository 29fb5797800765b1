import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A part of a page that is fetched when it is first shown; until then its place is empty. */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let fetched: ComponentType<Props> | null = null
  return function Lazy(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => fetched)
    useEffect(() => {
      if (Part !== null) return
      let wanted = true
      void load().then(part => {
        fetched = part
        if (wanted) setPart(() => part)
      })
      return () => {
        wanted = false
      }
    }, [])
    return Part === null ? null : <Part {...props} />
  }
}
