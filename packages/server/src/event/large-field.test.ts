import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { CrosstableView, ProposalView, StandingsView } from '@jadoube/protocol'
import { expect, test } from 'vitest'
import { newTournament } from '../testing/event.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()
/** `JADOUBE_FIELD=3000` tests the field of a large open tournament. */
const field = Number(process.env.JADOUBE_FIELD ?? 600)

/** How long something took, and the longest time that the event loop was blocked meanwhile. */
async function watched(work: () => Promise<unknown>): Promise<{ took: number; stood: number }> {
  const lag = monitorEventLoopDelay({ resolution: 1 })
  lag.enable()
  const from = performance.now()
  await work()
  const took = performance.now() - from
  lag.disable()
  return { took, stood: lag.max / 1e6 }
}

test(`pairing a round of ${field} players does not block other requests`, async () => {
  const open = await newTournament(server, { players: 0, tournament: { rounds: 9 } })
  for (let from = 0; from < field; from += 500) {
    const some = Array.from({ length: Math.min(500, field - from) }, (_, n) => from + n)
    await open.act(
      ...some.map(n => ({ act: 'enter', name: `Player ${n}`, rating: 2400 - (n % 1400) })),
    )
  }
  // The thread already runs when the measurement starts.
  await open.ask<StandingsView>('standings')
  const seen: Record<string, { took: number; stood: number }> = {}
  let view: ProposalView | undefined
  seen.propose = await watched(async () => {
    view = await open.ask<ProposalView>('rounds/1/proposal')
  })
  expect(view?.games).toHaveLength(field / 2)
  // An explanation does not list the whole field.
  for (const { why } of view?.games ?? []) expect(why.length).toBeLessThan(1500)
  seen.pair = await watched(() => open.act({ act: 'pair-round', round: 1 }))
  const { games } = await open.round(1)
  expect(games.map(({ white, black }) => [white, black])).toEqual(
    view?.games.map(({ white, black }) => [white, black]),
  )
  await open.act({ act: 'publish', round: 1 })
  const results = ['1-0', '0-1', '1/2-1/2']
  const reports = games.map(({ board }) => {
    return { act: 'report', round: 1, board, result: results[(board * 7) % 3] }
  })
  seen.report = await watched(async () => {
    for (let from = 0; from < reports.length; from += 500)
      await open.act(...reports.slice(from, from + 500))
  })
  seen.standings = await watched(() => open.ask<StandingsView>('standings'))
  seen.derivation = await watched(async () => {
    const { entry } = await open.ask<{ entry: number }>('standings/7')
    expect(entry).toBe(7)
  })
  const none = await fetch(`${open.at}/standings/9999`)
  expect(await none.json()).toMatchObject({ error: { code: 'no-such-entry' } })
  // In a field this large, explaining a pair takes long: the public is told so at once.
  const { white, black } = games[0]!
  const other = games[1]!.black
  for (const [path, status] of [
    [`rounds/1/why?one=${white}&other=${black}`, 200],
    [`rounds/1/why?one=${white}&other=${other}`, 200],
  ] as const)
    expect([path, (await fetch(`${open.at}/${path}`)).status]).toEqual([path, status])
  const brief = await fetch(`${open.at}/rounds/1/why?one=${white}&other=${other}`)
  expect(await brief.json()).toMatchObject({ text: expect.stringMatching(/were allowed to meet/) })
  seen.crosstable = await watched(() => open.ask<CrosstableView>('crosstable'))
  seen.trf = await watched(() => fetch(`${open.at}/trf`).then(answer => answer.text()))
  if (process.env.JADOUBE_FIELD) console.log(seen)
  // If the pairing blocked the event loop, nobody would be served during all of its time.
  for (const each of ['propose', 'pair', 'derivation'] as const)
    expect(seen[each]!.stood, JSON.stringify(seen)).toBeLessThan(seen[each]!.took / 2 + 100)
}, 120_000)
