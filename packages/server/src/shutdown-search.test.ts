import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerMessage } from '@jadoube/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SETTING_UP } from './store/testing/patience.suite.js'
import { tempDir } from './store/testing/temp-dir.suite.js'
import { get, newGame, post } from './testing/client.suite.js'
import { type ServerScript, serverScript } from './testing/server-process.suite.js'

let script: ServerScript
let dir: Awaited<ReturnType<typeof tempDir>>
beforeAll(async () => {
  ;[script, dir] = await Promise.all([serverScript(), tempDir()])
}, SETTING_UP)
afterAll(async () => {
  await script.remove()
  await dir.remove()
})

/** Milliseconds within which the server must shut down; the search alone would take longer. */
const SOON = 8000

test('[end.resign-draw · fide-2023] a hard question does not delay the shutdown, and is answered by the next server', {
  timeout: 120_000,
}, async () => {
  const store = join(dir.path, 'games.sqlite')
  let server = await script.start({ store })
  const { board, links } = await newGame(server.url, {
    // Finding out who can still mate takes seconds here.
    start: '1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1',
    timeControl: '600',
    afterInterruption: { goOnAfter: 0 },
  })
  const act = (who: 'white' | 'black', what: string) =>
    post(
      `${server.url}/api/boards/${board}/acts`,
      { id: what, act: { act: what } },
      links[who].secret,
    )
  await act('white', 'arrive')
  await act('black', 'arrive')
  const asked = act('white', 'resign').catch(() => null)
  await sleep(300)
  expect(await server.stop(), 'ms until it had ended').toBeLessThan(SOON)
  const isAnswered = (await asked)?.status === 200
  server = await script.start({ store })
  const { body } = await get(`${server.url}/api/boards/${board}`)
  // Unless it was answered, nothing was decided.
  if (!isAnswered) expect((body as ServerMessage<'board'>).view.status).not.toBe('concluded')
  const again = await act('white', 'resign')
  expect(again).toMatchObject({ status: 200, body: { again: isAnswered } })
  await server.kill()
})
