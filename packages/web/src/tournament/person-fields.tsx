import type { Person } from '@jadoube/tournament'
import { TextField } from '../fields/fields.js'
import { words } from '../i18n/language.js'

/** A person as it is typed: every field is a text. */
export type TypedPerson = Readonly<
  Record<'name' | 'title' | 'rating' | 'federation' | 'fideId' | 'birth' | 'club', string>
>

export const nobody: TypedPerson = {
  name: '',
  title: '',
  rating: '',
  federation: '',
  fideId: '',
  birth: '',
  club: '',
}

export const typed = (person: Partial<Person>): TypedPerson => ({
  name: person.name ?? '',
  title: person.title ?? '',
  rating: person.rating?.toString() ?? '',
  federation: person.federation ?? '',
  fideId: person.fideId ?? '',
  birth: person.birth ?? '',
  club: person.club ?? '',
})

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** The person that was typed; an empty field is not known. */
export const personOf = (given: TypedPerson) => ({
  name: given.name.trim(),
  title: textOrNull(given.title)?.toUpperCase() ?? null,
  rating: /^\d{3,4}$/.test(given.rating.trim()) ? Number(given.rating) : null,
  federation: textOrNull(given.federation)?.toUpperCase() ?? null,
  fideId: textOrNull(given.fideId),
  birth: textOrNull(given.birth),
  club: textOrNull(given.club),
})

/** Only what is known, as the act `enter` takes it. */
export const known = (person: ReturnType<typeof personOf>) =>
  Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null)) as {
    readonly name: string
  }

export function PersonFields({
  person,
  onChange,
}: {
  readonly person: TypedPerson
  readonly onChange: (person: TypedPerson) => void
}) {
  const t = words().tournament
  const field = (key: keyof TypedPerson, label: string, maxLength: number) => (
    <TextField
      label={label}
      value={person[key]}
      maxLength={maxLength}
      onInput={value => onChange({ ...person, [key]: value })}
    />
  )
  return (
    <>
      {field('name', t.name, 200)}
      <div class="two">
        {field('rating', t.rating, 4)}
        {field('title', t.titleOf, 3)}
      </div>
      <div class="two">
        {field('federation', t.federation, 10)}
        {field('fideId', t.fideId, 11)}
      </div>
      <div class="two">
        {field('birth', t.birth, 10)}
        {field('club', t.club, 100)}
      </div>
    </>
  )
}
