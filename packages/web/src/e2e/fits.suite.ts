import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, phone } from './app.js'
import { inTurn } from './in-turn.js'
import { recordLines } from './kept-record.js'
import { play, runs, sitDown } from './sitting.js'

/** Phones in both orientations. */
const screens = [
  [320, 640],
  [360, 740],
  [390, 844],
  [640, 360],
  [740, 360],
  [844, 390],
] as const

const start = { at: 0, by: 'arbiter', act: 'start' }
const illegal = { at: 9000, by: 'white', act: 'move', from: 'e2', to: 'e5' }

/** What is not completely on the screen, covers something, or cannot be pressed. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const parts = [
      ...document.querySelectorAll<HTMLElement>(
        '.panel-news > *, .player-news > *, .panel-clock, .panel-buttons > .button, .offer > .button, .why, .board',
      ),
    ].filter(part => part.checkVisibility({ visibilityProperty: true }))
    const nameOf = (part: Element) =>
      `${part.className} ${(part.textContent ?? '').trim().slice(0, 20)}`
    const boxes = parts.map(part => [part, part.getBoundingClientRect()] as const)
    for (const [part, box] of boxes) {
      const isOnScreen =
        box.top >= -1 &&
        box.left >= -1 &&
        box.bottom <= innerHeight + 1 &&
        box.right <= innerWidth + 1
      if (!isOnScreen) found.push(`not on the screen: ${nameOf(part)}`)
      for (const [other, its] of boxes) {
        if (part === other || part.contains(other) || other.contains(part)) continue
        // The sound button may be beside the lines of a ruling.
        const isBeside = part.matches('.sound-button, p') && other.matches('.sound-button, p')
        const wide = Math.min(box.right, its.right) - Math.max(box.left, its.left)
        const high = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top)
        if (wide > 1 && high > 1 && !isBeside) found.push(`${nameOf(part)} on ${nameOf(other)}`)
      }
      if (!part.matches('button') || (part as HTMLButtonElement).disabled) continue
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      if (hit !== null && !part.contains(hit)) found.push(`covered: ${nameOf(part)}`)
    }
    // Text that the sound button would hide.
    const sound = document.querySelector('.sound-button')?.querySelector('svg')
    const drawn = sound?.getBoundingClientRect()
    const range = document.createRange()
    for (const text of document.querySelectorAll('.panel.near .panel-news p, .player-news p')) {
      range.selectNodeContents(text)
      const isHidden = [...range.getClientRects()].some(
        line =>
          drawn !== undefined &&
          line.right > drawn.left &&
          line.left < drawn.right &&
          line.bottom > drawn.top + 2 &&
          line.top < drawn.bottom - 2,
      )
      if (isHidden) found.push(`under the button for the sound: ${text.textContent}`)
    }
    return found
  })

/** Checks every screen, and returns what is wrong on which. */
async function onEveryScreen(page: Page, what: string): Promise<unknown[]> {
  const found: unknown[] = []
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const faults = await misplaced(page)
    if (faults.length > 0) found.push([what, width, height, faults])
  }
  return found
}

