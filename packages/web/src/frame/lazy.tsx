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
  let loaded: ComponentType<Props> | null = null
  return function Lazy(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded)
    useEffect(() => {
      if (Part !== null) return
      let isMounted = true
      void load().then(part => {
        loaded = part
        if (isMounted) setPart(() => part)
      })
      return () => {
        isMounted = false
      }
    }, [])
    if (Part !== null) return <Part {...props} />
    return placeholder === undefined ? null : <span class={placeholder} />
  }
}
