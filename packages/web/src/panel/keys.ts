import { useLayoutEffect } from 'preact/hooks'

export type KeyAct =
  | 'press'
  | 'offer'
  | 'claim'
  | 'adjust'
  | 'last'
  | 'clocks'
  | 'announce'
  | 'repeat'
  | 'pieces'
  | 'write'
  | 'speak'
  | 'speech'
  | 'keys'

const keys: Readonly<Record<string, KeyAct>> = {
  ' ': 'press',
  p: 'press',
  o: 'offer',
  c: 'claim',
  j: 'adjust',
  m: 'last',
  k: 'clocks',
  a: 'announce',
  r: 'repeat',
  l: 'pieces',
  w: 'write',
  v: 'speak',
  s: 'speech',
  '?': 'keys',
}

/** On a keyboard with another alphabet, the position of the key counts. */
function keyActOf({ key, code, shiftKey }: KeyboardEvent): KeyAct | undefined {
  if (shiftKey || /^[ -~]$/.test(key)) return keys[key]
  return keys[/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '']
}

/** Handles the keys of a game. They do nothing while the user is typing or a sheet is open. */
export function useKeys(onKey: (act: KeyAct) => void): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (document.querySelector('dialog[open]') !== null) return
      const target = event.target as HTMLElement
      if (target.closest('input, select, textarea') !== null) return
      if (event.key === ' ' && target.closest('button, a, summary, label') !== null) return
      const act = keyActOf(event)
      if (act === undefined) return
      event.preventDefault()
      onKey(act)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [onKey])
}
