import type { Move, StandingPosition } from '@jadoube/chess'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { readMove } from '../game/read-move.js'
import { language, words } from '../i18n/language.js'
import { backToBoard } from './back-to-board.js'

/**
 * Enters a move in any notation. It is touched and made, but not completed: the clock is pressed by
 * hand.
 */
export function MoveField({
  position,
  onMove,
  onPlan,
  note = '',
  children,
}: {
  /** Returns the position in which the move is read. Undefined if there is none. */
  readonly position: () => StandingPosition | undefined
  /** False if it was not made. Then the text stays. */
  readonly onMove: (position: StandingPosition, move: Move) => boolean
  /**
   * Plans a move out of turn. Returns whether it could be read, or null if it is to be played now.
   */
  readonly onPlan?: (position: StandingPosition, text: string) => boolean | null
  /** A note below the field. */
  readonly note?: string
  /** Other controls beside the field. */
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
