import { createHash } from 'node:crypto'
import { pushSchema } from '@jadoube/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Broadcasts } from '../broadcast/broadcasts.js'
import type { Service } from '../service.js'
import type { CompetitionId } from '../store/index.js'
import { HttpFault } from './http-fault.js'
import { baseOf, bodyOf, eventOf, officialEventOf } from './request-parts.js'

/**
 * Rounds for broadcast readers: PGN for Lichess, the files of DGT LiveChess's cloud, and the push
 * to Lichess.
 */
export function broadcastRoutes(app: FastifyInstance, service: Service): void {
  const broadcasts = new Broadcasts(service)
  app.addHook('onClose', async () => broadcasts.close())

  async function roundOf(request: FastifyRequest, event: CompetitionId): Promise<string> {
    const { round } = request.params as { round: string }
    const name = await broadcasts.roundNamed(event, round)
    if (name === undefined) throw new HttpFault('no-such-round')
    return name
  }

  app.get('/broadcast/:event/tournament.json', async (request, reply) => {
    const stored = await eventOf(request, service)
    return sendIfChanged(request, reply, json(await broadcasts.tournament(stored)))
  })

  app.get('/broadcast/:event/round-:round/index.json', async (request, reply) => {
    const { id } = await eventOf(request, service)
    const round = await roundOf(request, id)
    return sendIfChanged(request, reply, json(await broadcasts.cloudRound(id, round)))
  })

  app.get('/broadcast/:event/round-:round/game-:place.json', async (request, reply) => {
    const { id } = await eventOf(request, service)
    const { place } = request.params as { place: string }
    const round = await roundOf(request, id)
    const game = await broadcasts.cloudGame(id, round, Number(place))
    if (game === undefined) throw new HttpFault('no-such-board')
    return sendIfChanged(request, reply, json(game))
  })

  app.get('/broadcast/:event/round-:round/games.pgn', async (request, reply) => {
    const { id } = await eventOf(request, service)
    const { pgn } = await broadcasts.round(id, await roundOf(request, id))
    return sendIfChanged(request, reply, {
      type: 'application/x-chess-pgn; charset=utf-8',
      text: pgn,
    })
  })

  /** For officials: the addresses, warnings, and the status of the push. */
  app.get('/api/events/:event/rounds/:round/broadcast', async (request, reply) => {
    const { id } = await officialEventOf(request, service)
    const round = await roundOf(request, id)
    const { sources, games } = await broadcasts.round(id, round)
    const base = `${baseOf(request, service)}/broadcast/${id}`
    const delays = sources.map(each =>
      'paired' in each ? each.delay : each.settings.spectatorDelay,
    )
    return reply.send({
      round,
      boards: sources.length,
      pgn: `${base}/round-${encodeURIComponent(round)}/games.pgn`,
      cloud: base,
      delay: Math.max(0, ...delays),
      warnings: games.warnings,
      push: broadcasts.pushStatus(id, round),
    })
  })

  app.post('/api/events/:event/rounds/:round/push', async (request, reply) => {
    const { id } = await officialEventOf(request, service)
    const round = await roundOf(request, id)
    const { lichessRound, token } = bodyOf(request, pushSchema)
    if (!broadcasts.push(id, round, lichessRound, token)) throw new HttpFault('too-busy')
    return reply.code(202).send(broadcasts.pushStatus(id, round))
  })

  app.delete('/api/events/:event/rounds/:round/push', async (request, reply) => {
    const { id } = await officialEventOf(request, service)
    broadcasts.stopPush(id, await roundOf(request, id))
    return reply.code(204).send()
  })
}

interface File {
  readonly type: string
  readonly text: string
}

const json = (value: unknown): File => ({
  type: 'application/json; charset=utf-8',
  text: JSON.stringify(value),
})

/**
 * Readers poll every few seconds: those that have the current version get 304. Other sites may read
 * it.
 */
function sendIfChanged(request: FastifyRequest, reply: FastifyReply, { type, text }: File) {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  reply
    .header('etag', tag)
    .header('cache-control', 'no-cache')
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
  const known = (request.headers['if-none-match'] ?? '').split(',').map(each => each.trim())
  if (known.includes(tag) || known.includes(`W/${tag}`)) return reply.code(304).send()
  return reply.type(type).send(text)
}
