import { createHash } from 'node:crypto'
import type { NewGame } from '@jadoube/laws/internals'
import type { Role } from '@jadoube/protocol'
import type { BoardId } from '../store/index.js'
import type { BoardSettings } from './board-settings.js'

/**
 * The board of the new game. Its name follows from the old one's, so that every process finds the same
 * board, and one that died half-way is finished by the next.
 */
export function nextBoard(
  board: BoardId,
  { newGame }: { readonly newGame: NewGame | null },
): BoardId | null {
  if (newGame === null) return null
  const digest = createHash('sha256').update(`${board}:new-game`).digest()
  return digest.subarray(0, 8).toString('base64url') as BoardId
}

const exchanged: Readonly<Partial<Record<Role, Role>>> = {
  white: 'black',
  black: 'white',
  'white-assistant': 'black-assistant',
  'black-assistant': 'white-assistant',
}

/**
 * What the link of a seat is at a board: the other colour, where a new game put the colours right; for a
 * player of the event whichever colour is theirs, and at other boards a spectator.
 */
export function roleAtBoard(
  { role, entry }: { readonly role: Role; readonly entry?: number | null },
  { seatsOf, entries }: BoardSettings,
): Role {
  if (role === 'player') {
    if (entry == null || entries === undefined) return 'spectator'
    return entries.white === entry ? 'white' : entries.black === entry ? 'black' : 'spectator'
  }
  return seatsOf?.exchanged ? (exchanged[role] ?? role) : role
}
