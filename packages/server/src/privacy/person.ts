import type { BoardSettings } from '../game/board-settings.js'
import type { LogEntry } from '../store/index.js'

/** Whom it is about: by FIDE id where there is one, else by the name as it was entered. */
export interface Person {
  readonly name?: string | undefined
  readonly fideId?: string | undefined
}

export type Color = 'white' | 'black'
export const colors: readonly Color[] = ['white', 'black']

/** Two spellings of one name: letters in either case, any space between the words. */
const plain = (text: string): string =>
  text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

export function isPerson(player: unknown, { name, fideId }: Person): boolean {
  if (typeof player !== 'object' || player === null) return false
  const fields = player as { readonly name?: unknown; readonly fideId?: unknown }
  if (fideId !== undefined && fields.fideId === fideId) return true
  return name !== undefined && typeof fields.name === 'string' && plain(fields.name) === plain(name)
}

/** Whether a text names the person anywhere in it. */
export const mentions = (text: string, names: readonly string[]): boolean =>
  names.some(name => plain(text).includes(plain(name)))

/** The colours that the person has at a board, as its settings or its record say. */
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

/** All names that the person has at a board: as asked for, and as entered there. */
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
