import type { Socket } from 'node:net'
import type { ErrorCode } from '@jadoube/protocol'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { BoardLocked } from '../board/boards.js'
import { isDamage } from '../board/open-game.js'
import type { Service } from '../service.js'
import { codeOf, hashSecret, StoreError } from '../store/index.js'
import { betweenPlayersRoutes } from './between-players-routes.js'
import { boardRoutes } from './board-routes.js'
import { broadcastRoutes } from './broadcast-routes.js'
import { eboardRoutes } from './eboard-routes.js'
import { envelopeRoutes } from './envelope-routes.js'
import { eventRoutes } from './event-routes.js'
import { Health } from './health.js'
import { HttpFault } from './http-fault.js'
import { readJsonBodies } from './json-body.js'
import { lawsRoutes } from './laws-routes.js'
import { linkRoutes } from './link-routes.js'
import { isMetricsToken } from './metrics-access.js'
import { openApi } from './openapi.js'
import { privacyRoutes } from './privacy-routes.js'
import { RateLimit } from './rate-limit.js'
import { reportRoutes } from './report-routes.js'
import { seatOf } from './request-parts.js'
import { roundRoutes } from './round-routes.js'
import { seatRoutes } from './seat-routes.js'
import { allowedOrigins, headersFor, isOriginAllowed } from './security.js'
import { CachedAnswers } from './send-cached.js'
import type { StaticFiles } from './static-files.js'
import { statusRoutes } from './status-routes.js'
import { tournamentActRoutes } from './tournament-act-routes.js'
import { tournamentRoutes } from './tournament-routes.js'

const LARGEST_BODY = 65_536

/** What a page of an allowed origin may send; browsers ask this first (CORS preflight). */
const preflight = {
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '600',
} as const

/** Paths for monitoring, without a request limit. */
const unlimitedPaths = new Set(['/healthz', '/readyz', '/metrics'])

export function makeApp(service: Service, files: StaticFiles): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: LARGEST_BODY,
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: 'idle',
    // A client that starts a request and does not finish it is disconnected.
    requestTimeout: 30_000,
    // So is one that does not read its answer.
    connectionTimeout: 120_000,
    clientErrorHandler: answerInvalidHttp,
    // Errors before routing: a URL that cannot be decoded, or is too long.
    frameworkErrors: (_fault, _request, reply) => {
      const fault = new HttpFault('no-such-page')
      const answer = reply as FastifyReply
      answer.headers(headersFor('/')).code(fault.status).send(fault.body)
    },
  })
  const { quotas } = service
  readJsonBodies(app)
  for (const type of ['text/plain', 'application/jsonl', 'application/x-ndjson'])
    app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
  checkRequests(app, service, files)
  logResponses(app, service)
  answerFaults(app, service, files)
  monitoringRoutes(app, service)
  openApiRoute(app)
  boardRoutes(app, service, quotas)
  betweenPlayersRoutes(app, service, quotas)
  eventRoutes(app, service, quotas)
  broadcastRoutes(app, service)
  eboardRoutes(app, service)
  roundRoutes(app, service, quotas)
  tournamentActRoutes(app, service, quotas)
  tournamentRoutes(app, service)
  linkRoutes(app, service)
  reportRoutes(app, service)
  seatRoutes(app, service)
  envelopeRoutes(app, service)
  privacyRoutes(app, service, quotas)
  statusRoutes(app, service, quotas)
  lawsRoutes(app, service)
  return app
}

