import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Kind } from '../arbiter/forms.js'
import { deskKey } from './desk-keys.js'

interface DeskActs {
  readonly next: () => void
  readonly back: () => void
  readonly answer: () => void
  readonly act: (kind: Kind) => void
  readonly clocks: () => void
  readonly keys: () => void
}

/** Handles the keys of the desk. */
export function useDeskKeys(acts: DeskActs): void {
  const latest = useRef(acts)
  latest.current = acts
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = deskKey(event)
      if (action === null) return
      event.preventDefault()
      if (typeof action === 'object') {
        latest.current.act(action.kind)
        requestAnimationFrame(() =>
          document
            .querySelector<HTMLElement>('.full .act-form :is(input, select, button)')
            ?.focus(),
        )
      } else latest.current[action]()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
