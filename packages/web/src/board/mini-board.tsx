import type { Color, Placement, Square } from '@jadoube/chess'
import { shapesInUse } from '../pieces/piece-sets.js'
import { rowsSeenBy } from './geometry.js'
import './mini-board.css'

const dark = Array.from({ length: 32 }, (_, index) => {
  const row = index >> 2
  return `M${(index % 4) * 2 + (row % 2 === 0 ? 1 : 0)} ${row}h1v1h-1z`
}).join('')

/**
 * A small board for display only: one drawing without squares to touch. The text beside it
 * describes it.
 */
export function MiniBoard({
  placement,
  near = 'white',
  last = [],
}: {
  readonly placement: Placement
  readonly near?: Color
  readonly last?: readonly Square[]
}) {
  const rows = rowsSeenBy(near)
  const shapes = shapesInUse.value
  return (
    <svg class="mini-board" viewBox="0 0 8 8" aria-hidden="true" focusable="false">
      <path class="light" d="M0 0h8v8H0z" />
      <path class="dark" d={dark} />
      {rows.flatMap((row, y) =>
        row.map((square, x) => {
          const piece = placement.at(square)
          const isLast = last.includes(square)
          if (piece === undefined && !isLast) return null
          return (
            <g key={square} transform={`translate(${x} ${y})`}>
              {isLast && <path class="last" d="M0 0h1v1H0z" />}
              {piece !== undefined && (
                <g class={`piece ${piece.color}`} transform="scale(0.01087) translate(-4 -4)">
                  {shapes[piece.role].body.map(path => (
                    <path key={path} class="body" d={path} />
                  ))}
                  {shapes[piece.role].lines.map(path => (
                    <path key={path} class="stroke" d={path} />
                  ))}
                </g>
              )}
            </g>
          )
        }),
      )}
    </svg>
  )
}
