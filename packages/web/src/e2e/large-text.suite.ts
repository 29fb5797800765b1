import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, phone, smallest, square } from './app.js'
import { inTurn } from './in-turn.js'
import { recordLines } from './kept-record.js'
import { openEvent } from './round.js'

/** Text twice as large, as set in the browser. */
const twice = () => {
  const enlarge = () => document.documentElement.style.setProperty('font-size', '200%')
  if (document.documentElement !== null) enlarge()
  addEventListener('DOMContentLoaded', enlarge)
}

/** What is cut off, or cannot be scrolled to. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const root = document.documentElement
    // Phones zoom out if a page is too wide, so `innerWidth` cannot be used.
    const { clientWidth: width } = root
    if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} wide`)
    const parts = document.querySelectorAll<HTMLElement>(
      'button, a, select, input:not([type=radio], [type=checkbox]), h1, h2, p, .chip, .panel-player-name',
    )
    for (const part of parts) {
      if (!part.checkVisibility({ visibilityProperty: true })) continue
      if (part.closest('.visually-hidden, .skip, dialog, [aria-hidden=true]') !== null) continue
      const box = part.getBoundingClientRect()
      const name = `${part.tagName} ${part.className} ${(part.textContent ?? '').slice(0, 30)}`
      // Parts of a scrolling list can be scrolled to.
      const scrolls =
        part.parentElement?.closest('.stepped-moves, .move-list, .event-parts') != null
      if (!scrolls && (box.left < -1 || box.right > width + 1)) found.push(`beside: ${name}`)
      if (box.top + scrollY < -1) found.push(`above: ${name}`)
      const isText = part.matches('button, a, .chip, h1, h2, p')
      if (isText && part.scrollWidth > part.clientWidth + 2 && part.clientWidth > 0) {
        const { overflowX, display } = getComputedStyle(part)
        if (display !== 'inline' && overflowX !== 'auto') found.push(`too narrow: ${name}`)
      }
      let holder = part.parentElement
      while (holder !== null && holder !== document.body) {
        const { overflowY } = getComputedStyle(holder)
        const inner = holder.getBoundingClientRect()
        if (overflowY === 'hidden' && (box.bottom > inner.bottom + 1 || box.top < inner.top - 1)) {
          found.push(`hidden: ${name}`)
          break
        }
        holder = holder.parentElement
      }
    }
    return found
  })

/** What is wider than its sheet. */
const widerThanSheet = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('dialog[open], dialog[open] *')]
      .filter(part => {
        const sheet = part.closest('dialog')?.getBoundingClientRect()
        return (
          part.checkVisibility() &&
          !part.closest('.visually-hidden') &&
          (part.getBoundingClientRect().right > (sheet?.right ?? 0) + 1 ||
            (part.matches('dialog') && part.scrollWidth > part.clientWidth))
        )
      })
      .map(part => `${part.tagName} ${part.className} ${(part.textContent ?? '').slice(0, 30)}`),
  )

