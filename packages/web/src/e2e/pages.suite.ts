import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, phone, smallest } from './app.js'
import { eventually } from './eventually.js'
import { faults } from './faults.js'
import { inTurn } from './in-turn.js'

const paths = [
  '/',
  '/clock',
  '/table',
  '/link',
  '/event',
  '/laws',
  '/laws/article-07',
  '/laws/illegal.penalty-loss?edition=fide-2018&beside=fide-2009',
  '/laws/compare',
  '/laws/vocabulary',
  '/laws?q=remi',
  '/games',
  '/no-such-page',
] as const
const languages = ['en', 'sl', 'sr', 'sr-Latn', 'cs', 'fi'] as const

const goTo = async (page: Page, path: string) => {
  await page.evaluate(href => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && !document.querySelector('[aria-busy="true"]'),
  )
}

/** Records when the page has its heading. What loads later does not delay it. */
const noteWhenShown = () => {
  const watch = new MutationObserver(() => {
    if (document.querySelector('h1') === null) return
    document.documentElement.dataset.shown = String(performance.now())
    watch.disconnect()
  })
  watch.observe(document, { childList: true, subtree: true })
}

const keepGame = () => {
  const header = { jadoube: 'record/1', laws: 'fide-2023', timeControl: '300', start: 'standard' }
  const kept = { origin: Date.now(), lines: [JSON.stringify(header)] }
  localStorage.setItem('jadoube.table', JSON.stringify(kept))
}

