import { shape, type ValueOf } from '@jadoube/laws/internals'
import { z } from 'zod'

const serial = z.string().min(1).max(40)
/** Whether board and game agree; `moving` while a hand is on a piece. */
const agreements = ['same', 'moving', 'differs'] as const
const squareName = z.string().regex(/^[a-h][1-8]$/)

/** The state of an electronic board, as reported by the program that is connected to it. */
const eboardStatusSchema = z.strictObject({
  serial,
  isActive: z.boolean(),
  battery: z.number().min(0).max(100).nullable(),
  /** Whether the physical board shows the position of the game. */
  agreement: z.enum(agreements).nullable(),
  /** The squares that differ. */
  squares: z.array(squareName).max(64),
  /** The question that a person has to answer. */
  asks: z.string().max(40).nullable(),
})

/** The states of all electronic boards that one program is connected to. */
export const eboardReportSchema = z.strictObject({ boards: z.array(eboardStatusSchema).max(1000) })

/** The board of the event at which it stands; null removes it. */
export const eboardPlaceSchema = z.strictObject({
  serial,
  number: z.number().int().min(1).max(10_000).nullable(),
})

const { flag, list, nullable, number, object, oneOf, text } = shape

const placedEboard = object({
  serial: text,
  number,
  /** The game at that board in the latest round; null if there is none. */
  board: nullable(text),
})
/** An electronic board, and where it stands. */
export type PlacedEboard = ValueOf<typeof placedEboard>

const eboardStatus = object({
  serial: text,
  isActive: flag,
  battery: nullable(number),
  agreement: nullable(oneOf(agreements)),
  squares: list(text),
  asks: nullable(text),
})
/** The state of an electronic board. */
export type EboardStatus = ValueOf<typeof eboardStatus>

const eboardsView = object({
  now: number,
  /** When the program that is connected to the boards last reported; null if it never has. */
  reported: nullable(number),
  boards: list(eboardStatus),
  placed: list(placedEboard),
})
/** What the organiser and the arbiter see of the electronic boards of an event. */
export type EboardsView = ValueOf<typeof eboardsView>

/** Validates an answer about electronic boards; undefined if it is not valid. */
export const readEboardsView = (value: unknown): EboardsView | undefined => eboardsView.read(value)
