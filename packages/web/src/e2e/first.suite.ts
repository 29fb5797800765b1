import { describe, expect, test } from 'vitest'
import { type App, devices, phone, smallest, square, tapOn } from './app.js'
import { eventually } from './eventually.js'
import { inTurn } from './in-turn.js'
import { recordLines, withTable } from './kept-record.js'

const start = { at: 0, by: 'arbiter', act: 'start' }
const begun = [start, { at: 9000, by: 'white', act: 'move', from: 'e2', to: 'e4' }]

export function firstSuite(app: () => App): void {
  describe('the first complaints of players', () => {
    inTurn(devices)('is visible in forced colours on %s', { tags: 'rest' }, async (_, options) => {
      const lines = recordLines({ boardKind: 'guarded' }, begun)
      const { page, context } = await withTable(app(), lines, {
        ...options,
        forcedColors: 'active',
      })
      const ground = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate(each => getComputedStyle(each).backgroundColor)
      const [light, dark, last] = [
        await ground('[data-square="a4"]'),
        await ground('[data-square="b4"]'),
        await ground('[data-square="e4"]'),
      ]
      expect(new Set([light, dark, last]).size).toBe(3)
      const fill = (name: string) =>
        square(page, name)
          .locator('.body')
          .first()
          .evaluate(each => getComputedStyle(each).fill)
      const [white, black] = [await fill('d2'), await fill('d7')]
      expect(new Set([white, black, light, dark]).size).toBe(4)
      expect(await ground('.panel.black .panel-clock.runs')).not.toBe(
        await ground('.panel.white .panel-clock'),
      )
      await context.close()
    })

    inTurn(devices)(
      'an offer is shown on the side of who made it on %s',
      { tags: 'rest' },
      async (_, options) => {
        const lines = recordLines({ boardKind: 'guarded' }, begun)
        const { page, context } = await withTable(app(), lines, options)
        await square(page, 'e7').click()
        await square(page, 'e5').click()
        await page.locator('.panel.black .panel-buttons .button').first().click()
        await page.locator('.panel.black').getByText('You have offered a draw.').waitFor()
        const accept = page.locator('.panel.white').getByRole('button', { name: 'Accept' })
        await accept.waitFor()
        // What waits for an answer also stands out in forced colours.
        await page.emulateMedia({ forcedColors: 'active' })
        const ground = (button: typeof accept) =>
          button.evaluate(each => getComputedStyle(each).backgroundColor)
        const reject = page.locator('.panel.white').getByRole('button', { name: 'Reject' })
        expect(await ground(accept)).not.toBe(await ground(reject))
        await context.close()
      },
    )

    inTurn(devices)(
      'a game without an arbiter does not mention one on %s',
      { tags: 'rest' },
      async (_, options) => {
        const lines = recordLines(
          {
            boardKind: 'guarded',
            regulations: { arbiter: 'none', unansweredQuestions: 'play-on', takeBacks: true },
            table: { preset: 'friendly', help: ['legal-moves'] },
          },
          [start],
        )
        const { page, context } = await withTable(app(), lines, options)
        // Before making a move, to which an arbiter might object.
        await page.locator('.panel.white .panel-buttons .button').first().click()
        await page.locator('.panel.white').getByText('You have offered a draw.').waitFor()
        await page.locator('.panel.black').getByRole('button', { name: 'Accept' }).waitFor()
        for (const panel of await page.locator('.panel-news').allTextContents()) {
          expect(panel).not.toMatch(/arbiter|9\.1/i)
        }
        await context.close()
      },
    )

    inTurn(devices)('nf3 is a knight move on %s', async (_, options) => {
      const regulations = { arbiter: 'none' }
      const lines = recordLines({ boardKind: 'guarded', regulations }, [start])
      const { page, context } = await withTable(app(), lines, options)
      // On a phone the field is on the sheet of moves.
      if (options === phone) await tapOn(page.locator('.panel.white .to-moves'))
      await page.locator('.move-field input:visible').fill('nf3')
      await page.keyboard.press('Enter')
      await eventually(() => square(page, 'f3').getAttribute('aria-label')).toContain(
        'white knight',
      )
      await context.close()
    })

    test('the sheet of moves faces its reader, and so does every sheet opened from it', {
      tags: 'rest',
    }, async () => {
      const lines = recordLines({ boardKind: 'guarded', regulations: { arbiter: 'none' } }, begun)
      const { page, context } = await withTable(app(), lines, phone)
      const top = page.locator('dialog[open]').last()
      /** Whether the top sheet is turned: its title is below the rest. */
      const isTurned = () =>
        top.evaluate(sheet => {
          const [title, rest] = ['h2', '.sheet > :last-child'].map(part =>
            sheet.querySelector(part)?.getBoundingClientRect(),
          )
          return (title?.top ?? 0) > (rest?.top ?? 0)
        })
      for (const [side, expected] of [
        ['black', true],
        ['white', false],
      ] as const) {
        const open = async () => {
          await tapOn(page.locator(`.panel.${side} .to-moves`))
          await top.locator('.moves-part').waitFor()
        }
        await open()
        expect(await isTurned()).toBe(expected)
        for (const [name, inside] of [
          ['Scoresheet', '.score-moves'],
          ['New game', '.confirm-text'],
        ] as const) {
          await tapOn(top.getByRole('button', { name }))
          await top.locator(inside).waitFor()
          expect([name, await isTurned()]).toEqual([name, expected])
          await page.keyboard.press('Escape')
          await eventually(() => page.locator('dialog[open]').count()).toBe(1)
        }
        await tapOn(top.getByRole('button', { name: 'Speech, keys and appearance' }))
        await top.locator('.keys').waitFor()
        expect(await isTurned()).toBe(expected)
        await page.keyboard.press('Escape')
        await eventually(() => page.locator('dialog[open]').count()).toBe(0)
      }
      await context.close()
    })

    test('the name of every language fits on the smallest phone', { tags: 'rest' }, async () => {
      const { page, context } = await app().visit('/', smallest)
      for (const lang of ['en', 'sl', 'sr', 'sr-Latn', 'cs', 'fi']) {
        await page.locator('.language select').selectOption(lang)
        await page.locator(`html[lang="${lang}"]`).waitFor({ state: 'attached' })
        const room = await page.locator('.language select').evaluate(element => {
          const select = element as HTMLSelectElement
          const style = getComputedStyle(select)
          const drawing = document.createElement('canvas').getContext('2d')
          if (drawing === null) throw new Error('no canvas')
          drawing.font = style.font
          const name = select.selectedOptions[0]?.textContent ?? ''
          const padding =
            Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
          const box = select.getBoundingClientRect()
          return {
            isWhole: box.width - padding >= drawing.measureText(name).width,
            isSeen: box.left >= 0 && box.right <= document.documentElement.clientWidth,
          }
        })
        expect([lang, room]).toEqual([lang, { isWhole: true, isSeen: true }])
      }
      await context.close()
    })
  })
}
