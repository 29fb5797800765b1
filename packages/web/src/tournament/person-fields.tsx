import { type Person, parseBirth } from '@jadoube/tournament'
import { useEffect } from 'preact/hooks'
import { TextField } from '../fields/fields.js'
import { words } from '../i18n/language.js'
import { fetchRunningWords, runningWords } from '../i18n/running/words.js'
import { federationOf } from './federation-name.js'

/** A person as typed: every field is a text. */
export type TypedPerson = Readonly<
  Record<'name' | 'title' | 'rating' | 'federation' | 'fideId' | 'birth' | 'club' | 'sex', string>
>

export const emptyPerson: TypedPerson = {
  name: '',
  title: '',
  rating: '',
  federation: '',
  fideId: '',
  birth: '',
  club: '',
  sex: '',
}

export const toTyped = (person: Partial<Person>): TypedPerson => ({
  name: person.name ?? '',
  title: person.title ?? '',
  rating: person.rating?.toString() ?? '',
  federation: person.federation ?? '',
  fideId: person.fideId ?? '',
  birth: person.birth ?? '',
  club: person.club ?? '',
  sex: person.sex ?? '',
})

/** What each field accepts. A report file has no room for anything else. */
const isAccepted: Readonly<Record<keyof TypedPerson, (text: string) => boolean>> = {
  name: text => text !== '',
  title: text => /^W?[GIFC]M$/i.test(text),
  rating: text => /^\d{3,4}$/.test(text) && Number(text) > 0,
  federation: text => federationOf(text) !== null,
  fideId: text => /^\d{3,11}$/.test(text),
  birth: text => parseBirth(text) !== null,
  club: () => true,
  sex: text => text === 'm' || text === 'w',
}

/** Whether a field has an invalid value. */
export const isWrong = (person: TypedPerson, key: keyof TypedPerson): boolean =>
  person[key].trim() !== '' && !isAccepted[key](person[key].trim())

export const hasWrong = (person: TypedPerson): boolean =>
  (Object.keys(isAccepted) as (keyof TypedPerson)[]).some(key => isWrong(person, key))

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** The typed person. An empty field is unknown. */
export const personOf = (typedPerson: TypedPerson) => ({
  name: typedPerson.name.trim(),
  title: textOrNull(typedPerson.title)?.toUpperCase() ?? null,
  rating: textOrNull(typedPerson.rating) === null ? null : Number(typedPerson.rating),
  federation: federationOf(typedPerson.federation),
  fideId: textOrNull(typedPerson.fideId),
  birth: parseBirth(typedPerson.birth.trim()),
  club: textOrNull(typedPerson.club),
  sex: typedPerson.sex === 'm' || typedPerson.sex === 'w' ? typedPerson.sex : null,
})

/** Only the known fields, as the act `enter` expects them. */
export const knownFields = (person: ReturnType<typeof personOf>) =>
  Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null)) as {
    readonly name: string
  }

/** Needed for the report file only, and optional. */
export function SexSelect({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const { sexes } = runningWords()?.list ?? { sexes: { m: 'm', w: 'w' } }
  return (
    <select
      class="t-cell"
      aria-label={label}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
    >
      <option value="">–</option>
      <option value="m">{sexes.m}</option>
      <option value="w">{sexes.w}</option>
    </select>
  )
}

export function PersonFields({
  person,
  onChange,
}: {
  readonly person: TypedPerson
  readonly onChange: (person: TypedPerson) => void
}) {
  const t = words().tournament
  useEffect(() => void fetchRunningWords(), [])
  const list = runningWords()?.list
  const set = (key: keyof TypedPerson) => (value: string) => onChange({ ...person, [key]: value })
  const field = (key: keyof TypedPerson, label: string, maxLength: number) => (
    <TextField
      label={label}
      value={person[key]}
      maxLength={maxLength}
      isWrong={isWrong(person, key)}
      onInput={set(key)}
    />
  )
  return (
    <>
      {field('name', t.name, 200)}
      <div class="two-columns">
        {field('rating', t.rating, 4)}
        {field('title', t.titleOf, 3)}
      </div>
      <div class="two-columns">
        {field('federation', t.federation, 40)}
        {field('fideId', t.fideId, 11)}
      </div>
      <div class="two-columns">
        {field('birth', t.birth, 12)}
        {field('club', t.club, 100)}
      </div>
      {list !== undefined && (
        <>
          <div class="field">
            <span>{list.sex}</span>
            <SexSelect label={list.sex} value={person.sex} onChange={set('sex')} />
          </div>
          {hasWrong(person) && <p class="error">{list.wrong}</p>}
        </>
      )}
    </>
  )
}
