import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, phone, said, type Visit } from './app.js'
import { eventually } from './eventually.js'

const faces = (page: Page) => page.locator('.digits').allTextContents()
const half = (page: Page, side: 'white' | 'black') => page.locator(`.half.${side}`)

async function setTime(page: Page, side: 0 | 1, time: string): Promise<void> {
  await page.locator('.hold').focus()
  await page.keyboard.press('Enter')
  await page.getByText('This game', { exact: true }).click({ force: true })
  const form = page.locator('.side-settings form').nth(side)
  await form.locator('input').first().fill(time)
  await form.locator('button[type=submit]').click()
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
}

/** The clock on a device whose time passes only as the test says. */
async function atRest(app: App, options: BrowserContextOptions = {}): Promise<Visit> {
  const visit = await app.visit('/no-such-page', options)
  const { page } = visit
  const began = Date.UTC(2026, 10, 15, 12)
  await page.clock.install({ time: began })
  await page.goto(`${app.origin}/clock`)
  await page.locator('.half').first().waitFor()
  await page.clock.pauseAt(began + 3_600_000)
  return visit
}

export function clockSuite(app: () => App): void {
  describe('the clock', () => {
    test('is started by Black, pressed by a touch, and shows the increment', async () => {
      const { page, context, complaints } = await atRest(app(), phone)
      await eventually(() => faces(page)).toEqual(['3:02', '3:02'])
      await half(page, 'white').tap()
      expect(await page.locator('.half.runs').count()).toBe(0)
      await half(page, 'black').tap()
      await eventually(() => half(page, 'white').getAttribute('class')).toContain('runs')
      await page.clock.runFor(1100)
      await half(page, 'white').tap()
      await eventually(() => half(page, 'black').getAttribute('class')).toContain('runs')
      await eventually(() => faces(page)).toEqual(['3:02', '3:03'])
      // A second press of the same half does nothing.
      await half(page, 'white').tap()
      await eventually(() => half(page, 'white').textContent()).toContain('Move 2')
      expect(complaints).toEqual([])
      await context.close()
    })

    test('goes on running through a reload, and stands through one when it is paused', async () => {
      const { page, context } = await app().visit('/clock')
      await page.keyboard.press(' ')
      await eventually(() => faces(page)).toEqual(['3:02', '3:00'])
      await page.reload()
      await page.locator('.half.runs').waitFor()
      expect((await faces(page))[1]).toMatch(/^3:00$|^2:\d\d$/)
      await page.keyboard.press('s')
      await eventually(() => page.locator('.half.runs').count()).toBe(0)
      const [, left] = await faces(page)
      const since = Date.now()
      await eventually(() => Date.now() - since).toBeGreaterThan(1100)
      await page.reload()
      await page.locator('.half').first().waitFor()
      expect(await faces(page)).toEqual(['3:02', left])
      await context.close()
    })

    test('says both times on a key, and that the flag has fallen, and which fell first', async () => {
      const { page, context } = await app().visit('/clock')
      await page.keyboard.press(' ')
      await setTime(page, 0, '0:01')
      await setTime(page, 1, '0:01')
      await page.keyboard.press('s')
      await half(page, 'white').getByText('Flag fallen').waitFor()
      await page.keyboard.press('k')
      await eventually(() => said(page).textContent()).toMatch(
        /White 0:00, Black 0:01.*White: flag fallen/,
      )
      await page.keyboard.press(' ')
      await half(page, 'white').getByText('Flag fell first').waitFor()
      await half(page, 'black').getByText('Flag fallen', { exact: true }).waitFor()
      await context.close()
    })

    test('opens its settings to a hold, not to a brush', async () => {
      const { page, context } = await atRest(app())
      // While it runs; a clock at rest opens them to a tap.
      await page.keyboard.press(' ')
      const box = await page.locator('.hold').boundingBox()
      if (box === null) throw new Error('no button')
      await page.mouse.move(box.x + 10, box.y + 10)
      await page.mouse.down()
      await page.clock.runFor(120)
      await page.mouse.up()
      expect(await page.locator('dialog').count()).toBe(0)
      await eventually(async () => {
        await page.mouse.down()
        await page.clock.runFor(900)
        await page.mouse.up()
        return page.locator('dialog').count()
      }).toBe(1)
      await context.close()
    })

    test('opens its settings to one tap while it does not run', async () => {
      const { page, context } = await app().visit('/clock', phone)
      await page.locator('.hold').tap()
      await eventually(() => page.locator('dialog').count()).toBe(1)
      await context.close()
    })

    test('takes a time control by name, and one of periods with unequal times', async () => {
      const { page, context } = await app().visit('/clock')
      await page.locator('.hold').focus()
      await page.keyboard.press('Enter')
      await page.getByRole('radio', { name: '40/90′, 30′ + 30″' }).check({ force: true })
      await page.getByRole('radio', { name: 'Custom time control' }).check({ force: true })
      await page.getByLabel('Different time for Black').check()
      const black = page.locator('.control-editor').nth(1)
      await black.getByLabel('Time (h:mm:ss)').first().fill('1:00:00')
      await page.getByRole('button', { name: 'Use this time control' }).click()
      await eventually(() => faces(page)).toEqual(['1:00:30', '1:30:30'])
      await eventually(() => half(page, 'white').textContent()).toMatch(
        /Period 1 of 2.*40 moves left/,
      )
      await context.close()
    })

    test('works with no network at all', async () => {
      const { page, context } = await app().visit('/clock', { serviceWorkers: 'allow' })
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready
        for (let waits = 0; navigator.serviceWorker.controller === null && waits < 100; waits++) {
          await new Promise(resolve => setTimeout(resolve, 30))
        }
      })
      await context.setOffline(true)
      await page.reload()
      await page.locator('.half').first().waitFor()
      await page.keyboard.press(' ')
      await page.locator('.half.runs').waitFor()
      for (const path of ['/table', '/laws/article-09?lang=fi', '/']) {
        await page.goto(app().origin + path)
        await page.locator('h1').first().waitFor({ state: 'attached' })
      }
      await context.close()
    })
  })
}
