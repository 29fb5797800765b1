import type { Color, Placement } from '@jadoube/chess'
import { words } from '../i18n/language.js'
import { PieceDrawing } from '../pieces/piece.js'
import { type CapturedRole, type Material, materialOf } from './material.js'
import './captured.css'

/**
 * The pieces that a player has captured, as beside a real board, and the player's lead in points.
 */
export function Captured({
  side,
  start,
  now,
}: {
  readonly side: Color
  readonly start: Placement
  readonly now: Placement
}) {
  const { taken, ahead } = materialOf(start, now)[side]
  if (taken.length === 0 && ahead === 0) return null
  const opponent = side === 'white' ? 'black' : 'white'
  return (
    <span class="captured" role="img" aria-label={capturedLabel({ taken, ahead }, opponent)}>
      {taken.map((role, index) => (
        <span key={index} class={role === taken[index - 1] ? 'same' : undefined}>
          <PieceDrawing color={opponent} role={role} />
        </span>
      ))}
      {ahead > 0 && <span class="ahead">+{ahead}</span>}
    </span>
  )
}

function capturedLabel({ taken, ahead }: Material, opponent: Color): string {
  const { board } = words()
  const names = board.pieces[opponent]
  const counts = new Map<CapturedRole, number>()
  for (const role of taken) counts.set(role, (counts.get(role) ?? 0) + 1)
  const list = [...counts].map(([role, count]) =>
    count === 1 ? names[role] : `${names[role]} ×${count}`,
  )
  return `${board.beside}: ${[...list, ...(ahead > 0 ? [`+${ahead}`] : [])].join(', ')}`
}
