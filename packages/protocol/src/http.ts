import { isRegulation, isTableSetting } from '@jadoube/laws'
import { z } from 'zod'
import { quickMessages } from './between-players.js'
import { type ClientAct, faultOf } from './client-act.js'
import { moment, pgnDate } from './dates.js'
import { isPublicKey } from './device-key.js'
import { tournamentSchema } from './event/tournament.js'
import { actIdPattern, type Role, roles } from './seat.js'

/** Players of an event get their links with their entry, not by themselves. */
const roleSchema = z.enum(roles).exclude(['player'])

const player = z.strictObject({
  name: z.string().max(100).optional(),
  federation: z.string().max(10).optional(),
  fideId: z.string().max(20).optional(),
  title: z.string().max(5).optional(),
  rating: z.number().int().min(0).max(4000).optional(),
  visuallyDisabled: z.boolean().optional(),
  language: z.string().max(10).optional(),
  /** Spectators are not told who this is. */
  minor: z.boolean().optional(),
})
export type PlayerFields = z.infer<typeof player>

/** Settings by name. One that nobody knows would have no effect, and anyone who mistyped it would not notice. */
const named = (isKnown: (name: string) => boolean, what: string) =>
  z.record(z.string().max(40), z.unknown()).superRefine((given, context) => {
    for (const name of Object.keys(given))
      if (!isKnown(name))
        context.addIssue({ code: 'custom', path: [name], message: `there is no such ${what}` })
  })

/** What is asked for where a board is set up: its game, and how it is run. */
export const requestedSettingsSchema = z.strictObject({
  laws: z.string().max(40).optional(),
  mode: z.enum(['standard', 'rapid', 'blitz']).optional(),
  supervision: z.enum(['adequate', 'inadequate']).optional(),
  boardKind: z.enum(['physical', 'guarded']).optional(),
  timeControl: z
    .union([
      z.string().max(100),
      z.strictObject({ white: z.string().max(100), black: z.string().max(100) }),
    ])
    .nullable()
    .optional(),
  start: z.string().max(100).optional(),
  regulations: named(isRegulation, 'regulation').optional(),
  table: named(isTableSetting, 'setting of a table').optional(),
  /** When play begins: as soon as both are there, when the arbiter says so, or at the fixed time. */
  startWhen: z.enum(['both-present', 'arbiter', 'scheduled']).optional(),
  scheduledStart: moment.optional(),
  /** Spectators see everything this many milliseconds late. */
  spectatorDelay: z.number().int().min(0).max(86_400_000).optional(),
  /** Whether who knows the address may watch; otherwise only with a spectator's link. */
  open: z.boolean().optional(),
  /** Spectators are not told who plays. */
  hideNames: z.boolean().optional(),
  /** At most so much is taken off an act's time for its way here; 0 where all sit in one room. */
  lagAllowance: z.number().int().min(0).max(2000).optional(),
  /** The game is played on a wooden board with its own clock, and the players write it down here. */
  medium: z.enum(['scoresheet']).optional(),
  /** After an interruption: wait for the arbiter, or continue by itself after this many milliseconds. */
  afterInterruption: z
    .union([
      z.literal('arbiter'),
      z.strictObject({ goOnAfter: z.number().int().min(0).max(600_000) }),
    ])
    .optional(),
})
export type RequestedSettings = z.infer<typeof requestedSettingsSchema>

export const newBoardSchema = requestedSettingsSchema.extend({
  white: player.optional(),
  black: player.optional(),
})
export type NewBoard = z.infer<typeof newBoardSchema>

export const newEventSchema = z.strictObject({
  name: z.string().min(1).max(200),
  site: z.string().max(100).optional(),
  date: pgnDate.optional(),
  defaults: requestedSettingsSchema.optional(),
  /** With a tournament the event has a log, players and rounds that it pairs; without, rounds are pasted. */
  tournament: tournamentSchema.optional(),
})
export type NewEvent = z.infer<typeof newEventSchema>

