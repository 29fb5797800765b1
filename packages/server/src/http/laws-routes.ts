import { editionIds, isEditionId, isLanguage, type Rule, writtenAs } from '@jadoube/laws'
import type { FastifyInstance } from 'fastify'
import { HttpFault } from './http-fault.js'

const LONGEST_QUESTION = 300
const MAX_RULES = 50
const DEFAULT_RULES = 10

/** The search data is large: it is loaded with the first question about the Laws. */
async function loadSearch() {
  const [{ ruleAsData, searchLaws }, { allAskedAs }, { allExplanations }, { terms }] =
    await Promise.all([
      import('@jadoube/laws/search'),
      import('@jadoube/laws/search/all'),
      import('@jadoube/laws/explanations'),
      import('@jadoube/laws/vocabulary'),
    ])
  return { ruleAsData, searchLaws, askedAs: allAskedAs, explanations: allExplanations, terms }
}

/** Questions about the Laws, answered like `jadoube laws "…" --json`. */
export function lawsRoutes(app: FastifyInstance): void {
  app.get('/api/laws/search', async (request, reply) => {
    const { question, edition: requestedEdition, language, limit } = parseQuery(request.query)
    const { ruleAsData, searchLaws, ...corpus } = await loadSearch()
    const found = searchLaws(question, {
      ...corpus,
      edition: requestedEdition,
      language: writtenAs(language),
    })
    const { edition } = found
    const explanations = corpus.explanations[writtenAs(language)]
    const asData = (rule: Rule) => ruleAsData(rule, edition, language, explanations)
    const rules = found.rules.slice(0, limit).map(asData)
    return reply.send({ edition, language, rules, terms: found.terms.slice(0, limit) })
  })
}

function parseQuery(query: unknown) {
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
