import { shape, type ValueOf } from '@jadoube/laws/internals'

const { list, number, object, oneOf, optional, text } = shape
const color = oneOf(['white', 'black'])

/** What two players can say to each other. It travels as its code, and each reads it in their own language. */
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
export type QuickMessage = (typeof quickMessages)[number]

/** Whether another game is wanted. `next` is the board of the rematch once both want it. */
export const rematch = object({
  stage: oneOf(['asked', 'declined', 'agreed']),
  /** Who asked. */
  by: color,
  next: optional(text),
})
export type Rematch = ValueOf<typeof rematch>

/** The last of what was said, oldest first. `n` counts all that was said at the board, from 1. */
export const saidMessages = list(
  object({
    n: number,
    by: color,
    /** One of `quickMessages`; a later version may know more. */
    message: text,
    /** The server's clock, milliseconds since 1970. */
    at: number,
  }),
)
export type SaidMessage = ValueOf<typeof saidMessages>[number]
