import type { RequestedSettings } from '@jadoube/protocol'

/** An event of many boards: its name for the tags, what its boards have in common, its rounds. */
export interface EventMeta {
  readonly name: string
  readonly site: string | null
  readonly date: string | null
  readonly defaults: RequestedSettings
  readonly rounds: readonly string[]
  /** It has a tournament, and so a log. */
  readonly tournament?: true
  /** When personal data was last removed from its log: milliseconds since 1970. */
  readonly redactedAt?: number
  /** The electronic boards by serial number, and at which board each stands. */
  readonly eboards?: Readonly<Record<string, number>>
}

export const makeEvent = (event: EventMeta): string => JSON.stringify(event)
export const parseEvent = (meta: string): EventMeta => JSON.parse(meta) as EventMeta
