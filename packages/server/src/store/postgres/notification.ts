import type { BoardId, CompetitionId } from '../ids.js'
import type { News, Scope } from '../news.js'
import { makeScope, scopeIdOf } from '../seat-row.js'

/** The channel on which processes that share a database send each other news. */
export const CHANNEL = 'jadoube_news'

/**
 * What a notification carries, as JSON: `from` names the store that wrote, which has already told
 * its own listeners. A notification holds at most 8000 bytes, enough for a hundred ids of maximum
 * length.
 */
export const MAX_APPENDED = 100

export type Notification = { readonly from: string } & (
  | { readonly appended: readonly (readonly [BoardId, number])[] }
  | { readonly board: BoardId }
  | { readonly ring: BoardId }
  | { readonly competition: CompetitionId }
  | { readonly seatsOf: readonly [Scope['kind'], string] }
)

export const appended = (from: string, board: BoardId, seq: number): string =>
  makeNotification({ from, appended: [[board, seq]] })
export const boardChanged = (from: string, board: BoardId): string =>
  makeNotification({ from, board })
export const ring = (from: string, board: BoardId): string =>
  makeNotification({ from, ring: board })
export const competitionChanged = (from: string, competition: CompetitionId): string =>
  makeNotification({ from, competition })
export const seatsChanged = (from: string, scope: Scope): string =>
  makeNotification({ from, seatsOf: [scope.kind, scopeIdOf(scope)] })

const makeNotification = (notification: Notification): string => JSON.stringify(notification)

export const parseNotification = (payload: string): Notification =>
  JSON.parse(payload) as Notification

/** The news in a notification; none if `self` wrote it. */
export function newsOf(notification: Notification, self: string): readonly News[] {
  if (notification.from === self) return []
  if ('appended' in notification)
    return notification.appended.map(([board, seq]) => ({
      kind: 'appended',
      board,
      seq,
      elsewhere: true,
    }))
  if ('ring' in notification) return [{ kind: 'ring', board: notification.ring }]
  if ('board' in notification) return [{ kind: 'board-changed', board: notification.board }]
  if ('competition' in notification)
    return [{ kind: 'competition-changed', competition: notification.competition }]
  return [{ kind: 'seats-changed', scope: makeScope(...notification.seatsOf) }]
}
