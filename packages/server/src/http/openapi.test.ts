import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testServer } from '../testing/test-server.suite.js'
import { openApi } from './openapi.js'
import { operations } from './openapi-operations.js'

const server = testServer()

const source = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

test('docs/openapi.json is what the server serves', () => {
  // Written by: node packages/server/scripts/openapi.mjs
  const file = JSON.parse(source('../../../../docs/openapi.json'))
  expect(file).toEqual(JSON.parse(JSON.stringify(openApi)))
})

test('every route is described, and every description has a route', () => {
  const routes = [
    'app',
    'between-players-routes',
    'board-routes',
    'broadcast-routes',
    'eboard-routes',
    'envelope-routes',
    'event-routes',
    'laws-routes',
    'link-routes',
    'privacy-routes',
    'report-routes',
    'round-routes',
    'tournament-act-routes',
    'tournament-routes',
    'seat-routes',
    'status-routes',
  ]
    .flatMap(name => [
      ...source(`./${name}.ts`).matchAll(/app\.(get|post|patch|delete)\(\s*['`]([^'`]+)/g),
    ])
    .map(([, method, path]) => `${method} ${path}`)
  const variable = /\$\{place\}/
  const places = ['/api/boards/:board/seats', '/api/events/:event/seats']
  const expanded = routes.flatMap(route =>
    variable.test(route) ? places.map(place => route.replace(variable, place)) : [route],
  )
  // Routes that are registered in a loop over their paths.
  for (const method of ['get', 'post']) expanded.push(...places.map(place => `${method} ${place}`))
  expanded.push('get /api/events/:event/pgn', 'get /api/events/:event/rounds/:round/pgn')
  const described = operations.map(
    ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  )
  expect([...described].sort()).toEqual([...new Set(expanded)].sort())
})

test('the description has an ETag, and is compressed only for clients that accept gzip', async () => {
  const ask = (headers: Record<string, string>) => fetch(`${server.url}/openapi.json`, { headers })
  const first = await ask({ 'accept-encoding': 'gzip;q=0' })
  expect(first.headers.get('content-encoding')).toBeNull()
  expect(await first.json()).toEqual(JSON.parse(JSON.stringify(openApi)))
  const packed = await ask({ 'accept-encoding': 'br, gzip' })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(await packed.json()).toEqual(JSON.parse(JSON.stringify(openApi)))
  const again = await ask({ 'if-none-match': first.headers.get('etag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
})
