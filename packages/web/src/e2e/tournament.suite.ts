import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GameRow, PlayerLink, RoundView } from '@jadoube/protocol'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, phone, smallest } from './app.js'
import { eventually } from './eventually.js'
import { faults } from './faults.js'
import { inTurn } from './in-turn.js'
import { chip, history, tile, yes } from './round.js'

const languages = ['en', 'sl', 'sr', 'sr-Latn', 'cs', 'fi'] as const
const cli = fileURLToPath(new URL('../../../cli/bin/jadoube.cjs', import.meta.url))
const shots = process.env.SHOTS
const shot = async (page: Page, name: string) => {
  if (shots !== undefined)
    await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true })
}

/** A list from Swiss-Manager, with German headings. */
const list = [
  'Nr.\tName\tElo\tLand',
  ...Array.from({ length: 23 }, (_, n) => {
    const name = `${'ABCDEFGHIJKLMNOPQRSTUVW'[n]}nova, Player ${n + 1}`
    return `${n + 1}\t${name}\t${2300 - n * 20}\t${n % 2 === 0 ? 'SLO' : 'FIN'}`
  }),
].join('\n')

/** Queries the server through the API. */
function asker(app: App, event: string, secret: string) {
  return async <T>(path: string, body?: object, by = secret): Promise<T> => {
    const answer = await fetch(`${app.origin}/api/events/${event}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${text}`)
    return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as T
  }
}

