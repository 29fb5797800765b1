import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/**
 * Makes a component that is loaded when it is first shown. Until then its place is empty, or taken
 * by an element of the `placeholder` class, so that nothing moves when it appears.
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder?: string,
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
    if (Part !== null) return <Part {...props} />
    return placeholder === undefined ? null : <span class={placeholder} />
  }
}
