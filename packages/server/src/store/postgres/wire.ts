import type { BoardId, CompetitionId } from '../ids.js'
import type { News, Scope } from '../news.js'
import { makeScope, scopeIdOf } from '../seat-row.js'

/** The channel on which processes that share a database send each other news. */
export const CHANNEL = 'jadoube_news'

/**
 * What a notification carries, as JSON: `from` names the store that wrote, which has already told its own
 * listeners. A notification holds at most 8000 bytes, enough for a hundred ids of maximum length.
 */
export const MOST_APPENDED = 100

export type Wire = { readonly from: string } & (
  | { readonly appended: readonly (readonly [BoardId, number])[] }
  | { readonly board: BoardId }
  | { readonly ring: BoardId }
  | { readonly competition: CompetitionId }
  | { readonly seatsOf: readonly [Scope['kind'], string] }
)

export const appended = (from: string, board: BoardId, seq: number): string =>
  make({ from, appended: [[board, seq]] })
export const boardChanged = (from: string, board: BoardId): string => make({ from, board })
export const ring = (from: string, board: BoardId): string => make({ from, ring: board })
export const competitionChanged = (from: string, competition: CompetitionId): string =>
  make({ from, competition })
export const seatsChanged = (from: string, scope: Scope): string =>
  make({ from, seatsOf: [scope.kind, scopeIdOf(scope)] })

const make = (wire: Wire): string => JSON.stringify(wire)

export const parseWire = (payload: string): Wire => JSON.parse(payload) as Wire

/** The news in a notification; none if `self` wrote it. */
export function newsOf(wire: Wire, self: string): readonly News[] {
  if (wire.from === self) return []
  if ('appended' in wire)
    return wire.appended.map(([board, seq]) => ({
      kind: 'appended',
      board,
      seq,
      elsewhere: true,
    }))
  if ('ring' in wire) return [{ kind: 'ring', board: wire.ring }]
  if ('board' in wire) return [{ kind: 'board-changed', board: wire.board }]
  if ('competition' in wire) return [{ kind: 'competition-changed', competition: wire.competition }]
  return [{ kind: 'seats-changed', scope: makeScope(...wire.seatsOf) }]
}
