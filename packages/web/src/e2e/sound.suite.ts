import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, phone, square } from './app.js'
import { eventually } from './eventually.js'
import { faults } from './faults.js'
import { recordLines, withTable } from './kept-record.js'

/** Counts what is started to be heard, and how the device is shaken. */
const listen = () => {
  const heard = { sounds: 0, shakes: [] as unknown[] }
  Object.assign(globalThis, { heard })
  const { start } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (...when) {
    heard.sounds++
    start.apply(this, when)
  }
  navigator.vibrate = pattern => {
    heard.shakes.push(pattern)
    return true
  }
}

const heard = (page: Page): Promise<{ sounds: number; shakes: unknown[] }> =>
  page.evaluate(() => (globalThis as unknown as { heard: never }).heard)

async function playFirst(page: Page): Promise<void> {
  await square(page, 'e2').click()
  await square(page, 'e4').click()
  await page.locator('.panel.white .panel-clock').click()
}

const start = [{ at: 0, by: 'arbiter', act: 'start' }]
const casual = () => recordLines({ boardKind: 'guarded', timeControl: undefined }, start)

async function listening(app: App, lines: readonly string[], options = {}) {
  const visit = await withTable(app, lines, options)
  await visit.page.addInitScript(listen)
  await visit.page.reload()
  await visit.page.locator('.panel.white .sound-button').waitFor()
  return visit
}

export function soundSuite(app: () => App): void {
  describe('sound', () => {
    test.each([
      ['a phone', phone],
      ['a laptop', {}],
    ] as const)(
      'a move and the clock are heard and felt on %s; one tap mutes',
      async (_, options) => {
        const { page, context, complaints } = await listening(app(), casual(), options)
        await playFirst(page)
        await eventually(async () => (await heard(page)).shakes).toEqual([[12], [8]])
        const { sounds } = await heard(page)
        expect(sounds).toBeGreaterThanOrEqual(3)
        await page.getByRole('button', { name: 'Turn sound off' }).click()
        await square(page, 'd7').click()
        await square(page, 'd5').click()
        await page.locator('.panel.black .panel-clock').click()
        await eventually(() => square(page, 'd5').getAttribute('aria-label')).toContain(
          'black pawn',
        )
        expect((await heard(page)).sounds).toBe(sounds)
        // It is remembered.
        await page.reload()
        await page.getByRole('button', { name: 'Turn sound on' }).waitFor()
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    test('a tournament begins in silence', async () => {
      const lines = recordLines({ boardKind: 'guarded', table: { preset: 'tournament' } }, start)
      const { page, context } = await listening(app(), lines)
      await page.getByRole('button', { name: 'Turn sound on' }).waitFor()
      await playFirst(page)
      await eventually(() => square(page, 'e4').getAttribute('aria-label')).toContain('white pawn')
      expect(await heard(page)).toEqual({ sounds: 0, shakes: [] })
      await context.close()
    })

    test('the clock alone is heard: its lever and its flag', async () => {
      const { page, context } = await app().visit('/clock', phone)
      await page.addInitScript(listen)
      await page.reload()
      await page.locator('.clock-bar .sound-button').waitFor()
      await page.keyboard.press(' ')
      await eventually(async () => (await heard(page)).shakes).toEqual([[8]])
      await page.keyboard.press(' ')
      await eventually(async () => (await heard(page)).shakes.length).toBe(2)
      // A second for each: a flag falls, and that is felt longer than the lever.
      await page.keyboard.press('s')
      await page.locator('.hold').click()
      const time = page.locator('.side-settings form').nth(1)
      await time.locator('input').first().fill('0:01')
      await time.locator('button[type=submit]').click()
      await page.getByText('Black: 1 second.').waitFor()
      await page.keyboard.press('Escape')
      await page.keyboard.press('s')
      const before = (await heard(page)).sounds
      await page.getByText('Flag fallen').waitFor()
      await eventually(async () => (await heard(page)).shakes.at(-1)).toEqual([180])
      expect((await heard(page)).sounds).toBeGreaterThan(before)
      expect(await faults(page)).toEqual([])
      await context.close()
    })
  })

  describe('the appearance', () => {
    test.each([
      ['a phone', phone],
      ['a laptop', {}],
    ] as const)('board and pieces are chosen and remembered on %s', async (_, options) => {
      const { page, context, complaints } = await app().visit('/laws', options)
      await page.getByRole('button', { name: 'Appearance' }).click()
      const dialog = page.locator('dialog')
      await dialog.getByLabel('Slate').check()
      await dialog.getByLabel('Blocks').check()
      expect(await faults(page)).toEqual([])
      await page.evaluate(kept => localStorage.setItem('jadoube.table', JSON.stringify(kept)), {
        origin: Date.now(),
        lines: casual(),
      })
      await page.goto(`${app().origin}/table`)
      await page.locator('.board').waitFor()
      const pawn = square(page, 'e2').locator('.body').first()
      expect(await pawn.getAttribute('d')).toBe('M36 79L44 52H56L64 79Z')
      const color = await square(page, 'e4').evaluate(
        each => getComputedStyle(each).backgroundColor,
      )
      expect(color).toBe('rgb(223, 230, 234)')
      expect(complaints).toEqual([])
      await context.close()
    })

    test('a move travels for 120 ms, and not at all with reduced motion', async () => {
      for (const [reducedMotion, expected] of [
        ['no-preference', [120]],
        ['reduce', []],
      ] as const) {
        const { page, context } = await withTable(app(), casual(), { reducedMotion })
        await page.evaluate(() => {
          const times: number[] = []
          Object.assign(globalThis, { times })
          const { animate } = Element.prototype
          Element.prototype.animate = function (...args) {
            times.push(Number((args[1] as KeyframeAnimationOptions).duration))
            return animate.apply(this, args)
          }
        })
        await playFirst(page)
        await eventually(() => square(page, 'e4').getAttribute('aria-label')).toContain(
          'white pawn',
        )
        const times = await page.evaluate(
          () => (globalThis as unknown as { times: number[] }).times,
        )
        expect(times).toEqual(expected)
        await context.close()
      }
    })
  })
}