export function pagesSuite(app: () => App): void {
  describe('every page', () => {
    inTurn(languages)('in %s has all its texts, and logs no errors', async language => {
      const { page, context, complaints } = await app().visit(`/?lang=${language}`, smallest)
      for (const path of paths) {
        await goTo(page, path)
        await eventually(() => page.evaluate(() => document.documentElement.lang)).toBe(language)
        const text = await page.evaluate(() => document.body.textContent ?? '')
        expect(text, path).not.toMatch(/undefined|null|NaN|\[object|function/)
        const unnamed = await page.evaluate(() =>
          [...document.querySelectorAll('button, a, h1, h2, h3, legend, option, dt')]
            .filter(
              each => (each.textContent ?? '').trim() === '' && !each.getAttribute('aria-label'),
            )
            .map(each => each.outerHTML.slice(0, 120)),
        )
        expect(unnamed, path).toEqual([])
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(wider, `${path} is wider than 320 px`).toBeLessThanOrEqual(0)
        if (language !== 'en' && language !== 'sr-Latn') {
          const english = /\b(the|with|which|settings|moves?|clock|press)\b/i
          const own = text.replaceAll(/illegal move|Finnish preface/gi, '')
          expect(path.startsWith('/laws/vocabulary') ? '' : own, path).not.toMatch(english)
        }
        if (language === 'sr-Latn') {
          const rest = text.replaceAll('Српски', '')
          expect(path.startsWith('/laws/vocabulary') ? '' : rest, path).not.toMatch(/[а-шђћџљњј]/i)
        }
      }
      expect(complaints).toEqual([])
      await context.close()
    })

    test('has no axe violations, in the light and the dark theme', async () => {
      const { page, context } = await app().visit('/', { colorScheme: 'light' })
      const background = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
      for (const path of paths) {
        await goTo(page, path)
        expect(await faults(page), path).toEqual([])
        // Only the colours differ in the dark theme.
        const light = await background()
        await page.emulateMedia({ colorScheme: 'dark' })
        expect(await background(), path).not.toBe(light)
        expect(await faults(page, ['color-contrast']), path).toEqual([])
        await page.emulateMedia({ colorScheme: 'light' })
      }
      await context.close()
    })

    test('on a phone has no axe violations, including its sheets', { tags: 'rest' }, async () => {
      const { page, context } = await app().visit('/clock', phone)
      await page.locator('.hold').focus()
      await page.keyboard.press('Enter')
      expect(await faults(page)).toEqual([])
      for (const [preset, sheets] of [
        ['Tournament', ['Claim', 'Resign', 'Arbiter']],
        ['Friendly', ['Resign', 'Moves']],
      ] as const) {
        await goTo(page, '/table?set-up')
        await page.getByRole('radio', { name: preset }).check({ force: true })
        await page.locator('.begin').tap()
        await page.locator('.board').waitFor()
        expect(await faults(page)).toEqual([])
        for (const name of sheets) {
          await page.locator('.panel.white').getByRole('button', { name }).tap()
          expect(await faults(page)).toEqual([])
          await page.keyboard.press('Escape')
        }
      }
      await context.close()
    })

    test.each(['/', '/clock', '/laws', '/table', '/table with a game'])(
      'is shown with less than 150 kB of script: %s',
      async name => {
        const { page, context } = await app().visit('/no-such-page')
        if (name.endsWith('game')) await page.evaluate(keepGame)
        await page.addInitScript(noteWhenShown)
        await page.goto(app().origin + name.split(' ')[0])
        await page.waitForLoadState('networkidle')
        // The transferred size, compressed as by the server.
        const total = await page.evaluate(() => {
          const shown = Number(document.documentElement.dataset.shown)
          return performance
            .getEntriesByType('resource')
            .filter(entry => entry.startTime < shown && entry.name.endsWith('.js'))
            .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0)
        })
        expect(total).toBeGreaterThan(5_000)
        expect(total).toBeLessThan(150_000)
        await context.close()
      },
    )
  })

  describe('the appearance', () => {
    test('switches the language at once, and keeps it', { tags: 'rest' }, async () => {
      const { page, context } = await app().visit('/')
      await page.locator('.language select').selectOption('cs')
      await page.getByText('Šachové hodiny').waitFor()
      await page.reload()
      await page.getByText('Šachové hodiny').waitFor()
      await eventually(() => page.evaluate(() => document.documentElement.lang)).toBe('cs')
      await context.close()
    })

    test('turns dark on request, and is dark before the first paint next time', async () => {
      const { page, context } = await app().visit('/', { colorScheme: 'light' })
      const ground = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
      const light = await ground()
      await page.getByRole('button', { name: 'Appearance' }).click()
      await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
      await eventually(ground).not.toBe(light)
      const dark = await ground()
      await page.reload()
      expect(await ground()).toBe(dark)
      await context.close()
    })
  })

  describe('the Laws explorer', () => {
    test('leads from a deep link to the rule in its edition', async () => {
      const { page, context } = await app().visit('/laws/illegal.penalty-loss?edition=fide-2018')
      await page.getByRole('heading', { level: 1, name: '7.5.5' }).waitFor()
      await page.getByLabel('Edition').selectOption('fide-2009')
      await page.getByRole('heading', { level: 1, name: '7.4.b' }).waitFor()
      expect(new URL(page.url()).searchParams.get('edition')).toBe('fide-2009')
      await context.close()
    })

    test('shows two editions side by side', { tags: 'rest' }, async () => {
      const { page, context } = await app().visit(
        '/laws/illegal.penalty-loss?edition=fide-2018&beside=fide-2009',
      )
      await eventually(() => page.locator('del').first().textContent()).toMatch(/third/)
      await eventually(() => page.locator('ins').first().textContent()).toMatch(/second/)
      await context.close()
    })

    test("finds a rule by words of another language than the reader's", async () => {
      const { page, context } = await app().visit('/laws')
      await page.getByRole('searchbox').fill('mrtva pozicija')
      await page.getByRole('searchbox').press('Enter')
      await page.locator('.rule-list li').first().waitFor()
      await eventually(() => page.locator('.rule-list').textContent()).toMatch(
        /dead position|cannot.*mate/i,
      )
      await context.close()
    })

    test('filters the vocabulary', { tags: 'rest' }, async () => {
      const { page, context } = await app().visit('/laws/vocabulary')
      const all = await page.locator('.entry').count()
      await page.getByLabel('Find a term').fill('praporek')
      await page.locator('.entry dt', { hasText: 'flag' }).first().waitFor()
      await eventually(() => page.locator('.entry').count()).toBeLessThan(all)
      await context.close()
    })
  })
}
