import type { Move, StandingPosition } from '@jadoube/chess'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { readMove } from '../game/read-move.js'
import { language, words } from '../i18n/language.js'
import { backToBoard } from './back-to-board.js'

/** A move in any notation: it is touched and made, not yet completed; the clock is pressed by hand. */
export function MoveField({
  position,
  onMove,
  onPlan,
  note = '',
  children,
}: {
  /** The position that it is read in, once it is asked for; undefined if there is none. */
  readonly position: () => StandingPosition | undefined
  /** False if it was not made after all: then it stays as it was written. */
  readonly onMove: (position: StandingPosition, move: Move) => boolean
  /** Out of turn, where a move can be planned: whether it could be read. Null if it is to be played. */
  readonly onPlan?: (position: StandingPosition, text: string) => boolean | null
  /** What else is to be said below. */
  readonly note?: string
  /** What else can be done than to write. */
  readonly children?: ComponentChildren
}) {
  const { table: t } = words()
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const submit = (event: Event) => {
    event.preventDefault()
    const standing = position()
    if (standing === undefined || text.trim() === '') return
    const isPlanned = onPlan?.(standing, text) ?? null
    if (isPlanned !== null) {
      setError(isPlanned ? '' : t.badMove(text.trim()))
      if (isPlanned) setText('')
      return
    }
    const move = readMove(standing, text, language.value)
    setError(move === null ? t.badMove(text.trim()) : '')
    if (move === null || !onMove(standing, move)) return
    setText('')
    backToBoard()
  }
  return (
    <form class="move-field" onSubmit={submit}>
      <label class="field">
        <span>{t.enterMove}</span>
        <input
          value={text}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={event => setText(event.currentTarget.value)}
          onKeyDown={event => event.key === 'Escape' && backToBoard()}
        />
      </label>
      <button type="submit" class="button">
        {t.play}
      </button>
      {children}
      <p class="small error" role="alert">
        {error || note}
      </p>
    </form>
  )
}
