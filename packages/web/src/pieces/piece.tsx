import type { Color, Role } from '@jadoube/chess'
import { shapesInUse } from './piece-sets.js'
import type { Shape } from './shapes.js'
import './piece.css'

/** Draws a piece. The caller provides its name for screen readers. */
export function PieceDrawing({ color, role }: { readonly color: Color; readonly role: Role }) {
  return <ShapeDrawing color={color} shape={shapesInUse.value[role]} />
}

/** Draws a shape of any set in one of the two colours. */
export function ShapeDrawing({ color, shape }: { readonly color: Color; readonly shape: Shape }) {
  const { body, lines, seams, dots = [] } = shape
  return (
    <svg class={`piece ${color}`} viewBox="4 4 92 92" aria-hidden="true" focusable="false">
      {body.map(path => (
        <path key={path} class="body" d={path} />
      ))}
      {color === 'black' && seams.map(path => <path key={path} class="seam" d={path} />)}
      {lines.map(path => (
        <path key={path} class="stroke" d={path} />
      ))}
      {dots.map(path => (
        <path key={path} class="dot" d={path} />
      ))}
    </svg>
  )
}
