import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { post } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'
import { HttpFault } from './http-fault.js'
import { readJsonBodies } from './json-body.js'

const server = testServer()

const most = 4_900_000
/**
 * Texts that take long to parse for their length, at the length that the route of records accepts.
 */
const deep: Readonly<Record<string, string>> = {
  'open brackets': '['.repeat(most),
  brackets: '['.repeat(most / 2) + ']'.repeat(most / 2),
  braces: `${'{"a":'.repeat(most / 6)}1${'}'.repeat(most / 6)}`,
}
const wide: Readonly<Record<string, string>> = {
  keys: `{${Array.from({ length: most / 12 }, (_, n) => `"k${n}":1`).join()}}`,
  'empty objects': `[${'{},'.repeat(most / 3 - 1)}1]`,
  numbers: `[${'1,'.repeat(most / 2 - 1)}1]`,
}
const routes = [
  '/api/records',
  '/api/events/abcdefghijk/acts',
  '/api/events/abcdefghijk/rounds',
  '/api/boards',
]

async function refusalOf(path: string, body: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(server.url + path, { method: 'POST', headers, body })
  const { error } = (await answer.json()) as { error: { code: string; detail?: string } }
  return error.detail ?? error.code
}

describe.each(routes)('%s refuses without parsing', path => {
  test.each(Object.entries(deep))('%s', async (_, text) => {
    for (const length of [most, 990_000, 290_000, 65_000])
      expect(['message-too-large', 'the JSON is nested too deeply']).toContain(
        await refusalOf(path, text.slice(0, length)),
      )
  })

  test.each(Object.entries(wide))('%s', async (_, text) => {
    expect(await refusalOf(path, text)).toBe('message-too-large')
  })
})

/** What the reader of bodies makes of a text. */
async function read(body: string): Promise<unknown> {
  const app = Fastify({ bodyLimit: 5_000_000 })
  readJsonBodies(app)
  app.setErrorHandler((fault, _, reply) =>
    reply.code(400).send(fault instanceof HttpFault ? fault.body.error.code : 'not JSON'),
  )
  app.post('/', async request => ({ read: request.body }))
  const headers = { 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'POST', url: '/', headers, body })
  await app.close()
  return answer.statusCode === 200 ? answer.json().read : answer.body
}

describe('what is read', () => {
  test('brackets inside of strings do not count', async () => {
    const text = ['['.repeat(200_000), `\\"${'{,'.repeat(200)}`, '\\']
    expect(await read(JSON.stringify({ text }))).toEqual({ text })
  })

  test('sixteen levels are read, seventeen are not', async () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
    expect(await read(nested(16))).toEqual(JSON.parse(nested(16)))
    expect(await read(nested(17))).toBe('malformed-message')
  })

  test('all players of the largest event are read in one request', async () => {
    const player = { name: 'x'.repeat(20), title: 'GM', federation: 'SLO', fideId: 14600000 }
    const more = { rating: 2000, k: 20, birth: '1990-01-01', sex: 'w', club: 'A' }
    const acts = Array.from({ length: 5000 }, () => ({ act: 'enter', ...player, ...more }))
    const text = JSON.stringify({ id: 'all', acts })
    expect(await read(text)).toEqual(JSON.parse(text))
  })

  test('text that is not JSON, and keys that would change prototypes, are refused', async () => {
    expect(await read('{"a":')).toBe('not JSON')
    expect(await read('"a')).toBe('not JSON')
    expect(await read('{"__proto__":{"a":1}}')).toBe('not JSON')
    expect(await read('{"constructor":{"prototype":{"a":1}}}')).toBe('not JSON')
  })

  test('a text that is not sent as JSON is still text', async () => {
    const { status, body } = await post(`${server.url}/api/records`, '['.repeat(100_000))
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { code: 'record-refused' } })
  })
})
