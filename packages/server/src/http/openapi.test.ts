import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openApi } from './openapi.js'
import { operations } from './openapi-operations.js'

const source = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

test('docs/openapi.json is what the server serves', () => {
  // Written by: node packages/server/scripts/openapi.mjs
  const file = JSON.parse(source('../../../../docs/openapi.json'))
  expect(file).toEqual(JSON.parse(JSON.stringify(openApi)))
})

test('every route is described, and every description has a route', () => {
  const routes = [
    'app',
    'between-routes',
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
