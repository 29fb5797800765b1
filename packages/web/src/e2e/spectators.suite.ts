import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { type App, devices, type Made, smallest, tapOn } from './app.js'
import { eventually, heard, labelOf } from './eventually.js'
import { faults } from './faults.js'
import { inTurn } from './in-turn.js'

let acts = 0
const act = (app: App, made: Made, role: string, what: object) =>
  app.make(
    `/api/boards/${made.board}/acts`,
    { id: `act-${++acts}`, act: what },
    made.links[role]?.secret,
  )

/** A board with both players present. */
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

export function spectatorsSuite(app: () => App): void {
  describe('spectators', () => {
    inTurn(devices)('see a game live, step through it, and save it, on %s', async (_, device) => {
      const made = await begun(app())
      await playAll(app(), made, ['f3', 'e5'])
      const { page, context, complaints } = await app().visit(
        `/board/${made.board}?lang=sl`,
        device,
      )
      await eventually(() => page.locator('h1').textContent()).toBe('Žiga Novak – Aino Virtanen')
      await eventually(() => labelOf(page, 'e5')).toContain('črni kmet')
      // Earlier moves are not read out, new ones are.
      expect(await heard(page)).toBe('')
      await playAll(app(), made, ['g4', 'Qh4'], 2)
      await eventually(() => heard(page)).toBe('Črni: Dh4#.')
      await eventually(() => page.locator('.watched-status').textContent()).toMatch(/0–1.*mat/)
      await tapOn(page.getByRole('button', { name: 'Prejšnja poteza' }))
      await eventually(() => labelOf(page, 'h4')).toContain('prazno')
      expect(new URL(page.url()).hash).toBe('#3')
      await page.locator('h1').focus()
      await page.keyboard.press('ArrowLeft')
      await eventually(() => labelOf(page, 'g4')).toContain('prazno')
      await page.keyboard.press('End')
      await eventually(() => labelOf(page, 'h4')).toContain('črna dama')
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        tapOn(page.getByRole('button', { name: 'PGN' })),
      ])
      expect(readFileSync(await file.path(), 'utf8')).toMatch(/\[White "Žiga Novak"\][\s\S]*1\. f3/)
      await tapOn(page.getByRole('button', { name: 'Zapisnik partije' }))
      await eventually(() => page.locator('.score-moves tbody').textContent()).toMatch(
        /1\.f30:15:.*Dh4#/,
      )
      expect(complaints).toEqual([])
      expect(await faults(page)).toEqual([])
      await context.close()
    })

    test('[illegal.completed-when · fide-2023] see an illegal move like any other, request nothing after it, and can step to it', async () => {
      /** What the page requests from the server after a move, and what it lists. */
      const watched = async (from: string, to: string) => {
        const made = await begun(app(), {
          boardKind: 'physical',
          regulations: { calledByDevice: [] },
        })
        const { page, context, complaints } = await app().visit('/')
        const asked: string[] = []
        page.on('websocket', socket =>
          socket.on('framesent', ({ payload }) => {
            const { type } = JSON.parse(String(payload)) as { type: string }
            if (type !== 'ping') asked.push(type)
          }),
        )
        page.on('request', request => {
          if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname)
        })
        await page.goto(`${app().origin}/board/${made.board}`)
        await eventually(() => labelOf(page, 'e2')).toContain('white pawn')
        await act(app(), made, 'white', { act: 'move', from, to })
        await eventually(() => labelOf(page, to)).toContain('white pawn')
        await act(app(), made, 'black', { act: 'move', from: 'a7', to: 'a6' })
        await eventually(() => labelOf(page, 'a6')).toContain('black pawn')
        await eventually(() => page.locator('.stepped-moves button').count()).toBe(2)
        await page.locator('.stepped-moves button').first().click()
        await eventually(() => labelOf(page, 'a6')).toContain('empty')
        expect(await labelOf(page, to)).toContain('white pawn')
        expect(complaints).toEqual([])
        await context.close()
        return asked
      }
      const legal = await watched('e2', 'e4')
      expect(await watched('e2', 'e5')).toEqual(legal)
      expect(legal.filter(what => what === 'open')).toHaveLength(1)
    })

    test('open a game at the position of a link, also on the smallest screen', {
      tags: 'rest',
    }, async () => {
      const made = await begun(app())
      await playAll(app(), made, ['e4', 'c5', 'Nf3'])
      const { page, context } = await app().visit(`/board/${made.board}#1`, smallest)
      await eventually(() => labelOf(page, 'e4')).toContain('white pawn')
      expect(await labelOf(page, 'c5')).toContain('empty')
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
      await page.getByRole('button', { name: 'Live' }).click()
      await eventually(() => labelOf(page, 'f3')).toContain('white knight')
      await context.close()
    })

    test("see it with the organiser's delay", async () => {
      const made = await begun(app(), { spectatorDelay: 60_000 })
      await playAll(app(), made, ['e4'])
      const { page, context } = await app().visit(`/board/${made.board}`)
      await page.getByText('Delayed by 1 minute.').waitFor()
      expect(await labelOf(page, 'e4')).toContain('empty')
      await context.close()
    })

    test('find a board embedded in another page, and no other page of ours', {
      tags: 'rest',
    }, async () => {
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
      await eventually(() =>
        shown.locator('[data-square="d4"]').getAttribute('aria-label'),
      ).toContain('white pawn')
      await playAll(app(), made, ['d5'], 1)
      await eventually(() =>
        shown.locator('[data-square="d5"]').getAttribute('aria-label'),
      ).toContain('black pawn')
      expect(await page.frameLocator('iframe').nth(1).locator('.board').count()).toBe(0)
      await context.close()
      club.close()
    })

    inTurn(devices)('see all boards of a round, on %s', { tags: 'rest' }, async (_, device) => {
      const event = (await app().make('/api/events', {
        name: 'Klubsko prvenstvo',
        defaults: { boardKind: 'guarded', timeControl: '5400+30', startWhen: 'both-present' },
      })) as { event: string; links: Made['links'] }
      const round = (await app().make(
        `/api/events/${event.event}/rounds`,
        { round: '1', pairings: 'Novak - Virtanen\nDvořák - Petrović' },
        event.links.organiser?.secret,
      )) as { boards: Made[] }
      const { page, context, complaints } = await app().visit(`/event/${event.event}`, device)
      await eventually(() => page.locator('.tile').count()).toBe(2)
      await eventually(() => page.locator('h1').textContent()).toBe('Klubsko prvenstvo')
      const [first] = round.boards as [Made]
      await act(app(), first, 'white', { act: 'arrive' })
      await act(app(), first, 'black', { act: 'arrive' })
      await playAll(app(), first, ['Nf3'])
      const tile = page.locator(`[data-board="${first.board}"]`)
      await eventually(() => tile.textContent()).toContain('Nf3')
      expect(await faults(page)).toEqual([])
      await tapOn(tile)
      await eventually(() => labelOf(page, 'f3')).toContain('white knight')
      expect(complaints).toEqual([])
      await context.close()
    })
  })
}
