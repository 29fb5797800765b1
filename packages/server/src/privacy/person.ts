import type { BoardSettings } from '../game/board-settings.js'
import type { LogEntry } from '../store/index.js'

/** The person concerned: by FIDE id if given, otherwise by the name as it was entered. */
export interface Person {
  readonly name?: string | undefined
  readonly fideId?: string | undefined
}

export type Color = 'white' | 'black'
export const colors: readonly Color[] = ['white', 'black']

/** The same key for two spellings of a name: case and spaces between words do not matter. */
const plain = (text: string): string =>
  text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

export function isPerson(player: unknown, { name, fideId }: Person): boolean {
  if (typeof player !== 'object' || player === null) return false
  const fields = player as { readonly name?: unknown; readonly fideId?: unknown }
  if (fideId !== undefined && fields.fideId === fideId) return true
  return name !== undefined && typeof fields.name === 'string' && plain(fields.name) === plain(name)
}

/** For names without any other detail, as on a link: `Novák, Jan` is also `Jan Novák`. */
const inOneOrder = (name: string): string => {
  const [last, first, ...more] = plain(name).split(/\s*,\s*/)
  return last && first && more.length === 0 ? `${first} ${last}` : plain(name)
}

/** Whether a name is one of these, and not only contains one. */
export const isOneOf = (name: string, names: readonly string[]): boolean =>
  names.some(each => inOneOrder(each) === inOneOrder(name))

/** The colours that the person has at a board, according to its settings or its record. */
export function colorsOf(
  person: Person,
  settings: BoardSettings,
  header: LogEntry | undefined,
): Color[] {
  const written = header && (JSON.parse(header.body) as Partial<Record<Color, unknown>>)
  return colors.filter(
    color => isPerson(settings[color], person) || isPerson(written?.[color], person),
  )
}

/** All names of the person at a board: as requested, and as entered there. */
export function namesOf(
  person: Person,
  settings: BoardSettings,
  header: LogEntry | undefined,
): readonly string[] {
  const written = header && (JSON.parse(header.body) as Partial<Record<Color, { name?: unknown }>>)
  const names = colorsOf(person, settings, header).flatMap(color => [
    settings[color].name,
    written?.[color]?.name,
  ])
  return [...new Set([person.name, ...names])].filter(
    (name): name is string => typeof name === 'string' && name.trim() !== '',
  )
}
