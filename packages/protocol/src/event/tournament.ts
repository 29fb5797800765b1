import { z } from 'zod'
import { pgnDate } from '../dates.js'

/** Tie-break codes of C.07 in the order in which they apply, such as `BH/C1`. */
export const tieBreakCodes = z.array(z.string().min(1).max(20)).max(10)

const cycles = z.union([z.literal(1), z.literal(2)])
const gamesPerMatch = z.union([z.literal(1), z.literal(2)])
/** How a round robin or a knockout is played. */
export const formatShape = { cycles: cycles.optional(), gamesPerMatch: gamesPerMatch.optional() }

const points = z.number().int().min(0).max(10_000)

/**
 * The settings with which a tournament is announced. Points are hundredths: 3-1-0 is
 * `{"win":300,"draw":100,"loss":0}`.
 */
export const tournamentSchema = z.strictObject({
  system: z.enum(['swiss', 'round-robin', 'knockout', 'manual']),
  /** Default for round robins and knockouts: as many rounds as the players need. */
  rounds: z.number().int().min(1).max(99).optional(),
  scoring: z
    .strictObject({
      win: points,
      draw: points,
      loss: points,
      pairingBye: points,
      fullBye: points,
      halfBye: points,
      zeroBye: points,
      forfeitWin: points,
      forfeitLoss: points,
    })
    .partial()
    .optional(),
  /** What late entries get for the rounds that they missed. */
  missedRounds: z.enum(['zero-bye', 'half-bye']).optional(),
  tieBreaks: tieBreakCodes.optional(),
  /** Round robin: whether everybody meets once or twice. */
  cycles: formatShape.cycles,
  /** Knockout: the games of a match; each game is a round. */
  gamesPerMatch: formatShape.gamesPerMatch,
})
/** The settings of a new tournament. */
export type NewTournament = z.infer<typeof tournamentSchema>

/**
 * Where a game is played: on a board of the server, on a wooden board with an electronic
 * scoresheet, or on a wooden board alone.
 */
export const gameKinds = ['electronic', 'scoresheet', 'wooden'] as const
/** Where a game is played. */
export type GameKind = (typeof gameKinds)[number]

/** How the boards of a round are set up. */
export const startRoundSchema = z.strictObject({
  id: z.string().max(40).optional(),
  /** For every board that `boards` does not name; default: electronic. */
  kind: z.enum(gameKinds).optional(),
  boards: z
    .array(z.strictObject({ board: z.number().int().min(1).max(9999), kind: z.enum(gameKinds) }))
    .max(5000)
    .optional(),
  /** Only sets up the boards, so that players can sit down. The arbiter starts the clocks. */
  setUpOnly: z.boolean().optional(),
})
/** A request to set up the boards of a round. */
export type StartRound = z.infer<typeof startRoundSchema>

/** Why a game is replaced by a new one, and where the new one is played. */
export const replaceGameSchema = z.strictObject({
  reason: z.string().trim().min(1).max(500),
  kind: z.enum(gameKinds).optional(),
})

/**
 * Which players get a link; default: everybody who has none. With `reissue` the old links stop
 * working.
 */
export const playerLinksSchema = z.strictObject({
  entries: z.array(z.number().int().min(1).max(9999)).max(9999).optional(),
  reissue: z.boolean().optional(),
})

/** The new event that is made from an existing one, and whether it has the same players. */
export const duplicateEventSchema = z.strictObject({
  name: z.string().trim().min(1).max(200),
  date: pgnDate.optional(),
  /** Whether to copy all players who have not withdrawn. */
  players: z.boolean().optional(),
})
