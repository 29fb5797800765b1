import { displayTime, type Millis } from '@jadoube/clock'
import { type ComponentChildren, Fragment } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../i18n/language.js'
import type { Step } from './step.js'
import './steps.css'

/** The moves to step through. Each is a button, and the current one is marked. */
export function SteppedMoves({
  steps,
  at,
  onStep,
  withClocks = false,
  note,
}: {
  readonly steps: readonly Step[]
  /** How many half-moves the board shows. */
  readonly at: number
  readonly onStep: (step: number) => void
  /** Whether to show the player's clock after each move. */
  readonly withClocks?: boolean
  /** A note under a move, or before the first for 0. Null if there is none. */
  readonly note?: (step: number) => ComponentChildren
}) {
  const { table: t } = words()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const shown = list.current?.querySelector('[aria-current]')
    // Scrolls only the list, never the page.
    if (list.current !== null && shown instanceof HTMLElement) {
      const { offsetTop, offsetHeight } = shown
      const { scrollTop, clientHeight } = list.current
      if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) {
        list.current.scrollTop = offsetTop - clientHeight / 2
      }
    }
  }, [at, steps.length])
  if (steps.length === 0 && (note?.(0) ?? null) === null) return <p class="quiet">{t.noMoves}</p>
  const notes = [...steps.keys(), steps.length].map(step => note?.(step) ?? null)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys
    <ol class="stepped-moves" ref={list} aria-label={t.moves} tabIndex={0}>
      {notes[0] !== null && <li class="note">{notes[0]}</li>}
      {steps.map((step, index) => {
        const { color, number, text, clock, isWithdrawn } = step
        const isNumbered = color === 'white' || index === 0 || notes[index] !== null
        return (
          <Fragment key={`${index}${text}`}>
            <li class={color}>
              <span class="quiet number">
                {isNumbered && `${number}${color === 'black' ? '…' : '.'}`}
              </span>
              <button
                type="button"
                class="step"
                aria-current={index + 1 === at ? 'step' : undefined}
                onClick={() => onStep(index + 1)}
              >
                {isWithdrawn === true ? <s>{text}</s> : text}
                {withClocks && clock !== null && (
                  <span class="step-clock">{displayTime(clock as Millis)}</span>
                )}
              </button>
            </li>
            {notes[index + 1] !== null && <li class="note">{notes[index + 1]}</li>}
          </Fragment>
        )
      })}
    </ol>
  )
}
