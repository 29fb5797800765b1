import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, devices, said, smallest, tapOn, type Visit } from './app.js'
import { eventually } from './eventually.js'
import { faults } from './faults.js'
import { inTurn } from './in-turn.js'

const faces = (page: Page) => page.locator('.digits').allTextContents()
const half = (page: Page, side: 'white' | 'black') => page.locator(`.half.${side}`)

async function setTime(page: Page, side: 0 | 1, time: string): Promise<void> {
  await page.locator('.hold').focus()
  await page.keyboard.press('Enter')
  await page.locator('dialog').waitFor()
  await page.getByText('This game', { exact: true }).click({ force: true })
  const form = page.locator('.side-settings form').nth(side)
  await form.locator('input').first().fill(time)
  await form.locator('button[type=submit]').click()
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
}

/** The clock on a device whose time is controlled by the test. */
async function atRest(
  app: App,
  options: BrowserContextOptions = {},
  before?: (page: Page) => Promise<void>,
): Promise<Visit> {
  const visit = await app.visit(before === undefined ? '/no-such-page' : '/clock', options)
  const { page } = visit
  await before?.(page)
  const began = Date.UTC(2026, 10, 15, 12)
  await page.clock.install({ time: began })
  await page.goto(`${app.origin}/clock`)
  await page.locator('.half').first().waitFor()
  await page.clock.pauseAt(began + 3_600_000)
  return visit
}

