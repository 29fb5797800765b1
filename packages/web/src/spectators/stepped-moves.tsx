import { useEffect, useRef } from 'preact/hooks'
import { words } from '../i18n/language.js'
import type { Step } from './steps.js'

/** The moves to step through: each is a button, and the one that the board shows is marked. */
export function SteppedMoves({
  steps,
  at,
  onStep,
}: {
  readonly steps: readonly Step[]
  /** How many half-moves the board shows. */
  readonly at: number
  readonly onStep: (ply: number) => void
}) {
  const { table: t } = words()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const shown = list.current?.querySelector('[aria-current]')
    // Only the list itself is scrolled, never the page under somebody who reads.
    if (list.current !== null && shown instanceof HTMLElement) {
      const { offsetTop, offsetHeight } = shown
      const { scrollTop, clientHeight } = list.current
      if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) {
        list.current.scrollTop = offsetTop - clientHeight / 2
      }
    }
  }, [at, steps.length])
  if (steps.length === 0) return <p class="quiet">{t.noMoves}</p>
  return (
    <ol class="stepped-moves" ref={list} aria-label={t.moves}>
      {steps.map((step, index) => {
        const { color, number, text } = step
        const isFirst = index === 0
        return (
          <li key={`${index}${text}`} class={color}>
            {(color === 'white' || isFirst) && (
              <span class="quiet number">
                {number}.{color === 'black' ? '…' : ''}
              </span>
            )}
            <button
              type="button"
              class="step"
              aria-current={index + 1 === at ? 'step' : undefined}
              onClick={() => onStep(index + 1)}
            >
              {text}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
