import type { Color } from '@jadoube/chess'
import {
  ownNameSchema,
  quickMessageSchema,
  rematchAnswerSchema,
  type SaidMessage,
} from '@jadoube/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Board } from '../board/board.js'
import { setUpGame } from '../board/open-new-game.js'
import { afterAnswer, headerOfRematch, rematchBoard, settingsOfRematch } from '../board/rematch.js'
import {
  type BoardSettings,
  makeBoardSettings,
  parseBoardSettings,
} from '../game/board-settings.js'
import type { Service } from '../service.js'
import { seeBetween } from '../view/between-players.js'
import { HttpFault } from './http-fault.js'
import type { Quotas } from './quotas.js'
import { RateLimit } from './rate-limit.js'
import { boardOf, bodyOf, roleAt, seatOf } from './request-parts.js'

/** How many messages are stored, and how many can be sent at one board altogether. */
const STORED_MESSAGES = 20
const MAX_MESSAGES = 500
/** Retries when two people write at the same moment. */
const MAX_TRIES = 5

/**
 * What two players do besides the game: their names, a rematch, and messages from a fixed list. It
 * is stored beside the log and is not part of the record. It is for games outside events; in a game
 * played as a tournament game, only names can be entered.
 */
export function betweenPlayersRoutes(app: FastifyInstance, service: Service, quotas: Quotas): void {
  const { store, now, alarms } = service
  const requestLimit = new RateLimit(1, 5, now)
  const messageLimit = new RateLimit(1 / 3, 4, now)

  /** The board and the colour of the requesting player; refused to anybody else. */
  async function playerOf(
    request: FastifyRequest,
    limit: RateLimit,
    isAllowed: (board: Board) => boolean = isCasual,
  ): Promise<{ readonly board: Board; readonly by: Color }> {
    const seat = await seatOf(request, service)
    if (seat === null) throw new HttpFault('not-for-this-seat')
    const board = await boardOf(request, service)
    const role = roleAt(seat, board)
    if (role !== 'white' && role !== 'black') throw new HttpFault('not-for-this-seat')
    if (!isAllowed(board)) throw new HttpFault('casual-only')
    if (!limit.take(seat.id)) throw new HttpFault('too-fast')
    return { board, by: role }
  }

  /** Changes the settings beside the log, and tells everybody at the board. */
  async function changeSettings(
    board: Board,
    alter: (settings: BoardSettings) => Promise<BoardSettings> | BoardSettings,
  ): Promise<BoardSettings> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const stored = await store.boards.get(board.id)
      if (stored === undefined) throw new HttpFault('no-such-board')
      const before = parseBoardSettings(stored)
      const after = await alter(before)
      if (after === before) return before
      const { version } = stored
      const meta = makeBoardSettings(after, version + 1)
      const changed = await store.boards.change(board.id, version, meta)
      if (!changed.ok) continue
      await board.reread()
      return after
    }
    throw new HttpFault('changed-meanwhile')
  }

  app.post('/api/boards/:board/name', async (request, reply) => {
    const { name } = bodyOf(request, ownNameSchema)
    const { board, by } = await playerOf(request, requestLimit, isArranged)
    await changeSettings(board, before => {
      if (before[by].name !== undefined) throw new HttpFault('already-there')
      return { ...before, [by]: { ...before[by], name } }
    })
    return reply.code(204).send()
  })

  app.post('/api/boards/:board/rematch', async (request, reply) => {
    const { answer } = bodyOf(request, rematchAnswerSchema)
    const { board, by } = await playerOf(request, requestLimit)
    // Another process may have written the end of the game.
    await board.newsSince(by, board.game.seq)
    const { state, newGame } = board.game
    if (state.status !== 'concluded' || newGame !== null) throw new HttpFault('game-not-over')
    const next = rematchBoard(board.id)
    let isCounted = false
    const settings = await changeSettings(board, async before => {
      const rematch = afterAnswer(before.rematch, by, answer, next)
      if (typeof rematch === 'string') throw new HttpFault(rematch)
      if (rematch === (before.rematch ?? null)) return before
      if (rematch?.stage === 'agreed') {
        if (!isCounted) await quotas.countBoard(request)
        isCounted = true
        const header = headerOfRematch(board.gameStart.header, before)
        const rest = settingsOfRematch(board.id, before, now())
        const { due } = await setUpGame(store, now(), next, header, rest)
        if (due !== null) alarms.armed(due)
      }
      const { rematch: _, ...others } = before
      return rematch === null ? others : { ...others, rematch }
    })
    return reply.send(seeBetween(settings, by))
  })

  app.post('/api/boards/:board/messages', async (request, reply) => {
    const { message } = bodyOf(request, quickMessageSchema)
    const { board, by } = await playerOf(request, messageLimit)
    const settings = await changeSettings(board, before => {
      const messages = before.messages ?? []
      const n = (messages.at(-1)?.n ?? 0) + 1
      if (n > MAX_MESSAGES) throw new HttpFault('log-full')
      const added: SaidMessage = { n, by, message, at: now() }
      return { ...before, messages: [...messages, added].slice(-STORED_MESSAGES) }
    })
    return reply.send(seeBetween(settings, by))
  })
}

/** Whether two people arranged the game between themselves, with whatever strictness. */
const isArranged = ({ settings }: Board): boolean =>
  settings.event === null && settings.medium === undefined

/** Whether it is not played as a tournament game, in which players do not talk. */
function isCasual(board: Board): boolean {
  const { table } = board.gameStart.header as { readonly table?: { readonly preset?: unknown } }
  return isArranged(board) && table?.preset !== 'tournament'
}
