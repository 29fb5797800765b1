import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, startServer } from '@jadoube/server'
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
// @ts-expect-error: plain JavaScript, shared with the screenshots' script
import { build, dist as built, launch } from '../../scripts/harness.mjs'

/** A copy of the build, so that a new build in the meantime does not affect the tests. */
export const dist = mkdtempSync(join(tmpdir(), 'jadoube-web-'))

/** The links of a new board, by role. */
export interface Made {
  readonly board: string
  readonly links: Readonly<Record<string, { readonly url: string; readonly secret: string }>>
}

export interface App {
  readonly origin: string
  readonly browser: Browser
  /** A first-time visitor. Console errors are collected. */
  readonly visit: (path: string, options?: BrowserContextOptions) => Promise<Visit>
  /** Requests something new from the server over HTTP: a board, an event. */
  readonly make: (path: string, body: object, secret?: string) => Promise<unknown>
  readonly makeBoard: (settings?: object) => Promise<Made>
  readonly stop: () => Promise<void>
}

/** The real server with a temporary store, and without rate limits. */
const serve = (): Promise<RunningServer> =>
  startServer({
    store: 'memory:',
    port: 0,
    host: '127.0.0.1',
    logLevel: 'error',
    web: dist,
    boardsPerMinute: 100_000,
    requestsPerSecond: 100_000,
    actsPerSecond: 100_000,
  })

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: string[]
}

export async function startApp(): Promise<App> {
  await build()
  cpSync(built, dist, { recursive: true })
  const server = await serve()
  const origin = server.url
  const browser: Browser = await launch()
  const visit = async (path: string, options: BrowserContextOptions = {}): Promise<Visit> => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      ...options,
    })
    context.setDefaultTimeout(8000)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', message => {
      const text = message.text()
      // Service workers are blocked, except in the tests without a network.
      if (text === 'Service Worker registration blocked by Playwright') return
      if (['error', 'warning'].includes(message.type())) complaints.push(text)
    })
    page.on('pageerror', error => complaints.push(error.message))
    await page.goto(path.startsWith('/') ? origin + path : path)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    return { page, context, complaints }
  }
  const make = async (path: string, body: object, secret?: string): Promise<unknown> => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  return {
    origin,
    browser,
    visit,
    make,
    makeBoard: async (settings = {}) => (await make('/api/boards', settings)) as Made,
    stop: async () => {
      await browser.close()
      await server.close()
      rmSync(dist, { recursive: true, force: true })
    },
  }
}

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
}
export const smallest: BrowserContextOptions = { ...phone, viewport: { width: 320, height: 568 } }

/** Every journey is made on both devices. */
export const devices: readonly (readonly [string, BrowserContextOptions])[] = [
  ['a phone', phone],
  ['a laptop', {}],
]

/** The device of the opponent. */
export const otherThan = (device: BrowserContextOptions): BrowserContextOptions =>
  device === phone ? {} : phone

/** A tap on a touch screen, otherwise a click. */
export async function tapOn(target: Locator): Promise<void> {
  const isTouched = await target.page().evaluate(() => navigator.maxTouchPoints > 0)
  await (isTouched ? target.tap() : target.click())
}

export const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`)

export const said = (page: Page) => page.locator('p[role="status"].visually-hidden')
