import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type App, dist, phone } from './app.js'
import { recordLines } from './kept-record.js'

/** The size of the files requested before something appears on the page, compressed. */
async function weightBefore(app: App, path: string, selector: string, locale = 'en-GB') {
  const { page, context } = await app.visit('/no-such-page', { ...phone, locale })
  await page.evaluate(kept => localStorage.setItem('jadoube.table', JSON.stringify(kept)), {
    origin: 0,
    lines: recordLines({}, []),
  })
  await page.addInitScript(wanted => {
    const watch = new MutationObserver(() => {
      if (document.querySelector(wanted) === null) return
      watch.disconnect()
      document.documentElement.dataset.appeared = String(performance.now())
    })
    watch.observe(document, { childList: true, subtree: true })
  }, selector)
  await page.goto(app.origin + path)
  await page.locator('html[data-appeared]').waitFor({ state: 'attached' })
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(entry => entry.startTime <= Number(document.documentElement.dataset.appeared))
      .map(entry => new URL(entry.name).pathname),
  )
  await context.close()
  const weight = (ending: string) =>
    files
      .filter(file => file.endsWith(ending))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0)
  return { script: weight('.js'), style: weight('.css') }
}

export function weightSuite(app: () => App): void {
  describe('what loads before a page appears', () => {
    test('is less than 30 kB for the start page', async () => {
      const { script, style } = await weightBefore(app(), '/', 'h1')
      expect(script).toBeGreaterThan(10_000)
      expect(script + style).toBeLessThan(30_000)
    })

    // Serbian texts are the largest, because Cyrillic letters take two bytes.
    test.each(['en-GB', 'sr'])(
      'is less than 110 kB for a game on the table in %s',
      async locale => {
        const { script, style } = await weightBefore(app(), '/table', '.board', locale)
        expect(script).toBeGreaterThan(50_000)
        expect(script + style).toBeLessThan(110_000)
      },
    )
  })
}
