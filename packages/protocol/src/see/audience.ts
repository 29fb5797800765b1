import type { Laws } from '@jadoube/laws'
import type { Role } from '../seat.js'

/** People who may see the same things. An assistant sees what the player sees. */
export type Audience = 'white' | 'black' | 'arbiter' | 'organiser' | 'spectator'

/** The audience that a seat with this role belongs to. */
export function audienceOf(role: Role): Audience {
  switch (role) {
    case 'white-assistant':
      return 'white'
    case 'black-assistant':
      return 'black'
    // A player of an event whose board is not known yet.
    case 'player':
      return 'spectator'
    default:
      return role
  }
}

/** Whether an audience is one of the two players. */
export const isPlayer = (audience: Audience): audience is 'white' | 'black' =>
  audience === 'white' || audience === 'black'

/** The regulations that decide what players see and decide themselves. */
export type PlayersRules = Pick<Laws['rules'], 'help' | 'unansweredQuestions'>

/**
 * Whether the players may answer questions themselves, because there is no arbiter. They then see
 * the options.
 */
export const mayAnswer = (
  audience: Audience,
  { unansweredQuestions }: Pick<PlayersRules, 'unansweredQuestions'>,
): boolean => isPlayer(audience) && unansweredQuestions === 'players-agree'

/**
 * Who is told at once what is open: the arbiter, and the organiser, who may read the whole record.
 */
export const isEntitled = (audience: Audience): boolean =>
  audience === 'arbiter' || audience === 'organiser'
