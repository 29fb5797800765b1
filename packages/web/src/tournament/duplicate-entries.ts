import { plainLetters } from '../plain-letters.js'

/** The data that distinguish people on a list. */
interface Listed {
  readonly name: string
  readonly fideId?: string | null
  readonly birth?: string | null
}

/** A key that is the same for `Novák, Jan` and `Jan NOVAK`. */
const keyOf = (name: string): string =>
  plainLetters(name)
    .split(/[\s,.]+/)
    .filter(Boolean)
    .sort()
    .join(' ')

/** Whether two known values differ, so that they belong to different people. */
const differ = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(one) && Boolean(other) && one !== other

/**
 * The names of probable duplicates: the same FIDE id, or the same name without distinguishing data.
 */
export function probableDuplicates(
  listed: readonly Listed[],
  entered: readonly Listed[],
): readonly string[] {
  const ids = new Set<string>()
  const people = new Map<string, Listed[]>()
  const duplicates = new Set<string>()
  for (const [index, person] of [...entered, ...listed].entries()) {
    const { name, fideId, birth } = person
    const key = keyOf(name)
    const namesakes = people.get(key) ?? []
    const hasNamesake = namesakes.some(
      other => !differ(other.fideId, fideId) && !differ(yearOf(other.birth), yearOf(birth)),
    )
    const isDuplicate = (fideId && ids.has(fideId)) || (key !== '' && hasNamesake)
    if (isDuplicate && index >= entered.length) duplicates.add(name.trim())
    if (fideId) ids.add(fideId)
    people.set(key, [...namesakes, person])
  }
  return [...duplicates]
}

const yearOf = (birth: string | null | undefined): string => birth?.slice(0, 4) ?? ''