export function fitsSuite(app: () => App): void {
  describe('on every phone, in both orientations, a whole game is on the screen', {
    tags: 'rest',
  }, () => {
    inTurn(['en', 'sl', 'sr', 'cs', 'fi'])('in %s', async lang => {
      const friendly = {
        boardKind: 'guarded',
        regulations: { arbiter: 'none', unansweredQuestions: 'play-on', takeBacks: true },
        table: { preset: 'friendly', help: ['legal-moves'] },
        white: {},
        black: {},
      }
      const moved = [start, { at: 9000, by: 'white', act: 'move', from: 'e2', to: 'e4' }]
      const { page, context } = await app().visit('/no-such-page', phone)
      const found: unknown[] = []
      for (const [what, header, acts] of [
        ['before the first move', friendly, []],
        ['an offer', friendly, [...moved, { at: 9500, by: 'white', act: 'offer-draw' }]],
        ['a request', friendly, [...moved, { at: 9500, by: 'white', act: 'ask-take-back' }]],
        ['the end', friendly, [...moved, { at: 9500, by: 'black', act: 'resign' }]],
        ['an arbiter', {}, moved],
        ['a claim', { white: {}, black: {} }, [start, illegal]],
      ] as const) {
        await page.evaluate(kept => localStorage.setItem('jadoube.table', JSON.stringify(kept)), {
          origin: Date.UTC(2026, 10, 14, 12),
          lines: recordLines(header, [...acts]),
        })
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(`${app().origin}/table?lang=${lang}`)
        await page.locator('.panel-buttons').first().waitFor()
        if (what === 'a claim') {
          // The longest ruling: what was wrong, who gets time, and what must be played.
          await page.locator('.panel.black .panel-buttons > .button').nth(1).click()
          await page.locator('.claim-list input').nth(3).check()
          await page.locator('.claim-form .main').click()
          await page.locator('.ruling.long').first().waitFor()
        }
        const last = what === 'the end' ? '.panel-buttons.ended' : '.sound-button'
        await page.locator(last).first().waitFor()
        found.push(...(await onEveryScreen(page, what)))
      }
      expect(found).toEqual([])
      await context.close()
    })

    test('and for a player by link with six buttons, including one to call the arbiter', async () => {
      const names = { white: { name: 'Nováková, Jana' }, black: { name: 'Petrović, Aleksandra' } }
      const sitting = await sitDown(app(), names)
      const { page } = sitting.white
      const found: unknown[] = []
      for (const lang of ['en', 'sl', 'sr', 'cs', 'fi']) {
        await page.locator('.language select').selectOption(lang)
        await page.locator(`html[lang="${lang}"]`).waitFor({ state: 'attached' })
        await page.locator('.panel-buttons > .sound-button').waitFor()
        expect(await page.locator('.panel-buttons > .button').count()).toBe(7)
        found.push(...(await onEveryScreen(page, lang)))
      }
      expect(found).toEqual([])
      await sitting.leave()
    })

    test('and a lead in material beside a long name', async () => {
      const sitting = await sitDown(app(), {
        boardKind: 'guarded',
        regulations: { arbiter: 'none' },
        table: { preset: 'friendly' },
        white: { name: 'Aleksandra Petrović-Jovanović' },
        black: { name: 'Väinö Mäkeläinen-Korhonen' },
      })
      const { white, black } = sitting
      await play(white.page, 'e2', 'e4')
      await runs(black.page)
      await play(black.page, 'd7', 'd5')
      await runs(white.page)
      await play(white.page, 'e4', 'd5')
      const ahead = black.page.locator('.player-far .captured .ahead')
      await ahead.waitFor()
      for (const [width, height] of screens) {
        await black.page.setViewportSize({ width, height })
        await black.page.evaluate(() => new Promise(requestAnimationFrame))
        const isWhole = await ahead.evaluate(each => {
          const range = document.createRange()
          range.selectNodeContents(each)
          const text = range.getBoundingClientRect()
          const holder = each.parentElement!.getBoundingClientRect()
          return text.right <= holder.right + 0.5 && text.bottom <= holder.bottom + 0.5
        })
        expect(isWhole, `${width} × ${height}`).toBe(true)
      }
      await sitting.leave()
    })

    test('and on the screen of a player by link', async () => {
      const settings = {
        laws: 'fide-2018',
        boardKind: 'physical',
        regulations: { arbiter: 'none' },
        table: { preset: 'club' },
      }
      const sitting = await sitDown(app(), settings)
      const { white, made } = sitting
      const { at: _, by: __, ...act } = illegal
      for (const [side, done] of [
        ['white', act],
        ['black', { act: 'claim', claim: 'illegal-move' }],
      ] as const) {
        const path = `/api/boards/${made.board}/acts`
        await app().make(path, { id: `fits-${side}`, act: done }, made.links[side]?.secret)
      }
      const found: unknown[] = []
      for (const lang of ['en', 'sl', 'sr', 'cs', 'fi']) {
        await white.page.locator('.language select').selectOption(lang)
        await white.page.locator(`html[lang="${lang}"]`).waitFor({ state: 'attached' })
        await white.page.locator('.player-news .ruling').waitFor()
        found.push(...(await onEveryScreen(white.page, lang)))
      }
      expect(found).toEqual([])
      await sitting.leave()
    })
  })
}
