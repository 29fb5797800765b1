import { Choices, type ChoicesProps } from '../fields/choices.js'
import type { BoardTheme, PieceSet } from '../look/look.js'
import { ShapeDrawing } from '../pieces/piece.js'
import { shapesOf } from '../pieces/piece-sets.js'
import './pictured-choices.css'

/** Shows four squares of each board. */
export const BoardChoices = (props: ChoicesProps<BoardTheme>) => (
  <Choices
    {...props}
    picture={value => (
      <svg
        class="board-sample"
        data-board={value}
        viewBox="0 0 4 2"
        aria-hidden="true"
        focusable="false"
      >
        <path class="light" d="M0 0H4V2H0Z" />
        <path class="dark" d="M1 0h1v1h-1zM3 0h1v1h-1zM0 1h1v1h-1zM2 1h1v1h-1z" />
      </svg>
    )}
  />
)

/** Shows a king and a knight of each set. */
export const PieceChoices = (props: ChoicesProps<PieceSet>) => (
  <Choices
    {...props}
    picture={value => (
      <span class="piece-sample" aria-hidden="true">
        <ShapeDrawing shape={shapesOf(value).king} color="white" />
        <ShapeDrawing shape={shapesOf(value).knight} color="black" />
      </span>
    )}
  />
)
