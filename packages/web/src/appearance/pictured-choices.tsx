import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import type { BoardTheme, PieceSet } from '../look/look.js'
import { ShapeDrawing } from '../pieces/piece.js'
import { shapesOf } from '../pieces/piece-sets.js'
import './pictured-choices.css'

interface Props<T extends string> {
  readonly legend: string
  readonly options: readonly (readonly [value: T, label: string])[]
  readonly chosen: T
  readonly onChoose: (value: T) => void
}

/** One of a few, each with its picture. */
function PicturedChoices<T extends string>({
  legend,
  options,
  chosen,
  onChoose,
  picture,
}: Props<T> & { readonly picture: (value: T) => ComponentChildren }) {
  const name = useId()
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      <div class="row">
        {options.map(([value, label]) => (
          <label class="chip pictured" key={value}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>
              {picture(value)}
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Four squares of each board. */
export const BoardChoices = (props: Props<BoardTheme>) => (
  <PicturedChoices
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

/** A king and a knight of each set. */
export const PieceChoices = (props: Props<PieceSet>) => (
  <PicturedChoices
    {...props}
    picture={value => (
      <span class="piece-sample" aria-hidden="true">
        <ShapeDrawing shape={shapesOf(value).king} color="white" />
        <ShapeDrawing shape={shapesOf(value).knight} color="black" />
      </span>
    )}
  />
)
