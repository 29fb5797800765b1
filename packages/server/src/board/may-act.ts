import type { Actor } from '@jadoube/laws'
import type { Role } from '@jadoube/protocol'

/**
 * D.2.11, 4.9, 6.2.6, 8.1.6: assistants carry out, watch and speak for their player, but decide
 * nothing.
 */
const assistantActs: readonly string[] = [
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

/** Whether this seat may send this kind of act at all. The Laws decide what follows. */
export function mayAct(role: Role, act: string): boolean {
  switch (role) {
    case 'white':
    case 'black':
    case 'arbiter':
      // Only the chess clock itself does this.
      return act !== 'tick'
    case 'white-assistant':
    case 'black-assistant':
      return assistantActs.includes(act)
    case 'organiser':
    case 'spectator':
    // A player of an event whose board is not known yet.
    case 'player':
      return false
  }
}

/** The actor of a seat in the record; spectators have none. */
export function actorOf(role: Role): Actor | undefined {
  return role === 'organiser' || role === 'spectator' || role === 'player' ? undefined : role
}
