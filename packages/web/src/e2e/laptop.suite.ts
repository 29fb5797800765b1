import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { type App, phone } from './app.js'
import { inTurn } from './in-turn.js'
import { recordLines, withTable } from './kept-record.js'
import { sitDown } from './sitting.js'

/** The most common screens of laptops. */
const laptops = [
  [1280, 800],
  [1366, 768],
  [1440, 900],
] as const

/** The laptops on which a part is higher than its space. */
async function cutOffOnLaptops(page: Page, part: string): Promise<readonly unknown[]> {
  const found: unknown[] = []
  for (const [width, height] of laptops) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const isCut = await page.locator(part).evaluate(each => each.scrollHeight > each.clientHeight)
    if (isCut) found.push([part, width, height])
  }
  return found
}

const friendly = {
  boardKind: 'guarded',
  regulations: { arbiter: 'none', unansweredQuestions: 'play-on', takeBacks: true },
  table: { preset: 'friendly', help: ['legal-moves'] },
  white: { name: 'Nováková, Jana' },
  black: { name: 'Petrović, Aleksandra' },
}

export function laptopSuite(app: () => App): void {
  describe('on every laptop, without scrolling', { tags: 'rest' }, () => {
    inTurn(['en', 'sl', 'sr', 'cs', 'fi'])('everything beside the board, in %s', async lang => {
      const begun = [
        { at: 0, by: 'arbiter', act: 'start' },
        { at: 9000, by: 'white', act: 'move', from: 'e2', to: 'e4' },
      ]
      for (const header of [friendly, { boardKind: 'guarded' }]) {
        const { page, context } = await withTable(app(), recordLines(header, begun))
        await page.goto(`${app().origin}/table?lang=${lang}`)
        await page.locator('.table-moves .flip').waitFor()
        expect(await cutOffOnLaptops(page, '.table-moves')).toEqual([])
        await context.close()
      }
      const sitting = await sitDown(app(), friendly)
      const { page } = sitting.white
      await page.locator('.language select').selectOption(lang)
      await page.locator(`html[lang="${lang}"]`).waitFor({ state: 'attached' })
      await page.locator('.player-sheet .move-field').waitFor()
      expect(await cutOffOnLaptops(page, '.player-sheet')).toEqual([])
      await sitting.leave()
    })

    inTurn([
      ...laptops.map(([width, height]) => [{ viewport: { width, height } }] as const),
      [{ ...phone, viewport: { width: 844, height: 390 } }] as const,
    ])('the board of a review with its buttons: %o', async device => {
      const { page, context } = await withTable(app(), recordLines(), device)
      await page.goto(`${app().origin}/games`)
      await page.locator('.game-row').first().click()
      await page.locator('.stepped-moves').waitFor()
      // On a phone the links at the top of the page are scrolled away first.
      if ('isMobile' in device)
        await page.locator('.review-board').evaluate(board => board.scrollIntoView())
      for (const part of ['.review-board', '.review-head h1']) {
        const { y = 0, height = 0 } = (await page.locator(part).boundingBox()) ?? {}
        expect(y + height).toBeLessThanOrEqual(device.viewport.height)
      }
      await context.close()
    })
  })
}
