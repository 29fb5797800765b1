import { StepButtons as Buttons } from '../steps/step-buttons.js'
import { useStepKeys } from '../steps/step-keys.js'
import type { CaseWords } from './words/en.js'

/** Steps through the acts of a case. The arrow keys do the same. */
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
  useStepKeys(step, last, onStep)
  return (
    <Buttons at={step} last={last} words={words} onStep={onStep}>
      <span class="small" role="status">
        {step === 0 ? words.start : words.step(step, last)}
      </span>
    </Buttons>
  )
}
