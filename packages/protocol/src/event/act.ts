import { gameResults, parseTournamentAct, type TournamentAct } from '@jadoube/tournament'
import { z } from 'zod'
import { moment, pgnDate } from '../dates.js'
import { requestedSettingsSchema } from '../http.js'
import { actIdPattern } from '../seat.js'
import { formatShape, tieBreakCodes } from './tournament.js'

/** A number of an entry, a round or a board; they count from 1. */
const number = z.number().int().min(1).max(9999)
const round = z.number().int().min(1).max(999)
const reason = z.string().trim().min(1).max(500)

const games = z.array(z.strictObject({ white: number, black: number })).max(5000)

/** The acts that an event adds to those of a tournament. */
const ownActs = [
  /** The pairing system pairs the next round. */
  z.strictObject({ act: z.literal('pair-round'), round }),
  /** Replaces the last pairing, until its boards are set up. */
  z.strictObject({
    act: z.literal('re-pair'),
    round,
    games,
    bye: number.nullable(),
    rests: z.array(number).max(5000).optional(),
    reason,
  }),
  z.strictObject({ act: z.literal('publish'), round }),
  z.strictObject({ act: z.literal('hide'), round, reason }),
  /** When a round begins; null if that is not known. */
  z.strictObject({ act: z.literal('schedule'), round, start: moment.nullable() }),
  z.strictObject({ act: z.literal('decline-bye'), entry: number, round }),
  /** Settings for the boards of this round and later ones. */
  z.strictObject({
    act: z.literal('change-regulations'),
    fromRound: round,
    settings: requestedSettingsSchema,
    reason,
  }),
  z.strictObject({
    act: z.literal('change-event'),
    name: z.string().trim().min(1).max(200).optional(),
    site: z.string().max(100).nullable().optional(),
    date: pgnDate.nullable().optional(),
    /** `PTS` alone means that players with equal points share a place. */
    tieBreaks: tieBreakCodes.optional(),
    /** Can be changed until round 1 is paired. */
    ...formatShape,
    reason,
  }),
  /** Knockout: who advances from a match that the games did not decide. */
  z.strictObject({ act: z.literal('advance'), stage: round, entry: number, reason }),
  /** Shows the public a number instead of a player's name, for example for a minor. */
  z.strictObject({ act: z.literal('hide-name'), entry: number, hidden: z.boolean() }),
  /** A note for the report of the round. */
  z.strictObject({
    act: z.literal('note'),
    round,
    board: number.optional(),
    text: z.string().trim().min(1).max(2000),
  }),
] as const

/** What a player can do with their link to the event. */
export const playerActSchema = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('request-bye'),
    round,
    bye: z.enum(['half-bye', 'zero-bye']),
  }),
  z.strictObject({ act: z.literal('take-back-request'), round }),
  /** How the game ended, if no board reports it. It counts once both players have said the same. */
  z.strictObject({
    act: z.literal('state-result'),
    round,
    result: z.enum(gameResults).exclude(['*']),
  }),
])
/** An act of a player with their link to the event. */
export type PlayerAct = z.infer<typeof playerActSchema>

const ownAct = z.discriminatedUnion('act', ownActs)
/** An act that an event adds to those of a tournament. */
export type OwnAct = z.infer<typeof ownAct>

/**
 * An act of the organiser or the arbiter: one of docs/tournament-record.md, or one of the event's
 * own.
 */
export type OfficialAct = OwnAct | TournamentAct
/** Any act at an event. */
export type EventAct = OfficialAct | PlayerAct

const ownNames: ReadonlySet<unknown> = new Set(ownActs.map(({ shape }) => [...shape.act.values][0]))

/** The server adds who did it and when. */
const officialAct = z.unknown().transform((value, context): OfficialAct => {
  const act = typeof value === 'object' && value !== null && 'act' in value ? value.act : undefined
  if (ownNames.has(act)) {
    const read = ownAct.safeParse(value)
    if (read.success) return read.data
    for (const { path, message } of read.error.issues)
      context.addIssue({ code: 'custom', path: [...path], message })
    return z.NEVER
  }
  const read = parseTournamentAct(value)
  if (read.ok && read.value.by === undefined && read.value.at === undefined) return read.value
  const message = read.ok ? 'by and at are not sent' : `${String(act)}: ${read.error.reason}`
  context.addIssue({ code: 'custom', message: message.slice(0, 200) })
  return z.NEVER
})

const id = z.string().regex(actIdPattern)
/**
 * The last log number that the sender has seen. The request is refused if somebody else has acted
 * since.
 */
const seq = z.number().int().nonnegative().optional()

/**
 * Several acts are decided in order, and either all take effect or none. Sending the same id again
 * changes nothing.
 */
export const eventActsSchema = z.strictObject({
  id,
  seq,
  acts: z.array(officialAct).min(1).max(3000),
})
/** The acts of one request. */
export type EventActs = z.input<typeof eventActsSchema>

/** The acts of one request with a player's link; the same id again changes nothing. */
export const playerActsSchema = z.strictObject({ id, acts: z.array(playerActSchema).min(1).max(5) })
