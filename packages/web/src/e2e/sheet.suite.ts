import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, phone, smallest, square } from './app.js'
import { eventually } from './eventually.js'
import { faults } from './faults.js'
import { openEvent, startRound, tile } from './round.js'

const languages = ['en', 'sl', 'sr', 'sr-Latn', 'cs', 'fi'] as const

async function write(page: Page, ...moves: readonly (readonly [string, string])[]): Promise<void> {
  for (const [from, to] of moves) {
    await square(page, from).click()
    await square(page, to).click()
  }
}
const moves = (page: Page) => page.locator('.sheet-moves td').allTextContents()

export function sheetSuite(app: () => App): void {
  describe('a wooden board with its own clock', () => {
    const open = async () => {
      const round = await openEvent(app(), { medium: 'scoresheet', timeControl: null })
      await startRound(app(), round)
      return round
    }

    test('is written down on two phones, and feeds spectators, desk and PGN', async () => {
      const round = await open()
      const [board] = round.boards
      const white = await app().visit(board!.links.white.url, phone)
      await white.page.locator('.sheet-page').waitFor()
      await write(white.page, ['e2', 'e4'], ['e7', 'e5'])
      await eventually(() => moves(white.page)).toEqual(['e4', 'e5'])
      // Only whether it is legal is said.
      await write(white.page, ['g1', 'g3'])
      await eventually(() => white.page.locator('.sheet-next').textContent()).toMatch(/not a legal/)
      expect(await white.page.locator('[data-square].must').count()).toBe(0)
      // The other sheet is each player's own; nothing of it is seen here.
      const black = await app().visit(board!.links.black.url, phone)
      await black.page.locator('.sheet-page').waitFor()
      expect(await moves(black.page)).toEqual([])
      await write(black.page, ['e2', 'e4'], ['c7', 'c5'])
      await eventually(() => moves(black.page)).toEqual(['e4', 'c5'])
      const arbiter = await app().visit(round.links.arbiter.url)
      await eventually(() => tile(arbiter.page, 1).textContent()).toMatch(
        /scoresheets differ at half-move 2/,
      )
      const spectator = await app().visit(`/board/${board!.board}`)
      await eventually(() => spectator.page.locator('main').textContent()).toMatch(
        /as written on the scoresheets/,
      )
      const pgn = await (await fetch(`${app().origin}/api/boards/${board!.board}/pgn`)).text()
      expect(pgn).toMatch(/\[Source "scoresheet"\]/)
      expect(pgn).toMatch(/1\. e4 e5/)
      await white.page.getByRole('button', { name: 'Call the arbiter' }).click()
      await eventually(() => tile(arbiter.page, 1).textContent()).toMatch(/call: White/)
      for (const each of [white, black, arbiter, spectator]) {
        expect(each.complaints).toEqual([])
        await each.context.close()
      }
    })

    test.each(languages)('the scoresheet is whole and without faults in %s', async language => {
      const round = await open()
      const [path, secret] = round.boards[0]!.links.black.url.split('#')
      for (const device of [smallest, {}]) {
        const { page, context } = await app().visit(`${path}?lang=${language}#${secret}`, device)
        await page.locator('.sheet-page').waitFor()
        await write(page, ['d2', 'd4'])
        await eventually(() => page.locator('.sheet-moves td').first().textContent()).toMatch(
          /d4|e/,
        )
        expect(await faults(page)).toEqual([])
        await context.close()
      }
    })
  })
}
