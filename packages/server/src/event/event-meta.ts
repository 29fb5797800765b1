import type { RequestedSettings } from '@jadoube/protocol'

/**
 * An event with many boards: its name for the tags, the common settings of its boards, its rounds.
 */
export interface EventMeta {
  readonly name: string
  readonly site: string | null
  readonly date: string | null
  readonly defaults: RequestedSettings
  readonly rounds: readonly string[]
  /** Whether it has a tournament, and therefore a log. */
  readonly tournament?: true
  /** When personal data was last removed from its log: milliseconds since 1970. */
  readonly redactedAt?: number
  /** The electronic boards by serial number, and the board at which each stands. */
  readonly eboards?: Readonly<Record<string, number>>
}

export const makeEventMeta = (event: EventMeta): string => JSON.stringify(event)
export const parseEventMeta = (meta: string): EventMeta => JSON.parse(meta) as EventMeta