export function tournamentSuite(app: () => App): void {
  describe('a tournament', () => {
    test('a Swiss of 24 players and five rounds is run from the entries to the report file', async () => {
      const organiser = await app().visit('/event')
      const { page } = organiser
      await page.getByLabel('Name of the event').fill('Friday Open')
      await page.getByLabel('Number of rounds').fill('5')
      await page.getByRole('button', { name: 'Create event' }).click()
      await eventually(() => page.locator('.event-parts a').count()).toBeGreaterThan(4)

      // Players: pasted, checked, corrected, entered.
      await page.getByRole('button', { name: 'Paste a list' }).click()
      await page.getByLabel('The list').fill(list)
      await page.getByRole('button', { name: 'Check the list' }).click()
      await page.getByLabel('Name 1', { exact: true }).fill('Novak, Ana')
      await shot(page, 'preview')
      await page.getByRole('button', { name: 'Add 23 players' }).click()
      await eventually(() => page.getByText('23 players', { exact: true }).count()).toBe(1)
      await shot(page, 'players')
      expect(await page.getByRole('row', { name: /Novak, Ana/ }).count()).toBe(1)

      // One link for each player, for the whole event.
      await page.getByRole('link', { name: 'Links' }).click()
      await page.getByRole('button', { name: 'Create the missing links' }).click()
      await eventually(() => page.locator('.t-strip').count()).toBe(23)
      const url = new URL(page.url())
      const event = url.pathname.split('/')[2]!
      const secret = url.hash.slice(1)
      const ask = asker(app(), event, secret)
      const links = new Map<number, PlayerLink>()
      const readLinks = async () => {
        const { links: all } = await ask<{ links: readonly PlayerLink[] }>('links')
        for (const link of all) links.set(link.entry, link)
      }
      await readLinks()
      const secretOf = (entry: number) => links.get(entry)!.url!.split('#')[1]!

      // The last player requests a bye in round 2, on a phone, and gets it.
      const late = await app().visit(links.get(23)!.url!, phone)
      await late.page.getByText('Ask for a bye').click()
      await late.page.getByRole('combobox').last().selectOption('2')
      await late.page.getByRole('button', { name: 'Send the request' }).click()
      await eventually(() =>
        late.page.getByText(/You asked for a half-point bye in round 2/).count(),
      ).toBe(1)
      await shot(late.page, 'my-event-phone')
      await page.getByRole('link', { name: 'Players' }).click()
      await page.getByRole('button', { name: 'Grant', exact: true }).click()
      await eventually(() => page.getByText('Round 2: half-point bye').count()).toBe(1)

      // Round 1: proposed with reasons, paired, changed by hand, published.
      await page.getByRole('link', { name: 'Rounds' }).click()
      await page.getByRole('button', { name: 'Pair round 1' }).click()
      await page.getByText('Why?').first().click()
      await shot(page, 'proposal')
      await page.getByRole('button', { name: 'Use these pairings' }).click()
      await page.getByRole('button', { name: 'Change the pairings' }).click()
      await page.locator('.t-slot').nth(1).click()
      await page.locator('.t-slot').nth(3).click()
      await page.getByLabel('Reason').fill('Two of one club')
      await page.getByRole('button', { name: 'Save these pairings' }).click()
      await eventually(() => page.getByText(/Paired by hand/).count()).toBe(1)
      await page.getByRole('button', { name: 'Publish' }).click()
      await eventually(() => page.getByText(/^Published/).count()).toBe(1)

      // Nine electronic boards and two wooden ones. The arbiter starts the round.
      await page.getByLabel(/Numbers of the wooden boards/).fill('10, 11')
      await page.getByRole('button', { name: 'Set up the boards' }).click()
      await eventually(() => page.getByText(/^Boards are set up/).count()).toBe(1)
      await shot(page, 'round')
      await page.getByRole('link', { name: 'Links' }).click()
      const arbiterUrl = await page
        .locator('.link-card', { hasText: 'Arbiter' })
        .getByRole('link')
        .getAttribute('href')
      const arbiter = await app().visit(arbiterUrl!)
      await arbiter.page.getByRole('link', { name: 'Rounds' }).click()
      await arbiter.page.getByRole('button', { name: 'Start the round' }).click()
      const round1 = () => ask<RoundView>('rounds/1')
      await eventually(async () => (await round1()).games.filter(each => each.game).length).toBe(9)

      // The boards report by themselves: White resigns on boards 1 to 7.
      const { games } = await round1()
      let count = 0
      const actAt = async (game: GameRow, by: string, act: object) =>
        app().make(`/api/boards/${game.game}/acts`, { id: `t-${++count}`, act }, by)
      for (const game of games.slice(0, 7)) {
        await actAt(game, secretOf(game.white), { act: 'arrive' })
        await actAt(game, secretOf(game.black), { act: 'arrive' })
        await actAt(game, secretOf(game.white), { act: 'move', san: 'e4' })
        await actAt(game, secretOf(game.white), { act: 'resign' })
      }
      await eventually(async () => (await round1()).games.filter(each => each.result).length).toBe(
        7,
      )

      // An appeal: the result of board 1 was a mistake and is annulled. Then Black resigns.
      await actAt(games[0]!, secretOf(games[0]!.white), { act: 'appeal', why: 'I did not resign' })
      const atDesk = arbiter.page
      await atDesk.getByRole('link', { name: 'Boards', exact: true }).click()
      await tile(atDesk, 1).click()
      await chip(atDesk, 'Take back').click()
      await chip(atDesk, 'Annul the result').click()
      await atDesk.getByLabel('Reason (required)').fill('Pressed by mistake')
      await atDesk.getByRole('button', { name: 'Check' }).click()
      await yes(atDesk).click()
      await eventually(async () => (await round1()).games[0]?.result).toBe('*')
      await shot(atDesk, 'lifted')
      await atDesk.getByRole('button', { name: 'Correct: the decision is changed' }).click()
      await yes(atDesk).click()
      await eventually(() => atDesk.locator('.full-head').textContent()).toMatch(/in play/)
      await actAt(games[0]!, secretOf(games[0]!.black), { act: 'resign' })
      await eventually(async () => (await round1()).games[0]?.result).toBe('1-0')

      // A ruling at the wrong board is undone.
      await tile(atDesk, 8).click()
      await atDesk.getByRole('heading', { name: /Board 8/ }).waitFor()
      await chip(atDesk, 'Penalty').click()
      await chip(atDesk, 'Black').click()
      await atDesk.getByRole('button', { name: 'Impose' }).click()
      await yes(atDesk).click()
      await eventually(() => history(atDesk)).toMatch(/warn/i)
      await chip(atDesk, 'Take back').click()
      await atDesk.getByLabel('Reason (required)').fill('It was board 7')
      await atDesk.getByRole('button', { name: 'Check' }).click()
      await yes(atDesk).click()
      await eventually(() => history(atDesk)).toMatch(/takes back the last ruling.*It was board 7/)
      await atDesk.getByRole('link', { name: 'Incident report' }).click()
      await eventually(() => atDesk.locator('.t-incidents').textContent()).toMatch(
        /I did not resign.*Pressed by mistake.*It was board 7/s,
      )
      await shot(atDesk, 'incidents')

      // A player whose phone is empty opens the same link on another device, at the same board.
      for (const device of [phone, {}]) {
        const player = await app().visit(links.get(games[8]!.white)!.url!, device)
        await player.page.getByRole('link', { name: 'Go to your board' }).click()
        await player.page.locator('[data-square="e2"]').waitFor()
        expect(player.page.url()).toContain(games[8]!.game!)
        await player.context.close()
      }

      // Wooden boards: the players confirm. On one board they differ, and the arbiter decides.
      const wood = games[9]!
      for (const [entry, label] of [
        [wood.white, 'I won'],
        [wood.black, 'I lost'],
      ] as const) {
        const player = await app().visit(links.get(entry)!.url!, phone)
        await player.page.getByRole('button', { name: label }).click()
        await player.page.getByRole('button', { name: 'Report this result' }).click()
        if (entry === wood.white)
          await eventually(() => player.page.getByText(/You reported: 1–0/).count()).toBe(1)
        await shot(player.page, `state-result-${label}`)
        await player.context.close()
      }
      await eventually(async () => (await round1()).games[9]?.result).toBe('1-0')
      for (const [entry, result] of [
        [games[10]!.white, '1-0'],
        [games[10]!.black, '1/2-1/2'],
      ] as const) {
        const acts = [{ act: 'state-result', round: 1, result }]
        await ask('me/acts', { id: `s-${++count}`, acts }, secretOf(entry))
      }

      // A no-show, a double forfeit and the disputed board, entered by keys.
      await page.getByRole('link', { name: 'Rounds' }).click()
      await page.getByRole('button', { name: 'Enter results' }).click()
      await eventually(() => page.getByText('White says 1–0, Black says ½–½').count()).toBe(1)
      await page.getByLabel(/^Result of board 8:/).press('+')
      await page.getByLabel(/^Result of board 9:/).selectOption('-/-')
      await page.getByLabel(/^Result of board 11:/).press('=')
      await shot(page, 'results')
      await page.getByRole('button', { name: 'Save 3 results' }).click()
      await eventually(async () => (await round1()).games.every(each => each.result)).toBe(true)

      // The organiser continues on another device, and a player enters late.
      await page.getByRole('link', { name: 'Event', exact: true }).click()
      await page.getByRole('button', { name: 'Create link' }).click()
      const handed = await page.locator('.link-card a').getAttribute('href')
      await shot(page, 'files')
      await organiser.context.close()
      const { page: desk, complaints } = await app().visit(handed!)
      await desk.getByRole('button', { name: 'Add a player' }).click()
      await desk.getByLabel('Name', { exact: true }).fill('Zupan, Late')
      await desk.getByRole('button', { name: 'Add', exact: true }).click()
      await eventually(() => desk.getByText('from round 2').count()).toBe(1)

      // Rounds 2 to 5 on wooden boards, with the results entered by keys.
      for (const round of [2, 3, 4, 5]) {
        await desk.getByRole('link', { name: 'Rounds' }).click()
        await desk.getByRole('button', { name: `Pair round ${round}` }).click()
        await desk.getByRole('button', { name: 'Use these pairings' }).click()
        await eventually(() => desk.locator('h2', { hasText: `Round ${round}` }).count()).toBe(1)
        await desk.getByLabel('Wooden boards, result only').check()
        await desk.getByRole('button', { name: 'Set up the boards' }).click()
        await eventually(() => desk.getByText(/^Boards are set up/).count()).toBe(1)
        await desk.getByRole('button', { name: 'Enter results' }).click()
        const boards = await desk.locator('.t-table select').count()
        await desk.locator('.t-table select').first().focus()
        for (let board = 0; board < boards; board++)
          await desk.keyboard.press(['1', '=', '0'][(board + round) % 3]!)
        await desk.getByRole('button', { name: `Save ${boards} results` }).click()
        await eventually(() => desk.getByText(/^Finished/).count()).toBe(1)
      }

      // The event is found again on the page where events are created.
      const back = desk.url()
      await desk.goto(`${app().origin}/event`)
      await desk.getByRole('link', { name: 'Friday Open' }).click()
      await eventually(() => desk.locator('.event-parts a').count()).toBeGreaterThan(4)
      expect(new URL(desk.url()).hash).toBe(new URL(back).hash)

      // Standings: every number opens its explanation.
      await desk.getByRole('link', { name: 'Standings' }).click()
      await eventually(() => desk.locator('.t-table tbody tr').count()).toBe(24)
      await shot(desk, 'standings')
      await desk.locator('.t-explained').nth(1).click()
      await eventually(() => desk.locator('.t-derived dd').count()).toBeGreaterThan(0)
      await shot(desk, 'derivation')
      await desk.getByRole('button', { name: 'Close' }).click()
      await desk.getByRole('link', { name: 'Crosstable' }).click()
      await eventually(() => desk.locator('.t-cross tbody tr').count()).toBe(24)
      await shot(desk, 'crosstable')
      await desk.getByRole('link', { name: 'Event', exact: true }).click()
      await desk.getByRole('button', { name: 'Finish the tournament' }).click()
      await desk.getByRole('button', { name: 'Finish the tournament' }).click()
      await eventually(() => desk.getByText('The tournament is over.').count()).toBe(1)

      // Other programs accept the files.
      const [saved] = await Promise.all([
        desk.waitForEvent('download'),
        desk.getByRole('button', { name: 'Tournament report (TRF26)' }).click(),
      ])
      const trf = join(mkdtempSync(join(tmpdir(), 'jadoube-trf-')), 'report.trf')
      writeFileSync(trf, readFileSync(await saved.path()))
      const [games9] = await Promise.all([
        desk.waitForEvent('download'),
        desk.getByRole('button', { name: 'All games (PGN)' }).click(),
      ])
      const pgn = trf.replace('report.trf', 'games.pgn')
      writeFileSync(pgn, readFileSync(await games9.path()))
      // Throws if the check finds a fault in either file.
      const checked = execFileSync(process.execPath, [cli, 'tournament', 'check', trf, pgn], {
        encoding: 'utf8',
      })
      expect(checked).toMatch(/round 1: differs \(paired by hand/)
      expect(checked.match(/: agrees/g)).toHaveLength(4)
      expect(checked).toMatch(/games\.pgn: 9 games: agree/)
      expect(complaints).toEqual([])
    }, 240_000)

    test('everybody sees pairings, standings and the crosstable on a phone, without accessibility faults', {
      tags: 'rest',
    }, async () => {
      const made = (await app().make('/api/events', {
        name: 'Club evening',
        defaults: { timeControl: '300' },
        tournament: { system: 'swiss', rounds: 3 },
      })) as { event: string; links: Record<string, { secret: string }> }
      const ask = asker(app(), made.event, made.links.organiser!.secret)
      const names = ['Ana', 'Bor', 'Cene', 'Dana', 'Eero', 'Filip']
      const enter = names.map((name, n) => ({ act: 'enter', name, rating: 2000 - n * 50 }))
      const acts = [...enter, { act: 'pair-round', round: 1 }, { act: 'publish', round: 1 }]
      await ask('acts', { id: 'first', acts })
      await ask('acts', {
        id: 'result',
        acts: [{ act: 'report', round: 1, board: 1, result: '1-0' }],
      })
      const { page, context, complaints } = await app().visit(`/event/${made.event}`, phone)
      for (const [part, text] of [
        ['Results', '1–0'],
        ['Standings', 'Ana'],
        ['Crosstable', 'Filip'],
        ['Players', '6 players'],
      ] as const) {
        await page.getByRole('link', { name: part, exact: true }).click()
        await eventually(() => page.locator('main').textContent()).toContain(text)
        if (part === 'Results') {
          await page.getByText('Why are two players not paired?').click()
          const [one, other] = [
            page.locator('.t-why-not select').first(),
            page.locator('.t-why-not select').last(),
          ]
          await one.selectOption({ label: '1 Ana' })
          await other.selectOption({ label: '2 Bor' })
          await page.getByRole('button', { name: 'Explain' }).click()
          await eventually(() => page.locator('.t-why-not p').textContent()).toMatch(
            /^Players Ana and Bor could meet just as/,
          )
        }
        await shot(page, `public-${part}-phone`)
        expect(await faults(page)).toEqual([])
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect([part, wide]).toEqual([part, 0])
      }
      expect(complaints).toEqual([])
      await context.close()
    })

    inTurn(languages)(
      'the organiser’s pages are complete and accessible in %s',
      { tags: 'rest' },
      async language => {
        const made = (await app().make('/api/events', {
          name: 'Club evening',
          defaults: { timeControl: '300' },
          tournament: { system: 'swiss', rounds: 3 },
        })) as { event: string; links: Record<string, { secret: string }> }
        const { secret } = made.links.organiser!
        const ask = asker(app(), made.event, secret)
        const names = ['Ana', 'Bor', 'Cene', 'Dana']
        await ask('acts', { id: 'enter', acts: names.map(name => ({ act: 'enter', name })) })
        const paired = [
          { act: 'pair-round', round: 1 },
          { act: 'publish', round: 1 },
        ]
        await ask('acts', { id: 'pair', acts: paired })
        await ask('rounds/1/start', { setUpOnly: true })
        const reported = [1, 2].map(board => ({ act: 'report', round: 1, board, result: '1-0' }))
        await ask('acts', { id: 'report', acts: reported })
        const correction = { act: 'correct-result', round: 1, board: 2, result: '0-1' }
        await ask('acts', { id: 'correct', acts: [{ ...correction, reason: 'Misread slip' }] })
        const { page, context, complaints } = await app().visit(
          `/event/${made.event}?lang=${language}&part=log#${secret}`,
          smallest,
        )
        // Who, what and why: the reason is in the log and in the report of the round.
        await eventually(() => page.locator('.t-log').textContent()).toContain('Misread slip')
        const wide = () =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
        expect([await faults(page), await wide()]).toEqual([[], 0])
        for (const [part, there] of [
          ['report', '.t-incidents'],
          ['rounds', '.t-table'],
          ['files', '.t-form'],
          ['broadcast', '.broadcast'],
        ] as const) {
          await page.locator(`.event-parts a[href*="part=${part}"]`).click()
          await page.locator(there).first().waitFor()
          if (part === 'report')
            expect(await page.locator(there).textContent()).toContain('Misread slip')
          expect([part, await faults(page), await wide()]).toEqual([part, [], 0])
        }
        // The start page of this device links to the event.
        await page.goto(`${app().origin}/?lang=${language}`)
        await page.getByRole('link', { name: 'Club evening' }).click()
        await page.locator('.event-parts').waitFor()
        expect(complaints).toEqual([])
        await context.close()
      },
    )
  })
}
