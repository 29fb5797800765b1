import type { EventLogLine, EventLogPage, PlayersView, StandingsView } from '@jadoube/protocol'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { makeTable } from '../event/large-field.js'
import { parseEventLine } from '../event/log/line.js'
import { lastFinished } from '../event/view/as-of-round.js'
import { incidentsOf } from '../event/view/incidents.js'
import { seePlayers } from '../event/view/players.js'
import type { Service } from '../service.js'
import { type CompetitionId, logOfEvent, logPages, type Store } from '../store/index.js'
import { makeCsv } from './csv.js'
import { numberIn, officialOf, throwBusy, tournamentOf } from './event-parts.js'
import { HttpFault } from './http-fault.js'
import { sendRecord } from './send-record.js'

const PAGE = 500
/** Characters; the client requests the next page after the last line it got. */
const LONGEST_PAGE = 500_000

/** Exports of an event: report files, tables, its log. */
export function reportRoutes(app: FastifyInstance, service: Service): void {
  const { store, now, worker } = service

  app.get('/api/events/:event/trf', async (request, reply) => {
    const { state, stored, viewer } = await tournamentOf(request, service)
    const { format, rating } = request.query as { format?: unknown; rating?: unknown }
    if (format !== undefined && format !== 'trf26' && format !== 'trf16')
      throw new HttpFault('malformed-message', 'format must be trf26 or trf16')
    const text = await makeTable(worker, state, {
      table: 'trf',
      viewer,
      format: format ?? 'trf26',
      forRating: rating !== undefined,
    }).catch(throwBusy)
    return sendFile(reply, text, `${stored.id}.trf`, 'text/plain')
  })

  app.get('/api/events/:event/standings.csv', async (request, reply) => {
    const { state, stored, viewer } = await tournamentOf(request, service)
    const { players } = seePlayers(state, stored.id, viewer)
    const round = lastFinished(state)
    const table = await makeTable(worker, state, {
      table: 'standings',
      event: stored.id,
      round,
    }).catch(throwBusy)
    const text = standingsAsCsv(JSON.parse(table) as StandingsView, players)
    return sendFile(reply, text, `${stored.id}-standings.csv`, 'text/csv')
  })

  app.get('/api/events/:event/players.csv', async (request, reply) => {
    const { state, stored, viewer } = await tournamentOf(request, service)
    const text = playersAsCsv(seePlayers(state, stored.id, viewer).players)
    return sendFile(reply, text, `${stored.id}-players.csv`, 'text/csv')
  })

  /** What was done in the event, by whom and when: the latest page, or what came after a number. */
  app.get('/api/events/:event/log', async (request, reply) => {
    const { book, stored } = await officialOf(request, service)
    const { after } = request.query as { after?: unknown }
    const from = after === undefined ? Math.max(0, book.state.seq - PAGE) : Number(after)
    if (!Number.isSafeInteger(from) || from < 0)
      throw new HttpFault('malformed-message', 'after must be a sequence number')
    const lines = await readLogPage(store, stored.id, from)
    const page: EventLogPage = { seq: book.state.seq, lines }
    return reply.header('cache-control', 'no-store').send(page)
  })

  /** The log as it is stored, with its hash chain. */
  app.get('/api/events/:event/record', async (request, reply) => {
    const { stored } = await officialOf(request, service)
    return sendRecord(reply.header('cache-control', 'no-cache'), store, logOfEvent(stored.id))
  })

  app.get('/api/events/:event/rounds/:round/incidents', async (request, reply) => {
    const { book, stored } = await officialOf(request, service)
    const round = numberIn((request.params as { round: string }).round, 'round')
    const report = await incidentsOf(service, book.state, stored.id, round, now())
    if (report === undefined) throw new HttpFault('no-such-round')
    return reply.header('cache-control', 'no-store').send(report)
  })
}

function standingsAsCsv(
  { tieBreaks, places }: StandingsView,
  players: PlayersView['players'],
): string {
  const head = ['rank', 'number', 'title', 'name', 'rating', 'federation', 'club', 'points']
  const rows = places.map(({ entry, rank, points, values }) => {
    const player = players[entry - 1]
    return [
      rank,
      player?.number ?? null,
      player?.title ?? null,
      player?.name ?? null,
      player?.rating ?? null,
      player?.federation ?? null,
      player?.club ?? null,
      points,
      ...values,
    ]
  })
  return makeCsv([[...head, ...tieBreaks], ...rows])
}

function playersAsCsv(players: PlayersView['players']): string {
  const head = ['number', 'title', 'name', 'rating', 'federation', 'fideId', 'birth', 'club']
  const rows = players.map(each => [
    each.number,
    each.title,
    each.name,
    each.rating,
    each.federation,
    each.fideId,
    each.birth ?? null,
    each.club,
  ])
  return makeCsv([head, ...rows])
}

async function readLogPage(
  store: Store,
  event: CompetitionId,
  from: number,
): Promise<EventLogLine[]> {
  const lines: EventLogLine[] = []
  let length = 0
  for await (const entries of logPages(store, logOfEvent(event), from)) {
    for (const { seq, body } of entries) {
      const { at, by, acts, events } = parseEventLine(body)
      lines.push({ seq, at, by, acts, events })
      length += body.length
    }
    if (lines.length >= PAGE || length >= LONGEST_PAGE) break
  }
  return lines
}

const sendFile = (reply: FastifyReply, text: string, name: string, type: string): FastifyReply =>
  reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', 'no-cache')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(text)
