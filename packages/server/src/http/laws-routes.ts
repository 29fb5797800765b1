import { editionIds, isEditionId, isLanguage } from '@jadoube/laws'
import type { FastifyInstance } from 'fastify'
import type { Service } from '../service.js'
import type { LawsQuestion } from '../worker/search-laws.js'
import { throwBusy } from './event-parts.js'
import { HttpFault } from './http-fault.js'

const LONGEST_QUESTION = 300
const MAX_RULES = 50
const DEFAULT_RULES = 10

/** Milliseconds for a question; the first one in a language prepares the search. */
const TIME_LIMIT = 60_000

/**
 * Questions about the Laws, answered like `jadoube laws "…" --json`. To prepare the search takes a
 * second, and a strange question a tenth of one: that is done on a thread.
 */
export function lawsRoutes(
  app: FastifyInstance,
  { textWorker }: Pick<Service, 'textWorker'>,
): void {
  app.get('/api/laws/search', async (request, reply) => {
    const question = parseQuery(request.query)
    const text = await textWorker.run('search-laws', question, TIME_LIMIT).catch(throwBusy)
    return reply.type('application/json; charset=utf-8').send(text)
  })
}

function parseQuery(query: unknown): LawsQuestion {
  const { q, edition = 'fide-2023', lang = 'en', limit } = query as Record<string, unknown>
  if (typeof q !== 'string' || q.trim() === '' || q.length > LONGEST_QUESTION) {
    const detail = `q must be a question of 1 to ${LONGEST_QUESTION} characters`
    throw new HttpFault('malformed-message', detail)
  }
  if (typeof edition !== 'string' || !isEditionId(edition)) {
    throw new HttpFault('malformed-message', `edition must be one of ${editionIds.join(', ')}`)
  }
  if (typeof lang !== 'string' || !isLanguage(lang)) {
    throw new HttpFault('malformed-message', 'lang must be en, sl, sr, sr-Latn, cs or fi')
  }
  return { question: q, edition, language: lang, limit: parseLimit(limit) }
}

function parseLimit(limit: unknown): number {
  if (limit === undefined) return DEFAULT_RULES
  const number = typeof limit === 'string' && /^\d{1,2}$/.test(limit) ? Number(limit) : 0
  if (number < 1 || number > MAX_RULES) {
    throw new HttpFault('malformed-message', `limit must be a number from 1 to ${MAX_RULES}`)
  }
  return number
}
