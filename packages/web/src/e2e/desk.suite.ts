import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startServer } from '@jadoube/server'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, dist, type Made, smallest } from './app.js'
import { eventually, focused, heard, labelOf } from './eventually.js'
import { faults } from './faults.js'
import { inTurn } from './in-turn.js'
import {
  actAt,
  chip,
  history,
  openEvent,
  type Paired,
  play,
  startRound,
  tile,
  yes,
} from './round.js'

const languages = ['en', 'sl', 'sr', 'sr-Latn', 'cs', 'fi'] as const

const clockOf = (page: Page, side: 'white' | 'black') =>
  page.locator(`.full-board .clock-line.${side} .left`).textContent()
const seconds = (text: string | null): number =>
  (text ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

export function deskSuite(app: () => App): void {
  describe('an event', () => {
    test('is created, its pairings are pasted, and every seat has a link to print', async () => {
      const { page, context, complaints } = await app().visit('/')
      await page.getByRole('link', { name: /Run an event/ }).click()
      await page.getByLabel('Name of the event').fill('Open')
      await chip(page, 'Single rounds \\(paste the pairings\\)').click()
      await page.getByRole('button', { name: 'Create event' }).click()
      await page.getByLabel(/Pairings/).fill('1. Ana - Eero\nnobody')
      await page.getByRole('button', { name: 'Create round' }).click()
      await eventually(() => page.getByRole('alert').textContent()).toMatch(
        /Line 2: write two names/,
      )
      // The fault is marked where it was written.
      const marked = () => page.evaluate(() => String(getSelection()))
      await eventually(marked).toBe('nobody')
      // Every line that is not two players is reported before anything is made.
      const misread = [
        'Round 1 – Open',
        '1. Ana (1850) - Eero',
        '2. Jana - bye',
        '3. Miloš – Ana',
        '3. Mitja - Olga',
      ]
      await page.getByLabel(/Pairings/).fill(misread.join('\n'))
      await page.getByRole('button', { name: 'Create round' }).click()
      await eventually(() => page.getByRole('alert').locator('li').allTextContents()).toEqual([
        'Line 1 looks like a heading. Leave it out.',
        'Line 3: a bye is not an opponent. Leave this line out.',
        'Line 4: Ana is already in line 2.',
        'Line 5: board 3 is already in line 4.',
      ])
      expect(await page.getByText('Rounds so far').count()).toBe(0)
      await page.getByLabel(/Pairings/).fill('1\tAna\tEero\n2\tJana\tMiloš')
      await page.getByRole('button', { name: 'Create round' }).click()
      await eventually(() => page.locator('.seat-strip img').count()).toBe(4)
      await eventually(() => page.locator('.strips').textContent()).toMatch(
        /Ana.*Eero.*Jana.*Miloš/,
      )
      // This server listens on this machine only, so its links would not work on any phone.
      const print = page.getByRole('button', { name: 'Print' })
      await eventually(() => print.isDisabled()).toBe(true)
      await eventually(() => page.getByText('open on this computer only').isVisible()).toBe(true)
      await page.emulateMedia({ media: 'print' })
      await eventually(() => page.locator('.seat-strip img').first().isVisible()).toBe(false)
      await page.emulateMedia({ media: 'screen' })
      // A reload loses nothing, although the server gives out a link only once.
      await page.reload()
      await eventually(() => page.locator('.seat-strip img').count()).toBe(4)
      await page.getByRole('link', { name: 'Open: Arbiter' }).click()
      await eventually(() => page.locator('.tile').count()).toBe(2)
      expect(page.url()).toMatch(/\/event\/[^/]+#/)
      // The browser logs by itself that the first pairings were refused.
      expect(complaints.filter(each => !each.includes('status of 400'))).toEqual([])
      await context.close()
    })
  })

  describe('printed links', () => {
    test('use the public address of the server, never localhost', async () => {
      const publicUrl = 'https://chess.example'
      const server = await startServer({
        store: 'memory:',
        port: 0,
        host: '127.0.0.1',
        logLevel: 'error',
        web: dist,
        publicUrl,
      })
      const { page, context } = await app().visit(`${server.url}/event`)
      await page.getByLabel('Name of the event').fill('Open')
      await chip(page, 'Single rounds \\(paste the pairings\\)').click()
      await page.getByRole('button', { name: 'Create event' }).click()
      await page.getByLabel(/Pairings/).fill('1. Ana - Eero')
      await page.getByRole('button', { name: 'Create round' }).click()
      await eventually(() => page.locator('.seat-strip img').count()).toBe(2)
      const links = await page
        .locator('.link-card a')
        .evaluateAll(all => all.map(each => (each as HTMLAnchorElement).href))
      expect(links).toHaveLength(3)
      for (const link of links) expect(link.startsWith(`${publicUrl}/event/`)).toBe(true)
      await eventually(() => page.getByRole('button', { name: 'Print' }).isEnabled()).toBe(true)
      await page.emulateMedia({ media: 'print' })
      await eventually(() => page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
      await eventually(() => page.locator('.seat-strip img').first().isVisible()).toBe(true)
      await context.close()
      await server.close()
    })
  })

  describe('the default time', () => {
    test('[default.time-value · fide-2023] left empty is that of the edition, which is shown beside it', {
      tags: 'rest',
    }, async () => {
      const { page, context } = await app().visit('/event')
      await page.getByText('More settings').click()
      await eventually(() => page.getByText('Empty: 0 min, as in').isVisible()).toBe(true)
      await page.locator('.set-up > .field select').selectOption('finland-2009')
      await eventually(() => page.getByText('Empty: 30 min, as in').isVisible()).toBe(true)
      await context.close()
    })
  })

  describe('the arbiter’s desk', () => {
    test('[irreg.initial-position · fide-2018] watches six boards, rules on a claim, adds time, reinstates a position', async () => {
      const round = await openEvent(app())
      const [first, second, third] = round.boards as [Paired, Paired, Paired]
      const { page, context, complaints } = await app().visit(round.links.arbiter.url)
      await eventually(() => page.locator('.tile').count()).toBe(6)
      await page.getByRole('button', { name: 'Start round 1 (6 boards)' }).click()
      await startRound(app(), round)
      await play(app(), first, ['e4', 'e5', 'Nf3', 'Nc6'])
      await actAt(app(), third, 'white', { act: 'move', from: 'e2', to: 'e5' })
      await eventually(() => heard(page)).toBe('Board 3: illegal move: White.')
      await actAt(app(), second, 'black', { act: 'summon-arbiter' })
      await eventually(() => heard(page)).toBe('Board 2: call: Black.')
      await actAt(app(), second, 'white', { act: 'claim', claim: 'wrong-setup' })
      await eventually(() => heard(page)).toBe('Board 2: Wrong initial position.')
      // A claim comes before what nobody has noticed yet, and both before the other boards.
      const order = await page.locator('.tile strong').allTextContents()
      expect(order).toEqual(['2', '3', '1', '4', '5', '6'])

      await tile(page, 2).click()
      await page.getByRole('button', { name: 'Incorrect: play continues' }).click()
      await eventually(() => page.locator('.confirm-box').textContent()).toMatch(
        /not correct|incorrect/,
      )
      await yes(page).click()
      await eventually(() => page.locator('.board-in-full .question').count()).toBe(0)
      await eventually(() => history(page)).toMatch(/incorrect/)

      await tile(page, 1).click()
      await page.getByRole('heading', { name: /Board 1/ }).waitFor()
      const before = seconds(await clockOf(page, 'black'))
      await chip(page, 'Time').click()
      await chip(page, 'Black').click()
      await page.getByLabel(/Time .minutes/).fill('5:00')
      await page.getByRole('button', { name: 'Add time', exact: true }).click()
      await yes(page).click()
      await eventually(async () => seconds(await clockOf(page, 'black')) - before).toBeGreaterThan(
        290,
      )

      await chip(page, 'Position').click()
      await page.getByLabel('Position after move').selectOption({ label: '1… e5' })
      await page.getByRole('button', { name: 'Reinstate a position' }).click()
      await yes(page).click()
      await eventually(() => labelOf(page, 'g1')).toContain('white knight')
      await eventually(() => labelOf(page, 'e4')).toContain('white pawn')
      await eventually(() => page.locator('.move-list').textContent()).toBe('1.e4e5')
      expect(complaints).toEqual([])
      await context.close()
    })

    test('[illegal.penalty-time · fide-2018] can be used with keys only', {
      tags: 'rest',
    }, async () => {
      const round = await openEvent(app())
      const [board] = round.boards as [Paired]
      await startRound(app(), round)
      await actAt(app(), board, 'white', { act: 'move', from: 'e2', to: 'e5' })
      const { page, context } = await app().visit(round.links.arbiter.url)
      await eventually(() => page.locator('.tile.pressing').count()).toBe(1)
      await page.keyboard.press('n')
      await page.locator('.history').waitFor()
      await eventually(() => focused(page, 'text')).toMatch(/Board 1/)
      await page.keyboard.press('o')
      await eventually(() => focused(page, 'tag')).toBe('SELECT')
      await page.keyboard.type('illegal')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await eventually(() => page.locator('.confirm-box').textContent()).toMatch(
        /2 (extra )?minutes/,
      )
      await page.keyboard.press('Tab')
      while (!/Confirm/.test((await focused(page, 'text')) ?? '')) {
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press('Enter')
      await eventually(() => history(page)).toMatch(/2 (extra )?minutes/)
      // No waiting here: a clock must not lag behind the ruling that sets it.
      expect(seconds(await clockOf(page, 'black'))).toBeGreaterThan(5400 + 120)
      await page.keyboard.press('Escape')
      await eventually(() => page.locator('.board-in-full').count()).toBe(0)
      await eventually(() => focused(page, 'class')).toMatch(/tile/)
      await context.close()
    })

    test('[penalty.loss · fide-2018] asks before what cannot be undone, and says what will follow', async () => {
      const made: Made = await app().makeBoard({ laws: 'fide-2018', timeControl: '5400+30' })
      for (const side of ['white', 'black'] as const) {
        await app().make(
          `/api/boards/${made.board}/acts`,
          { id: `here-${side}`, act: { act: 'arrive' } },
          made.links[side]!.secret,
        )
      }
      const { page, context, complaints } = await app().visit(made.links.arbiter!.url)
      await page.locator('.history').waitFor()
      await chip(page, 'Penalty').click()
      await chip(page, 'loss of the game').click()
      await chip(page, '0').click()
      await page.getByRole('button', { name: 'Impose' }).click()
      const asked = page.getByRole('alertdialog')
      await eventually(() => asked.textContent()).toMatch(/0–0|0-0/)
      await page.getByRole('button', { name: 'Back' }).click()
      expect(await page.locator('.full-head').textContent()).toMatch(/in play/)
      await page.getByRole('button', { name: 'Impose' }).click()
      await yes(page).click()
      await eventually(() => page.locator('.full-head').textContent()).toMatch(
        /0–0.*penalty.*12\.9\.6/,
      )
      expect(complaints).toEqual([])
      await context.close()
    })

    test('[adjourn.open.replier-present · fide-2018] adjourns, and opens the envelope with both secrets', {
      tags: 'rest',
    }, async () => {
      const { board, links } = await app().makeBoard({
        laws: 'fide-2018',
        timeControl: '7200',
        regulations: { defaultTime: 3_600_000 },
      })
      const act = (side: 'white' | 'black', what: object) =>
        app().make(
          `/api/boards/${board}/acts`,
          { id: crypto.randomUUID(), act: what },
          links[side]!.secret,
        )
      await act('white', { act: 'arrive' })
      await act('black', { act: 'arrive' })
      await act('white', { act: 'move', san: 'e4' })
      const { page, context, complaints } = await app().visit(links.arbiter!.url)
      await page.locator('.history').waitFor()
      await chip(page, 'Adjournment').click()
      await page.getByRole('button', { name: 'Adjourn', exact: true }).click()
      await yes(page).click()
      await eventually(() => history(page)).toMatch(/seal/)
      const sealer = await app().visit(links.black!.url)
      await sealer.page.getByRole('button', { name: 'The sealed move' }).click()
      await sealer.page.getByLabel('The sealed move').fill('e5')
      await sealer.page.getByRole('button', { name: 'Seal and stop the clock' }).click()
      await eventually(() => page.locator('.full-head').textContent()).toMatch(/adjourned/)
      // A new link would not open the envelope. The arbiter is warned before giving one out.
      await page.getByRole('button', { name: 'Show seats' }).click()
      const seat = (name: RegExp) => page.locator('.seat-links li', { hasText: name })
      await seat(/^White/)
        .getByRole('button', { name: 'New link' })
        .click()
      const warned = page.getByRole('alertdialog', { name: 'New link' })
      await eventually(() => warned.textContent()).toMatch(/sealed move is lost.*anyway/)
      await warned.getByRole('button', { name: 'Back' }).click()
      await seat(/^Black/)
        .getByRole('button', { name: 'New link' })
        .click()
      await eventually(() => warned.textContent()).not.toMatch(/sealed/)
      await warned.getByRole('button', { name: 'Back' }).click()
      await act('white', { act: 'arrive' })
      await sealer.page.getByRole('button', { name: 'I am here' }).click()
      await eventually(() => history(page)).toMatch(/White arrives.*Black arrives/)
      expect(await history(page)).not.toMatch(/e5/)
      await chip(page, 'Adjournment').click()
      await page.getByLabel(/White’s link or key/).fill('not the right one')
      await page.getByRole('button', { name: 'Open the envelope' }).click()
      await eventually(() => page.getByRole('alert').textContent()).toMatch(/does not open/)
      await page.getByLabel(/White’s link or key/).fill(links.white!.url)
      await page.getByRole('button', { name: 'Open the envelope' }).click()
      await yes(page).click()
      await expect.poll(() => labelOf(page, 'e5')).toContain('black pawn')
      await eventually(() => labelOf(sealer.page, 'e5')).toContain('black pawn')
      expect([...complaints, ...sealer.complaints]).toEqual([])
      await sealer.context.close()
      await context.close()
    })

    test('is shown with less than 150 kB of script, and a board gives its scoresheets', {
      tags: 'rest',
    }, async () => {
      const round = await openEvent(app())
      const [board] = round.boards as [Paired]
      await startRound(app(), round)
      await play(app(), board, ['e4', 'e5'])
      const { page, context, complaints } = await app().visit('/')
      // What loads after the heading does not delay the page.
      await page.addInitScript(() => {
        const watch = new MutationObserver(() => {
          if (document.querySelector('h1') === null) return
          document.documentElement.dataset.shown = String(performance.now())
          watch.disconnect()
        })
        watch.observe(document, { childList: true, subtree: true })
      })
      await page.goto(round.links.arbiter.url)
      await eventually(() => page.locator('.tile').count()).toBe(6)
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime < Number(document.documentElement.dataset.shown))
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ name }) => new URL(name).pathname),
      )
      const total = [...new Set(scripts)]
        .map(path => gzipSync(readFileSync(join(dist, path))).length)
        .reduce((sum, size) => sum + size, 0)
      expect(total).toBeGreaterThan(5_000)
      expect(total).toBeLessThan(150_000)
      await tile(page, 1).click()
      await page.locator('.history').waitFor()
      await page.getByRole('button', { name: 'Scoresheet', exact: true }).click()
      await eventually(() => page.locator('dialog').textContent()).toMatch(/White1.*e4.*e5/s)
      expect(complaints).toEqual([])
      await context.close()
    })

    inTurn(languages)(
      'in %s has all its texts, also at 320 px',
      { tags: 'rest' },
      async language => {
        const round = await openEvent(app())
        const [board] = round.boards as [Paired]
        await startRound(app(), round)
        await play(app(), board, ['e4', 'e5'])
        await actAt(app(), board, 'white', { act: 'claim', claim: 'wrong-setup' })
        const path = new URL(round.links.arbiter.url)
        const { page, context, complaints } = await app().visit(
          `${path.pathname}?lang=${language}${path.hash}`,
          smallest,
        )
        await eventually(() => page.locator('.tile').count()).toBe(6)
        const check = async () => {
          const text = await page.evaluate(() => document.body.textContent ?? '')
          expect(text).not.toMatch(/undefined|null|NaN|\[object|function/)
          const wider = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(wider).toBeLessThanOrEqual(0)
          const own = text.replaceAll(/Six boards|White\d|Black\d/g, '')
          if (language !== 'en' && language !== 'sr-Latn') {
            expect(own).not.toMatch(/\b(the|with|which|settings|moves?|clock|press|board|time)\b/i)
          }
          if (language === 'sr-Latn') {
            expect(own.replaceAll('Српски', '')).not.toMatch(/[а-шђћџљњј]/i)
          }
        }
        await check()
        await page.locator('.tile').first().click()
        await page.locator('.history').waitFor()
        for (const chip of await page.locator('.arbiter-part > .choices .chip').all()) {
          await chip.click()
          await check()
        }
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    test.each(['light', 'dark'] as const)('has no axe violations, %s', async colorScheme => {
      const round = await openEvent(app())
      const [board, other] = round.boards as [Paired, Paired]
      await startRound(app(), round)
      await actAt(app(), board, 'white', { act: 'claim', claim: 'wrong-setup' })
      await play(app(), other, ['e4', 'e5'])
      const { page, context } = await app().visit(round.links.arbiter.url, { colorScheme })
      await eventually(() => page.locator('.tile.pressing').count()).toBe(1)
      expect(await faults(page)).toEqual([])
      await page.locator('.tile').first().click()
      await page.locator('.history').waitFor()
      await page.locator('.answers .button').first().click()
      await page.locator('.confirm-box').waitFor()
      expect(await faults(page)).toEqual([])
      await page.getByText('Links', { exact: true }).click()
      await page.getByRole('button', { name: 'Make new links' }).click()
      await page.getByRole('button', { name: 'Make new links' }).click()
      await eventually(() => page.locator('.seat-strip img').count()).toBe(12)
      expect(await faults(page)).toEqual([])
      await context.close()
    })
  })
}
