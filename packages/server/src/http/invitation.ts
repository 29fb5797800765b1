import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { CompetitionId } from '../store/index.js'

/** Permission by the operator to create this many events until a given time. */
export interface Invitation {
  readonly id: string
  readonly events: number
  /** Milliseconds since 1970. */
  readonly until: number
}

const MAX_EVENTS = 100

/**
 * An invitation is signed with the operator's secret and not stored. Its events have ids derived
 * from it, so each of them can be created only once. A new secret invalidates all invitations.
 */
export function makeInvitation(secret: string, events: number, until: number): string {
  const text = `${randomBytes(9).toString('base64url')}.${events}.${until}`
  return `invitation.${text}.${sign(text, secret)}`
}

export function readInvitation(token: string, secret: string, now: number): Invitation | undefined {
  const parts = /^invitation\.([\w-]{12})\.(\d{1,3})\.(\d{1,15})\.([\w-]{43})$/.exec(token)
  if (parts === null || secret === '') return undefined
  const [, id = '', events = '', until = '', signature = ''] = parts
  const expected = Buffer.from(sign(`${id}.${events}.${until}`, secret))
  if (!timingSafeEqual(Buffer.from(signature), expected)) return undefined
  const count = Number(events)
  if (count < 1 || count > MAX_EVENTS || Number(until) < now) return undefined
  return { id, events: count, until: Number(until) }
}

/** The ids that its events may have, in order. */
export const idsOf = ({ id, events }: Invitation): readonly CompetitionId[] =>
  Array.from(
    { length: events },
    (_, n) =>
      createHash('sha256')
        .update(`${id} ${n}`)
        .digest()
        .subarray(0, 8)
        .toString('base64url') as CompetitionId,
  )

const sign = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(`jadoube invitation ${text}`).digest('base64url')
