import { type EditionId, type Regulations, rulesInForce } from '@jadoube/laws'
import { useEffect } from 'preact/hooks'
import { NumberField, TextField } from '../fields/fields.js'
import { fetchFormatWords, formatWords } from '../i18n/format/words.js'

/** A fine as typed. An empty amount means that no fine is announced. */
export interface TypedFine {
  readonly amount: string
  readonly currency: string
}

const maxAmount = 100_000

export const typedFine = (fine: Regulations['fine']): TypedFine => ({
  amount: fine === undefined ? '' : String(fine.amount),
  currency: fine?.currency ?? 'EUR',
})

/** The fine for the regulations; undefined if none is announced. */
export function fineOf({ amount, currency }: TypedFine): Regulations['fine'] {
  const value = Number(amount)
  if (!(value > 0) || currency.trim() === '') return undefined
  return { amount: Math.min(value, maxAmount), currency: currency.trim() }
}

/** The regulations with this fine, or without one. They stay as they are if it is the same. */
export function withFine(regulations: Regulations, typed: TypedFine): Regulations {
  const { fine: before, ...others } = regulations
  const fine = fineOf(typed)
  if (fine?.amount === before?.amount && fine?.currency === before?.currency) return regulations
  return { ...others, ...(fine !== undefined && { fine }) }
}

/** The fine announced in advance (12.9.7), if the edition has fines. */
export function FineFields({
  laws,
  fine,
  onChange,
}: {
  readonly laws: EditionId
  readonly fine: TypedFine
  readonly onChange: (fine: TypedFine) => void
}) {
  useEffect(() => void fetchFormatWords(), [])
  const w = formatWords()
  if (w === null || !rulesInForce({ laws }).penalties.includes('fine')) return null
  return (
    <div class="two-columns">
      <NumberField
        label={w.fine}
        value={fine.amount}
        min={0}
        max={maxAmount}
        step={0.01}
        hint={w.fineEmpty}
        onInput={amount => onChange({ ...fine, amount })}
      />
      <TextField
        label={w.currency}
        value={fine.currency}
        maxLength={10}
        onInput={currency => onChange({ ...fine, currency })}
      />
    </div>
  )
}
