import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerMessage } from '@jadoube/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyRecord } from './record/verify.js'
import { SETTING_UP } from './store/testing/patience.suite.js'
import { get, newGame, post } from './testing/client.suite.js'
import {
  type ServerProcess,
  type ServerScript,
  serverScript,
} from './testing/server-process.suite.js'
import { WorkerThread, WorkFault } from './worker/worker-thread.js'

let script: ServerScript
let server: ServerProcess
beforeAll(async () => {
  script = await serverScript()
  server = await script.start({
    store: 'memory:',
    boardsPerMinute: 100_000,
    requestsPerSecond: 100_000,
  })
}, SETTING_UP)
afterAll(() => script.remove())

/**
 * It is hard to see that Black can mate in the first position, and that White cannot in the second.
 */
const hard = [
  { fen: '1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1', loser: 'white', result: '0-1' },
  { fen: '8/6pp/4r3/4q3/ppp5/bkp4Q/qnp2p2/n1K5 b - - 0 1', loser: 'black', result: '1/2-1/2' },
  { fen: '8/6pp/8/4q3/ppp5/bkp4Q/qnp2p2/n1K5 w - - 0 1', loser: 'black', result: '1/2-1/2' },
  { fen: '6k1/p1p1p1P1/6PB/6P1/8/P7/1KP1P2P/8 b - - 0 1', loser: 'white', result: '1/2-1/2' },
] as const

async function game(fen: string) {
  const made = await newGame(server.url, { start: fen, timeControl: '60', laws: 'fide-2023' })
  for (const who of ['white', 'black'] as const)
    await act(made, who, { act: 'arrive' }, `here-${who}`)
  return made
}

function act(
  { board, links }: Awaited<ReturnType<typeof newGame>>,
  who: 'white' | 'black',
  what: object,
  id: string,
) {
  return post(`${server.url}/api/boards/${board}/acts`, { id, act: what }, links[who].secret)
}

test('[end.resign-draw · fide-2023] hard questions about who can mate delay nobody else, and are answered as of the moment of the act', {
  // The searches only use CPU time: a busy machine takes longer.
  timeout: 180_000,
}, async () => {
  const games = []
  for (const { fen, loser, result } of hard) games.push({ ...(await game(fen)), loser, result })
  // Another client asks again and again, and is answered while the searches run, which take seconds
  // together.
  let isSearching = true
  let answered = 0
  const others = (async () => {
    while (isSearching) {
      await get(`${server.url}/healthz`)
      if (isSearching) answered++
      await sleep(2)
    }
  })()
  const answers = await Promise.all(
    games.map(each => act(each, each.loser, { act: 'resign' }, 'resign')),
  )
  isSearching = false
  await others
  expect(answered).toBeGreaterThan(games.length)
  expect(answers.map(({ status }) => status)).toEqual(games.map(() => 200))
  for (const { board, result } of games) {
    const { body } = await get(`${server.url}/api/boards/${board}`)
    expect((body as ServerMessage<'board'>).view, board).toMatchObject({ result })
  }
  const [first] = games
  const { body } = await get(
    `${server.url}/api/boards/${first?.board}/record`,
    first?.links.arbiter.secret,
  )
  expect(verifyRecord(String(body))).toMatchObject({ ok: true })
})

test('[end.resign-draw · fide-2023] the moment of the act counts, however long the answer takes', async () => {
  const [, { fen, loser, result }] = hard
  const made = await game(fen)
  await act(made, loser, { act: 'resign' }, 'resign')
  const { body } = await get(`${server.url}/api/boards/${made.board}`)
  const { view } = body as ServerMessage<'board'>
  expect(view).toMatchObject({ status: 'concluded', reason: 'resignation', result })
  const record = await get(
    `${server.url}/api/boards/${made.board}/record`,
    made.links.arbiter.secret,
  )
  const acts = String(record.body)
    .trim()
    .split('\n')
    .slice(1)
    .map(line => JSON.parse(line))
  const momentOf = (name: string): number => acts.findLast(({ act: each }) => each === name).at
  // The clock ran from the moment both were present to the resignation, and not a millisecond
  // longer.
  expect(view.clocks?.[loser]).toBe(60_000 - (momentOf('resign') - momentOf('arrive')))
})

test('a job that exceeds its time limit is stopped, and the next one runs', async () => {
  const worker = new WorkerThread()
  const [{ fen }] = hard
  const question = { fen, color: 'black', nodes: 3_000_000 } as const
  await expect(worker.run('can-mate', question, 1)).rejects.toMatchObject({ code: 'took-too-long' })
  await expect(worker.run('can-mate', question, 60_000)).resolves.toMatchObject({ verdict: 'yes' })
  const many = Array.from({ length: 80 }, () => worker.run('can-mate', question, 60_000))
  const ended = Promise.allSettled(many)
  await worker.close()
  const faults = (await ended).map(each =>
    each.status === 'rejected' && each.reason instanceof WorkFault ? each.reason.code : 'done',
  )
  expect(new Set(faults)).toEqual(new Set(['closed', 'too-many-waiting']))
})

test('[end.dead-position · fide-2018] a dead position that is found later ends the game as of the move that created it', async () => {
  const made = await newGame(server.url, {
    start: '8/1p1p1p1p/1P6/KP6/PP6/1P3P2/3P3P/1k6 b - - 0 1',
    timeControl: '3600',
    laws: 'fide-2018',
  })
  for (const who of ['white', 'black'] as const)
    await act(made, who, { act: 'arrive' }, `here-${who}`)
  expect((await act(made, 'black', { act: 'move', san: 'Ka1' }, 'move')).status).toBe(200)
  const view = async () =>
    ((await get(`${server.url}/api/boards/${made.board}`)).body as ServerMessage<'board'>).view
  await expect
    .poll(async () => (await view()).status, { timeout: 40_000, interval: 500 })
    .toBe('concluded')
  expect(await view()).toMatchObject({ result: '1/2-1/2' })
})
