import { isRegulation, isTableSetting } from '@jadoube/laws'
import { z } from 'zod'
import { quickMessages } from './between-players.js'
import { type ClientAct, faultOf } from './client-act.js'
import { moment, pgnDate } from './dates.js'
import { isPublicKey } from './device-key.js'
import { tournamentSchema } from './event/tournament.js'
import { actIdPattern, type Role, roles } from './seat.js'

/** Players of an event get their links through their entry, not one by one. */
const roleSchema = z.enum(roles).exclude(['player'])

const player = z.strictObject({
  name: z.string().max(100).optional(),
  federation: z.string().max(10).optional(),
  fideId: z.string().max(20).optional(),
  title: z.string().max(5).optional(),
  rating: z.number().int().min(0).max(4000).optional(),
  visuallyDisabled: z.boolean().optional(),
  language: z.string().max(10).optional(),
  /** Hides this player's name from spectators. */
  minor: z.boolean().optional(),
})
/** A player as the header of a record names them, and whether they are a minor. */
export type PlayerFields = z.infer<typeof player>

/**
 * Settings by name. An unknown name is an error, so that a typing mistake does not go unnoticed.
 */
const settingsByName = (isKnown: (name: string) => boolean, what: string) =>
  z.record(z.string().max(40), z.unknown()).superRefine((settings, context) => {
    for (const name of Object.keys(settings))
      if (!isKnown(name))
        context.addIssue({ code: 'custom', path: [name], message: `there is no such ${what}` })
  })

/** The settings requested for a new board: its game, and how the board is run. */
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
  regulations: settingsByName(isRegulation, 'regulation').optional(),
  table: settingsByName(isTableSetting, 'setting of a table').optional(),
  /**
   * When play begins: once both players are present, when the arbiter starts it, or at the
   * scheduled time.
   */
  startWhen: z.enum(['both-present', 'arbiter', 'scheduled']).optional(),
  scheduledStart: moment.optional(),
  /** The delay for spectators in milliseconds. */
  spectatorDelay: z.number().int().min(0).max(86_400_000).optional(),
  /** Whether anybody who knows the address may watch; otherwise a spectator's link is needed. */
  open: z.boolean().optional(),
  /** Hides the names of the players from spectators. */
  hideNames: z.boolean().optional(),
  /** How many milliseconds may be subtracted for network delay; 0 if everybody is in one room. */
  lagAllowance: z.number().int().min(0).max(2000).optional(),
  /** The game is played on a wooden board with its own clock, and the players record it here. */
  medium: z.enum(['scoresheet']).optional(),
  /** After an interruption: wait for the arbiter, or continue after this many milliseconds. */
  afterInterruption: z
    .union([
      z.literal('arbiter'),
      z.strictObject({ goOnAfter: z.number().int().min(0).max(600_000) }),
    ])
    .optional(),
})
/** The settings requested for a board. */
export type RequestedSettings = z.infer<typeof requestedSettingsSchema>

/** A new board: its settings and its players. */
export const newBoardSchema = requestedSettingsSchema.extend({
  white: player.optional(),
  black: player.optional(),
})
/** A request for a new board. */
export type NewBoard = z.infer<typeof newBoardSchema>

/** A new event, with or without a tournament. */
export const newEventSchema = z.strictObject({
  name: z.string().min(1).max(200),
  site: z.string().max(100).optional(),
  date: pgnDate.optional(),
  defaults: requestedSettingsSchema.optional(),
  /**
   * With a tournament the event has a log, players and pairings of its own. Without one, rounds are
   * pasted in.
   */
  tournament: tournamentSchema.optional(),
})
/** A request for a new event. */
export type NewEvent = z.infer<typeof newEventSchema>

const pairing = z.strictObject({
  board: z.number().int().min(1).max(10_000).optional(),
  white: player,
  black: player,
})
/** Two players, and the number of their board. */
export type Pairing = z.infer<typeof pairing>

/** Why pasted pairings are rejected. `before` is the earlier line with the same board or player. */
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

/** A round of an event without a tournament, with its pairings. */
export const newRoundSchema = z.strictObject({
  round: z.string().regex(/^[A-Za-z0-9.-]{1,16}$/),
  scheduledStart: moment.optional(),
  /** As data, or as pasted text with one board per line. */
  pairings: z.union([z.array(pairing).min(1).max(1000), z.string().min(1).max(200_000)]),
  settings: requestedSettingsSchema.optional(),
})
/** A request for a round with pasted pairings. */
export type NewRound = z.infer<typeof newRoundSchema>

/** A new link to a board or an event, and its role. */
export const newSeatSchema = z.strictObject({
  role: roleSchema,
  name: z.string().max(100).optional(),
})

/** The public key of a device; moves are sealed for it. */
export const deviceKeySchema = z.strictObject({
  key: z
    .string()
    .regex(/^[\w-]{43}$/)
    .refine(isPublicKey, 'not a public key'),
})

/**
 * The keys for which a move is sealed: those of devices, or those of links where no device has a
 * key.
 */
export interface EnvelopeKeys
  extends Readonly<Record<'arbiter' | 'white' | 'black', string | null>> {
  readonly devices: Readonly<
    Record<
      'arbiter' | 'white' | 'black',
      readonly { readonly key: string; readonly name: string | null }[]
    >
  >
}

/** The settings of a board that can be changed while it is played on. */
export const settingsChangeSchema = requestedSettingsSchema
  .pick({
    spectatorDelay: true,
    open: true,
    hideNames: true,
    lagAllowance: true,
    afterInterruption: true,
  })
  .strict()
/** A request to change the settings of a board. */
export type SettingsChange = z.infer<typeof settingsChangeSchema>

/**
 * Where a round is pushed to: the id of a broadcast round on Lichess, and a token that may write to
 * it.
 */
export const pushSchema = z.strictObject({
  lichessRound: z.string().regex(/^[A-Za-z0-9]{8}$/),
  token: z.string().regex(/^[\x21-\x7e]{8,200}$/),
})

/** Checked in the same way as an act over the socket. */
export const actSchema = z.custom<ClientAct>().superRefine((act, context) => {
  const fault = faultOf(act)
  if (fault !== null) context.addIssue({ code: 'custom', message: fault })
})

/** An act over HTTP, with the id that the client has chosen for it. */
export const actRequestSchema = z.strictObject({
  id: z.string().regex(actIdPattern),
  act: actSchema,
})

/** What a player says about a rematch. */
export const rematchAnswerSchema = z.strictObject({
  /** If the opponent has already asked, `ask` means `accept`. */
  answer: z.enum(['ask', 'accept', 'decline', 'withdraw']),
})
/** What a player can say about a rematch. */
export type RematchAnswer = z.infer<typeof rematchAnswerSchema>['answer']

/** The name that an invited player chooses. */
export const ownNameSchema = z.strictObject({ name: z.string().trim().min(1).max(60) })

/** A message to the other player. */
export const quickMessageSchema = z.strictObject({ message: z.enum(quickMessages) })

/** The person that an operator asks about: by FIDE id, by name as entered, or both. */
export const personSchema = z
  .strictObject({
    name: z.string().min(2).max(100).optional(),
    fideId: z.string().min(1).max(20).optional(),
  })
  .refine(({ name, fideId }) => name !== undefined || fideId !== undefined, {
    message: 'a name or a FIDE id is needed',
  })

/** The link of a seat. It is shown only once: the server keeps only a hash of the secret. */
export interface SeatLink {
  readonly seat: string
  readonly role: Role
  readonly secret: string
  /** The page that opens the seat. The secret is behind the `#`, which browsers do not send. */
  readonly url: string
}
