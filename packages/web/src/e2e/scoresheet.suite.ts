import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, smallest } from './app.js'
import { eventually } from './eventually.js'
import { faults } from './faults.js'

/** A short drawn game, as the table shows it afterwards. */
const kept = {
  origin: Date.UTC(2026, 10, 15, 12),
  lines: [
    {
      jadoube: 'record/1',
      laws: 'fide-2018',
      timeControl: '5400+30',
      start: 'standard',
      white: { name: 'Čeněk Dvořák' },
      black: { name: 'Ђорђе Петровић' },
    },
    { at: 0, by: 'arbiter', act: 'start' },
    { at: 9000, by: 'white', act: 'move', san: 'Nf3' },
    { at: 15_000, by: 'black', act: 'move', san: 'd5', press: false },
    { at: 16_000, by: 'black', act: 'offer-draw' },
    { at: 17_000, by: 'black', act: 'press' },
    { at: 20_000, by: 'white', act: 'accept-draw' },
  ].map(line => JSON.stringify(line)),
}

async function openTable(page: Page): Promise<void> {
  await page.evaluate(value => localStorage.setItem('jadoube.table', JSON.stringify(value)), kept)
  await page.reload()
  await page.locator('.board').waitFor()
}

export function scoresheetSuite(app: () => App): void {
  describe('a scoresheet', () => {
    test('is read, signed, printed and embossed', async () => {
      const { page, context, complaints } = await app().visit('/table?lang=cs')
      await openTable(page)
      await page.getByRole('button', { name: 'Partiář' }).click()
      const table = page.locator('.score-moves')
      // 5430 s at the start: 9 s and 8 s used, then the increment of 30 s with the press.
      await eventually(() => table.locator('tbody').textContent()).toBe('1.Jf31:30:51d5 (=)1:30:52')
      await page.getByRole('button', { name: 'Bílý podepisuje ½–½' }).click()
      await page.getByText('Bílý: podepsáno: ½–½').waitFor()
      const [pdf] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'PDF k tisku' }).click(),
      ])
      expect(pdf.suggestedFilename()).toBe('Čeněk-Dvořák-Ђорђе-Петровић.pdf')
      expect(
        readFileSync(await pdf.path())
          .subarray(0, 8)
          .toString(),
      ).toBe('%PDF-1.7')
      const [brf] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: /BRF/ }).click(),
      ])
      const embossed = readFileSync(await brf.path(), 'latin1')
        .trimEnd()
        .split('\r\n')
      expect(embossed.slice(-3)).toEqual([
        '   ,B/L&   HODINY     ,%ERN&  HODINY',
        '1  SF3     #A3#CJ3#EA D5"<"7">',
        '                              #A3#CJ3#EB',
      ])
      await page.getByText('V Braillově písmu', { exact: true }).click()
      await eventually(() => page.locator('.score-braille pre').textContent()).toContain('⠙⠢⠐⠣⠐⠶⠐⠜')
      expect(complaints).toEqual([])
      expect(await faults(page)).toEqual([])
      await context.close()
    })

    test('fits the smallest screen', { tags: 'rest' }, async () => {
      const { page, context } = await app().visit('/table', smallest)
      await openTable(page)
      await page.locator('.panel.white').getByRole('button', { name: 'Moves' }).click()
      await page.getByRole('button', { name: 'Scoresheet' }).click()
      await page.locator('.score-moves').waitFor()
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('dialog')].some(each => each.scrollWidth > each.clientWidth),
      )
      expect(wide).toBe(false)
      await context.close()
    })
  })
}
