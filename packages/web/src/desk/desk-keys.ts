import type { Kind } from '../arbiter/forms.js'

type DeskKeyAction = 'next' | 'back' | 'answer' | 'clocks' | 'keys' | { readonly kind: Kind }

const keys: Readonly<Record<string, DeskKeyAction>> = {
  n: 'next',
  Escape: 'back',
  q: 'answer',
  ' ': 'clocks',
  '?': 'keys',
  o: { kind: 'observe' },
  t: { kind: 'time' },
  s: { kind: 'clocks' },
  e: { kind: 'penalty' },
  b: { kind: 'position' },
  r: { kind: 'result' },
}

/** What a key means on the desk. Null if it belongs to a field, a dialog or the board. */
export function deskKey(event: KeyboardEvent): DeskKeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null
  if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return null
  const target = event.target as HTMLElement
  const isWriting = target.closest('input:not([type="radio"]), select, textarea') !== null
  if (isWriting) return null
  if (event.key === ' ' && target.closest('button, a, summary, label, input') !== null) return null
  return keys[event.key] ?? null
}
