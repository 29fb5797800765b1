import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
// @ts-expect-error: plain JavaScript, shared with the tests of the web app
import { launch } from '../packages/web/scripts/harness.mjs'

// The bot is tested with a server: packages/server/src/bot.test.ts.

const root = new URL('..', import.meta.url).pathname
const example = (name: string, input = '') =>
  spawnSync(process.execPath, [join(root, 'examples', name)], { input, encoding: 'utf8' })

test('the analyser tells a game move by move', () => {
  const { stdout, stderr } = example('analyse.mjs')
  expect(stderr).toBe('')
  expect(stdout).toContain('     1. e4       one of 20\n')
  expect(stdout).toMatch(/4\. Qxf7# +one of \d+ checkmate\n/)
})

test('the arbiter, in fifty lines, upholds a claim of touch-move', () => {
  const said = ['white move e4', 'black touch e7', 'black move d5', 'white claim touched-piece']
  const { stdout, stderr } = example('arbiter.mjs', `${said.join('\n')}\nexit\n`)
  expect(stderr).toBe('')
  expect(stdout).toMatch(/touch-move.*Article 4\.3\.1/)
  const lines = readFileSync(join(root, 'examples/arbiter.mjs'), 'utf8').trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(50)
})

test('the page with one script tag shows a board and its legal moves', async () => {
  const page = readFileSync(join(root, 'examples/page.html'), 'utf8')
  expect(page.match(/<script/g)).toHaveLength(1)
  const server = createServer((request, response) => {
    const inside = /^\/chess\/(.+\.js)$/.exec(request.url ?? '')?.[1]
    response.setHeader('content-type', inside === undefined ? 'text/html' : 'text/javascript')
    response.end(
      inside === undefined ? page : readFileSync(join(root, 'packages/chess/dist', inside)),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const browser = (await launch()) as Browser
  try {
    const tab = await browser.newPage()
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await tab.locator('#legal', { hasText: 'Nc6' }).waitFor()
    expect(await tab.locator('#board svg').count()).toBe(1)
    await tab.locator('#moves').fill('e4 e5 Ke3')
    await tab.locator('#legal', { hasText: 'Ke3: ' }).waitFor()
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
})
