import { type Move, parseSan, play, standardPosition } from '@jadoube/chess'
import { simulateGame } from '@jadoube/eboard'
import type { EboardsView } from '@jadoube/protocol'
import { readConfig, startServer } from '@jadoube/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { FakeLiveChess } from '../testing/fake-livechess.js'
import { followHall } from './hall-bridge.js'
import { Recorder } from './recording.js'

interface Opened {
  readonly event: string
  readonly links: Readonly<Record<string, { readonly secret: string }>>
}

const serials = ['30001', '30002', '30003']
const config = readConfig({
  flags: { port: '0', store: 'memory:', web: '' },
  environment: {},
})
if (!config.ok) throw new Error(config.error)
const server = await startServer(config.value)
let live: FakeLiveChess

beforeAll(async () => {
  live = await FakeLiveChess.start(serials)
})
afterAll(async () => {
  await live.close()
  await server.close()
})

async function ask<T>(method: string, path: string, secret: string, body?: object): Promise<T> {
  const answer = await fetch(`${server.url}/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return (text === '' ? null : JSON.parse(text)) as T
}

const moves = (sans: string): readonly Move[] => {
  let position = standardPosition()
  return sans.split(' ').map(san => {
    const move = parseSan(position, san)
    if (!move.ok) throw new Error(san)
    position = play(position, move.value)
    return move.value
  })
}

test('many boards play their games on a server, and the event shows the state of each board', async () => {
  const { event, links } = (await (
    await fetch(`${server.url}/api/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Open', defaults: { timeControl: '5400+30' } }),
    })
  ).json()) as Opened
  const secret: string = links.organiser!.secret
  const pairings = serials.map((_, index) => ({
    board: index + 1,
    white: { name: `W${index}` },
    black: { name: `B${index}` },
  }))
  await ask('POST', `events/${event}/rounds`, secret, { round: '1', pairings })
  await ask('POST', `events/${event}/rounds/1/start`, links.arbiter!.secret, {})
  for (const [index, serial] of serials.entries())
    await ask('PATCH', `events/${event}/eboards`, secret, { serial, number: index + 1 })
  for (const serial of serials) live.send(serial, [...simulateGame(standardPosition(), [], 1)][0]!)

  const told: string[] = []
  const hall = await followHall({
    address: live.address,
    link: `${server.url}/event/${event}#${secret}`,
    recorder: new Recorder(undefined, 'livechess'),
    tell: text => told.push(text),
    interpreter: {},
  })
  const view = () => ask<EboardsView>('GET', `events/${event}/eboards`, links.arbiter!.secret)
  await vi.waitFor(
    async () =>
      expect((await view()).boards.map(({ agreement }) => agreement)).toEqual([
        'same',
        'same',
        'same',
      ]),
    { timeout: 15_000, interval: 200 },
  )

  // Two boards play; on the third somebody knocks pieces over.
  const games = ['e4 e5 Nf3', 'd4 Nf6']
  await Promise.all(
    games.map(async (sans, index) => {
      let last = 0
      for (const simulated of [...simulateGame(standardPosition(), moves(sans), 5)].slice(1)) {
        await new Promise(resolve =>
          setTimeout(resolve, Math.min(600, simulated.message.at - last)),
        )
        last = simulated.message.at
        live.send(serials[index]!, simulated)
      }
    }),
  )
  for (const square of ['a2', 'b2', 'c2'] as const)
    live.send('30003', {
      message: { kind: 'square', at: 0, square, sensed: null },
      isLost: false,
    })
  await vi.waitFor(
    async () => {
      const { boards } = await view()
      expect(boards[2]).toMatchObject({
        agreement: 'differs',
        asks: 'pieces-knocked-over',
        squares: ['a2', 'b2', 'c2'],
        battery: 76,
        isActive: true,
      })
    },
    { timeout: 15_000, interval: 200 },
  )
  const { boards } = await ask<{ boards: { number: number; ply: number; placement: string }[] }>(
    'GET',
    `events/${event}`,
    secret,
  )
  expect(boards.map(({ ply }) => ply)).toEqual([3, 2, 0])
  expect(boards[0]!.placement).toBe('rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R')
  await hall.close()
})

test('a link that may not follow the hall is refused for the reason that the server gives', async () => {
  const { event, links } = (await (
    await fetch(`${server.url}/api/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Open' }),
    })
  ).json()) as Opened
  const following = followHall({
    address: 'ws://127.0.0.1:9',
    link: `${server.url}/event/${event}#${links.spectator!.secret}`,
    recorder: new Recorder(undefined, 'livechess'),
    tell: () => {},
    interpreter: {},
  })
  await expect(following).rejects.toMatchObject({ code: 'not-for-this-seat' })
})

test('players can neither see nor assign the electronic boards', async () => {
  const { event, links } = (await (
    await fetch(`${server.url}/api/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Open' }),
    })
  ).json()) as Opened
  for (const secret of [links.spectator!.secret])
    await expect(ask('GET', `events/${event}/eboards`, secret)).rejects.toThrow('not-for-this-seat')
  const { organiser } = links
  const place = (serial: string, number: number | null) =>
    ask('PATCH', `events/${event}/eboards`, organiser!.secret, { serial, number })
  await place('1', 4)
  await place('2', 4)
  await place('3', 5)
  await place('3', null)
  const { placed } = await ask<EboardsView>('GET', `events/${event}/eboards`, organiser!.secret)
  expect(placed).toEqual([{ serial: '2', number: 4, board: null }])
})