export function clockSuite(app: () => App): void {
  describe('the clock', () => {
    inTurn(devices)(
      'is started by Black, pressed by a touch, and shows the increment, on %s',
      async (_, device) => {
        const { page, context, complaints } = await atRest(app(), device)
        await eventually(() => faces(page)).toEqual(['3:02', '3:02'])
        await tapOn(half(page, 'white'))
        expect(await page.locator('.half.runs').count()).toBe(0)
        await tapOn(half(page, 'black'))
        await eventually(() => half(page, 'white').getAttribute('class')).toContain('runs')
        await page.clock.runFor(1100)
        await tapOn(half(page, 'white'))
        await eventually(() => half(page, 'black').getAttribute('class')).toContain('runs')
        await eventually(() => faces(page)).toEqual(['3:02', '3:03'])
        // A second press of the same half does nothing.
        await tapOn(half(page, 'white'))
        await eventually(() => half(page, 'white').textContent()).toContain('Move 2')
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    inTurn(devices)(
      'keeps running after a reload, and stays paused after one, on %s',
      { tags: 'rest' },
      async (_, device) => {
        const { page, context } = await app().visit('/clock', device)
        await page.clock.install()
        await page.reload()
        await tapOn(half(page, 'black'))
        await page.locator('.half.white.runs').waitFor()
        await page.clock.fastForward(60_000)
        await eventually(async () => (await faces(page))[1]).toMatch(/^(2:0\d|1:5\d)$/)
        await page.reload()
        await page.locator('.half.white.runs').waitFor()
        await eventually(async () => (await faces(page))[1]).toMatch(/^(2:0\d|1:5\d)$/)
        await tapOn(page.getByRole('button', { name: 'Pause' }))
        await eventually(() => page.locator('.half.runs').count()).toBe(0)
        const [, left] = await faces(page)
        await page.clock.fastForward(60_000)
        await page.reload()
        await page.locator('.half').first().waitFor()
        expect(await faces(page)).toEqual(['3:02', left])
        await context.close()
      },
    )

    inTurn(devices)(
      'reads out both times, a fallen flag, and which fell first, on %s',
      async (_, device) => {
        const { page, context } = await app().visit('/clock', device)
        await page.clock.install()
        await page.reload()
        await page.locator('.half').first().waitFor()
        await page.keyboard.press(' ')
        await setTime(page, 0, '0:09')
        await setTime(page, 1, '0:09')
        await page.keyboard.press('s')
        await page.clock.fastForward(10_000)
        await half(page, 'white').getByText('Flag fallen').waitFor()
        await page.keyboard.press('k')
        await eventually(() => said(page).textContent()).toMatch(
          /White 0:00, Black 0:09.*White: flag fallen/,
        )
        await page.keyboard.press(' ')
        await page.clock.fastForward(12_000)
        await half(page, 'white').getByText('Flag fell first').waitFor()
        await half(page, 'black').getByText('Flag fallen', { exact: true }).waitFor()
        await context.close()
      },
    )

    inTurn(devices)(
      'opens its settings when held, not when touched briefly, on %s',
      { tags: 'rest' },
      async (_, device) => {
        const { page, context } = await atRest(app(), device)
        const bar = page.locator('.hold')
        // While it runs. A stopped clock opens them with a tap.
        await page.keyboard.press(' ')
        await page.locator('.half.runs').waitFor()
        await tapOn(bar)
        await page.clock.runFor(900)
        expect(await page.locator('dialog').count()).toBe(0)
        await eventually(async () => {
          await bar.dispatchEvent('pointerdown', { button: 0, pointerId: 1 })
          await page.clock.runFor(900)
          await bar.dispatchEvent('pointerup', { button: 0, pointerId: 1 })
          return page.locator('dialog').count()
        }).toBe(1)
        await tapOn(page.locator('dialog').getByRole('button', { name: 'Close' }))
        await eventually(() => page.locator('dialog').count()).toBe(0)
        await tapOn(page.getByRole('button', { name: 'Pause' }))
        await eventually(() => page.locator('.half.runs').count()).toBe(0)
        await tapOn(bar)
        await eventually(() => page.locator('dialog').count()).toBe(1)
        await context.close()
      },
    )

    inTurn(devices)('takes a time control with one tap on %s', async (_, options) => {
      const { page, context, complaints } = await app().visit('/clock', options)
      await page.locator('.hold').click()
      expect(await faults(page)).toEqual([])
      await page.getByRole('button', { name: '5′ + 3″', exact: true }).click()
      await eventually(() => page.locator('dialog').count()).toBe(0)
      await eventually(() => faces(page)).toEqual(['5:03', '5:03'])
      await eventually(() => page.locator('.hold').textContent()).toBe('Set: 5′ + 3″')
      expect(await faults(page)).toEqual([])
      expect(complaints).toEqual([])
      await context.close()
    })

    inTurn(devices)(
      'takes a time control of periods with unequal times, on %s',
      { tags: 'rest' },
      async (_, device) => {
        const { page, context } = await app().visit('/clock', device)
        await page.locator('.hold').click()
        await page.getByRole('button', { name: '40/90′, 30′ + 30″' }).click()
        await eventually(() => faces(page)).toEqual(['1:30:30', '1:30:30'])
        await page.locator('.hold').click()
        await page.getByText('Custom time control').click()
        await page.getByLabel('Different time for Black').check()
        const black = page.locator('.control-editor').nth(1)
        await black.getByLabel('Time (h:mm:ss)').first().fill('1:00:00')
        await page.getByRole('button', { name: 'Use this time control' }).click()
        await eventually(() => faces(page)).toEqual(['1:00:30', '1:30:30'])
        await eventually(() => half(page, 'white').textContent()).toMatch(
          /Period 1 of 2.*40 moves left/,
        )
        // It is offered again, also after a reload.
        await page.reload()
        await page.locator('.hold').click()
        const recent = page.getByRole('group', { name: 'Recent' }).getByRole('button')
        await eventually(() => recent.allTextContents()).toEqual([
          '40/90′, 30′ + 30″ – 40/60′, 30′ + 30″',
          '40/90′, 30′ + 30″',
        ])
        await context.close()
      },
    )

    inTurn(devices)(
      'is an hourglass: what one player uses the other gains, on %s',
      { tags: 'rest' },
      async (_, device) => {
        const { page, context } = await atRest(app(), device, async page => {
          await page.locator('.hold').click()
          await page
            .getByRole('group', { name: 'Hourglass' })
            .getByRole('button', { name: '3′', exact: true })
            .click()
        })
        await eventually(() => faces(page)).toEqual(['3:00', '3:00'])
        await tapOn(half(page, 'black'))
        await half(page, 'white').and(page.locator('.runs')).waitFor()
        await page.clock.runFor(10_000)
        await eventually(() => faces(page)).toEqual(['3:10', '2:50'])
        await tapOn(half(page, 'white'))
        await half(page, 'black').and(page.locator('.runs')).waitFor()
        await page.clock.runFor(25_000)
        await eventually(() => faces(page)).toEqual(['2:45', '3:15'])
        await context.close()
      },
    )

    inTurn(devices)(
      'is an hourglass with a time for each player, on %s',
      { tags: 'rest' },
      async (_, device) => {
        const { page, context } = await app().visit('/clock', device)
        await page.locator('.hold').click()
        await page.getByText('Custom time control').click()
        await page.getByLabel(/^Hourglass:/).check()
        await page.getByLabel('Different time for Black').check()
        const time = (index: number) =>
          page.locator('.control-editor').nth(index).getByLabel('Time (h:mm:ss)')
        await time(0).fill('5:00')
        await time(1).fill('2:00')
        await page.getByText('White: 5 minutes. Black: 2 minutes.').waitFor()
        await page.getByRole('button', { name: 'Use this time control' }).click()
        await eventually(() => faces(page)).toEqual(['2:00', '5:00'])
        await context.close()
      },
    )

    inTurn(devices)(
      'keeps the games that were played on %s',
      { tags: 'rest' },
      async (_, options) => {
        const { page, context } = await app().visit('/clock', options)
        await page.keyboard.press(' ')
        await page.keyboard.press(' ')
        await page.locator('.half.black.runs').waitFor()
        await page.keyboard.press('s')
        await page.locator('.hold').click()
        await page.getByText('New game', { exact: true }).click({ force: true })
        await page.getByRole('button', { name: '10′', exact: true }).first().click()
        // A running game needs a confirmation.
        await page.getByRole('button', { name: 'Reset' }).click()
        await eventually(() => faces(page)).toEqual(['10:00', '10:00'])
        await page.reload()
        await page.locator('.hold').click()
        await page.getByText('Recent games', { exact: true }).click({ force: true })
        const games = page.locator('.clocked-games button')
        await eventually(() => games.allTextContents()).toHaveLength(1)
        expect((await games.allTextContents())[0]).toMatch(/^3′ \+ 2″3:0\d – 3:0\d1 move · /)
        expect(await faults(page)).toEqual([])
        await games.first().click()
        await eventually(() => faces(page)).toEqual(['3:02', '3:02'])
        await context.close()
      },
    )

    inTurn(devices)(
      'can be left on %s, but not with a brief touch',
      { tags: 'rest' },
      async (_, options) => {
        const { page, context } = await atRest(app(), options)
        await page.keyboard.press(' ')
        await page.locator('.half.runs').waitFor()
        const leave = page.getByRole('link', { name: 'Home' })
        await leave.click()
        expect(new URL(page.url()).pathname).toBe('/clock')
        await page.keyboard.press('s')
        await page.getByRole('button', { name: 'Resume' }).waitFor()
        await leave.click()
        await page.locator('.quick-start').waitFor()
        expect(new URL(page.url()).pathname).toBe('/')
        await context.close()
      },
    )

    test('has digits as large as the screen allows', { tags: 'rest' }, async () => {
      const { page, context } = await app().visit('/clock')
      const sizes = [
        [320, 568],
        [390, 844],
        [768, 1024],
        [568, 320],
        [844, 390],
        [1280, 800],
        [1440, 900],
      ] as const
      const found: unknown[] = []
      const check = async (name: string) => {
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height })
          const faults = await page.evaluate(() =>
            [...document.querySelectorAll('.half')].flatMap(half => {
              const inner = half.getBoundingClientRect()
              const digits = half.querySelector('.digits')?.getBoundingClientRect()
              if (digits === undefined) return ['no digits']
              const others = [...half.querySelectorAll('.half-name, .half-notes')]
              const meets = others.some(other => {
                const box = other.getBoundingClientRect()
                return box.height > 0 && box.top < digits.bottom - 1 && box.bottom > digits.top + 1
              })
              const isWide = digits.width / inner.width
              const isHigh = digits.height / inner.height
              return [
                ...(digits.left < inner.left || digits.right > inner.right ? ['cut off'] : []),
                ...(meets ? ['the digits lie on a text'] : []),
                ...(isWide < 0.76 && isHigh < 0.5 ? [`small: ${isWide}, ${isHigh}`] : []),
              ]
            }),
          )
          if (faults.length > 0) found.push([name, width, height, faults])
        }
      }
      await check('3:02')
      await page.locator('.hold').click()
      await page.getByRole('button', { name: '90′ + 30″', exact: true }).click()
      await eventually(() => faces(page)).toEqual(['1:30:30', '1:30:30'])
      await check('1:30:30')
      await page.locator('.hold').click()
      await page.getByRole('button', { name: '10′', exact: true }).first().click()
      await eventually(() => faces(page)).toEqual(['10:00', '10:00'])
      await check('10:00')
      await setTime(page, 0, '0:15')
      await eventually(() => faces(page)).toEqual(['10:00', '0:15.0'])
      await check('0:15.0')
      expect(found).toEqual([])
      await context.close()
    })

    test('has room for the text of every button of its settings, on every phone', {
      tags: 'rest',
    }, async () => {
      const { page, context } = await app().visit('/clock', smallest)
      const found: unknown[] = []
      for (const lang of ['en', 'sl', 'sr', 'cs', 'fi']) {
        await page.goto(`${app().origin}/clock?lang=${lang}`)
        await page.locator('.hold').click()
        for (const part of [0, 1, 2]) {
          await page
            .locator('dialog .choices')
            .first()
            .locator('input')
            .nth(part)
            .check({ force: true })
          for (const width of [320, 360, 390]) {
            await page.setViewportSize({ width, height: 740 })
            const narrow = await page
              .locator('dialog')
              .locator('.button, .chip span')
              .evaluateAll(all =>
                all
                  .filter(each => each.scrollWidth > each.clientWidth + 1)
                  .map(each => each.textContent),
              )
            const isWider = await page
              .locator('dialog')
              .evaluate(sheet => sheet.scrollWidth > sheet.clientWidth)
            if (narrow.length > 0 || isWider) found.push([lang, part, width, narrow, isWider])
          }
        }
      }
      expect(found).toEqual([])
      await context.close()
    })

    test('has all its buttons in one row on the smallest phone', { tags: 'rest' }, async () => {
      const { page, context } = await app().visit('/clock', smallest)
      const isRow = async (lang: string) => {
        await page.locator('.clock-bar .sound-button').waitFor()
        const boxes = await page
          .locator('.clock-bar > *')
          .evaluateAll(parts => parts.map(part => part.getBoundingClientRect().toJSON()))
        expect(boxes, lang).toHaveLength(4)
        for (const [index, box] of boxes.entries()) {
          expect(box.left, lang).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0)
          expect(box.right, lang).toBeLessThanOrEqual(320)
          expect(box.top, lang).toBe(boxes[0]?.top)
          expect(box.height, lang).toBeGreaterThanOrEqual(44)
        }
      }
      for (const lang of ['en', 'sl', 'sr', 'cs', 'fi']) {
        // Ready, running and paused.
        await page.evaluate(() => localStorage.clear())
        await page.goto(`${app().origin}/clock?lang=${lang}`)
        await isRow(lang)
        await page.keyboard.press(' ')
        await page.locator('.half.runs').waitFor()
        await isRow(lang)
        await page.keyboard.press('s')
        await eventually(() => page.locator('.half.runs').count()).toBe(0)
        await isRow(lang)
      }
      await context.close()
    })

    inTurn(devices)('works without a network, on %s', { tags: 'rest' }, async (_, device) => {
      const { page, context } = await app().visit('/clock', { ...device, serviceWorkers: 'allow' })
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready
        for (let waits = 0; navigator.serviceWorker.controller === null && waits < 100; waits++) {
          await new Promise(resolve => setTimeout(resolve, 30))
        }
      })
      await context.setOffline(true)
      await page.reload()
      await page.locator('.half').first().waitFor()
      await tapOn(half(page, 'black'))
      await page.locator('.half.runs').waitFor()
      for (const path of ['/table', '/laws/article-09?lang=fi', '/']) {
        await page.goto(app().origin + path)
        await page.locator('h1').first().waitFor({ state: 'attached' })
      }
      await context.close()
    })
  })
}
