import { type BoardSettings, makeBoardSettings } from '../game/board-settings.js'
import { bodyHash, type LogEntry, type Tombstone } from '../store/index.js'
import type { StoredBoard } from './each-board.js'
import { mentions, REMOVED, withoutMentions } from './names-in-text.js'
import { type Color, isOneOf } from './person.js'

/** Facts that a ruling can depend on stay; without a name they identify nobody. */
const retainedFields = ['visuallyDisabled', 'hearingImpaired', 'language'] as const

function withoutPerson(player: unknown): Record<string, unknown> {
  const fields = (player ?? {}) as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    retainedFields.filter(name => fields[name] !== undefined).map(name => [name, fields[name]]),
  )
}

/**
 * The fields in which people write what they like. All others, such as the act, the squares and the
 * time control, are what the game consists of, and somebody may be called like one of their values.
 */
const freeFields: ReadonlySet<string> = new Set([
  'why',
  'about',
  'version',
  'against',
  'condition',
  'announce',
  'text',
])

/** A move on a scoresheet or announced, which stays even if somebody is called like it. */
const movePattern =
  /^[\s\d.…]*(?:[KQRBNP]?[a-h]?[1-8]?[x×:–-]?[a-h][1-8]\s*=?\(?[QRBN]?\)?|[O0](?:-[O0]){1,2})?[\s+#!?=()]*$/iu

function withoutNames(value: unknown, names: readonly string[], field = ''): unknown {
  // The name of an assistant: somebody else's may contain it.
  if (field === 'name' && typeof value === 'string') return isOneOf(value, names) ? REMOVED : value
  if (typeof value === 'string')
    return freeFields.has(field) && !movePattern.test(value) && mentions(value, names)
      ? REMOVED
      : value
  if (Array.isArray(value)) return value.map(each => withoutNames(each, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withoutNames(each, names, key)]),
  )
}

/** Acts with free text on which no ruling depends. */
const actsWithFreeText: ReadonlySet<string> = new Set(['summon-arbiter', 'assistant'])

function withoutText(line: Readonly<Record<string, unknown>>): object {
  const plain = (value: object) =>
    Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        key,
        (key === 'why' || key === 'name') && typeof each === 'string' ? REMOVED : each,
      ]),
    )
  const events = Array.isArray(line.events) ? line.events.map(plain) : undefined
  return { ...plain(line), ...(events && { events }) }
}

/**
 * The body of an entry without these players and names; with `freely`, also without free text.
 * Undefined if nothing has to be removed.
 */
export function redactBody(
  { seq, body }: LogEntry,
  whose: readonly Color[],
  names: readonly string[],
  removesFreeText = false,
): string | undefined {
  const line = JSON.parse(body) as Record<string, unknown>
  let left: unknown =
    removesFreeText && actsWithFreeText.has(String(line.act)) ? withoutText(line) : line
  if (seq === 1) {
    // Players are known by their whole name: a part of it may be somebody else's.
    const players = whose.map(color => [color, withoutPerson(line[color])] as const)
    left = { ...line, ...Object.fromEntries(players) }
  } else if (names.length > 0) left = withoutNames(left, names)
  const text = JSON.stringify(left)
  return text === body ? undefined : text
}

export function redactSettings(
  { settings, version }: Pick<StoredBoard, 'settings' | 'version'>,
  whose: readonly Color[],
  names: readonly string[],
  now: number,
): string {
  const players = whose.map(color => [color, withoutPerson(settings[color])] as const)
  const left = {
    ...withoutPlace(settings, names),
    ...Object.fromEntries(players),
    redactedAt: now,
  }
  return makeBoardSettings(left, version + 1)
}

/** The name and the place of the event, of which a person's name may be a part. */
function withoutPlace(settings: BoardSettings, names: readonly string[]): BoardSettings {
  const { eventName, site } = settings
  return {
    ...settings,
    eventName: eventName && withoutMentions(eventName, names),
    site: site && withoutMentions(site, names),
  }
}

/** Whether the name or the place of the event at a board contains one of the names. */
export const isNamedAfter = (
  { eventName, site }: Pick<BoardSettings, 'eventName' | 'site'>,
  names: readonly string[],
): boolean => [eventName, site].some(text => text !== null && mentions(text, names))

/** The metadata of a seat without the name of its holder; undefined if it is somebody else's. */
export function redactSeat(meta: string, names: readonly string[]): string | undefined {
  const { name, ...rest } = JSON.parse(meta) as { name?: string }
  return name !== undefined && isOneOf(name, names) ? JSON.stringify(rest) : undefined
}

export const makeTombstone = (body: string, why: Tombstone['why'], now: number): string =>
  JSON.stringify({ at: now, why, body: bodyHash(body) } satisfies Tombstone)
