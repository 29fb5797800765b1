import type { PlayerFields, SeatLink } from '@jadoube/protocol'
import { readStored, storedKeys, writeStored } from '../local-storage.js'

/** A board of a round with the links of its players, which the server gives out once. */
export interface PairedBoard {
  readonly board: string
  readonly number: number | null
  readonly white: PlayerFields
  readonly black: PlayerFields
  readonly links: { readonly white: SeatLink; readonly black: SeatLink }
}

export type EventLinks = Readonly<Record<'organiser' | 'arbiter' | 'spectator', SeatLink>>

/**
 * The links of an event, on the device that created it. The server stores only their hashes, so
 * they would be lost after a reload. Lost links must be reissued.
 */
export interface StoredLinks {
  readonly name: string
  readonly links: EventLinks | null
  readonly rounds: Readonly<Record<string, readonly PairedBoard[]>>
  /** The link with which the event was last managed from this device. */
  readonly opened?: { readonly role: 'organiser' | 'arbiter'; readonly secret: string }
}

const nothing: StoredLinks = { name: '', links: null, rounds: {} }

export const readLinks = (event: string): StoredLinks =>
  readStored(`event.${event}`, value => {
    const stored = value as Partial<StoredLinks> | null
    return typeof stored?.rounds === 'object' ? { ...nothing, ...stored } : undefined
  }) ?? nothing

export const storeLinks = (event: string, change: Partial<StoredLinks>): void =>
  writeStored(`event.${event}`, { ...readLinks(event), ...change })

export const storeRound = (event: string, round: string, boards: readonly PairedBoard[]): void =>
  storeLinks(event, { rounds: { ...readLinks(event).rounds, [round]: boards } })

export interface YourEvent {
  readonly event: string
  readonly name: string
  readonly role: 'organiser' | 'arbiter'
  readonly href: string
}

/** The events managed from this device, by name. */
export function yourEvents(): readonly YourEvent[] {
  return storedKeys('event.')
    .flatMap(key => {
      const event = key.slice('event.'.length)
      const { name, links, opened } = readLinks(event)
      const secret = links?.organiser.secret ?? opened?.secret
      if (secret === undefined || name === '') return []
      const role = links === null ? (opened?.role ?? 'arbiter') : 'organiser'
      return [{ event, name, role, href: `/event/${event}#${secret}` }]
    })
    .sort((a, b) => a.name.localeCompare(b.name))
}
