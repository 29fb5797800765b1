import { z } from 'zod'

/** A date as PGN writes it, `2026.11.15`; question marks stand for an unknown month or day. */
export const pgnDate = z.string().regex(/^\d{4}\.(0[1-9]|1[0-2]|\?\?)\.(0[1-9]|[12]\d|3[01]|\?\?)$/)

/** Milliseconds since 1970, up to the year 9999, the last year that a PGN date can hold. */
export const moment = z.number().int().nonnegative().max(253_402_300_799_999)
