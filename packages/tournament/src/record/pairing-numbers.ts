import type { PlayerId } from '../tournament.js'
import type { Entry, EntryId, TournamentState } from './state.js'

/** The order of titles for players with the same rating (C.04.2, 2.2.2). */
const titles = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM']

/**
 * The entries in the order of their pairing numbers: by rating, title and alphabet (C.04.2, 2.2),
 * or as drawn. Late entries are inserted at their place, and everybody below moves down.
 */
export function entriesByNumber({ entries, order }: TournamentState): readonly Entry[] {
  if (order !== null) return order.map(id => entries[id - 1]!)
  return [...entries].sort(
    (one, other) =>
      (other.rank.rating ?? 0) - (one.rank.rating ?? 0) ||
      placeOfTitle(one) - placeOfTitle(other) ||
      compareNames(one, other) ||
      one.id - other.id,
  )
}

function placeOfTitle({ rank }: Entry): number {
  const place = titles.indexOf(rank.title ?? '')
  return place === -1 ? titles.length : place
}

/** Compares names in the same way on every machine: without diacritics and case. */
function compareNames(one: Entry, other: Entry): number {
  const [first, second] = [plainName(one), plainName(other)]
  return first < second ? -1 : first > second ? 1 : 0
}

/** A cache: entries are compared many times and do not change. */
const plainNames = new WeakMap<Entry, string>()

function plainName(entry: Entry): string {
  const cached = plainNames.get(entry)
  if (cached !== undefined) return cached
  const plain = entry.rank.name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  plainNames.set(entry, plain)
  return plain
}

/** Returns the pairing number of each entry. */
export function pairingNumbers(state: TournamentState): Map<EntryId, PlayerId> {
  return new Map(entriesByNumber(state).map(({ id }, index) => [id, index + 1]))
}
