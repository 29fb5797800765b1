import type { Color, Placement, Role, Square } from '@jadoube/chess'
import { type Shapes, shapesInUse } from '../pieces/piece-sets.js'
import { rowsSeenBy } from './geometry.js'
import './mini-board.css'

const dark = Array.from({ length: 32 }, (_, index) => {
  const row = index >> 2
  return `M${(index % 4) * 2 + (row % 2 === 0 ? 1 : 0)} ${row}h1v1h-1z`
}).join('')

type PiecePaths = Readonly<Record<Role, { readonly body: string; readonly lines: string }>>

/**
 * A piece in as few elements as possible, because a desk shows thousands of them. At this size its
 * parts need no order.
 */
const cache = new WeakMap<Shapes, PiecePaths>()
function piecePaths(shapes: Shapes): PiecePaths {
  const cached = cache.get(shapes)
  if (cached !== undefined) return cached
  const paths = Object.fromEntries(
    Object.entries(shapes).map(([role, { body, lines }]) => [
      role,
      { body: body.join(''), lines: lines.join('') },
    ]),
  ) as PiecePaths
  cache.set(shapes, paths)
  return paths
}

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
  const paths = piecePaths(shapesInUse.value)
  const cells = rows.flatMap((row, y) => row.map((square, x) => ({ square, x, y })))
  const piecesOf = (color: Color) => (
    <g class={`piece ${color}`}>
      {cells.flatMap(({ square, x, y }) => {
        const piece = placement.at(square)
        if (piece?.color !== color) return []
        const { body, lines } = paths[piece.role]
        const transform = `translate(${x} ${y})scale(.01087)translate(-4 -4)`
        return [
          <path key={square} class="body" d={body} transform={transform} />,
          lines !== '' && (
            <path key={`${square} lines`} class="stroke" d={lines} transform={transform} />
          ),
        ]
      })}
    </g>
  )
  return (
    <svg class="mini-board" viewBox="0 0 8 8" aria-hidden="true" focusable="false">
      <path class="light" d="M0 0h8v8H0z" />
      <path class="dark" d={dark} />
      {cells.map(
        ({ square, x, y }) =>
          last.includes(square) && <path key={square} class="last" d={`M${x} ${y}h1v1h-1z`} />,
      )}
      {piecesOf('white')}
      {piecesOf('black')}
    </svg>
  )
}
