import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { get, newGame, post } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()
const file = new URL('../../../../deploy/grafana-dashboard.json', import.meta.url)

interface Dashboard {
  readonly panels: readonly {
    readonly title: string
    readonly targets: readonly { readonly expr: string }[]
  }[]
}

test('every metric on the dashboard exists', async () => {
  const { panels } = JSON.parse(readFileSync(file, 'utf8')) as Dashboard
  const names = new Set(
    panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => expr.match(/\b(?:jadoube|nodejs|process)_\w+/g) ?? []),
    ),
  )
  expect(names.size).toBeGreaterThan(12)
  const { board, links } = await newGame(server.url)
  const arrive = { id: '1', act: { act: 'arrive' } }
  await post(`${server.url}/api/boards/${board}/acts`, arrive, links.white.secret)
  const text = String((await get(`${server.url}/metrics`, 'counters')).body)
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  for (const name of names) expect(known, name).toContain(name.replace(/_bucket$/, ''))
  // One of the two players is present.
  expect(text).toMatch(/^jadoube_players_absent 1$/m)
  expect(text).toMatch(/^jadoube_boards\{status="awaiting-start"\} 1$/m)
  expect(text).toMatch(/^jadoube_clocks_stopped 0$/m)
})
