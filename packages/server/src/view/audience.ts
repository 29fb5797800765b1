import type { Role } from '@jadoube/protocol'

/** Those who see the same. An assistant sees what his player sees. */
export type Audience = 'white' | 'black' | 'arbiter' | 'organiser' | 'spectator'

export function audienceOf(role: Role): Audience {
  switch (role) {
    case 'white-assistant':
      return 'white'
    case 'black-assistant':
      return 'black'
    default:
      return role
  }
}

export const isPlayer = (audience: Audience): audience is 'white' | 'black' =>
  audience === 'white' || audience === 'black'
