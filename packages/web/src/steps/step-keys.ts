import { useLayoutEffect } from 'preact/hooks'

/**
 * Steps with the arrow keys, Home and End. On the board and in fields these keys have another
 * meaning.
 */
export function useStepKeys(at: number, last: number, onStep: (step: number) => void): void {
  // A layout effect, so that a key right after a step counts from that step.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (document.querySelector('dialog[open]') !== null) return
      const target = event.target as Element | null
      if (target?.closest?.('input, select, textarea, [role="grid"]') != null) return
      const next = {
        ArrowLeft: Math.max(0, at - 1),
        ArrowRight: Math.min(last, at + 1),
        Home: 0,
        End: last,
      }[event.key]
      if (next === undefined) return
      event.preventDefault()
      if (next !== at) onStep(next)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [at, last, onStep])
}
