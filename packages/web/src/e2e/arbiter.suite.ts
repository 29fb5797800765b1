import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { App } from './app.js'
import { eventually, labelOf } from './eventually.js'

/** A game on one device after some moves, with the arbiter's sheet available. */
async function sitDown(page: Page, acts: readonly object[] = []): Promise<void> {
  const header = {
    jadoube: 'record/1',
    laws: 'fide-2018',
    timeControl: '5400+30',
    start: 'standard',
    boardKind: 'physical',
    white: {},
    black: {},
    regulations: { calledByDevice: [], defaultTime: 3_600_000 },
  }
  const lines = [
    header,
    { at: 0, by: 'arbiter', act: 'start' },
    { at: 1000, by: 'white', act: 'move', san: 'e4' },
    { at: 2000, by: 'black', act: 'move', san: 'e5' },
    ...acts,
  ]
  await page.evaluate(kept => localStorage.setItem('jadoube.table', JSON.stringify(kept)), {
    origin: Date.now() - 10_000,
    lines: lines.map(line => JSON.stringify(line)),
  })
  await page.reload()
  await page.locator('.board').waitFor()
}

const openSheet = (page: Page) =>
  page.locator('.panel.white').getByRole('button', { name: 'Arbiter' }).click()
const chip = (page: Page, text: string) =>
  page.locator('dialog .chip', { hasText: new RegExp(`^${text}$`) })
const field = (page: Page, name: string) =>
  page.locator('dialog').getByRole('textbox', { name, exact: true })
const yes = (page: Page) => page.getByRole('button', { name: 'Confirm' })
const time = (page: Page, side: 'white' | 'black') =>
  page.locator(`.panel.${side} .panel-time`).textContent()

export function arbiterSuite(app: () => App): void {
  describe('the arbiter at the table', () => {
    test('[clock.replace-defective · fide-2018] a defective clock: the arbiter enters and sets the times', async () => {
      const { page, context, complaints } = await app().visit('/table')
      await sitDown(page)
      await openSheet(page)
      await chip(page, 'Observation').click()
      await page.getByLabel('What did you see?').selectOption({ label: 'defective clock' })
      await page.getByRole('button', { name: 'Report it' }).click()
      await yes(page).click()
      await openSheet(page)
      const question = page.locator('.question')
      await eventually(() => question.textContent()).toMatch(/6\.10\.1.*White’s clock1:30:/)
      await question.getByRole('button', { name: 'The arbiter sets the times' }).click()
      await field(page, 'White').fill('45 minutes')
      await page.getByRole('button', { name: 'Set both clocks' }).click()
      await eventually(() => page.locator('dialog').getByRole('alert').textContent()).toMatch(
        /1:30:00/,
      )
      await field(page, 'White').fill('0:45:00')
      await field(page, 'Black').fill('50:00')
      await page.getByRole('button', { name: 'Set both clocks' }).click()
      await yes(page).click()
      await eventually(() => time(page, 'black')).toMatch(/^50:00/)
      await eventually(() => time(page, 'white')).toMatch(/^4[45]:/)
      expect(complaints).toEqual([])
      await context.close()
    })

    test('[clock.replace-defective · fide-2018] a time that may be hours or minutes needs a decision', {
      tags: 'rest',
    }, async () => {
      const { page, context } = await app().visit('/table')
      await sitDown(page)
      await openSheet(page)
      await chip(page, 'Set the clocks').click()
      await field(page, 'White').fill('1:25')
      await page.getByRole('button', { name: 'Set both clocks' }).click()
      await eventually(() => page.locator('.which-time').textContent()).toMatch(
        /White: is 1:25 in hours or in minutes\?/,
      )
      expect(await yes(page).count()).toBe(0)
      await page.getByRole('button', { name: '1 hour 25 minutes' }).click()
      await eventually(() => page.locator('.confirm-box').textContent()).toMatch(
        /White 1 hour 25 minutes, Black 1 hour/,
      )
      await yes(page).click()
      await eventually(() => time(page, 'white')).toMatch(/^1:2[45]:/)
      await context.close()
    })

    test('[irreg.colours-reversed · fide-2018] one tap puts a new game on the table', async () => {
      const { page, context } = await app().visit('/table')
      await sitDown(page, [{ at: 3000, by: 'white', act: 'claim', claim: 'wrong-setup' }])
      await openSheet(page)
      await page.locator('.answers .button', { hasText: 'Correct' }).first().click()
      await yes(page).click()
      await page.locator('.panel.white').getByRole('button', { name: 'New game' }).click()
      await eventually(() => labelOf(page, 'e2')).toContain('white pawn')
      await eventually(() => time(page, 'white')).toMatch(/^1:30:/)
      await context.close()
    })

    test('[penalty.cut-time · fide-2018] a penalty has its minutes, and going back loses nothing', {
      tags: 'rest',
    }, async () => {
      const { page, context } = await app().visit('/table')
      await sitDown(page)
      await openSheet(page)
      await chip(page, 'Penalty').click()
      await chip(page, 'Black').click()
      await chip(page, 'time removed').click()
      await page.getByLabel('Minutes').fill('10')
      await page.getByRole('button', { name: 'Impose' }).click()
      await eventually(() => page.getByRole('alertdialog').textContent()).toMatch(/10 minutes/)
      await page.getByRole('button', { name: 'Back' }).click()
      await eventually(() => page.getByLabel('Minutes').inputValue()).toBe('10')
      await page.getByRole('button', { name: 'Impose' }).click()
      await yes(page).click()
      await eventually(() => time(page, 'black')).toMatch(/^1:2[01]:/)
      await context.close()
    })

    test('[adjourn.seal.envelope · fide-2018] a game is adjourned, sealed and resumed', async () => {
      const { page, context, complaints } = await app().visit('/table')
      await sitDown(page)
      await openSheet(page)
      await chip(page, 'Adjournment').click()
      await page.getByRole('button', { name: 'Adjourn', exact: true }).click()
      await yes(page).click()
      await openSheet(page)
      await chip(page, 'Adjournment').click()
      await page.getByLabel('The sealed move').fill('Nf3')
      await page.getByRole('button', { name: 'Seal and stop the clock' }).click()
      await openSheet(page)
      expect(await labelOf(page, 'f3')).toContain('empty')
      await chip(page, 'Adjournment').click()
      await page.getByRole('button', { name: 'Open the envelope' }).click()
      await eventually(() => page.getByRole('alertdialog').textContent()).toMatch(/presence/)
      await page.getByRole('button', { name: 'Back' }).click()
      await page.getByRole('button', { name: 'White has arrived' }).click()
      await page.getByRole('button', { name: 'Black has arrived' }).click()
      await page.getByRole('button', { name: 'Open the envelope' }).click()
      await yes(page).click()
      await eventually(() => labelOf(page, 'f3')).toContain('white knight')
      await eventually(() =>
        page.locator('.panel.black .panel-clock').getAttribute('class'),
      ).toContain('runs')
      expect(complaints).toEqual([])
      await context.close()
    })
  })
}
