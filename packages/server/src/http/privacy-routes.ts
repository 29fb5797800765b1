import { personSchema } from '@jadoube/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { anonymisePerson, deleteBoard, deleteEvent, personData } from '../privacy/index.js'
import type { Service } from '../service.js'
import { HttpFault } from './http-fault.js'
import type { Quotas } from './quotas.js'
import { boardOf, bodyAsSent, eventOf, roleAt, roleAtEvent, seatOf } from './request-parts.js'

/** What a person may ask for, through the organiser or the operator. */
export function privacyRoutes(app: FastifyInstance, service: Service, quotas: Quotas): void {
  const { store, boards, now, log } = service

  app.delete('/api/boards/:board', async (request, reply) => {
    const board = await boardOf(request, service)
    if (!quotas.isOperator(request)) {
      const seat = await seatOf(request, service)
      if (seat === null || roleAt(seat, board) !== 'organiser')
        throw new HttpFault('not-for-this-seat')
    }
    await deleteBoard(store, board.id, 'asked', now())
    await boards.allReread()
    log.info('board-deleted', { board: board.id })
    return reply.code(204).send()
  })

  app.delete('/api/events/:event', async (request, reply) => {
    const { id } = await eventOf(request, service)
    if (!quotas.isOperator(request)) {
      if (roleAtEvent(await seatOf(request, service), id) !== 'organiser')
        throw new HttpFault('not-for-this-seat')
    }
    const games = await deleteEvent(store, id, 'asked', now())
    await boards.allReread()
    log.info('event-deleted', { event: id, boards: games })
    return reply.code(204).send()
  })

  const operator = (request: FastifyRequest) => {
    if (!quotas.isOperator(request)) throw new HttpFault('operator-only')
    // A name may have been stored before names were made plain.
    return bodyAsSent(request, personSchema)
  }

  app.post('/api/privacy/export', async (request, reply) => {
    const person = operator(request)
    let text = ''
    for await (const each of personData(store, person)) text += `${JSON.stringify(each)}\n`
    return reply.type('application/jsonl; charset=utf-8').send(text)
  })

  app.post('/api/privacy/anonymise', async (request, reply) => {
    const done = await anonymisePerson(store, operator(request), now())
    await boards.allReread()
    const { unreadable, ...counts } = done
    log.info('person-anonymised', { ...counts, unreadable: unreadable.length })
    return reply.send(done)
  })
}
