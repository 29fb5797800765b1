import type { Actor, GameState, Refusal } from '@jadoube/laws'
import type { ClientAct, ErrorCode, Role } from '@jadoube/protocol'
import { errorReasons } from '@jadoube/protocol'
import type { BoardSettings } from '../game/board-settings.js'
import { INTERRUPTION } from '../game/game.js'
import type { Cause, Circumstances } from '../game/log-line.js'
import type { ActId } from '../store/index.js'

/** An act on its way into the log, by a person or by the server itself. */
export interface SubmittedAct {
  readonly by: Actor
  readonly raw: ClientAct
  readonly id: ActId | undefined
  /** The time of the act, in the time of the record. */
  readonly at: number
  readonly circumstances: Circumstances
  /** Whether it answers a claimed alarm; the entry then always sets the alarm again. */
  readonly alarm?: boolean
}

/** The result of submitting an act. */
export type Answer =
  | { readonly kind: 'ack'; readonly seq: number; readonly again: boolean }
  | {
      readonly kind: 'refused'
      readonly code: string
      readonly reason: string
      readonly details?: NonNullable<Refusal['details']>
    }

/** What the Laws refuse. */
export const refusedByLaws = ({ code, reason, details }: Refusal): Answer => ({
  kind: 'refused',
  code,
  reason,
  ...(details === undefined ? null : { details }),
})

export const refused = (code: ErrorCode): Answer => ({
  kind: 'refused',
  code,
  reason: errorReasons[code],
})

const NO_CIRCUMSTANCES: Circumstances = {}

/** When an act arrived, and its network delay as far as known. */
export interface Arrival {
  readonly at: number
  readonly lag: number
  /** How long the server stood still before it read the act; `at` is the time before that. */
  readonly stall?: number
}

/** An act of a person, at the time they did it. */
export function byPerson(
  by: Actor,
  role: Role,
  id: string,
  raw: ClientAct,
  arrival: Arrival,
  settings: BoardSettings,
): SubmittedAct {
  const lag = Math.min(Math.max(0, Math.round(arrival.lag)), settings.lagAllowance)
  return {
    by,
    raw: role === 'arbiter' ? withRestart(raw) : raw,
    id: id as ActId,
    at: arrival.at - lag - settings.scheduledStart,
    circumstances:
      lag > 0 || arrival.stall
        ? { ...(lag > 0 && { lag }), ...(arrival.stall && { stall: arrival.stall }) }
        : NO_CIRCUMSTANCES,
  }
}

/**
 * An act that the server does on the arbiter's behalf. The same act has the same id in every
 * process, so it is done once. The prefix `house:` is used in existing logs, so it stays.
 */
export const byServer = (raw: ClientAct, what: string, at: number, cause: Cause): SubmittedAct => ({
  by: 'arbiter',
  raw,
  id: `house:${what}` as ActId,
  at,
  circumstances: { cause },
})

/**
 * The position was found to be dead: the game ended with the move that produced it, and the Laws
 * are applied again (5.2.2).
 */
export const deadPositionFound = ({ ply, at }: GameState): SubmittedAct => ({
  by: 'clock',
  raw: { act: 'observe', what: 'dead-position' },
  id: `house:dead:${ply}` as ActId,
  at,
  circumstances: { cause: 'dead-position' },
})

/** The arbiter answers an interruption by resuming play. */
function withRestart(raw: ClientAct): ClientAct {
  const answers = raw.act === 'rule' && raw.claim === INTERRUPTION && raw.verdict === 'correct'
  return answers ? { act: 'restart' } : raw
}
