import { z } from 'zod'
import { actIdSchema, idSchema, secretSchema } from './seat.js'

/**
 * What a client says. An act is what the record calls an act, without `at` and `by`: the server stamps
 * the time, and the seat says who it is.
 */
export const actSchema = z
  .object({ act: z.string().min(1).max(40) })
  .catchall(
    z.union([
      z.string().max(1000),
      z.number(),
      z.boolean(),
      z.null(),
      z.array(z.string().max(20)).max(64),
      z.strictObject({ ciphertext: z.string().max(4096), commitment: z.string().max(100) }),
    ]),
  )
  .refine(act => act.act !== 'seal' || act.text === undefined, {
    message: 'a move is sealed in an envelope that neither server nor opponent can read',
  })
  .refine(act => !('at' in act) && !('by' in act), { message: 'the server says when and who' })
export type ClientAct = z.infer<typeof actSchema>

export const fromClientSchema = z.discriminatedUnion('type', [
  /** First on every connection. A seat of one board opens that board at once, from `since` on. */
  z.strictObject({
    type: z.literal('hello'),
    protocol: z.number().int(),
    /** The oldest version that the client speaks as well; `protocol` is the newest. */
    oldest: z.number().int().optional(),
    secret: secretSchema.optional(),
    since: z.number().int().nonnegative().optional(),
  }),
  /** Open a board: everything, or what came after `since` if that is little. */
  z.strictObject({
    type: z.literal('open'),
    board: idSchema,
    since: z.number().int().nonnegative().optional(),
  }),
  z.strictObject({ type: z.literal('close'), board: idSchema }),
  /** Something was done or said at the board. */
  z.strictObject({ type: z.literal('act'), board: idSchema, id: actIdSchema, act: actSchema }),
  /** Watch all boards of an event in short. */
  z.strictObject({ type: z.literal('desk'), event: idSchema }),
  z.strictObject({ type: z.literal('ping'), id: z.number().int().optional() }),
])
export type FromClient = z.infer<typeof fromClientSchema>
export type Hello = Extract<FromClient, { type: 'hello' }>
