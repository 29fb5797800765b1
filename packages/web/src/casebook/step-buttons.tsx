import { useEffect } from 'preact/hooks'
import type { CaseWords } from './words/en.js'

/** To the start, back, next, to the end; the arrow keys do the same. */
export function StepButtons({
  step,
  last,
  words,
  onStep,
}: {
  readonly step: number
  readonly last: number
  readonly words: CaseWords['cases']
  readonly onStep: (step: number) => void
}) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const inField = (event.target as Element | null)?.closest('input, select, textarea') != null
      if (inField || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'ArrowRight' && step < last) onStep(step + 1)
      if (event.key === 'ArrowLeft' && step > 0) onStep(step - 1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [step, last, onStep])
  const button = (label: string, sign: string, to: number, isIdle: boolean) => (
    <button
      type="button"
      class="button"
      aria-label={label}
      title={label}
      disabled={isIdle}
      onClick={() => onStep(to)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
  return (
    <div class="step-buttons">
      {button(words.first, '«', 0, step === 0)}
      {button(words.previous, '‹', step - 1, step === 0)}
      <span class="small" role="status">
        {step === 0 ? words.start : words.step(step, last)}
      </span>
      {button(words.next, '›', step + 1, step === last)}
      {button(words.last, '»', last, step === last)}
    </div>
  )
}
