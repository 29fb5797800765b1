import { createHash } from 'node:crypto'
import type { Color } from '@jadoube/chess'
import { headerOfNewGame } from '@jadoube/laws/internals'
import type { ErrorCode, Rematch, RematchAnswer } from '@jadoube/protocol'
import { type BoardSettings, CASUAL_DEFAULT_TIME } from '../game/board-settings.js'
import type { BoardId } from '../store/index.js'

/**
 * The board of the rematch. Its id is derived from the first one's, so that two players who agree
 * at the same time, or a server that stops half-way, create one board.
 */
export const rematchBoard = (board: BoardId): BoardId =>
  createHash('sha256')
    .update(`${board}:rematch`)
    .digest()
    .subarray(0, 8)
    .toString('base64url') as BoardId

/**
 * The state of the rematch after a player's answer: `null` if nothing is left of it, or why the
 * answer is refused.
 */
export function afterAnswer(
  before: Rematch | undefined,
  by: Color,
  answer: RematchAnswer,
  next: BoardId,
): Rematch | null | ErrorCode {
  if (before?.stage === 'agreed')
    return answer === 'ask' || answer === 'accept' ? before : 'already-there'
  const isMine = before?.by === by
  const isAsked = before?.stage === 'asked'
  switch (answer) {
    case 'ask':
      if (isAsked) return isMine ? before : { stage: 'agreed', by: before.by, next }
      // A player whose request was declined cannot ask again; the opponent still can.
      return before !== undefined && isMine ? 'rematch-declined' : { stage: 'asked', by }
    case 'accept':
      if (!isAsked) return 'no-rematch-asked'
      return isMine ? 'not-for-this-seat' : { stage: 'agreed', by: before.by, next }
    case 'decline':
      if (!isAsked) return 'no-rematch-asked'
      return isMine ? 'not-for-this-seat' : { stage: 'declined', by: before.by }
    case 'withdraw':
      if (!isAsked) return 'no-rematch-asked'
      return isMine ? null : 'not-for-this-seat'
  }
}

/**
 * The header of the rematch: the same game with colours and unequal times exchanged. It includes
 * names that were entered on joining.
 */
export function headerOfRematch(
  header: Readonly<Record<string, unknown>>,
  names: Pick<BoardSettings, Color>,
): Record<string, unknown> {
  const named = (color: Color) => ({
    ...(header[color] as object | undefined),
    ...(names[color].name !== undefined && { name: names[color].name }),
  })
  const { timeControl, regulations, ...rest } = headerOfNewGame(
    { ...header, white: named('white'), black: named('black') },
    'colours-exchanged',
  )
  const times = timeControl as { readonly white: string; readonly black: string } | undefined
  const isUnequal = typeof times === 'object' && times !== null
  return {
    ...rest,
    ...(timeControl !== undefined && {
      timeControl: isUnequal ? { white: times.black, black: times.white } : timeControl,
    }),
    regulations: {
      ...(regulations as object | undefined),
      // It starts when both are present, and nobody can be late for it.
      defaultTime: CASUAL_DEFAULT_TIME,
      defaultTimeFrom: 'start',
    },
  }
}

/** The links of the first game open every rematch, so that no new secrets have to be sent. */
export function settingsOfRematch(
  board: BoardId,
  settings: BoardSettings,
  now: number,
): BoardSettings {
  const { rematch: _, messages: __, replaces: ___, redactedAt: ____, ...rest } = settings
  return {
    ...rest,
    scheduledStart: now,
    startWhen: 'both-present',
    white: settings.black,
    black: settings.white,
    seatsOf: {
      board: settings.seatsOf?.board ?? board,
      exchanged: !(settings.seatsOf?.exchanged ?? false),
    },
    rematchOf: board,
  }
}