const pairing = z.strictObject({
  board: z.number().int().min(1).max(10_000).optional(),
  white: player,
  black: player,
})
export type Pairing = z.infer<typeof pairing>

/** Why pasted pairings are not taken. `before` is the earlier line with the same board or player. */
export interface PairingProblem {
  readonly line: number
  readonly problem:
    | 'unreadable'
    | 'bye'
    | 'heading'
    | 'board-missing'
    | 'board-twice'
    | 'player-twice'
    | 'too-many'
    | 'none'
  readonly text?: string
  readonly board?: number
  readonly before?: number
}

export const newRoundSchema = z.strictObject({
  round: z.string().regex(/^[A-Za-z0-9.-]{1,16}$/),
  scheduledStart: moment.optional(),
  /** Typed, or as text pasted from wherever they were made: one line per board. */
  pairings: z.union([z.array(pairing).min(1).max(1000), z.string().min(1).max(200_000)]),
  settings: requestedSettingsSchema.optional(),
})
export type NewRound = z.infer<typeof newRoundSchema>

export const newSeatSchema = z.strictObject({
  role: roleSchema,
  name: z.string().max(100).optional(),
})

/** The public key of a device, under which moves are sealed for it. */
export const deviceKeySchema = z.strictObject({
  key: z
    .string()
    .regex(/^[\w-]{43}$/)
    .refine(isPublicKey, 'not a public key'),
})

/** For whom a move is sealed: the keys of devices, and of links where no device has one. */
export interface EnvelopeKeys
  extends Readonly<Record<'arbiter' | 'white' | 'black', string | null>> {
  readonly devices: Readonly<
    Record<
      'arbiter' | 'white' | 'black',
      readonly { readonly key: string; readonly name: string | null }[]
    >
  >
}

export const settingsChangeSchema = requestedSettingsSchema
  .pick({
    spectatorDelay: true,
    open: true,
    hideNames: true,
    lagAllowance: true,
    afterInterruption: true,
  })
  .strict()
export type SettingsChange = z.infer<typeof settingsChangeSchema>

/** Where a round is pushed to: the id of a broadcast round of Lichess, and a token that may write to it. */
export const pushSchema = z.strictObject({
  lichessRound: z.string().regex(/^[A-Za-z0-9]{8}$/),
  token: z.string().regex(/^[\x21-\x7e]{8,200}$/),
})

/** Checked as in a message over the socket. */
export const actSchema = z.custom<ClientAct>().superRefine((act, context) => {
  const fault = faultOf(act)
  if (fault !== null) context.addIssue({ code: 'custom', message: fault })
})

export const actRequestSchema = z.strictObject({
  id: z.string().regex(actIdPattern),
  act: actSchema,
})

export const rematchAnswerSchema = z.strictObject({
  /** `ask` while the other has asked is the same as `accept`. */
  answer: z.enum(['ask', 'accept', 'decline', 'withdraw']),
})
export type RematchAnswer = z.infer<typeof rematchAnswerSchema>['answer']

/** How a player who was invited wants to be called. */
export const ownNameSchema = z.strictObject({ name: z.string().trim().min(1).max(60) })

export const quickMessageSchema = z.strictObject({ message: z.enum(quickMessages) })

/** Whom an operator asks about: by FIDE id, by the name as it was entered, or by both. */
export const personSchema = z
  .strictObject({
    name: z.string().min(2).max(100).optional(),
    fideId: z.string().min(1).max(20).optional(),
  })
  .refine(({ name, fideId }) => name !== undefined || fideId !== undefined, {
    message: 'a name or a FIDE id is needed',
  })

/** A seat's link, given once: the server keeps only a hash of the secret. */
export interface SeatLink {
  readonly seat: string
  readonly role: Role
  readonly secret: string
  /** The page that opens the seat; the secret is behind `#`, which a browser sends to nobody. */
  readonly url: string
}
