import type { SeatLink } from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { get, post, TestClient } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()

interface Board {
  readonly board: string
  readonly links: { readonly white: SeatLink; readonly black: SeatLink }
}

/** A round with one board, and functions to view and start it. */
async function round(
  defaults: object,
  { begins, ...settings }: { readonly begins?: number; readonly settings?: object } = {},
) {
  const made = await post(`${server.url}/api/events`, { name: 'Open', defaults })
  const { event, links } = made.body as { event: string; links: Record<string, SeatLink> }
  const { status, body } = await post(
    `${server.url}/api/events/${event}/rounds`,
    {
      round: '1',
      pairings: '1. Ana - Ben',
      ...(begins !== undefined && { scheduledStart: begins }),
      ...settings,
    },
    links.organiser!.secret,
  )
  expect(status, JSON.stringify(body)).toBe(201)
  const [board] = (body as { boards: Board[] }).boards
  const white = await TestClient.sit(server.url, board!.links.white)
  const black = await TestClient.sit(server.url, board!.links.black)
  const arrive = (client: TestClient) => client.act(board!.board, { act: 'arrive' })
  return {
    white: () => arrive(white),
    black: () => arrive(black),
    start: () =>
      post(`${server.url}/api/events/${event}/rounds/1/start`, undefined, links.arbiter!.secret),
    view: async () => {
      const { body } = await get(`${server.url}/api/boards/${board!.board}`, links.arbiter!.secret)
      return (body as { view: Record<string, unknown> & { header: { regulations: object } } }).view
    },
  }
}

const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const editions = ['fide-2009', 'fide-2017', 'fide-2018', 'fide-2023', 'finland-2009'] as const
/** The edition's default time, and default times that are over at once. */
const allowed = [undefined, 0, 1] as const

describe.each(editions)('[default.late-loses · %s]', laws => {
  test.each(allowed)(
    'no board is forfeited before its round starts (default time %s)',
    async ms => {
      const defaults = { laws, ...(ms !== undefined && { regulations: { defaultTime: ms } }) }
      // Without a start time; with one that has passed; with one in the future.
      for (const begins of [undefined, Date.now() - 3_600_000, Date.now() + 3_600_000]) {
        const { white, black, start, view } = await round(
          defaults,
          begins === undefined ? {} : { begins },
        )
        await later(30)
        await white()
        expect(await view()).toMatchObject({ status: 'awaiting-start', result: '*' })
        await later(30)
        await black()
        expect((await start()).body).toEqual({ started: 1 })
        await later(30)
        expect(await view()).toMatchObject({ status: 'in-play', result: '*' })
      }
    },
  )
})

test.each(editions)(
  '[default.late-loses · %s] a player who checks in after the arbiter’s start, like the opponent, may play',
  async laws => {
    const { white, black, start, view } = await round({ laws })
    await start()
    await later(30)
    await white()
    await black()
    expect(await view()).toMatchObject({ status: 'in-play', result: '*' })
  },
)

test('[default.late-loses · fide-2023] the default time counts from the arbiter’s start if no time was scheduled', async () => {
  const { white, start, view } = await round({ regulations: { defaultTime: 400 } })
  await white()
  await later(600)
  await start()
  expect(await view()).toMatchObject({ status: 'in-play' })
  await expect.poll(async () => (await view()).result, { timeout: 20_000 }).toBe('+/-')
})

test('[default.late-loses · fide-2023] the default time counts from the scheduled time if there is one', async () => {
  const { white, start, view } = await round(
    { regulations: { defaultTime: 3_600_000 } },
    { begins: Date.now() - 3_600_000 + 2000 },
  )
  await white()
  await start()
  expect(await view()).toMatchObject({ status: 'in-play' })
  await expect.poll(async () => (await view()).result, { timeout: 20_000 }).toBe('+/-')
})

test('a round without a scheduled time never starts by itself', async () => {
  const { white, black, start, view } = await round({ startWhen: 'scheduled' })
  await later(50)
  await white()
  await black()
  expect(await view()).toMatchObject({ status: 'awaiting-start', startWhen: 'arbiter' })
  expect((await start()).body).toEqual({ started: 1 })
})
