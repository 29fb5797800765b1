import { useId } from 'preact/hooks'

/** One of a few, all of them in sight. */
export function Choices<T extends string>({
  legend,
  options,
  chosen,
  onChoose,
}: {
  readonly legend: string
  readonly options: readonly (readonly [value: T, label: string])[]
  readonly chosen: T
  readonly onChoose: (value: T) => void
}) {
  const name = useId()
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      <div class="row">
        {options.map(([value, label]) => (
          <label class="chip" key={value}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
