import type { Color } from '@jadoube/chess'
import { useId } from 'preact/hooks'
import { dateText } from '../i18n/date-text.js'
import { words } from '../i18n/language.js'
import { Choices } from './choices.js'

/** The choice of a player. */
export function SideChoice({
  legend,
  chosen,
  onChoose,
}: {
  readonly legend?: string
  readonly chosen: Color
  readonly onChoose: (side: Color) => void
}) {
  const { table: t, frame } = words()
  return (
    <Choices
      legend={legend ?? t.player}
      options={[
        ['white', frame.white],
        ['black', frame.black],
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}

export function TextField({
  label,
  value,
  onInput,
  hint = '',
  isCovered = false,
  isWrong = false,
  maxLength = 200,
}: {
  readonly label: string
  readonly value: string
  readonly onInput: (value: string) => void
  readonly hint?: string
  /** Whether the input is hidden from others, as for a password. */
  readonly isCovered?: boolean
  /** Whether the input is invalid. */
  readonly isWrong?: boolean
  readonly maxLength?: number
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        class={isCovered ? 'covered' : ''}
        aria-invalid={isWrong || undefined}
        value={value}
        maxLength={maxLength}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        placeholder={hint}
        onInput={event => onInput(event.currentTarget.value)}
      />
    </label>
  )
}

interface DatedProps {
  readonly label: string
  readonly value: string
  readonly onInput: (value: string) => void
}

/** A day. */
export const DateField = (props: DatedProps) => <Dated {...props} type="date" />

/** A date and time in the local time zone. */
export const MomentField = (props: DatedProps) => <Dated {...props} type="datetime-local" />

/**
 * The order of day and month in these fields depends on the browser, whatever the language of the
 * page, so the date is also written below.
 */
function Dated({
  label,
  value,
  onInput,
  type,
}: DatedProps & { readonly type: 'date' | 'datetime-local' }) {
  const written = useId()
  const moment = new Date(type === 'date' ? `${value}T00:00` : value)
  const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
  const hour = { hour: '2-digit', minute: '2-digit' } as const
  return (
    <div>
      <label class="field">
        <span>{label}</span>
        <input
          type={type}
          value={value}
          aria-describedby={written}
          onInput={event => onInput(event.currentTarget.value)}
        />
      </label>
      <p class="small quiet" id={written}>
        {Number.isNaN(moment.getTime())
          ? ''
          : dateText(moment, type === 'date' ? day : { ...day, ...hour })}
      </p>
    </div>
  )
}

export function NumberField({
  label,
  value,
  min,
  max,
  step = 1,
  hint,
  onInput,
}: {
  readonly label: string
  readonly value: string
  readonly min: number
  readonly max: number
  readonly step?: number
  /** What an empty field means, in small print below it. */
  readonly hint?: string
  readonly onInput: (value: string) => void
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        inputMode="decimal"
        min={min}
        max={max}
        step={step}
        value={value}
        onInput={event => onInput(event.currentTarget.value)}
      />
      {hint !== undefined && <small class="quiet">{hint}</small>}
    </label>
  )
}

/** Reads a number within bounds. Null if it is not one. */
export function numberIn(text: string, min: number, max: number): number | null {
  const value = Number(text)
  return text.trim() === '' || !Number.isFinite(value) || value < min || value > max ? null : value
}
