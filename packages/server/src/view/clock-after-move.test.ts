import { parseComment, parsePgn } from '@jadoube/chess'
import type { SeatLink, ServerMessage } from '@jadoube/protocol'
import { expect, test } from 'vitest'
import { get, post, TestClient } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()

/** Whole seconds of the clock comments of a PGN. */
const clocksIn = (pgn: string): (number | null)[] =>
  (parsePgn(pgn)[0]?.moves ?? []).map(({ comments }) => {
    const left = comments.map(each => parseComment(each).clk).find(each => each !== undefined)
    return left === undefined ? null : Math.floor(left / 1000)
  })

test('PGN, broadcast and spectators give the time after the press, with the increment', async () => {
  const made = await post(`${server.url}/api/events`, {
    name: 'Increment',
    defaults: { laws: 'fide-2023', timeControl: '600+300', boardKind: 'physical' },
  })
  const { event, links } = made.body as { event: string; links: Record<string, SeatLink> }
  const opened = await post(
    `${server.url}/api/events/${event}/rounds`,
    { round: '1', pairings: '1. Ana – Bor' },
    links.organiser!.secret,
  )
  const [{ board, links: seats }] = (
    opened.body as { boards: [{ board: string; links: Record<string, SeatLink> }] }
  ).boards
  await post(`${server.url}/api/events/${event}/rounds/1/start`, undefined, links.arbiter!.secret)
  const white = await TestClient.sit(server.url, seats.white!)
  const black = await TestClient.sit(server.url, seats.black!)
  // By hand, as on a real board: the piece is placed, then the clock is pressed.
  const place = (player: TestClient, from: string, to: string) =>
    player.act(board, { act: 'place', from, to })
  const press = (player: TestClient) => player.act(board, { act: 'press' })

  const all = async () => {
    const ofBoard = String((await get(`${server.url}/api/boards/${board}/pgn`)).body)
    const path = `${server.url}/broadcast/${event}/round-1`
    const ofRound = String((await get(`${path}/games.pgn`)).body)
    const cloud = (await get(`${path}/game-1.json`)).body as { moves: string[] }
    const spectator = await TestClient.sit(server.url, null)
    spectator.send({ type: 'open', board })
    const { view } = (await spectator.one('board')) as ServerMessage<'board'>
    await spectator.close()
    return [
      clocksIn(ofBoard),
      clocksIn(ofRound),
      cloud.moves.map(move => Number(/ (\d+)\+/.exec(move)?.[1])),
      (view.moves ?? []).map(({ clock }) => Math.floor((clock ?? 0) / 1000)),
    ]
  }
  /**
   * The increment is five minutes, far longer than the test takes on any machine. What the public
   * reads may be outdated for a moment.
   */
  const check = async (...times: readonly number[]) => {
    const isExpected = (clocks: readonly (number | null)[]) =>
      clocks.length === times.length &&
      clocks.every((clock, index) => {
        const time = times[index] ?? 0
        return clock !== null && clock <= time && clock > time - 300
      })
    await expect.poll(all, { message: times.join() }).toSatisfy(clocks => clocks.every(isExpected))
  }

  await place(white, 'e2', 'e4')
  // Made but not completed: nothing has been added yet.
  await check(900)
  await press(white)
  await check(1200)
  await place(black, 'e7', 'e5')
  await press(black)
  await check(1200, 1200)
  await place(white, 'g1', 'f3')
  await press(white)
  await check(1200, 1200, 1500)
})
