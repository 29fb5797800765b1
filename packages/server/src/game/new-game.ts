import { createHash } from 'node:crypto'
import type { GameState } from '@jadoube/laws'
import type { NewGame } from '@jadoube/laws/internals'
import type { ClientAct, Role } from '@jadoube/protocol'
import type { BoardId } from '../store/index.js'
import type { BoardSettings } from './board-settings.js'

/**
 * The board of the new game. Its id is derived from the old one's, so that every process finds the
 * same board, and the next process can finish what another left half-done.
 */
export function nextBoard(
  board: BoardId,
  { newGame }: { readonly newGame: NewGame | null },
): BoardId | null {
  if (newGame === null) return null
  const digest = createHash('sha256').update(`${board}:new-game`).digest()
  return digest.subarray(0, 8).toString('base64url') as BoardId
}

/** Whether this act may set up a new game: the answer to a question that offers one. */
export function mayOpenNewGame(
  { questions }: Pick<GameState, 'questions'>,
  { act, claim, verdict }: ClientAct,
): boolean {
  return questions.some(question =>
    question.options.some(
      option =>
        option.effect === 'new-game' &&
        (act === 'cancel' ||
          (act === 'rule' &&
            question.claim === claim &&
            'verdict' in option &&
            option.verdict === verdict)),
    ),
  )
}

const exchanged: Readonly<Partial<Record<Role, Role>>> = {
  white: 'black',
  black: 'white',
  'white-assistant': 'black-assistant',
  'black-assistant': 'white-assistant',
}

/**
 * The role of a seat at a board: the other colour if a new game corrected the colours. A player of
 * the event has their own colour at their own board, and is a spectator at other boards.
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
