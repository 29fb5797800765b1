import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Kind } from '../arbiter/forms.js'
import { deskKey } from './desk-keys.js'
import { leaveBoard } from './use-open-board.js'

interface DeskActs {
  /** The board that is shown in full. */
  readonly open: string | null
  readonly next: () => void
  readonly act: (kind: Kind) => void
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
      const { open, next, act, keys } = latest.current
      if (typeof action === 'object') {
        act(action.kind)
        requestAnimationFrame(() =>
          find('.board-in-full .act-form :is(input, select, button)')?.focus(),
        )
      } else if (action === 'next') next()
      else if (action === 'keys') keys()
      else if (action === 'answer') find('.board-in-full .answers .button')?.focus()
      else if (action === 'clocks') find('.full-tasks > .row .button')?.click()
      else if (open !== null) leaveBoard(open)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
