import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, type Made, square } from './app.js'
import { eventually, heard, labelOf } from './eventually.js'
import { sitDown } from './sitting.js'

const must = (page: Page) =>
  page
    .locator('.square.obliged-target')
    .evaluateAll(squares => squares.map(each => (each as HTMLElement).dataset.square).sort())

const here = (page: Page) => page.getByRole('button', { name: 'I am here' }).click()

export function seatSuite(app: () => App): void {
  describe('a player’s seat', () => {
    test('[touch.own-first · fide-2018] what must be played is shown at a training table, and at no other', async () => {
      for (const help of [true, false]) {
        const { white, black, leave } = await sitDown(app(), {
          laws: 'fide-2018',
          ...(help && { table: { help: ['must-play'] } }),
        })
        await square(white.page, 'g1').click()
        // When the opponent has heard of the touch, both have its consequences.
        await eventually(() => heard(black.page)).toBe('Touched: white knight, g1.')
        await eventually(() => must(white.page)).toEqual(help ? ['f3', 'h3'] : [])
        await square(white.page, 'f3').click()
        await eventually(() => labelOf(black.page, 'f3')).toContain('white knight')
        await eventually(() => must(white.page)).toEqual([])
        await leave()
      }
    })

    test('[touch.own-first · fide-2018] what must be played is also shown on one device', {
      tags: 'rest',
    }, async () => {
      const { page, context } = await app().visit('/table')
      for (const help of [true, false]) {
        const header = {
          jadoube: 'record/1',
          laws: 'fide-2018',
          start: 'standard',
          boardKind: 'guarded',
          ...(help && { table: { help: ['must-play'] } }),
        }
        const kept = { origin: Date.now(), lines: [JSON.stringify(header)] }
        await page.evaluate(
          value => localStorage.setItem('jadoube.table', JSON.stringify(value)),
          kept,
        )
        await page.reload()
        await square(page, 'e2').click()
        await eventually(() => page.locator('.square.held').count()).toBe(1)
        await eventually(() => must(page)).toEqual(help ? ['e3', 'e4'] : [])
        await square(page, 'e4').click()
        await eventually(() => page.locator('.square.held').count()).toBe(0)
        await eventually(() => must(page)).toEqual([])
      }
      await context.close()
    })

    test.each(['the table', 'a seat'])(
      '[touch.own-first · fide-2018] what was touched first and must be played stays visible, whatever is touched next, at %s',
      { tags: 'rest' },
      async where => {
        const table = { preset: 'club', help: ['must-play'] }
        const settings = { laws: 'fide-2018', boardKind: 'guarded', table }
        const header = { jadoube: 'record/1', start: 'standard', ...settings }
        const kept = { origin: Date.now(), lines: [JSON.stringify(header)] }
        const { page, leave } =
          where === 'a seat'
            ? await sitDown(app(), settings).then(sitting => ({
                page: sitting.white.page,
                leave: sitting.leave,
              }))
            : await app()
                .visit('/table')
                .then(visit => ({ page: visit.page, leave: () => visit.context.close() }))
        if (where === 'the table') {
          await page.evaluate(
            value => localStorage.setItem('jadoube.table', JSON.stringify(value)),
            kept,
          )
          await page.reload()
        }
        const bound = () =>
          page
            .locator('.square.obliged-piece')
            .evaluateAll(squares => squares.map(each => (each as HTMLElement).dataset.square))
        await square(page, 'g1').click()
        await eventually(() => must(page)).toEqual(['f3', 'h3'])
        expect(await bound()).toEqual([])
        await square(page, 'e2').click()
        await eventually(bound).toEqual(['g1'])
        expect(await must(page)).toEqual(['f3', 'h3'])
        await square(page, 'e4').click()
        await page.getByText('You touched another piece and must move it.').last().waitFor()
        expect([await bound(), await must(page)]).toEqual([['g1'], ['f3', 'h3']])
        await page.reload()
        await eventually(bound).toEqual(['g1'])
        expect(await must(page)).toEqual(['f3', 'h3'])
        await square(page, 'g1').click()
        await square(page, 'f3').click()
        await eventually(() => labelOf(page, 'f3')).toContain('white knight')
        expect([await bound(), await must(page)]).toEqual([[], []])
        await leave()
      },
    )

    /** Three devices at a board. White has sealed Nf3, and both players are back. */
    async function adjourned() {
      const made: Made = await app().makeBoard({
        laws: 'fide-2018',
        timeControl: '7200',
        regulations: { defaultTime: 3_600_000 },
      })
      const [white, black, arbiter] = await Promise.all(
        ['white', 'black', 'arbiter'].map(role => app().visit(made.links[role]?.url ?? '')),
      )
      if (!white || !black || !arbiter) throw new Error('somebody is missing')
      await here(white.page)
      await here(black.page)
      await arbiter.page.locator('.history').waitFor()
      // Every device has registered its key by itself.
      const keys = async () => {
        const secret = made.links.white?.secret ?? ''
        const answer = await fetch(
          new URL(`/api/boards/${made.board}/envelope-keys`, white.page.url()),
          {
            headers: { authorization: `Bearer ${secret}` },
          },
        )
        const { devices } = (await answer.json()) as { devices: Record<string, unknown[]> }
        return Object.values(devices).map(each => each.length)
      }
      await eventually(keys).toEqual([1, 1, 1])
      await session(arbiter.page)
      await eventually(() => arbiter.page.locator('.own-key').textContent()).toMatch(
        /Key of this device: \d{3} \d{3}/,
      )
      await arbiter.page.getByRole('button', { name: 'Adjourn', exact: true }).click()
      await arbiter.page.getByRole('button', { name: 'Confirm' }).click()
      await white.page.getByRole('button', { name: 'The sealed move' }).click()
      await eventually(() => white.page.locator('.sealed-for').textContent()).toMatch(
        /Arbiter, device with key \d{3} \d{3}.*Black, device with key \d{3} \d{3}/,
      )
      await white.page.getByLabel('The sealed move').fill('Nf3')
      await white.page.getByRole('button', { name: 'Seal and stop the clock' }).click()
      await here(black.page)
      await here(white.page)
      await eventually(() => arbiter.page.locator('.history').textContent()).toMatch(
        /Black arrives.*White arrives/,
      )
      return { made, white, black, arbiter }
    }
    const session = (page: Page) => page.locator('.chip', { hasText: /^Adjournment$/ }).click()
    const open = async (page: Page, brought: string) => {
      await page.getByLabel(/Black’s link or key/).fill(brought)
      await page.getByRole('button', { name: 'Open the envelope' }).click()
    }

    test('[adjourn.open.replier-present · fide-2018] the player who must reply has their part of the key on their own board', async () => {
      const { made, white, black, arbiter } = await adjourned()
      // Only the player for whom it is sealed has it. The player who sealed the move does not.
      expect(await white.page.getByRole('button', { name: /Your key/ }).count()).toBe(0)
      await black.page.getByRole('button', { name: /Your key/ }).click()
      const part = (await black.page.locator('.key-part code').textContent()) ?? ''
      expect(part.length).toBeGreaterThan(16)
      expect(made.links.black?.url).not.toContain(part)
      await session(arbiter.page)
      // The link, which the organiser has too, opens nothing.
      await open(arbiter.page, made.links.black?.url ?? '')
      await eventually(() => arbiter.page.getByRole('alert').textContent()).toMatch(/does not open/)
      await open(arbiter.page, part)
      await arbiter.page.getByRole('button', { name: 'Confirm' }).click()
      for (const { page, complaints } of [white, black, arbiter]) {
        await eventually(() => labelOf(page, 'f3')).toContain('white knight')
        expect(complaints).toEqual([])
      }
      for (const { context } of [white, black, arbiter]) await context.close()
    })

    test('[adjourn.open.replier-present · fide-2018] another device with the arbiter’s link opens nothing without the saved key', {
      tags: 'rest',
    }, async () => {
      const { made, white, black, arbiter } = await adjourned()
      await black.page.getByRole('button', { name: /Your key/ }).click()
      const part = (await black.page.locator('.key-part code').textContent()) ?? ''
      await session(arbiter.page)
      const saving = arbiter.page.waitForEvent('download')
      await arbiter.page.getByRole('button', { name: 'Save the key' }).click()
      const saved = await readFile(await (await saving).path(), 'utf8')
      const other = await app().visit(made.links.arbiter?.url ?? '')
      await other.page.locator('.history').waitFor()
      await session(other.page)
      await eventually(() => other.page.locator('.own-key').textContent()).toMatch(/Another device/)
      await open(other.page, part)
      await eventually(() => other.page.getByRole('alert').textContent()).toMatch(/no key to this/)
      await other.page.getByLabel('Saved key').fill(saved)
      await other.page.getByRole('button', { name: 'Use this key' }).click()
      await eventually(() => other.page.locator('.own-key').textContent()).toMatch(/Key of this/)
      await open(other.page, part)
      await other.page.getByRole('button', { name: 'Confirm' }).click()
      await eventually(() => labelOf(black.page, 'f3')).toContain('white knight')
      for (const { context } of [white, black, arbiter, other]) await context.close()
    })

    test('[adjourn.open.replier-present · fide-2018] the copy of the player who sealed opens the envelope if a key is lost', {
      tags: 'rest',
    }, async () => {
      const { white, black, arbiter } = await adjourned()
      expect(await black.page.getByRole('button', { name: /Your copy/ }).count()).toBe(0)
      await white.page.getByRole('button', { name: /Your copy/ }).click()
      const copy = (await white.page.locator('.key-part code').textContent()) ?? ''
      await session(arbiter.page)
      await open(arbiter.page, copy.replace(/Nf3$/, 'Nh3'))
      await eventually(() => arbiter.page.getByRole('alert').textContent()).toMatch(/does not open/)
      await open(arbiter.page, copy)
      await arbiter.page.getByRole('button', { name: 'Confirm' }).click()
      await eventually(() => labelOf(black.page, 'f3')).toContain('white knight')
      for (const { context } of [white, black, arbiter]) await context.close()
    })
  })
}
