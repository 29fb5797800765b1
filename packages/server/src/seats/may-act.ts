import type { ActName, Actor } from '@jadoube/laws'
import type { Role } from '@jadoube/protocol'

const ofPlayers: readonly string[] = [
  'adjust',
  'touch',
  'place',
  'remove',
  'displace',
  'move',
  'press',
  'pause',
  'offer-draw',
  'withdraw-offer',
  'withdraw-claim',
  'accept-draw',
  'reject-draw',
  'resign',
  'claim',
  'summon-arbiter',
  'announce',
  'record',
  'sign',
  'borrow-scoresheet',
  'return-scoresheet',
  'seal',
  'arrive',
  'leave',
  'ask-explanation',
  'appeal',
  'answer',
]

/** D.2.11 and 4.9, 6.2.6, 8.1.6: he lends his hands, eyes and voice, and decides nothing. */
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

/** Acts of the chess clock itself, which nobody's seat may send. */
const ofTheDevice: readonly string[] = ['tick']
const onlyOfPlayers = new Set(ofPlayers.filter(act => act !== 'pause' && act !== 'announce'))

/** Whether this seat may send such an act at all. What comes of it the Laws say. */
export function mayAct(role: Role, act: ActName | string): boolean {
  switch (role) {
    case 'white':
    case 'black':
      return ofPlayers.includes(act)
    case 'white-assistant':
    case 'black-assistant':
      return ofAssistants.includes(act)
    case 'arbiter':
      return !onlyOfPlayers.has(act) && !ofTheDevice.includes(act)
    default:
      return false
  }
}

/** Who a seat is in the record; those who only look on are nobody. */
export function actorOf(role: Role): Actor | undefined {
  return role === 'organiser' || role === 'spectator' ? undefined : role
}
