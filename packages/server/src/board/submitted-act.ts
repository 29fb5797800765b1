import type { GameState } from '@jadoube/laws'
import type { ClientAct, ErrorCode, Role } from '@jadoube/protocol'
import { errorReasons } from '@jadoube/protocol'
import type { BoardSettings } from '../game/board-settings.js'
import { INTERRUPTION } from '../game/game.js'
import type { Cause, Circumstances } from '../game/log-line.js'
import type { ActId } from '../store/index.js'
import type { actorOf } from './may-act.js'

/** Something that is done at a board, by a person or by the server itself. */
export interface SubmittedAct {
  readonly by: NonNullable<ReturnType<typeof actorOf>> | 'clock'
  readonly raw: ClientAct
  readonly id: ActId | undefined
  /** The moment of the act, in the time of the record. */
  readonly at: number
  readonly circumstances: Circumstances
  /** It answers a claimed alarm, which the entry sets again in any case. */
  readonly alarm?: boolean
}

/** What became of an act. */
export type Answer =
  | { readonly kind: 'ack'; readonly seq: number; readonly again: boolean }
  | { readonly kind: 'refused'; readonly code: string; readonly reason: string }

export const refused = (code: ErrorCode): Answer => ({
  kind: 'refused',
  code,
  reason: errorReasons[code],
})

const ORDINARY: Circumstances = {}

/** When an act arrived, and how long it was on its way as far as that is known. */
export interface Arrival {
  readonly at: number
  readonly lag: number
  /** The server stood still for this long before it was read; `at` is from before that. */
  readonly stall?: number
}

/** What somebody at the board did, as of when they did it. */
export function byPerson(
  by: NonNullable<ReturnType<typeof actorOf>>,
  role: Role,
  id: string,
  raw: ClientAct,
  arrival: Arrival,
  settings: BoardSettings,
): SubmittedAct {
  const lag = Math.min(Math.max(0, Math.round(arrival.lag)), settings.lagAllowance)
  return {
    by,
    raw: role === 'arbiter' ? translated(raw) : raw,
    id: id as ActId,
    at: arrival.at - lag - settings.scheduledStart,
    circumstances:
      lag > 0 || arrival.stall
        ? { ...(lag > 0 && { lag }), ...(arrival.stall && { stall: arrival.stall }) }
        : ORDINARY,
  }
}

/**
 * What the server does in the arbiter's name. The same thing has the same id in every process, so it is done once. Ids begin
 * with `house:` in logs that exist, so the prefix stays.
 */
export const byServer = (raw: ClientAct, what: string, at: number, cause: Cause): SubmittedAct => ({
  by: 'arbiter',
  raw,
  id: `house:${what}` as ActId,
  at,
  circumstances: { cause },
})

/** The position turned out to be dead: the game ended with the move that made it so, and the Laws look again (5.2.2). */
export const deadPositionFound = ({ ply, at }: GameState): SubmittedAct => ({
  by: 'clock',
  raw: { act: 'observe', what: 'dead-position' },
  id: `house:dead:${ply}` as ActId,
  at,
  circumstances: { cause: 'dead-position' },
})

/** The arbiter's answer to an interruption is to let play go on. */
function translated(raw: ClientAct): ClientAct {
  const answers = raw.act === 'rule' && raw.claim === INTERRUPTION && raw.verdict === 'correct'
  return answers ? { act: 'restart' } : raw
}
