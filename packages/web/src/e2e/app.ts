import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
// @ts-expect-error: plain JavaScript, shared with the screenshots' script
import { build, dist, launch, serve } from '../../scripts/harness.mjs'

export { dist }

export interface App {
  readonly origin: string
  readonly browser: Browser
  /** A visitor who was never here; what the console complained of is collected. */
  readonly visit: (path: string, options?: BrowserContextOptions) => Promise<Visit>
  readonly stop: () => Promise<void>
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: string[]
}

export async function startApp(): Promise<App> {
  build()
  const { origin, stop } = await serve()
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
      // The browser is told to have none, except in the test of the app without a network.
      if (text === 'Service Worker registration blocked by Playwright') return
      if (['error', 'warning'].includes(message.type())) complaints.push(text)
    })
    page.on('pageerror', error => complaints.push(error.message))
    await page.goto(origin + path)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    return { page, context, complaints }
  }
  return {
    origin,
    browser,
    visit,
    stop: async () => {
      await browser.close()
      await stop()
    },
  }
}

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
}
export const smallest: BrowserContextOptions = { ...phone, viewport: { width: 320, height: 568 } }

export const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`)

export const said = (page: Page) => page.locator('p[role="status"].unseen')
