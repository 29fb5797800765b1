import { words } from '../i18n/language.js'
import type { RunningWords } from '../i18n/running/en.js'

/**
 * Both columns of a scoresheet. Moves that the server has not stored yet are marked. A tap on a
 * move corrects it.
 */
export function SheetMoves({
  moves,
  unsaved,
  correcting,
  w,
  onCorrect,
}: {
  readonly moves: readonly string[]
  readonly unsaved: number
  /** The index of the move being corrected. */
  readonly correcting: number | null
  readonly w: RunningWords
  /** Null if nothing can be changed. */
  readonly onCorrect: ((index: number) => void) | null
}) {
  const { hall, table } = words()
  if (moves.length === 0) return <p class="quiet">{hall.sheet.empty}</p>
  const rows = Array.from({ length: Math.ceil(moves.length / 2) }, (_, row) => row)
  const cell = (index: number) => {
    const move = moves[index]
    if (move === undefined) return <td />
    const isUnsaved = index >= moves.length - unsaved
    return (
      <td class={isUnsaved ? 'unsaved' : ''}>
        {onCorrect === null ? (
          move
        ) : (
          <button
            type="button"
            class="sheet-move"
            aria-label={w.correct(`${numberAt(index)} ${move}`)}
            aria-pressed={index === correcting}
            onClick={() => onCorrect(index)}
          >
            {move}
          </button>
        )}
      </td>
    )
  }
  return (
    <table class="sheet-moves" aria-label={table.moves}>
      <tbody>
        {rows.map(row => (
          <tr key={row}>
            <th scope="row">{row + 1}.</th>
            {cell(row * 2)}
            {cell(row * 2 + 1)}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `12.` or `12...` for the half-move at this index. */
export const numberAt = (index: number): string =>
  `${Math.floor(index / 2) + 1}${index % 2 === 0 ? '.' : '...'}`
