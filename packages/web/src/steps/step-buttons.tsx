import type { ComponentChildren } from 'preact'
import './steps.css'

/** The labels of the four buttons. */
export interface StepWords {
  readonly first: string
  readonly previous: string
  readonly next: string
  readonly last: string
}

/**
 * Buttons to the start, back, forward and to the end. The content between them shows the position.
 */
export function StepButtons({
  at,
  last,
  words,
  onStep,
  children,
  end,
}: {
  readonly at: number
  readonly last: number
  readonly words: StepWords
  readonly onStep: (step: number) => void
  readonly children?: ComponentChildren
  /** Replaces the last button, if the end is more than the last move. */
  readonly end?: ComponentChildren
}) {
  const button = (label: string, path: string, to: number, isIdle: boolean) => (
    <button
      type="button"
      class="button"
      aria-label={label}
      title={label}
      disabled={isIdle}
      onClick={() => onStep(to)}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
    </button>
  )
  return (
    <div class="step-buttons">
      {button(words.first, 'M2 2.5H4V13.5H2ZM14 2.5V13.5L5 8Z', 0, at === 0)}
      {button(words.previous, 'M11.5 2.5V13.5L3 8Z', at - 1, at === 0)}
      {children}
      {button(words.next, 'M4.5 2.5V13.5L13 8Z', at + 1, at >= last)}
      {end ?? button(words.last, 'M12 2.5H14V13.5H12ZM2 2.5V13.5L11 8Z', last, at >= last)}
    </div>
  )
}
