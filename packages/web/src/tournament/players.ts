import type { PlayerRow } from '@jadoube/protocol'

/** The players of an event by their entry number. */
export type Players = ReadonlyMap<number, PlayerRow>

export const byEntry = (players: readonly PlayerRow[]): Players =>
  new Map(players.map(each => [each.entry, each]))

export const nameOfEntry = (players: Players, entry: number): string =>
  players.get(entry)?.name ?? `#${entry}`
