import { z } from 'zod'

const serial = z.string().min(1).max(40)
const squareName = z.string().regex(/^[a-h][1-8]$/)

/** The state of an electronic board, as reported by the program that is connected to it. */
const eboardStatusSchema = z.strictObject({
  serial,
  isActive: z.boolean(),
  battery: z.number().min(0).max(100).nullable(),
  /** Whether the physical board shows the position of the game. */
  agreement: z.enum(['same', 'moving', 'differs']).nullable(),
  /** The squares that differ. */
  squares: z.array(squareName).max(64),
  /** The question that a person has to answer. */
  asks: z.string().max(40).nullable(),
})
/** The state of an electronic board. */
export type EboardStatus = z.infer<typeof eboardStatusSchema>

/** The states of all electronic boards that one program is connected to. */
export const eboardReportSchema = z.strictObject({ boards: z.array(eboardStatusSchema).max(1000) })

/** The board of the event at which it stands; null removes it. */
export const eboardPlaceSchema = z.strictObject({
  serial,
  number: z.number().int().min(1).max(10_000).nullable(),
})

/** An electronic board, and where it stands. */
export interface PlacedEboard {
  readonly serial: string
  readonly number: number
  /** The game at that board in the latest round; null if there is none. */
  readonly board: string | null
}

/** What the organiser and the arbiter see of the electronic boards of an event. */
export interface EboardsView {
  readonly now: number
  /** When the program that is connected to the boards last reported; null if it never has. */
  readonly reported: number | null
  readonly boards: readonly EboardStatus[]
  readonly placed: readonly PlacedEboard[]
}
