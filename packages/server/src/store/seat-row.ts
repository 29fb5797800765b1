import type { BoardId, CompetitionId, SeatId } from './ids.js'
import type { Scope } from './news.js'
import type { Seat } from './store.js'

/** A seat as both databases store it. */
export interface SeatRow {
  readonly id: SeatId
  readonly scope_kind: Scope['kind']
  readonly scope_id: string
  readonly secret_hash: string
  readonly meta: string
  readonly created_at: number
  readonly revoked_at: number | null
}

export const SEAT_COLUMNS = 'id, scope_kind, scope_id, secret_hash, meta, created_at, revoked_at'

export function scopeIdOf(scope: Scope): string {
  return scope.kind === 'board' ? scope.board : scope.competition
}

export function makeScope(kind: Scope['kind'], id: string): Scope {
  return kind === 'board'
    ? { kind, board: id as BoardId }
    : { kind, competition: id as CompetitionId }
}

export function seatOf(row: SeatRow): Seat {
  return {
    id: row.id,
    scope: makeScope(row.scope_kind, row.scope_id),
    secretHash: row.secret_hash,
    meta: row.meta,
    createdAt: row.created_at,
    revokedAt: row.revoked_at,
  }
}
