import { useState } from 'preact/hooks'
import { MiniBoard } from '../board/mini-board.js'
import { positionsOf } from '../game/written-moves.js'
import { language, words } from '../i18n/language.js'
import type { FormProps } from './forms.js'

/** Reinstates the position after one of the moves. It is shown before it is chosen. */
export function PositionForm({ game, onAct }: FormProps) {
  const { arbiter: t, table } = words()
  const positions = positionsOf(game.state, language.value)
  const last = positions.length - 1
  const [ply, setPly] = useState(Math.max(0, last - 1))
  const shown = positions[Math.min(ply, last)]
  return (
    <form
      class="act-form"
      onSubmit={event => {
        event.preventDefault()
        onAct({ act: 'reinstate', ply })
      }}
    >
      <label class="field">
        <span>{t.after}</span>
        <select value={ply} onChange={event => setPly(Number(event.currentTarget.value))}>
          {positions.map(({ name }, index) => (
            <option key={index} value={index}>
              {name === '' ? t.atStart : name}
            </option>
          ))}
        </select>
      </label>
      {shown !== undefined && (
        <div class="position-shown">
          <MiniBoard placement={shown.position.placement} />
        </div>
      )}
      <button type="submit" class="button">
        {table.reinstate}
      </button>
    </form>
  )
}
