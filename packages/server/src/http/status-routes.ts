import type { FastifyInstance } from 'fastify'
import type { Service } from '../service.js'
import { HttpFault } from './http-fault.js'
import type { Quotas } from './quotas.js'

/** For the operator: which boards are damaged, and the progress of the background check. */
export function statusRoutes(app: FastifyInstance, service: Service, quotas: Quotas): void {
  const { boards, chains, heartbeat, store } = service
  app.get('/api/status', async (request, reply) => {
    if (!quotas.isOperator(request)) throw new HttpFault('operator-only')
    const { faults, ...verified } = chains.report
    const [kept, events] = await Promise.all([store.boards.count(), store.competitions.count()])
    return reply.send({
      storeKeeps: heartbeat.isStoreAvailable,
      boards: { kept, open: boards.size, locked: boards.locked },
      events,
      verified,
      damaged: faults,
    })
  })
}
