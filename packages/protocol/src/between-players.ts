import { shape, type ValueOf } from '@jadoube/laws/internals'

const { list, number, object, oneOf, optional, text } = shape
const color = oneOf(['white', 'black'])

/**
 * What two players can say to each other. It is sent as a code, and each player reads it in their
 * own language.
 */
export const quickMessages = [
  'hello',
  'good-luck',
  'have-fun',
  'good-game',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'i-am-back',
  'must-go',
] as const
/** The code of a message between players. */
export type QuickMessage = (typeof quickMessages)[number]

/** Whether the players want a rematch. `next` is the board of the rematch once both have agreed. */
export const rematch = object({
  stage: oneOf(['asked', 'declined', 'agreed']),
  /** The player who asked. */
  by: color,
  next: optional(text),
})
/** The state of a rematch. */
export type Rematch = ValueOf<typeof rematch>

/** The latest messages, oldest first. `n` counts all messages at the board, from 1. */
export const saidMessages = list(
  object({
    n: number,
    by: color,
    /** One of `quickMessages`; a later version may have more. */
    message: text,
    /** Time by the server's clock, in milliseconds since 1970. */
    at: number,
  }),
)
/** A message that a player has sent. */
export type SaidMessage = ValueOf<typeof saidMessages>[number]
