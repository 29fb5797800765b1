import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, devices, phone, smallest, square } from './app.js'
import { eventually } from './eventually.js'
import { faults } from './faults.js'
import { inTurn } from './in-turn.js'
import { openReview, recordLines, withTable } from './kept-record.js'

const start = [{ at: 0, by: 'arbiter', act: 'start' }]
const game = () => recordLines({ boardKind: 'guarded' }, start)

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} is not seen`)
  return box
}

const width = async (page: Page) => (await boxOf(page, '.board')).width

/** Whether a square is at the lower edge of the board, as displayed. */
async function isBelow(page: Page, name: string): Promise<boolean> {
  const [board, cell] = [await boxOf(page, '.board'), await square(page, name).boundingBox()]
  return cell !== null && cell.y > board.y + board.height / 2
}

/**
 * What covers a button: a message, a clock, the board, another button. Or that it is not visible.
 */
const hiddenBy = (target: Locator): Promise<string[]> =>
  target.evaluate(button => {
    const box = button.getBoundingClientRect()
    const meets = (other: DOMRect) =>
      other.left < box.right &&
      other.right > box.left &&
      other.top < box.bottom &&
      other.bottom > box.top
    const range = document.createRange()
    const texts = [
      ...document.querySelectorAll(
        '.panel-news p, .player-news p, .panel-clock, .board, .button, input',
      ),
    ]
    const overlapped = texts.filter(each => {
      if (each === button || !each.checkVisibility()) return false
      if (!each.matches('p')) return meets(each.getBoundingClientRect())
      range.selectNodeContents(each)
      return [...range.getClientRects()].some(meets)
    })
    const isSeen =
      box.right <= document.documentElement.clientWidth &&
      box.bottom <= innerHeight &&
      box.height >= 32
    return [...overlapped.map(each => each.className), ...(isSeen ? [] : ['not seen'])]
  })

export function boardSuite(app: () => App): void {
  describe('the board', () => {
    test('is flipped on the table with both panels, and stays so', async () => {
      const { page, context, complaints } = await withTable(app(), game())
      expect(await isBelow(page, 'a1')).toBe(true)
      await page.getByRole('button', { name: 'Flip the board' }).click()
      await eventually(() => isBelow(page, 'a1')).toBe(false)
      const panels = async () =>
        (await boxOf(page, '.panel.black')).y > (await boxOf(page, '.panel.white')).y
      expect(await panels()).toBe(true)
      await page.reload()
      await page.locator('.board').waitFor()
      expect(await isBelow(page, 'a1')).toBe(false)
      expect(await panels()).toBe(true)
      // What is seen is what is played.
      await square(page, 'e2').click()
      await square(page, 'e4').click()
      await eventually(() => square(page, 'e4').getAttribute('aria-label')).toContain('white pawn')
      expect(await faults(page)).toEqual([])
      expect(complaints).toEqual([])
      await context.close()
    })

    inTurn(devices)(
      'is set up for a rematch with one tap on %s',
      { tags: 'rest' },
      async (_, options) => {
        const lines = recordLines({ boardKind: 'guarded' }, [
          ...start,
          { at: 9000, by: 'white', act: 'move', from: 'e2', to: 'e4' },
          { at: 9500, by: 'black', act: 'resign' },
        ])
        const { page, context, complaints } = await withTable(app(), lines, options)
        const below = page.locator('.panel.near .panel-player-name')
        await eventually(() => below.textContent()).toBe('Nováková, Jana')
        await page.locator('.panel.near').getByRole('button', { name: 'Rematch' }).click()
        // The players keep their seats and exchange their colours.
        await page.locator('.panel.near.black').waitFor()
        expect(await below.textContent()).toBe('Nováková, Jana')
        expect(await isBelow(page, 'e8')).toBe(true)
        await eventually(() => square(page, 'e2').getAttribute('aria-label')).toContain(
          'white pawn',
        )
        expect(await faults(page)).toEqual([])
        // The finished game is not lost, even if the tab is closed at once.
        await page.close()
        const later = await context.newPage()
        await later.goto(`${app().origin}/games`)
        await eventually(() => later.locator('.game-row', { hasText: '1–0' }).count()).toBe(1)
        await later.locator('.game-row').click()
        await later.locator('.review .board').waitFor()
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    test('is flipped from the list of moves on a phone', { tags: 'rest' }, async () => {
      const { page, context } = await withTable(
        app(),
        recordLines({ boardKind: 'guarded', table: { preset: 'club' } }, start),
        phone,
      )
      await page.locator('.panel.white').getByRole('button', { name: 'Arbiter' }).click()
      await page.locator('dialog').getByRole('button', { name: 'Moves' }).click()
      await page.getByRole('button', { name: 'Flip the board' }).click()
      await page.keyboard.press('Escape')
      await eventually(() => isBelow(page, 'a1')).toBe(false)
      await context.close()
    })

    inTurn(devices)("is flipped on a player's own page on %s", async (_, options) => {
      const { board, links } = await app().makeBoard()
      const { page, context } = await app().visit(
        `/board/${board}#${links.black?.secret ?? ''}`,
        options,
      )
      await page.locator('.board').waitFor()
      expect(await isBelow(page, 'a8')).toBe(true)
      await page.getByRole('button', { name: 'Flip the board' }).click()
      await eventually(() => isBelow(page, 'a8')).toBe(false)
      await context.close()
    })

    inTurn(devices)(
      'has its coordinates inside, outside or none on %s',
      { tags: 'rest' },
      async (_, options) => {
        const { page, context } = await withTable(app(), game(), options)
        const rank = () =>
          square(page, 'a1').evaluate(cell => {
            const { content, left } = getComputedStyle(cell, '::before')
            return content === 'none' ? 'none' : Number.parseFloat(left) < 0 ? 'outside' : 'inside'
          })
        expect(await rank()).toBe('inside')
        for (const [label, kind] of [
          ['Outside', 'outside'],
          ['None', 'none'],
          ['Inside', 'inside'],
        ] as const) {
          await page.keyboard.press('?')
          await page
            .locator('dialog')
            .getByRole('group', { name: 'Coordinates' })
            .getByLabel(label)
            .check({ force: true })
          await page.keyboard.press('Escape')
          await eventually(rank).toBe(kind)
          // Outside coordinates have their space on the page.
          const [frame, board] = [await boxOf(page, '.board-frame'), await boxOf(page, '.board')]
          expect(board.x - frame.x > 10).toBe(kind === 'outside')
          expect(frame.x).toBeGreaterThanOrEqual(0)
          await page.reload()
          await page.locator('.board').waitFor()
          expect(await rank()).toBe(kind)
        }
        await context.close()
      },
    )

    test('is made smaller by its corner and by keys on a laptop, and stays so', {
      tags: 'rest',
    }, async () => {
      const { page, context } = await withTable(app(), game())
      const handle = page.getByRole('slider', { name: 'Board size' })
      await handle.waitFor()
      const before = await width(page)
      const grip = await boxOf(page, '.board-handle')
      await page.mouse.move(grip.x + 10, grip.y + 10)
      await page.mouse.down()
      await page.mouse.move(grip.x - 90, grip.y - 40, { steps: 4 })
      await page.mouse.up()
      // The board is centred, so it shrinks on both sides.
      await eventually(async () => Math.abs(before - (await width(page)) - 200) < 8).toBe(true)
      // The corner follows the mouse.
      expect(Math.abs((await boxOf(page, '.board-handle')).x + 10 - (grip.x - 90))).toBeLessThan(8)
      const drawn = await width(page)
      await handle.focus()
      await page.keyboard.press('ArrowRight')
      await eventually(() => width(page)).toBeGreaterThan(drawn + 10)
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      await eventually(() => width(page)).toBeLessThan(drawn)
      const kept = await width(page)
      expect(await faults(page)).toEqual([])
      await page.reload()
      await page.locator('.board').waitFor()
      expect(Math.abs((await width(page)) - kept)).toBeLessThan(1)
      await page.keyboard.press('Tab')
      await handle.focus()
      await page.keyboard.press('End')
      await eventually(async () => Math.abs((await width(page)) - before) < 1).toBe(true)
      await context.close()
    })

    test('is resized in a review, and not on a phone', { tags: 'rest' }, async () => {
      const { page, context } = await withTable(app(), recordLines())
      await openReview(page, app())
      const before = await width(page)
      await page.getByRole('slider', { name: 'Board size' }).focus()
      await page.keyboard.press('End')
      await eventually(() => width(page)).toBeGreaterThan(before + 50)
      // The moves keep their place beside it.
      const [board, moves] = [await boxOf(page, '.board'), await boxOf(page, '.review-side')]
      expect(moves.x).toBeGreaterThan(board.x + board.width)
      expect(moves.x + moves.width).toBeLessThanOrEqual(1280)
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await page.locator('.board-handle').isVisible()).toBe(false)
      expect(await width(page)).toBeGreaterThan(340)
      await context.close()
    })

    test('has the moves beside it, covering nothing, on every laptop', {
      tags: 'rest',
    }, async () => {
      const lines = recordLines({ boardKind: 'guarded' }, [
        ...start,
        { at: 9000, by: 'white', act: 'move', from: 'e2', to: 'e4' },
        { at: 9500, by: 'white', act: 'offer-draw' },
      ])
      for (const kept of [game(), lines]) {
        const { page, context } = await withTable(app(), kept)
        const list = page.locator('.table-moves').locator('.move-list, .moves-none')
        await list.waitFor()
        await page.locator('.table-moves .flip').waitFor()
        for (const [width, height] of [
          [1280, 720],
          [1280, 800],
          [1440, 900],
        ] as const) {
          await page.setViewportSize({ width, height })
          const shown = await list.boundingBox()
          const field = await boxOf(page, '.table-moves .move-field')
          const [aside, near] = [
            await boxOf(page, '.table-moves'),
            await boxOf(page, '.panel.near .panel-face'),
          ]
          expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(field.y)
          expect(shown?.height ?? 0).toBeGreaterThan(20)
          expect(aside.y + aside.height).toBeLessThanOrEqual(near.y + 1)
          // What does not fit can be scrolled to, and does not cover the panel.
          const isWithin = await page
            .locator('.table-moves')
            .evaluate(
              part =>
                part.scrollHeight <= part.clientHeight ||
                getComputedStyle(part).overflowY === 'auto',
            )
          expect(isWithin).toBe(true)
        }
        await context.close()
      }
    })

    test('has a sound button on the smallest phone that hides nothing', {
      tags: 'rest',
    }, async () => {
      const lines = recordLines({ boardKind: 'guarded' }, [
        ...start,
        { at: 9000, by: 'white', act: 'move', from: 'e2', to: 'e4' },
        { at: 9500, by: 'white', act: 'offer-draw' },
      ])
      const { page, context } = await withTable(app(), lines, smallest)
      const sound = page.locator('.sound-button')
      for (const lang of ['en', 'sl', 'sr', 'cs', 'fi']) {
        await page.goto(`${app().origin}/table?lang=${lang}`)
        await sound.waitFor()
        await page.locator('.panel.white .own').waitFor()
        expect(await hiddenBy(sound), lang).toEqual([])
        const rows = await page
          .locator('.panel.white .panel-buttons > .button:not(.sound-button)')
          .evaluateAll(all => new Set(all.map(each => each.getBoundingClientRect().top)).size)
        expect(rows, lang).toBe(1)
      }
      await sound.tap()
      await eventually(() => sound.getAttribute('aria-pressed')).toBe('true')
      await context.close()
    })

    test.each([
      ['390', phone],
      ['320', smallest],
    ] as const)(
      'has a sound button on a seat of every kind of game that covers nothing, at %s px',
      async (_, screen) => {
        const { page, context } = await app().visit('/', screen)
        for (const [preset, arbiter] of [
          ['friendly', 'none'],
          ['club', 'none'],
          ['tournament', 'present'],
        ] as const) {
          const { board, links } = await app().makeBoard({
            regulations: arbiter === 'none' ? { arbiter } : {},
            table: { preset },
          })
          for (const side of ['white', 'black']) {
            const act = { id: side, act: { act: 'arrive' } }
            await app().make(`/api/boards/${board}/acts`, act, links[side]?.secret)
          }
          await page.goto(links.white!.url)
          const sound = page.locator('.sound-button')
          await sound.waitFor()
          expect(await hiddenBy(sound), preset).toEqual([])
        }
        await context.close()
      },
    )
  })
}
