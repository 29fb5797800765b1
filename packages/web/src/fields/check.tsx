/** A checkbox with a label. */
export function Check({
  label,
  isOn,
  onSet,
}: {
  readonly label: string
  readonly isOn: boolean
  readonly onSet: (isOn: boolean) => void
}) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={isOn}
        onChange={event => onSet(event.currentTarget.checked)}
      />
      {label}
    </label>
  )
}
