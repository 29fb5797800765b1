import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type App, devices, phone, smallest, square, tapOn } from './app.js'
import { eventually } from './eventually.js'
import { faults } from './faults.js'
import { inTurn } from './in-turn.js'
import { openReview, recordLines, withTable } from './kept-record.js'
import { claim, move, sitDown } from './sitting.js'

const pgn = `[Event "Club championship"]
[Date "2024.03.02"]
[White "Horvat"]
[Black "Petrović"]
[Result "1-0"]

1. e4 {[%clk 1:30:00]} e5 {[%clk 1:29:40]} 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0

[White "Dvořák"]
[Black "Lehtinen"]
[Result "1/2-1/2"]

1. d4 d5 2. Qxd5 1/2-1/2
`

const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})

export function gamesSuite(app: () => App): void {
  describe('My games', () => {
    inTurn(devices)(
      'a game that ended in mate is stored, and a new one does not delete it, on %s',
      async (_, device) => {
        const { page, context, complaints } = await app().visit('/table', device)
        const header = {
          jadoube: 'record/1',
          laws: 'fide-2023',
          start: 'standard',
          boardKind: 'guarded',
        }
        await page.evaluate(kept => localStorage.setItem('jadoube.table', JSON.stringify(kept)), {
          origin: Date.now(),
          lines: [JSON.stringify(header)],
        })
        await page.reload()
        for (const [from, to, side] of [
          ['f2', 'f3', 'white'],
          ['e7', 'e5', 'black'],
          ['g2', 'g4', 'white'],
          ['d8', 'h4', 'black'],
        ] as const) {
          await tapOn(square(page, from))
          await tapOn(square(page, to))
          await tapOn(page.locator(`.panel.${side} .panel-clock`))
        }
        await tapOn(page.locator('.panel.white').getByRole('link', { name: 'Review' }))
        await page.locator('.review .board').waitFor()
        expect(await page.locator('.review-ending').textContent()).toMatch(/0–1.*Checkmate/)
        // A new game replaces it on the table. This one stays in the list.
        await page.goto(`${app().origin}/table`)
        // Beside the board, or on the sheet of moves.
        const beside = page.locator('.table-moves').getByRole('button', { name: 'New game' })
        await page.locator('.panel.white').getByRole('link', { name: 'Review' }).waitFor()
        if (device === phone) {
          await tapOn(page.locator('.panel.white').getByRole('button', { name: 'Moves' }))
          await tapOn(page.locator('dialog').getByRole('button', { name: 'New game' }))
        } else await tapOn(beside)
        expect(await page.locator('dialog .confirm-text').last().textContent()).toContain(
          'My games',
        )
        await tapOn(page.locator('dialog .button.main', { hasText: 'New game' }).last())
        await page.goto(`${app().origin}/games`)
        await eventually(() => page.locator('.game-row').count()).toBe(1)
        expect(await page.locator('.game-row').textContent()).toMatch(/White – Black0–1checkmate/)
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    inTurn(devices)(
      'files are imported once, searched, backed up, deleted and restored, on %s',
      { tags: 'rest' },
      async (_, device) => {
        const { page, context, complaints } = await app().visit('/games', device)
        await page.getByText('No games yet').waitFor()
        const input = page.locator('input[type="file"]')
        await input.setInputFiles(file('games.pgn', pgn))
        await eventually(() => page.locator('.game-row').count()).toBe(2)
        expect(await page.locator('.games-note').textContent()).toBe(
          '2 games imported. 1 game ends at a move that could not be read.',
        )
        await input.setInputFiles([
          file('again.pgn', pgn),
          file('record.jsonl', recordLines().join('\n')),
          file('nothing.pgn', 'hello'),
        ])
        await eventually(() => page.locator('.game-row').count()).toBe(3)
        expect(await page.locator('.games-note').textContent()).toContain(
          '2 games were already here.',
        )
        for (const [typed, found] of [
          ['novakova', 'Nováková'],
          ['club', 'Horvat'],
          ['½', 'Dvořák'],
        ] as const) {
          await page.getByLabel('Search by name').fill(typed)
          await eventually(() => page.locator('.game-row').count()).toBe(1)
          expect(await page.locator('.game-row').textContent()).toContain(found)
        }
        await page.getByLabel('Search by name').fill('nobody')
        await page.getByText('No game matches.').waitFor()
        await page.getByLabel('Search by name').fill('')
        const [backup] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Back up' }).click(),
        ])
        const [all] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Export PGN' }).click(),
        ])
        const text = readFileSync(await all.path(), 'utf8')
        expect(text.match(/^\[White /gm)).toHaveLength(3)
        expect(text).toContain('[%clk 1:30:00]')
        await page.getByRole('button', { name: 'Delete Horvat – Petrović' }).click()
        await page.getByRole('button', { name: 'Delete game' }).click()
        await eventually(() => page.locator('.game-row').count()).toBe(2)
        await input.setInputFiles(await backup.path())
        await eventually(() => page.locator('.game-row').count()).toBe(3)
        expect(await faults(page)).toEqual([])
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    inTurn(devices)(
      'an unfinished game is continued on the table as the same game, on %s',
      { tags: 'rest' },
      async (_, device) => {
        const lines = recordLines({}, [
          { at: 0, by: 'arbiter', act: 'start' },
          { at: 5000, by: 'white', act: 'move', from: 'e2', to: 'e4' },
        ])
        const { page, context } = await withTable(app(), lines, device)
        await openReview(page, app())
        await page.evaluate(() => localStorage.removeItem('jadoube.table'))
        await page.getByRole('button', { name: 'Continue game' }).click()
        await page.locator('.table-page .board').waitFor()
        await eventually(() => square(page, 'e4').getAttribute('aria-label')).toContain(
          'white pawn',
        )
        await square(page, 'e7').click()
        await square(page, 'e5').click()
        await page.locator('.panel.black .panel-clock').click()
        await page.waitForTimeout(1200)
        await page.goto(`${app().origin}/games`)
        await eventually(() => page.locator('.game-row').count()).toBe(1)
        expect(await page.locator('.game-row').textContent()).toContain('in progress')
        await context.close()
      },
    )

    test('a game by link is listed for both players, with its rulings once it is over', {
      tags: 'rest',
    }, async () => {
      const sitting = await sitDown(app(), {
        boardKind: 'physical',
        regulations: { arbiter: 'none' },
      })
      const { white, black } = sitting
      await move(white.page, 'e2', 'e4')
      await move(black.page, 'g8', 'g6')
      await claim(white.page, 'Illegal move')
      await black.page.locator('.panel-buttons').getByRole('button', { name: 'Resign' }).click()
      await black.page.getByRole('button', { name: 'Yes, resign' }).click()
      for (const { page, complaints } of [white, black]) {
        await page.locator('.player-page').getByRole('link', { name: 'Review' }).click()
        await page.locator('.review .board').waitFor()
        expect(await page.locator('.review-ending').textContent()).toMatch(/1–0.*Resignation/)
        await eventually(() =>
          page.locator('.stepped-moves .note').first().textContent(),
        ).toContain('illegal move')
        await page.goto(`${app().origin}/games`)
        expect(await page.locator('.game-row').textContent()).toContain('by link')
        expect(complaints).toEqual([])
      }
      await sitting.leave()
    })

    test('fits a small phone in every language', { tags: 'rest' }, async () => {
      const { page, context, complaints } = await app().visit('/games', smallest)
      await page.locator('input[type="file"]').setInputFiles(file('games.pgn', pgn))
      await eventually(() => page.locator('.game-row').count()).toBe(2)
      const isWider = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        )
      for (const lang of ['en', 'sl', 'sr', 'cs', 'fi']) {
        await page.goto(`${app().origin}/games?lang=${lang}`)
        await eventually(() => page.locator('.game-row').count()).toBe(2)
        expect(await isWider(), lang).toBe(false)
        await page.locator('.game-row').first().tap()
        await page.locator('.engine').waitFor()
        expect(await isWider(), lang).toBe(false)
      }
      expect(await faults(page)).toEqual([])
      expect(complaints).toEqual([])
      await context.close()
    })
  })
}
