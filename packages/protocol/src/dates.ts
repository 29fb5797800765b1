import { z } from 'zod'

/** A day as PGN writes it, `2026.11.15`; question marks stand for a month or a day that is not known. */
export const pgnDate = z.string().regex(/^\d{4}\.(0[1-9]|1[0-2]|\?\?)\.(0[1-9]|[12]\d|3[01]|\?\?)$/)

/** Milliseconds since 1970, no later than the year 9999, the last that a date in PGN can name. */
export const moment = z.number().int().nonnegative().max(253_402_300_799_999)