export function largeTextSuite(app: () => App): void {
  describe('with text twice as large', { tags: 'rest' }, () => {
    test('the board stays large on a laptop beside both clocks, and everything can be reached', async () => {
      const { page, context } = await app().visit('/no-such-page')
      await page.evaluate(kept => localStorage.setItem('jadoube.table', JSON.stringify(kept)), {
        origin: Date.UTC(2026, 10, 14, 12),
        lines: recordLines({ boardKind: 'guarded', white: {}, black: {} }, [
          { at: 0, by: 'arbiter', act: 'start' },
        ]),
      })
      await page.addInitScript(twice)
      const { links } = await app().makeBoard()
      for (const path of [`${app().origin}/table`, links.white!.url]) {
        await page.goto(path)
        await page.locator('.panel-buttons .sound-button').first().waitFor()
        const board = await page.locator('.board').boundingBox()
        expect(board?.width).toBeGreaterThan(560)
        expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual(800)
        // Both clocks are in sight without scrolling.
        const clocks = page.locator('.panel-clock')
        expect(await clocks.count()).toBe(2)
        for (const clock of await clocks.all()) {
          const { y = -1, height = 0 } = (await clock.boundingBox()) ?? {}
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y + height).toBeLessThanOrEqual(800)
        }
        const buttons = page.locator('.panel-buttons > .button')
        for (let index = 0; index < (await buttons.count()); index++) {
          await buttons.nth(index).scrollIntoViewIfNeeded()
          const isHit = await buttons.nth(index).evaluate(button => {
            const { x, y, width, height } = button.getBoundingClientRect()
            const hit = document.elementFromPoint(x + width / 2, y + height / 2)
            return hit === button || button.contains(hit)
          })
          expect(isHit).toBe(true)
          // The board stays beside what was scrolled to.
          expect((await page.locator('.board').boundingBox())?.y).toBeLessThan(400)
        }
      }
      await context.close()
    })

    test('a running game fits on the start page', async () => {
      const { page, context } = await app().visit('/', smallest)
      await page.addInitScript(twice)
      await page.getByRole('link', { name: '15 + 10' }).tap()
      await square(page, 'e2').tap()
      await square(page, 'e4').tap()
      await page.locator('.panel.black .panel-clock.runs').waitFor()
      await page.goto(app().origin)
      await page.locator('.continue-game').waitFor()
      expect(await cutOff(page)).toEqual([])
      await context.close()
    })

    // Every language on the smallest phone, and the longest words on another.
    inTurn([
      ['en', 320, smallest],
      ['sl', 320, smallest],
      ['sr', 320, smallest],
      ['cs', 320, smallest],
      ['fi', 320, smallest],
      ['fi', 390, phone],
    ] as const)('nothing is cut off in %s at %d px', async (lang, width, screen) => {
      const { page, context } = await app().visit('/no-such-page', screen)
      await page.evaluate(
        ([kept, language]) => {
          localStorage.setItem('jadoube.table', kept as string)
          localStorage.setItem('jadoube.language', JSON.stringify(language))
        },
        [
          JSON.stringify({
            origin: Date.UTC(2026, 10, 14, 12),
            lines: recordLines({ boardKind: 'guarded' }, [
              { at: 0, by: 'arbiter', act: 'start' },
              { at: 9000, by: 'white', act: 'move', from: 'e2', to: 'e4' },
              { at: 9500, by: 'white', act: 'offer-draw' },
            ]),
          }),
          lang,
        ],
      )
      await page.addInitScript(twice)
      const round = await openEvent(app())
      const [first] = round.boards
      const pages = [
        ['/', '.quick-start'],
        ['/table', '.panel.black .offer'],
        ['/clock', '.clock-bar .sound-button'],
        ['/games', '.game-row'],
        [`/board/${first?.board}#${first?.links.white.secret}`, '.player-page .board'],
        [`/event/${round.event}#${round.links.arbiter.secret}`, '.tile'],
      ] as const
      const found: unknown[] = []
      for (const [path, selector] of pages) {
        await page.goto(app().origin + path)
        await page.locator(selector).first().waitFor()
        const faults = await cutOff(page)
        if (faults.length > 0) found.push([path, ...faults])
        if (path === '/table') {
          // Claim, resign and arbiter, then the keys with the settings.
          for (const which of [1, 3, 4]) {
            await page.locator('.panel.white .panel-buttons > .button').nth(which).click()
            await page.locator('dialog[open] .sheet').waitFor()
            const inSheet = await widerThanSheet(page)
            if (inSheet.length > 0) found.push([`sheet ${which}`, ...inSheet])
            await page.keyboard.press('Escape')
            await page.locator('dialog[open]').waitFor({ state: 'detached' })
          }
          await page.keyboard.press('?')
          await page.locator('dialog[open] .keys').waitFor()
          const inKeys = await widerThanSheet(page)
          if (inKeys.length > 0) found.push(['keys', ...inKeys])
        }
        if (path === '/games') {
          await page.locator('.game-row').first().click()
          await page.locator('.review .board').waitFor()
          const inReview = await cutOff(page)
          if (inReview.length > 0) found.push(['review', ...inReview])
        }
        const board = page.locator('.board').first()
        if ((await board.count()) > 0)
          expect((await board.boundingBox())?.width).toBeGreaterThan(width * 0.75)
      }
      expect(found).toEqual([])
      await context.close()
    })
  })
}