/** Sets the headers of every answer, and refuses requests beyond the limits or of other origins. */
function checkRequests(app: FastifyInstance, service: Service, files: StaticFiles): void {
  const { config, addresses, now } = service
  const perAddress = new RateLimit(config.requestsPerSecond, config.requestsPerSecond * 3, now)
  const lookups = new RateLimit(config.requestsPerSecond * 10, config.requestsPerSecond * 20, now)
  const perSeat = new RateLimit(config.actsPerSecond, config.actsPerSecond * 3, now)

  /** A school behind one address: everybody with a link has their own allowance. */
  async function isWithinSeatLimit(address: string, request: FastifyRequest): Promise<boolean> {
    if (request.headers.authorization === undefined || !lookups.take(address)) return false
    const seat = await seatOf(request, service)
    return seat !== null && perSeat.take(seat.id)
  }

  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    reply.headers(headersFor(path))
    if (path.startsWith('/api/')) reply.header('cache-control', 'no-store')
    // A club behind one address opens the app on all its phones at once.
    if (unlimitedPaths.has(path) || files.has(path)) return
    const { origin } = request.headers
    const isConfiguredOrigin = origin !== undefined && config.origins.includes(origin)
    // Set before anything is refused, because a page can read the reason only with these headers.
    if (isConfiguredOrigin) {
      reply.header('access-control-allow-origin', origin).header('vary', 'origin')
      reply.header('cross-origin-resource-policy', 'cross-origin')
    }
    const address = addresses.of(request.raw)
    if (!perAddress.take(address) && !(await isWithinSeatLimit(address, request)))
      throw new HttpFault('too-fast')
    if (
      request.method !== 'GET' &&
      !isOriginAllowed(origin, request.host, allowedOrigins(config))
    ) {
      throw new HttpFault('origin-refused')
    }
    if (isConfiguredOrigin && request.method === 'OPTIONS')
      return reply.code(204).headers(preflight).send()
  })
}

function logResponses(app: FastifyInstance, { log }: Service): void {
  app.addHook('onResponse', async (request, reply) => {
    // The route, not the requested URL, which is text from the client.
    log.debug('http', {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })
}

/** Answers errors, and unknown paths with a file of the web app. */
function answerFaults(app: FastifyInstance, { log, metrics }: Service, files: StaticFiles): void {
  app.setErrorHandler(async (fault, request, reply) => {
    const known = asFault(fault)
    metrics.countError(known.code)
    const where = { route: request.routeOptions.url ?? 'none' }
    if (known.code === 'internal') log.error('http-failed', fault, where)
    // A store failure does not repair itself: the operator must know.
    if (isDamage(fault)) {
      const { board, event } = (request.params ?? {}) as { board?: string; event?: string }
      log.error('store-failed', fault, { ...where, board, event, reason: fault.reason })
    }
    return reply.code(known.status).send(known.body)
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = decodeURI(request.url.split('?')[0] ?? '/')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && (await files.send(path, reply))) return reply
    const fault = new HttpFault('no-such-page')
    return reply.code(404).send(fault.body)
  })
}

function monitoringRoutes(app: FastifyInstance, service: Service): void {
  const { config, metrics } = service
  const health = new Health(service)
  app.get('/healthz', async (_request, reply) => {
    const { status, body } = await health.check()
    return reply.code(status).send(body)
  })
  app.get('/readyz', async (_request, reply) => {
    const { status, body } = await health.ready()
    return reply.code(status).send(body)
  })
  app.get('/metrics', async (request, reply) => {
    if (!isMetricsToken(request.headers.authorization, config)) throw new HttpFault('no-such-page')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

function openApiRoute(app: FastifyInstance): void {
  const documents = new CachedAnswers()
  const openApiTag = hashSecret(JSON.stringify(openApi)).slice(0, 16)
  app.get('/openapi.json', (request, reply) =>
    documents.send(request, reply, { tag: openApiTag, make: () => JSON.stringify(openApi) }),
  )
}

function asFault(fault: unknown): HttpFault {
  if (fault instanceof HttpFault) return fault
  if (fault instanceof BoardLocked) return new HttpFault('board-locked')
  if (fault instanceof StoreError) return new HttpFault('store-unavailable')
  const status = fault instanceof Error && 'statusCode' in fault ? fault.statusCode : undefined
  if (status === 413) return new HttpFault('message-too-large')
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new HttpFault('malformed-message', unreadableReasons[codeOf(fault)])
  }
  return new HttpFault('internal')
}

/** Why a body could not be read at all. */
const unreadableReasons: Readonly<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'the body is empty',
  FST_ERR_CTP_INVALID_JSON_BODY: 'the body is not JSON',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'send application/json; a record as application/jsonl',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'the body does not match its Content-Length',
}

/** Answers input that is not valid HTTP, and closes the connection. */
function answerInvalidHttp(fault: Error, socket: Socket): void {
  if (codeOf(fault) === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const known = brokenRequests[codeOf(fault)] ?? {
    status: '400 Bad Request',
    code: 'malformed-message',
  }
  const body = JSON.stringify(new HttpFault(known.code).body)
  socket.end(
    `HTTP/1.1 ${known.status}\r\nconnection: close\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

const brokenRequests: Readonly<
  Record<string, { readonly status: string; readonly code: ErrorCode }>
> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'message-too-large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'malformed-message' },
}
