import { z } from 'zod'

/** Whose seat it is. One person may hold several. */
export const roles = [
  'white',
  'black',
  'white-assistant',
  'black-assistant',
  'arbiter',
  'organiser',
  'spectator',
] as const
export type Role = (typeof roles)[number]
export const roleSchema = z.enum(roles)

/** Ids of boards, events and seats: they hold nothing that a link or a log would have to escape. */
export const idPattern = /^[A-Za-z0-9_.:-]{1,64}$/
export const idSchema = z.string().regex(idPattern)
/** Chosen by whoever acts; the same id from the same seat is the same act. */
export const actIdPattern = /^[A-Za-z0-9_.-]{1,40}$/
export const actIdSchema = z.string().regex(actIdPattern)
export const secretSchema = z.string().min(16).max(100)
