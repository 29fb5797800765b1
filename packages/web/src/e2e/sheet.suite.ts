import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, phone, smallest, square } from './app.js'
import { eventually } from './eventually.js'
import { faults } from './faults.js'
import { inTurn } from './in-turn.js'
import { openEvent, startRound, tile } from './round.js'

const languages = ['en', 'sl', 'sr', 'sr-Latn', 'cs', 'fi'] as const

async function write(page: Page, ...moves: readonly (readonly [string, string])[]): Promise<void> {
  for (const [from, to] of moves) {
    await square(page, from).click()
    await square(page, to).click()
  }
}
interface Opened {
  readonly event: string
  readonly links: Readonly<Record<'organiser' | 'arbiter', { readonly secret: string }>>
}

const moves = (page: Page) => page.locator('.sheet-moves td').allTextContents()

export function sheetSuite(app: () => App): void {
  describe('a wooden board with its own clock', () => {
    const open = async (regulations: object = {}) => {
      const round = await openEvent(app(), {
        medium: 'scoresheet',
        timeControl: null,
        regulations,
      })
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
      // It only says whether the move is legal.
      await write(white.page, ['g1', 'g3'])
      await eventually(() => white.page.locator('.sheet-next').textContent()).toMatch(/not a legal/)
      expect(await white.page.locator('[data-square].obliged-target').count()).toBe(0)
      // Each player has their own sheet. Nothing of the other one is visible here.
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

    test('takes illegal moves without a word if the regulations leave the sheets unchecked', {
      tags: 'rest',
    }, async () => {
      const round = await open({ scoresheetsChecked: false })
      const [board] = round.boards
      const { page, context, complaints } = await app().visit(board!.links.white.url, phone)
      await page.locator('.sheet-page').waitFor()
      await write(page, ['e2', 'e4'], ['e8', 'e6'], ['g1', 'f3'])
      await eventually(() => moves(page)).toEqual(['e4', 'Ke6', 'Nf3', ''])
      await eventually(() => page.locator('.sheet-next').textContent()).toMatch(
        /^Write move 2\.\.\./,
      )
      // The broadcast keeps to what can be replayed, and the entry can be corrected.
      const pgn = async () => (await fetch(`${app().origin}/api/boards/${board!.board}/pgn`)).text()
      expect(await pgn()).toMatch(/1\. e4 \*/)
      await page.getByRole('button', { name: 'Correct 1... Ke6' }).click()
      await write(page, ['e7', 'e6'])
      await eventually(() => moves(page)).toEqual(['e4', 'e6', 'Nf3', ''])
      await eventually(pgn).toMatch(/1\. e4 e6 2\. Nf3/)
      expect(complaints).toEqual([])
      await context.close()
    })

    test('opens with the player’s link when the round starts, a wrong move is corrected, and both report the result', {
      tags: 'rest',
    }, async () => {
      const secretIn = (url: string) => url.split('#')[1] ?? ''
      const { event, links } = (await app().make('/api/events', {
        name: 'Wood',
        tournament: { system: 'swiss', rounds: 1 },
      })) as Opened
      const at = `/api/events/${event}`
      const { organiser, arbiter } = links
      const act = (id: string, ...acts: readonly object[]) =>
        app().make(`${at}/acts`, { id, acts }, organiser.secret)
      await act('p', { act: 'enter', name: 'Ana' }, { act: 'enter', name: 'Bor' })
      const given = (await app().make(`${at}/links`, {}, organiser.secret)) as {
        readonly links: readonly { readonly url: string }[]
      }
      await act('r', { act: 'pair-round', round: 1 }, { act: 'publish', round: 1 })
      const visits = await Promise.all(given.links.map(({ url }) => app().visit(url, phone)))
      for (const { page } of visits) await page.locator('.t-my-round').waitFor()
      await app().make(`${at}/rounds/1/start`, { kind: 'scoresheet' }, arbiter.secret)
      // The scoresheet opens without a tap.
      for (const { page } of visits) await page.locator('.sheet-page').waitFor()
      const [one, two] = visits as [(typeof visits)[0], (typeof visits)[0]]
      await write(one.page, ['e2', 'e4'], ['e7', 'e5'], ['g1', 'h3'], ['b8', 'c6'])
      await eventually(() => moves(one.page)).toEqual(['e4', 'e5', 'Nh3', 'Nc6'])
      await write(two.page, ['e2', 'e4'], ['e7', 'e5'], ['g1', 'f3'])
      // The two sheets differ. Both players are told, but not what the other has written.
      for (const { page } of visits) {
        await eventually(() => page.locator('.sheets-differ').textContent()).toMatch(/move 2\./)
        expect(await page.locator('.sheets-differ').textContent()).not.toMatch(/N[fh]3/)
      }
      await one.page.getByRole('button', { name: 'Correct 2. Nh3' }).click()
      await write(one.page, ['g1', 'f3'])
      // The moves after it still fit, and are written again automatically.
      await eventually(() => moves(one.page)).toEqual(['e4', 'e5', 'Nf3', 'Nc6'])
      for (const { page } of visits)
        await eventually(() => page.locator('.sheets-differ').count()).toBe(0)
      const pgn = await (await fetch(`${app().origin}${at}/pgn`)).text()
      expect(pgn).toMatch(/1\. e4 e5 2\. Nf3 Nc6/)
      expect(await faults(one.page)).toEqual([])
      for (const { page } of visits) {
        await page.getByRole('button', { name: 'Draw', exact: true }).click()
        await page.getByRole('button', { name: 'Report this result' }).click()
      }
      const result = async () => {
        const answer = await fetch(`${app().origin}${at}/rounds/1`)
        const { games } = (await answer.json()) as { games: { result: string | null }[] }
        return games[0]?.result
      }
      await eventually(result).toBe('1/2-1/2')
      // A player who returns to their event page stays there.
      await one.page.getByRole('link', { name: 'Go to your event page' }).click()
      await one.page.locator('.t-my-round').waitFor()
      expect(secretIn(one.page.url())).not.toBe('')
      for (const { context, complaints } of visits) {
        expect(complaints).toEqual([])
        await context.close()
      }
    })

    inTurn(languages)(
      'the scoresheet is complete and accessible in %s',
      { tags: 'rest' },
      async language => {
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
      },
    )
  })
}
