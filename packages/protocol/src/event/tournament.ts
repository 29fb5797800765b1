import { z } from 'zod'
import { pgnDate } from '../dates.js'

/** Codes of C.07 in the order in which they apply, such as `BH/C1`. */
export const tieBreakCodes = z.array(z.string().min(1).max(20)).max(10)

const cycles = z.union([z.literal(1), z.literal(2)])
const gamesPerMatch = z.union([z.literal(1), z.literal(2)])
/** How a round robin or a knockout is played. */
export const formatShape = { cycles: cycles.optional(), gamesPerMatch: gamesPerMatch.optional() }

const points = z.number().int().min(0).max(10_000)

/** What a tournament is announced with. Points are hundredths: 3-1-0 is `{"win":300,"draw":100,"loss":0}`. */
export const tournamentSchema = z.strictObject({
  system: z.enum(['swiss', 'round-robin', 'knockout', 'manual']),
  /** A round robin and a knockout take as many as their players need, unless told otherwise. */
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
  /** What late entries get for the rounds before. */
  missedRounds: z.enum(['zero-bye', 'half-bye']).optional(),
  tieBreaks: tieBreakCodes.optional(),
  /** Round robin: everybody meets everybody once or twice. */
  cycles: formatShape.cycles,
  /** Knockout: games of one match, each a round. */
  gamesPerMatch: formatShape.gamesPerMatch,
})
export type NewTournament = z.infer<typeof tournamentSchema>

/** Where a game is played: on a board of the server, on a wooden board with a scoresheet here, or elsewhere. */
export const gameKinds = ['electronic', 'scoresheet', 'wooden'] as const
export type GameKind = (typeof gameKinds)[number]

export const startRoundSchema = z.strictObject({
  id: z.string().max(40).optional(),
  /** Of every board that `boards` does not name; electronic unless given. */
  kind: z.enum(gameKinds).optional(),
  boards: z
    .array(z.strictObject({ board: z.number().int().min(1).max(9999), kind: z.enum(gameKinds) }))
    .max(5000)
    .optional(),
  /** Only sets the boards up, so that players can sit down; the clocks wait for the arbiter. */
  setUpOnly: z.boolean().optional(),
})
export type StartRound = z.infer<typeof startRoundSchema>

export const replaceGameSchema = z.strictObject({
  reason: z.string().trim().min(1).max(500),
  kind: z.enum(gameKinds).optional(),
})

/** Which players get a link; all who have none unless said. With `reissue` the old ones open nothing any more. */
export const playerLinksSchema = z.strictObject({
  entries: z.array(z.number().int().min(1).max(9999)).max(9999).optional(),
  reissue: z.boolean().optional(),
})

export const duplicateEventSchema = z.strictObject({
  name: z.string().trim().min(1).max(200),
  date: pgnDate.optional(),
  /** With everybody who was entered and has not withdrawn. */
  players: z.boolean().optional(),
})
