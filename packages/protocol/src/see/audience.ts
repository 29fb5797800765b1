import type { Laws } from '@jadoube/laws'
import type { Role } from '../seat.js'

/** Those who see the same. An assistant sees what the player sees. */
export type Audience = 'white' | 'black' | 'arbiter' | 'organiser' | 'spectator'

export function audienceOf(role: Role): Audience {
  switch (role) {
    case 'white-assistant':
      return 'white'
    case 'black-assistant':
      return 'black'
    // Until it is known at which board.
    case 'player':
      return 'spectator'
    default:
      return role
  }
}

export const isPlayer = (audience: Audience): audience is 'white' | 'black' =>
  audience === 'white' || audience === 'black'

/** What the regulations let the players see and decide. */
export type PlayersRules = Pick<Laws['rules'], 'help' | 'unansweredQuestions'>

/** Without an arbiter the players may answer the questions themselves: then they see what the answers are. */
export const mayAnswer = (
  audience: Audience,
  { unansweredQuestions }: Pick<PlayersRules, 'unansweredQuestions'>,
): boolean => isPlayer(audience) && unansweredQuestions === 'players-agree'

/** Who is told at once what is open: the arbiter, and the organiser, who reads the whole record. */
export const isEntitled = (audience: Audience): boolean =>
  audience === 'arbiter' || audience === 'organiser'
