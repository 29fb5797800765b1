import type { Actor } from '@jadoube/laws'
import type { Role } from '@jadoube/protocol'

/** D.2.11 and 4.9, 6.2.6, 8.1.6: they lend their hands, eyes and voice, and decide nothing. */
const ofAssistants: readonly string[] = [
  'adjust',
  'touch',
  'place',
  'remove',
  'displace',
  'move',
  'press',
  'announce',
  'record',
  'summon-arbiter',
]

/** Whether this seat may send such an act at all. The Laws decide what follows. */
export function mayAct(role: Role, act: string): boolean {
  switch (role) {
    case 'white':
    case 'black':
    case 'arbiter':
      // The chess clock speaks for itself.
      return act !== 'tick'
    case 'white-assistant':
    case 'black-assistant':
      return ofAssistants.includes(act)
    case 'organiser':
    case 'spectator':
    // Until it is known at which board.
    case 'player':
      return false
  }
}

/** Who a seat is in the record; spectators are nobody. */
export function actorOf(role: Role): Actor | undefined {
  return role === 'organiser' || role === 'spectator' || role === 'player' ? undefined : role
}
