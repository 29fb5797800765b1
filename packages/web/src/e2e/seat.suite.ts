import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, type Made, square } from './app.js'
import { eventually, heard, labelOf } from './eventually.js'
import { sitDown } from './sitting.js'

const must = (page: Page) =>
  page
    .locator('.square.must')
    .evaluateAll(squares => squares.map(each => (each as HTMLElement).dataset.square).sort())

const here = (page: Page) => page.getByRole('button', { name: 'I am here' }).click()

export function seatSuite(app: () => App): void {
  describe('a player’s seat', () => {
    test('[touch.own-first · fide-2018] what must still be played is shown at a training table, and at no other', async () => {
      for (const help of [true, false]) {
        const { white, black, leave } = await sitDown(app(), {
          laws: 'fide-2018',
          ...(help && { table: { help: ['must-play'] } }),
        })
        await square(white.page, 'g1').click()
        // When the opponent has heard of the touch, what follows from it has come to both.
        await eventually(() => heard(black.page)).toBe('Touched: white knight, g1.')
        await eventually(() => must(white.page)).toEqual(help ? ['f3', 'h3'] : [])
        await square(white.page, 'f3').click()
        await eventually(() => labelOf(black.page, 'f3')).toContain('white knight')
        await eventually(() => must(white.page)).toEqual([])
        await leave()
      }
    })

    test('[touch.own-first · fide-2018] what must still be played is shown on one device, too', async () => {
      const { page, context } = await app().visit('/table')
      for (const help of [true, false]) {
        const header = {
          jadoube: 'record/1',
          laws: 'fide-2018',
          start: 'standard',
          boardKind: 'guarded',
          ...(help && { table: { help: ['must-play'] } }),
        }
        const kept = { origin: Date.now(), lines: [JSON.stringify(header)] }
        await page.evaluate(
          value => localStorage.setItem('jadoube.table', JSON.stringify(value)),
          kept,
        )
        await page.reload()
        await square(page, 'e2').click()
        await eventually(() => page.locator('.square.held').count()).toBe(1)
        await eventually(() => must(page)).toEqual(help ? ['e3', 'e4'] : [])
        await square(page, 'e4').click()
        await eventually(() => page.locator('.square.held').count()).toBe(0)
        await eventually(() => must(page)).toEqual([])
      }
      await context.close()
    })

    test('[adjourn.open.replier-present · fide-2018] who must reply has their part of the key on their own board', async () => {
      const made: Made = await app().makeBoard({
        laws: 'fide-2018',
        timeControl: '7200',
        regulations: { defaultTime: 3_600_000 },
      })
      const [white, black, arbiter] = await Promise.all(
        ['white', 'black', 'arbiter'].map(role => app().visit(made.links[role]?.url ?? '')),
      )
      if (!white || !black || !arbiter) throw new Error('somebody is missing')
      await here(white.page)
      await here(black.page)
      await arbiter.page.locator('.history').waitFor()
      const open = () => arbiter.page.locator('.chip', { hasText: /^Adjournment$/ }).click()
      await open()
      await arbiter.page.getByRole('button', { name: 'Adjourn', exact: true }).click()
      await arbiter.page.getByRole('button', { name: 'Confirm' }).click()
      await white.page.getByRole('button', { name: 'The sealed move' }).click()
      await white.page.getByLabel('The sealed move').fill('Nf3')
      await white.page.getByRole('button', { name: 'Seal and stop the clock' }).click()
      await here(black.page)
      await here(white.page)
      // Only the player for whom it is sealed has it; who sealed the move has none.
      expect(await white.page.getByRole('button', { name: /Your key/ }).count()).toBe(0)
      await black.page.getByRole('button', { name: /Your key/ }).click()
      const part = (await black.page.locator('.key-part code').textContent()) ?? ''
      expect(part.length).toBeGreaterThan(16)
      expect(made.links.black?.url).not.toContain(part)
      await eventually(() => arbiter.page.locator('.history').textContent()).toMatch(
        /Black arrives.*White arrives/,
      )
      await open()
      await arbiter.page.getByLabel(/Black’s link or key/).fill(part)
      await arbiter.page.getByRole('button', { name: 'Open the envelope' }).click()
      await arbiter.page.getByRole('button', { name: 'Confirm' }).click()
      for (const { page, complaints } of [white, black, arbiter]) {
        await eventually(() => labelOf(page, 'f3')).toContain('white knight')
        expect(complaints).toEqual([])
      }
      for (const { context } of [white, black, arbiter]) await context.close()
    })
  })
}
