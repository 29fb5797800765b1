import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

export interface ChoicesProps<T extends string> {
  readonly legend: string
  readonly options: readonly (readonly [value: T, label: ComponentChildren])[]
  readonly chosen: T
  readonly onChoose: (value: T) => void
  /** A picture before each label. */
  readonly picture?: (value: T) => ComponentChildren
}

/** A choice of few options, all visible. */
export function Choices<T extends string>({
  legend,
  options,
  chosen,
  onChoose,
  picture,
}: ChoicesProps<T>) {
  const name = useId()
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      <div class="row">
        {options.map(([value, label]) => (
          <label class={picture === undefined ? 'chip' : 'chip pictured'} key={value}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>
              {picture?.(value)}
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
