import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, type Made, said, smallest, square } from './app.js'
import { faults } from './faults.js'

const patience = { timeout: 10_000, interval: 50 }

let acts = 0
const act = (app: App, made: Made, role: string, what: object) =>
  app.make(
    `/api/boards/${made.board}/acts`,
    { id: `act-${++acts}`, act: what },
    made.links[role]?.secret,
  )

/** A board at which both have sat down. */
async function begun(app: App, settings: object = {}): Promise<Made> {
  const made = await app.makeBoard({
    timeControl: '900+10',
    white: { name: 'Žiga Novak' },
    black: { name: 'Aino Virtanen' },
    ...settings,
  })
  await act(app, made, 'white', { act: 'arrive' })
  await act(app, made, 'black', { act: 'arrive' })
  return made
}

async function playAll(app: App, made: Made, moves: readonly string[], from = 0): Promise<void> {
  for (const [index, san] of moves.entries()) {
    const role = (from + index) % 2 === 0 ? 'white' : 'black'
    await act(app, made, role, { act: 'move', san })
  }
}

const labelOf = (page: Page, name: string) => square(page, name).getAttribute('aria-label')
const heard = async (page: Page) => (await said(page).textContent())?.trim()

export function spectatorsSuite(app: () => App): void {
  describe('spectators', () => {
    test('see a game as it is played, step through it, and take it along', async () => {
      const made = await begun(app())
      await playAll(app(), made, ['f3', 'e5'])
      const { page, context, complaints } = await app().visit(`/board/${made.board}?lang=sl`)
      await expect
        .poll(() => page.locator('h1').textContent(), patience)
        .toBe('Žiga Novak – Aino Virtanen')
      await expect.poll(() => labelOf(page, 'e5'), patience).toContain('črni kmet')
      // What was there before is not read out; what comes is.
      expect(await heard(page)).toBe('')
      await playAll(app(), made, ['g4', 'Qh4'], 2)
      await expect.poll(() => heard(page), patience).toBe('Črni: Dh4#.')
      await expect
        .poll(() => page.locator('.watched-status').textContent(), patience)
        .toMatch(/0–1.*mat/)
      await page.getByRole('button', { name: 'Potezo nazaj' }).click()
      expect(await labelOf(page, 'h4')).toContain('prazno')
      expect(new URL(page.url()).hash).toBe('#3')
      await page.locator('h1').focus()
      await page.keyboard.press('ArrowLeft')
      expect(await labelOf(page, 'g4')).toContain('prazno')
      await page.keyboard.press('End')
      expect(await labelOf(page, 'h4')).toContain('črna dama')
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'PGN' }).click(),
      ])
      expect(readFileSync(await file.path(), 'utf8')).toMatch(/\[White "Žiga Novak"\][\s\S]*1\. f3/)
      await page.getByRole('button', { name: 'Zapisnik partije' }).click()
      await expect
        .poll(() => page.locator('.score-moves tbody').textContent(), patience)
        .toMatch(/1\.f30:15:.*Dh4#/)
      expect(complaints).toEqual([])
      expect(await faults(page)).toEqual([])
      await context.close()
    })

    test('open a game at the position of a link, on the smallest screen too', async () => {
      const made = await begun(app())
      await playAll(app(), made, ['e4', 'c5', 'Nf3'])
      const { page, context } = await app().visit(`/board/${made.board}#1`, smallest)
      await expect.poll(() => labelOf(page, 'e4'), patience).toContain('white pawn')
      expect(await labelOf(page, 'c5')).toContain('empty')
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
      await page.getByRole('button', { name: 'Live' }).click()
      expect(await labelOf(page, 'f3')).toContain('white knight')
      await context.close()
    })

    test('see it as late as the organiser wishes', async () => {
      const made = await begun(app(), { spectatorDelay: 60_000 })
      await playAll(app(), made, ['e4'])
      const { page, context } = await app().visit(`/board/${made.board}`)
      await page.getByText('Shown 1 minute late.').waitFor()
      expect(await labelOf(page, 'e4')).toContain('empty')
      await context.close()
    })

    test('find a board in somebody else’s page, and no other page of ours', async () => {
      const made = await begun(app())
      await playAll(app(), made, ['d4'])
      const { page, context } = await app().visit('/')
      const frames = `
        <iframe src="${app().origin}/embed/board/${made.board}" width="360" height="460"></iframe>
        <iframe src="${app().origin}/board/${made.board}" width="360" height="460"></iframe>`
      const club = createServer((_request, response) => {
        response.setHeader('content-type', 'text/html').end(frames)
      })
      await new Promise<void>(resolve => club.listen(0, '127.0.0.1', resolve))
      await page.goto(`http://127.0.0.1:${(club.address() as AddressInfo).port}/`)
      const shown = page.frameLocator('iframe').nth(0)
      await shown.locator('[data-square="d4"]').waitFor()
      expect(await shown.locator('[data-square="d4"]').getAttribute('aria-label')).toContain(
        'white pawn',
      )
      await playAll(app(), made, ['d5'], 1)
      await expect
        .poll(() => shown.locator('[data-square="d5"]').getAttribute('aria-label'), patience)
        .toContain('black pawn')
      expect(await page.frameLocator('iframe').nth(1).locator('.board').count()).toBe(0)
      await context.close()
      club.close()
    })

    test('see all boards of a round', async () => {
      const event = (await app().make('/api/events', {
        name: 'Klubsko prvenstvo',
        defaults: { boardKind: 'guarded', timeControl: '5400+30', startWhen: 'both-present' },
      })) as { event: string; links: Made['links'] }
      const round = (await app().make(
        `/api/events/${event.event}/rounds`,
        { round: '1', pairings: 'Novak - Virtanen\nDvořák - Petrović' },
        event.links.organiser?.secret,
      )) as { boards: Made[] }
      const { page, context, complaints } = await app().visit(`/event/${event.event}`)
      await expect.poll(() => page.locator('.tile').count(), patience).toBe(2)
      expect(await page.locator('h1').textContent()).toBe('Klubsko prvenstvo')
      const [first] = round.boards as [Made]
      await act(app(), first, 'white', { act: 'arrive' })
      await act(app(), first, 'black', { act: 'arrive' })
      await playAll(app(), first, ['Nf3'])
      const tile = page.locator(`[data-board="${first.board}"]`)
      await expect.poll(() => tile.textContent(), patience).toContain('Nf3')
      expect(await faults(page)).toEqual([])
      await tile.click()
      await expect.poll(() => labelOf(page, 'f3'), patience).toContain('white knight')
      expect(complaints).toEqual([])
      await context.close()
    })
  })
}
