import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
// @ts-expect-error: plain JavaScript, shared with the screenshots' script
import { launch } from '../../scripts/harness.mjs'

const script = fileURLToPath(new URL('../../../../scripts/build-static.mjs', import.meta.url))
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

/**
 * A plain file server: files, the index of a folder, 404.html for the rest, and nothing outside
 * `base`.
 */
function serve(folder: string, base: string): Promise<{ server: Server; missed: string[] }> {
  const missed: string[] = []
  const server = createServer((request, response) => {
    const path = decodeURI((request.url ?? '/').split('?')[0] ?? '/')
    const inside = path.startsWith(base) ? path.slice(base.length) : undefined
    let file = inside === undefined ? '' : join(folder, inside)
    if (file !== '' && existsSync(file) && statSync(file).isDirectory())
      file = join(file, 'index.html')
    const found = file !== '' && existsSync(file)
    // Rule ids contain dots.
    const isAsset = /\.(?:js|css|svg|png|woff2?|webmanifest)$/.test(path)
    if (!found && (inside === undefined || isAsset)) missed.push(path)
    const sent = found ? file : join(folder, '404.html')
    response.writeHead(found ? 200 : 404, {
      'content-type': types[extname(sent)] ?? 'application/octet-stream',
    })
    response.end(readFileSync(sent))
  })
  return new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve({ server, missed })))
}

let browser: Browser
beforeAll(async () => {
  browser = await launch()
}, 120_000)
afterAll(() => browser.close())

const staticBuild = (base: string) => (): void => {
  let folder: string
  let server: Server
  let missed: string[]
  let origin = ''
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'jadoube-static-'))
    const built = spawnSync(
      process.execPath,
      [script, '--installed', '--base', base, '--out', folder],
      { encoding: 'utf8' },
    )
    expect(built.status, built.stderr).toBe(0)
    ;({ server, missed } = await serve(folder, base))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }, 300_000)
  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function visit(path: string, work: (page: Page) => Promise<void>): Promise<void> {
    const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', error => complaints.push(error.message))
    await page.goto(`${origin}${base}${path}`)
    await work(page)
    await context.close()
    expect(complaints).toEqual([])
    expect(missed).toEqual([])
  }

  test('shows what needs no server, and links to it', async () => {
    await visit('', async page => {
      await page.locator('.entries a').first().waitFor()
      const paths = await page
        .locator('.entries a')
        .evaluateAll(links => links.map(link => link.getAttribute('href')))
      expect(paths).toEqual(expect.arrayContaining(['/clock', '/laws', '/games']))
      expect(paths).not.toEqual(expect.arrayContaining(['/event']))
      // A host without 404.html shows these too.
      for (const path of paths)
        expect(existsSync(join(folder, path ?? '', 'index.html')), path ?? '').toBe(true)
      await page.locator('.entries a[href$="/laws"]').click()
      await page.waitForURL(`${origin}${base}laws`)
      await page.locator('h1').waitFor()
      await page.goBack()
      await page.locator('.entries a[href$="/clock"]').click()
      await page.waitForURL(`${origin}${base}clock`)
    })
  })

  test('opens each part, and a rule, by its own address', async () => {
    for (const path of [
      'table',
      'table/',
      'clock',
      'laws',
      'laws/illegal.penalty-loss',
      'laws/9.2',
    ])
      await visit(path, async page => {
        await page.locator('main').first().waitFor()
        await page.waitForFunction(() => document.querySelector('main[aria-busy]') === null)
        expect(await page.title(), path).not.toMatch(/not found|no such page/i)
        expect(await page.locator('main').innerText()).not.toBe('')
      })
  })
}

describe('the static build under a path', staticBuild('/clubs/chess/'))
// The path only changes addresses: the other build takes as long again.
describe('the static build at the root', { tags: 'rest' }, staticBuild('/'))
