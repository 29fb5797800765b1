import { describe, expect, test } from 'vitest'
import { type App, phone, smallest } from './app.js'
import { eventually } from './eventually.js'
import { faults } from './faults.js'
import { inTurn } from './in-turn.js'
import { openEvent, play, startRound, tile } from './round.js'

const languages = ['en', 'sl', 'sr', 'sr-Latn', 'cs', 'fi'] as const

export function broadcastSuite(app: () => App): void {
  describe('the broadcast of a round', () => {
    test('gives addresses to copy, warns of an illegal move, and serves the right content', async () => {
      const round = await openEvent(app(), { spectatorDelay: 0 })
      await startRound(app(), round)
      await play(app(), round.boards[0]!, ['e4', 'e5', 'Nf3'])
      const { page, context, complaints } = await app().visit(round.links.organiser.url)
      await page.getByRole('link', { name: 'Broadcast' }).click()
      const address = page.locator('.broadcast code').first()
      await eventually(() => address.textContent()).toMatch(/\/round-1\/games\.pgn$/)
      const pgn = await (await fetch((await address.textContent()) ?? '')).text()
      expect(pgn).toMatch(/1\. e4 \{\[%clk [\d:]+\]\} 1\.\.\. e5 .*2\. Nf3/)
      expect(await page.getByText('There is no delay').isVisible()).toBe(true)
      await page.getByLabel(/Round on Lichess/).fill('nonsense!')
      await page.getByLabel('Token').fill('lip_secret-token')
      await page.getByRole('button', { name: 'Start sending' }).click()
      await eventually(() => page.getByRole('alert').textContent()).toMatch(/not the address/)
      // The browser logs by itself that there is no tournament.
      expect(complaints).toEqual([])
      await context.close()
    })

    inTurn(languages)('its page is complete and accessible in %s', async language => {
      const round = await openEvent(app())
      await startRound(app(), round)
      const [path, secret] = round.links.organiser.url.split('#')
      for (const device of [smallest, {}]) {
        const address = `${path}?part=broadcast&lang=${language}#${secret}`
        const { page, context } = await app().visit(address, device)
        await page.locator('.broadcast code').first().waitFor()
        expect(await faults(page)).toEqual([])
        await context.close()
      }
    })

    test('is embedded in another page as a whole round, and over a video without a background', {
      tags: 'rest',
    }, async () => {
      const round = await openEvent(app())
      await startRound(app(), round)
      await play(app(), round.boards[2]!, ['d4'])
      const embedded = await app().visit(`/embed/event/${round.event}?round=1`, phone)
      await eventually(() => embedded.page.locator('.tile').count()).toBe(6)
      await eventually(() => tile(embedded.page, 3).textContent()).toMatch(/d4/)
      expect(await faults(embedded.page)).toEqual([])
      await embedded.context.close()
      const overlay = await app().visit(`/overlay/board/${round.boards[2]!.board}`)
      await overlay.page.locator('.overlay .clock-line').first().waitFor()
      const ground = await overlay.page.evaluate(() =>
        [document.documentElement, document.body].map(
          each => getComputedStyle(each).backgroundColor,
        ),
      )
      expect(ground).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)'])
      await overlay.context.close()
    })
  })
}
