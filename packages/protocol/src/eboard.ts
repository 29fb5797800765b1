import { z } from 'zod'

const serial = z.string().min(1).max(40)
const squareName = z.string().regex(/^[a-h][1-8]$/)

/** How an electronic board is doing, as the program that is connected to it sees it. */
const eboardStatusSchema = z.strictObject({
  serial,
  isActive: z.boolean(),
  battery: z.number().min(0).max(100).nullable(),
  /** Whether the wood shows what the game says. */
  agreement: z.enum(['same', 'moving', 'differs']).nullable(),
  /** Where it does not. */
  squares: z.array(squareName).max(64),
  /** What a person has to say. */
  asks: z.string().max(40).nullable(),
})
export type EboardStatus = z.infer<typeof eboardStatusSchema>

export const eboardReportSchema = z.strictObject({ boards: z.array(eboardStatusSchema).max(1000) })

/** At which board of the event it stands; null takes it away. */
export const eboardPlaceSchema = z.strictObject({
  serial,
  number: z.number().int().min(1).max(10_000).nullable(),
})

export interface PlacedEboard {
  readonly serial: string
  readonly number: number
  /** The game that is played there in the last round; null if there is none. */
  readonly board: string | null
}

/** What the organiser and the arbiter see of the electronic boards of an event. */
export interface EboardsView {
  readonly now: number
  /** When the program that is connected to the boards last reported; null where none has. */
  readonly reported: number | null
  readonly boards: readonly EboardStatus[]
  readonly placed: readonly PlacedEboard[]
}
