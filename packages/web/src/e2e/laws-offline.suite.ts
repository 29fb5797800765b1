import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, phone } from './app.js'
import { eventually } from './eventually.js'
import { inTurn } from './in-turn.js'

/** Waits until the service worker has cached the app and serves it. */
const keptByWorker = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    for (let waits = 0; navigator.serviceWorker.controller === null && waits < 200; waits++) {
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    return navigator.serviceWorker.controller !== null
  })

/** A phone that visited the start page once, and has had no network since. */
async function withoutNetwork(app: App, language: string) {
  const visit = await app.visit(`/?lang=${language}`, { ...phone, serviceWorkers: 'allow' })
  expect(await keptByWorker(visit.page)).toBe(true)
  await visit.context.setOffline(true)
  const answered = await visit.page.evaluate(() =>
    fetch('/api/laws/search?q=flag').then(
      () => true,
      () => false,
    ),
  )
  expect(answered).toBe(false)
  const open = async (path: string): Promise<void> => {
    await visit.page.goto(app.origin + path)
    await visit.page.locator('h1').first().waitFor({ state: 'attached' })
  }
  return { ...visit, open }
}

export function lawsOfflineSuite(app: () => App): void {
  describe('without a network, on a phone that was here once', () => {
    test('What happened? rules, names the article and shows the case', async () => {
      const { page, context, open } = await withoutNetwork(app(), 'en')
      await open('/laws/what-happened')
      await page.getByRole('button', { name: 'Illegal move', exact: true }).tap()
      const steps = () => page.locator('.ruling-steps').textContent()
      await eventually(steps).toContain('2 extra minutes')
      await page.getByRole('button', { name: 'Second', exact: true }).tap()
      await eventually(steps).toContain('7.5.5')
      await eventually(steps).toMatch(/0[–-]1/)
      await page.locator('.ruling-result a[href*="/laws/cases/"]').first().tap()
      await page.locator('.case-steps').waitFor()
      await context.close()
    })

    inTurn([
      ['sl', /2 dodatni minuti|2 minuti/],
      ['sr', /2 минута|2 додатна/],
      ['cs', /2 minuty/],
      ['fi', /2 minuuttia/],
    ] as const)('What happened? rules in %s', async (language, minutes) => {
      const { page, context, open } = await withoutNetwork(app(), language)
      await open('/laws/what-happened?what=illegal')
      await eventually(() => page.locator('.ruling-steps').textContent()).toMatch(minutes)
      await eventually(() => page.locator('.ruling-steps').textContent()).toContain('7.5.5')
      await context.close()
    })

    test('an exam of twenty questions ends with a score', { tags: 'rest' }, async () => {
      const { page, context, open } = await withoutNetwork(app(), 'en')
      await open('/laws/exam')
      await page.getByRole('button', { name: 'Start' }).tap()
      for (let at = 1; at <= 20; at++) {
        await eventually(() => page.locator('.kicker').textContent()).toContain(
          `Question ${at} of 20`,
        )
        await page.locator('.exam-answers button').first().tap()
        await page.getByRole('link', { name: 'Show the whole case' }).waitFor()
        await page.getByRole('button', { name: 'Next', exact: true }).tap()
      }
      await eventually(() => page.locator('h1').textContent()).toMatch(/\d+ of 20 correct/)
      await context.close()
    })

    test.each([
      ['en', 'opponent’s flag fell but I only have a knight', '6.9'],
      ['fi', 'vastustajan lippu putosi mutta minulla on vain ratsu', '6.9'],
      // A question in a language other than the reader's.
      ['en', 'nepravilna poteza', '7.5'],
    ] as const)('a search in %s finds the rule: %s', async (language, asked, article) => {
      const { page, context, open } = await withoutNetwork(app(), language)
      await open(`/laws?q=${encodeURIComponent(asked)}`)
      await eventually(() => page.locator('.rule-list > li').first().textContent()).toContain(
        article,
      )
      await context.close()
    })
  })
}
