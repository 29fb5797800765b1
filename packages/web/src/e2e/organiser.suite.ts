import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { PlayerLink, RoundView } from '@jadoube/protocol'
import { startServer } from '@jadoube/server'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type App, dist, phone } from './app.js'
import { eventually } from './eventually.js'
import { faults } from './faults.js'
import { chip } from './round.js'

const shots = process.env.SHOTS
const shot = async (page: Page, name: string) => {
  if (shots !== undefined)
    await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true })
}

const people = ['Ana', 'Bor', 'Cene', 'Dana', 'Eero', 'Filip', 'Gaja', 'Hana']

interface Event {
  readonly event: string
  readonly links: Readonly<
    Record<'organiser' | 'arbiter', { readonly url: string; readonly secret: string }>
  >
}

/**
 * An event with its players, set up through the API, with functions to query it and to act in it.
 */
async function eventOf(app: App, tournament: object, players = people) {
  const made = (await app.make('/api/events', {
    name: 'Club cup',
    defaults: { timeControl: '5400+30' },
    tournament,
  })) as Event
  const at = `/api/events/${made.event}`
  const { secret } = made.links.organiser
  let count = 0
  const act = (...acts: object[]) =>
    app.make(`${at}/acts`, { id: `o${++count}`, acts }, secret) as Promise<object>
  await act(...players.map((name, n) => ({ act: 'enter', name, rating: 2200 - n * 50 })))
  const ask = async <T>(path: string, by = secret): Promise<T> => {
    const answer = await fetch(`${app.origin}${at}/${path}`, {
      headers: { authorization: `Bearer ${by}` },
    })
    return (await answer.json()) as T
  }
  /** A round: paired, published, on wooden boards, with the same result on every board. */
  const play = async (round: number, result = '1-0') => {
    await act({ act: 'pair-round', round }, { act: 'publish', round })
    await app.make(`${at}/rounds/${round}/start`, { kind: 'wooden' }, made.links.arbiter.secret)
    const { games } = await ask<RoundView>(`rounds/${round}`)
    await act(...games.map(({ board }) => ({ act: 'report', round, board, result })))
  }
  return { ...made, at, act, ask, play }
}

const part = (event: Event, name: string, by: 'organiser' | 'arbiter' = 'organiser') =>
  `/event/${event.event}?part=${name}#${event.links[by].secret}`

async function newEvent(app: App, system: string, players: readonly string[]): Promise<Page> {
  const { page } = await app.visit('/event')
  await page.getByLabel('Name of the event').fill('Friday evening')
  await chip(page, system).click()
  await page.getByRole('button', { name: 'Create event' }).click()
  await addByPasting(page, players)
  await page.getByRole('link', { name: 'Rounds' }).click()
  return page
}

async function addByPasting(page: Page, players: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Paste a list' }).click()
  await page.getByLabel('The list').fill(players.join('\n'))
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByRole('button', { name: `Add ${players.length} players` }).click()
  await eventually(() => page.getByText(`${players.length} players`, { exact: true }).count()).toBe(
    1,
  )
}

/** A round on wooden boards, with the results entered by keys in the order of the boards. */
async function playOnWood(page: Page, keys: string): Promise<void> {
  await page.getByLabel('Wooden boards, result only').check()
  await page.getByRole('button', { name: 'Set up the boards' }).click()
  await eventually(() => page.getByText(/^Boards are set up/).count()).toBe(1)
  await page.getByRole('button', { name: 'Enter results' }).click()
  await page.locator('.t-table select').first().focus()
  for (const key of keys) await page.keyboard.press(key)
  await page.getByRole('button', { name: /^Save \d+ results?$/ }).click()
  await eventually(() => page.getByText(/^Finished/).count()).toBe(1)
}

export function organiserSuite(app: () => App): void {
  describe('a knockout', () => {
    test('waits after a drawn match until an official says who advances', async () => {
      const page = await newEvent(app(), 'Knockout', people.slice(0, 4))
      await page.getByRole('button', { name: 'Pair round 1' }).click()
      await page.getByRole('button', { name: 'Use these pairings' }).click()
      await eventually(() => page.locator('.t-games tbody tr').count()).toBe(2)
      await playOnWood(page, '1=')
      await page.getByRole('button', { name: 'Pair round 2' }).click()
      const onward = page.getByRole('button', { name: /advances$/ })
      await eventually(() => onward.count()).toBe(2)
      // Nobody advances without a reason.
      expect(await onward.first().isDisabled()).toBe(true)
      await page.getByLabel('Reason').fill('Blitz play-off 2–0')
      await shot(page, 'knockout-undecided')
      expect(await faults(page)).toEqual([])
      const winner = ((await onward.last().textContent()) ?? '').replace(' advances', '')
      await onward.last().click()
      await eventually(() => page.locator('.t-proposal li').count()).toBe(1)
      expect(await page.locator('.t-proposal').textContent()).toContain(winner)
      await shot(page, 'knockout-final')
      await page.getByRole('button', { name: 'Use these pairings' }).click()
      await eventually(() => page.locator('.t-games tbody tr').count()).toBe(1)
      await page.getByRole('link', { name: 'Log' }).click()
      await eventually(() => page.locator('.t-log').textContent()).toContain('Blitz play-off 2–0')
      await page.context().close()
    })
  })

  describe('a round robin', () => {
    test('[C.05 Annex 1] is played twice from the form to the last file, with a schedule, tie-breaks and a print view', {
      tags: 'rest',
    }, async () => {
      const { page, context } = await app().visit('/event')
      await page.getByLabel('Name of the event').fill('Four masters')
      await chip(page, 'Round robin').click()
      await chip(page, 'twice').click()
      expect(await page.getByLabel('Number of rounds').count()).toBe(0)
      await page.getByText('More settings').click()
      await page.getByRole('button', { name: 'Move up: SB' }).click()
      await page.getByRole('button', { name: 'Remove: WIN' }).click()
      await page.getByLabel('Add a tie-break').selectOption('KS')
      // Article 8 of C.07 forbids Buchholz here.
      expect(await page.locator('option[value^="BH"]').count()).toBe(0)
      await shot(page, 'round-robin-new')
      expect(await faults(page)).toEqual([])
      await page.getByRole('button', { name: 'Create event' }).click()
      await addByPasting(page, people.slice(0, 4))
      await page.getByRole('link', { name: 'Rounds' }).click()
      await page.getByText('Schedule of all rounds').click()
      await eventually(() => page.locator('.t-schedule-rounds section').count()).toBe(6)
      const scheduled = await page.locator('.t-schedule-rounds section').allTextContents()
      await shot(page, 'round-robin-schedule')
      for (let round = 1; round <= 6; round++) {
        await page.getByRole('button', { name: `Pair round ${round}` }).click()
        await page.getByRole('button', { name: 'Use these pairings' }).click()
        await eventually(() => page.locator('h2').first().textContent()).toBe(`Round ${round}`)
        const games = await page.locator('.t-games tbody tr').allTextContents()
        // The games are those that were announced.
        for (const name of people.slice(0, 4)) expect(games.join()).toContain(name)
        const first = games[0]!.match(/[A-Z][a-z]+/g)!
        expect(scheduled[round - 1]).toMatch(new RegExp(`${first[0]}.*${first[1]}`))
        await playOnWood(page, round % 2 === 0 ? '1=' : '01')
        await page.getByRole('button', { name: 'Enter results' }).click()
      }
      // An official sees who entered a result and when, without a tooltip.
      expect(await page.locator('.t-reported').first().textContent()).toMatch(
        /^Organiser · \d\d:\d\d/,
      )
      await shot(page, 'round-robin-last-round')
      await page.getByRole('link', { name: 'Standings' }).click()
      await eventually(() => page.locator('.t-table thead').textContent()).toMatch(
        /RankPlayerPointsSBDEKS/,
      )
      await page.getByText('Koya system').waitFor()
      await page
        .getByRole('button', { name: /How the numbers/ })
        .first()
        .click()
      await eventually(() => page.locator('.t-derived').textContent()).toMatch(/SB.*DE.*KS/s)
      await shot(page, 'round-robin-derivation')
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Crosstable' }).click()
      await eventually(() => page.locator('.t-cross .t-cross-game').count()).toBe(24)
      // Every line has its own number, also where players share a place.
      const numbers = await page.locator('.t-cross tbody tr td:first-child').allTextContents()
      expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)))
      await shot(page, 'round-robin-crosstable')
      await page.emulateMedia({ media: 'print' })
      expect(await page.locator('nav:visible, button.button:visible').count()).toBe(0)
      await shot(page, 'round-robin-crosstable-print')
      await page.emulateMedia({ media: 'screen' })
      await page.getByRole('link', { name: 'Event', exact: true }).click()
      await page.getByRole('button', { name: 'Remove: KS' }).click()
      const form = page.locator('form', { has: page.locator('.t-tie-breaks') })
      await form.getByLabel('Reason').fill('As on the poster')
      await form.getByRole('button', { name: 'Save' }).click()
      await page.getByText(/standings use the new list/).waitFor()
      await shot(page, 'event-format')
      await page.getByRole('button', { name: 'Finish the tournament' }).click()
      await page.getByRole('button', { name: 'Finish the tournament' }).click()
      await page.getByText('The tournament is over.').waitFor()
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Tournament report (TRF26)' }).click(),
      ])
      const trf = readFileSync(await saved.path(), 'utf8')
      expect(trf).toContain('192 FIDE_DOUBLEROUNDROBIN')
      expect(trf).toContain('202 SB,DE')
      await page.getByRole('link', { name: 'Log' }).click()
      await eventually(() => page.locator('.t-log').textContent()).toMatch(
        /Tie-breaks: SB, DE\..*As on the poster/s,
      )
      const address = page.url().replace(/[?#].*/, '')
      await context.close()
      const mobile = await app().visit(`${address}?part=standings`, phone)
      for (const name of ['Standings', 'Crosstable', 'Results']) {
        await mobile.page.getByRole('link', { name, exact: true }).click()
        await mobile.page.locator('.t-table').first().waitFor()
        await shot(mobile.page, `round-robin-${name.toLowerCase()}-phone`)
        expect(await faults(mobile.page)).toEqual([])
        expect(await mobile.page.locator('.t-reported').count()).toBe(0)
      }
      await mobile.context.close()
    })
  })

  describe('manual pairing', () => {
    test('two taps make a board, and the remaining players do not play', async () => {
      const page = await newEvent(app(), 'Manual pairing', people.slice(0, 5))
      await page.getByRole('button', { name: 'Pair round 1' }).click()
      const use = page.getByRole('button', { name: 'Use these pairings' })
      expect(await use.isDisabled()).toBe(true)
      const tap = (name: string) =>
        page.locator('dialog').getByRole('button', { name, exact: true })
      for (const name of ['Dana', 'Ana', 'Bor', 'Cene']) await tap(name).click()
      await page.getByRole('button', { name: 'Remove board 2' }).click()
      for (const name of ['Cene', 'Eero']) await tap(name).click()
      await shot(page, 'manual-pairing')
      expect(await faults(page)).toEqual([])
      await use.click()
      await eventually(() => page.locator('.t-games tbody tr').allTextContents()).toEqual([
        '1 Dana Ana',
        '2 Cene Eero',
      ])
      await eventually(() => page.locator('.t-not-paired').textContent()).toContain('Bor')
      await playOnWood(page, '10')
      await page.getByRole('link', { name: 'Standings' }).click()
      await eventually(() => page.locator('.t-table tbody tr').count()).toBe(5)
      await page.context().close()
    })
  })

  describe('the links of the players', () => {
    test('disappear from every sheet and stop working when they are withdrawn', {
      tags: 'rest',
    }, async () => {
      const event = await eventOf(app(), { system: 'swiss', rounds: 3 })
      const first = await app().visit(part(event, 'links'))
      await first.page.getByRole('button', { name: 'Create the missing links' }).click()
      await eventually(() => first.page.locator('.t-strip').count()).toBe(8)
      // This server has only a local address, so nothing with its links is printed.
      expect(await first.page.getByRole('button', { name: 'Print' }).isDisabled()).toBe(true)
      expect(await first.page.locator('.t-strips.no-print').count()).toBe(1)
      const second = await app().visit(part(event, 'links', 'arbiter'))
      await eventually(() => second.page.locator('.t-strip').count()).toBe(8)
      const { links } = await event.ask<{ links: PlayerLink[] }>('links')
      const bor = links.find(({ name }) => name === 'Bor')!.url!
      const mail = await first.page
        .getByRole('link', { name: 'Email: Bor', exact: true })
        .getAttribute('href')
      expect(decodeURIComponent(mail ?? '')).toContain(`/event/${event.event}#`)
      const player = await app().visit(bor, phone)
      await player.page.locator('h1', { hasText: 'Bor' }).waitFor()
      await first.page.getByRole('button', { name: 'Withdraw link: Bor' }).click()
      for (const { page } of [first, second]) {
        await eventually(() => page.locator('.t-strip').count()).toBe(7)
        // The names alone: any three letters may stand in a secret link.
        expect(await page.locator('.t-strip b').allTextContents()).not.toContain('Bor')
      }
      const [saved] = await Promise.all([
        second.page.waitForEvent('download'),
        second.page.getByRole('button', { name: 'Download as CSV' }).click(),
      ])
      const csv = readFileSync(await saved.path(), 'utf8')
      expect(csv).toMatch(/\bAna\b/)
      expect(csv).not.toContain(bor)
      await player.page.reload()
      await eventually(() => player.page.locator('main').textContent()).toMatch(/no longer works/)
      await shot(player.page, 'link-withdrawn-phone')
      // A new link replaces a lost one.
      const ana = links.find(({ name }) => name === 'Ana')!.url!
      await first.page.getByRole('button', { name: 'New link: Ana' }).click()
      await eventually(async () => {
        const { links: now } = await event.ask<{ links: PlayerLink[] }>('links')
        return now.find(({ name }) => name === 'Ana')?.url
      }).not.toBe(ana)
      await player.page.goto(ana)
      await eventually(() => player.page.locator('main').textContent()).toMatch(/no longer works/)
      for (const { context } of [first, second, player]) await context.close()
    })
  })

  describe('the organiser', () => {
    test('opens the event on another device with the recovery file, and creates the same event again', {
      tags: 'rest',
    }, async () => {
      const event = await eventOf(app(), { system: 'swiss', rounds: 3 })
      const laptop = await app().visit(part(event, 'files'))
      const [saved] = await Promise.all([
        laptop.page.waitForEvent('download'),
        laptop.page.getByRole('button', { name: 'Recovery file (all links)' }).click(),
      ])
      const elsewhere = await app().visit('/event')
      await elsewhere.page.getByText('Open a recovery file').click()
      const input = elsewhere.page.getByLabel('Recovery file (all links)')
      const wrong = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') }
      await input.setInputFiles(wrong)
      await eventually(() => elsewhere.page.getByRole('alert').textContent()).toMatch(
        /not a recovery file/,
      )
      await input.setInputFiles(await saved.path())
      await eventually(() => elsewhere.page.getByText('8 players', { exact: true }).count()).toBe(1)
      // From now on the start page of that device lists it.
      await elsewhere.page.goto(app().origin)
      await elsewhere.page.getByRole('link', { name: 'Club cup' }).waitFor()
      await shot(elsewhere.page, 'start-your-events')
      await elsewhere.context.close()
      await event.play(1)
      await laptop.page.getByLabel('Name of the new event').fill('Club cup, next month')
      await laptop.page.getByRole('button', { name: 'Duplicate the event' }).click()
      await eventually(() => laptop.page.locator('h1').textContent()).toBe('Club cup, next month')
      await eventually(() => laptop.page.getByText('8 players', { exact: true }).count()).toBe(1)
      await laptop.page.getByRole('link', { name: 'Rounds' }).click()
      await eventually(() => laptop.page.getByText('No round has been paired yet.').count()).toBe(1)
      await laptop.context.close()
    })

    test('corrects a result: until two rounds later for the standings, after that for ratings only', {
      tags: 'rest',
    }, async () => {
      const event = await eventOf(app(), { system: 'swiss', rounds: 6 })
      for (const round of [1, 2, 3]) await event.play(round)
      const { page, context } = await app().visit(part(event, 'rounds'))
      const correct = async (round: number, reason: string) => {
        await page.locator('.t-rounds a', { hasText: String(round) }).click()
        await eventually(() => page.locator('h2').first().textContent()).toBe(`Round ${round}`)
        await page.getByRole('button', { name: 'Enter results' }).click()
        await page.getByLabel(/^Result of board 1:/).press('=')
        const save = page.getByRole('button', { name: 'Save 1 result' })
        expect(await save.isDisabled()).toBe(true)
        await page.getByLabel('Reason for the corrections').fill(reason)
        await save.click()
      }
      await correct(3, 'Slip misread')
      await eventually(async () => (await event.ask<RoundView>('rounds/3')).games[0]?.result).toBe(
        '1/2-1/2',
      )
      await correct(1, 'Found on Sunday')
      await eventually(() => page.getByText(/counts for ratings only/).count()).toBe(1)
      await shot(page, 'rating-only')
      await page.getByRole('button', { name: 'Enter results' }).click()
      await eventually(() => page.locator('.t-games tbody tr').first().textContent()).toMatch(
        /1–0 rated as ½–½/,
      )
      await page.getByRole('link', { name: 'Log' }).click()
      await eventually(() => page.locator('.t-log').textContent()).toMatch(
        /Found on Sunday.*Slip misread/s,
      )
      await context.close()
    })

    test('adds a late player, lets one leave and return, and answers requests for byes', async () => {
      const event = await eventOf(app(), { system: 'swiss', rounds: 4 })
      await event.play(1)
      const { links } = (await app().make(
        `${event.at}/links`,
        {},
        event.links.organiser.secret,
      )) as { links: PlayerLink[] }
      const laptop = await app().visit(part(event, 'players'))
      const { page } = laptop
      const mobile = await app().visit(links[1]!.url!, phone)
      for (const answer of ['Decline', 'Grant']) {
        await mobile.page.getByText('Ask for a bye').click()
        await mobile.page.getByRole('button', { name: 'Send the request' }).click()
        await eventually(() => page.getByText(/Bor asks for a half-point bye/).count()).toBe(1)
        await page.getByRole('button', { name: answer, exact: true }).click()
        await eventually(() => page.getByText(/Bor asks for/).count()).toBe(0)
        if (answer === 'Decline') await mobile.page.reload()
      }
      await eventually(() => page.getByText('Round 2: half-point bye').count()).toBe(1)
      await page.getByRole('button', { name: 'Add a player' }).click()
      await page.getByLabel('Name', { exact: true }).fill('Zupan, Late')
      await page.getByLabel('Rating').fill('2150')
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await eventually(() => page.getByText('from round 2').count()).toBe(1)
      const edit = (name: string) => page.getByRole('button', { name: `Edit ${name}` }).click()
      await edit('Cene')
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
      await eventually(() => page.getByText('withdrawn after round 1').count()).toBe(1)
      await edit('Dana')
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
      await eventually(() => page.getByText('withdrawn after round 1').count()).toBe(2)
      await edit('Dana')
      await page.getByRole('button', { name: 'Reinstate' }).click()
      await eventually(() => page.getByText('withdrawn after round 1').count()).toBe(1)
      await shot(page, 'players-late')
      await event.act({ act: 'pair-round', round: 2 }, { act: 'publish', round: 2 })
      const { games, bye } = await event.ask<RoundView>('rounds/2')
      const playing = games.flatMap(({ white, black }) => [white, black])
      // Nine entries, one withdrawn, one with a bye: seven play, and one of them has the
      // pairing-allocated bye.
      expect(playing).toHaveLength(6)
      expect(bye).not.toBeNull()
      expect([...playing, bye]).toContain(9)
      expect(playing).not.toContain(2)
      expect(playing).not.toContain(3)
      await eventually(() => mobile.page.getByText(/You have a half-point bye/).count()).toBe(1)
      await shot(mobile.page, 'my-bye-phone')
      await laptop.context.close()
      await mobile.context.close()
    })

    test('deletes pairings, removes boards and replaces a game', async () => {
      const event = await eventOf(app(), { system: 'swiss', rounds: 3 }, people.slice(0, 4))
      const { page, context } = await app().visit(part(event, 'rounds', 'arbiter'))
      const pair = async () => {
        await page.getByRole('button', { name: 'Pair round 1' }).click()
        await page.getByRole('button', { name: 'Use these pairings' }).click()
        await eventually(() => page.locator('.t-games tbody tr').count()).toBe(2)
      }
      await pair()
      await page.getByRole('button', { name: 'Delete the pairings' }).click()
      await page.getByLabel('Reason').fill('Somebody came after all')
      await page.getByRole('button', { name: 'Delete the pairings' }).click()
      await eventually(() => page.getByText('No round has been paired yet.').count()).toBe(1)
      await pair()
      await page.getByRole('button', { name: 'Set up the boards' }).click()
      await page.getByRole('button', { name: 'Remove the boards' }).click()
      await eventually(() => page.getByText(/^Published/).count()).toBe(1)
      await page.getByRole('button', { name: 'Start the round' }).click()
      await eventually(() => page.getByText(/^Boards are set up/).count()).toBe(1)
      const gameOf = async () => (await event.ask<RoundView>('rounds/1')).games[0]?.game
      const before = await gameOf()
      expect(before).toBeTruthy()
      await page.getByRole('button', { name: 'Replacement game: Board 1' }).click()
      const send = page.locator('dialog').getByRole('button', { name: 'Replacement game' })
      expect(await send.isDisabled()).toBe(true)
      await page.getByLabel('Reason').fill('Pieces set up wrongly')
      await shot(page, 'replacement')
      expect(await faults(page)).toEqual([])
      await send.click()
      await eventually(gameOf).not.toBe(before)
      await page.getByRole('link', { name: 'Incident report' }).click()
      await eventually(() => page.locator('.t-incidents').textContent()).toContain(
        'Pieces set up wrongly',
      )
      await shot(page, 'report-replacement')
      await context.close()
    })

    test('changes the regulations until the round that they affect, with a reason in the log', {
      tags: 'rest',
    }, async () => {
      const event = await eventOf(app(), { system: 'swiss', rounds: 2 }, people.slice(0, 4))
      const { page, context } = await app().visit(part(event, 'files'))
      await page.getByLabel('No draw by agreement before move').fill('30')
      await page.getByLabel('3 – 1 – 0').check()
      const form = page.locator('form', {
        has: page.getByLabel('No draw by agreement before move'),
      })
      await form.getByLabel('Reason').fill('Decided at the opening')
      await form.getByRole('button', { name: 'Save' }).click()
      await eventually(() => page.getByText('Saved. The changes apply from round 1.').count()).toBe(
        1,
      )
      await event.play(1)
      await page.reload()
      await eventually(() => page.getByText(/Changes apply from round 2/).count()).toBe(1)
      // After the first result the scoring is fixed.
      expect(await page.getByLabel('3 – 1 – 0').count()).toBe(0)
      await event.play(2)
      await page.reload()
      await page.getByRole('heading', { name: 'Downloads' }).waitFor()
      await eventually(() => page.getByRole('heading', { name: 'Regulations' }).count()).toBe(0)
      const { places } = await event.ask<{ places: { points: number }[] }>('standings')
      expect(places.map(({ points }) => points)).toEqual([6, 3, 3, 0])
      await page.getByRole('link', { name: 'Log' }).click()
      await eventually(() => page.locator('.t-log').textContent()).toContain(
        'Decided at the opening',
      )
      await context.close()
    })

    test('works beside another one, and neither undoes what the other did', {
      tags: 'rest',
    }, async () => {
      const event = await eventOf(app(), { system: 'swiss', rounds: 3 })
      const [one, other] = [
        await app().visit(part(event, 'rounds')),
        await app().visit(part(event, 'rounds', 'arbiter')),
      ]
      // Both look at the same proposal, and one of them is first.
      for (const { page } of [one, other]) {
        await page.getByRole('button', { name: 'Pair round 1' }).click()
        await page.locator('.t-proposal li').first().waitFor()
      }
      await one.page.getByRole('button', { name: 'Use these pairings' }).click()
      await eventually(() => one.page.locator('.t-games tbody tr').count()).toBe(4)
      await other.page.getByRole('button', { name: 'Use these pairings' }).click()
      await eventually(() => other.page.locator('dialog [role=alert]').textContent()).toMatch(
        /already been paired/,
      )
      await other.page.getByRole('button', { name: 'Close' }).click()
      await eventually(() => other.page.locator('.t-games tbody tr').count()).toBe(4)
      // The results of two halves, entered at the same time.
      await one.page.getByLabel('Wooden boards, result only').check()
      await one.page.getByRole('button', { name: 'Set up the boards' }).click()
      for (const { page } of [one, other]) {
        await eventually(() => page.getByText(/^Boards are set up/).count()).toBe(1)
        await page.getByRole('button', { name: 'Enter results' }).click()
      }
      await one.page.getByLabel(/^Result of board 1:/).press('1')
      await other.page.getByLabel(/^Result of board 2:/).press('0')
      await Promise.all(
        [one, other].map(({ page }) => page.getByRole('button', { name: 'Save 1 result' }).click()),
      )
      await eventually(async () => {
        const { games } = await event.ask<RoundView>('rounds/1')
        return games.map(({ result }) => result)
      }).toEqual(['1-0', '0-1', null, null])
      // Both enter the same board: the second is told, and nothing is overwritten.
      for (const { page } of [one, other])
        await eventually(() => page.getByLabel(/^Result of board 2:/).inputValue()).toBe('0-1')
      await one.page.getByLabel(/^Result of board 3:/).press('1')
      await other.page.getByLabel(/^Result of board 3:/).press('0')
      await one.page.getByRole('button', { name: 'Save 1 result' }).click()
      await eventually(async () => (await event.ask<RoundView>('rounds/1')).games[2]?.result).toBe(
        '1-0',
      )
      await other.page
        .getByRole('button', { name: 'Save 1 result' })
        .click({ timeout: 2000 })
        .catch(() => {})
      expect((await event.ask<RoundView>('rounds/1')).games[2]?.result).toBe('1-0')
      await shot(other.page, 'two-organisers')
      await one.context.close()
      await other.context.close()
    })
  })

  describe('a push to Lichess', () => {
    test('is started, watched and stopped on the broadcast page', { tags: 'rest' }, async () => {
      const bodies: string[] = []
      const lichess = createServer((request, response) => {
        let body = ''
        request.on('data', chunk => {
          body += chunk
        })
        request.on('end', () => {
          const isKnown = request.headers.authorization === 'Bearer lip_known'
          if (isKnown) bodies.push(`${request.url}\n${body}`)
          response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' })
          response.end(JSON.stringify({ games: [] }))
        })
      })
      await new Promise<void>(done => lichess.listen(0, '127.0.0.1', done))
      const server = await startServer({
        store: 'memory:',
        port: 0,
        host: '127.0.0.1',
        logLevel: 'error',
        web: dist,
        lichessUrl: `http://127.0.0.1:${(lichess.address() as AddressInfo).port}`,
      })
      const make = async (path: string, body: object, secret?: string): Promise<unknown> => {
        const answer = await fetch(`${server.url}${path}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
          },
          body: JSON.stringify(body),
        })
        return answer.json()
      }
      const event = await eventOf(
        { ...app(), origin: server.url, make },
        { system: 'swiss', rounds: 3 },
      )
      await event.act({ act: 'pair-round', round: 1 }, { act: 'publish', round: 1 })
      const { page, context } = await app().visit(server.url + part(event, 'broadcast'))
      await page
        .getByLabel(/Round on Lichess/)
        .fill('https://lichess.org/broadcast/cup/round-1/abcd1234')
      await page.getByLabel('Token').fill('lip_wrong')
      await page.getByRole('button', { name: 'Start sending' }).click()
      await eventually(() => page.locator('.push [role=status]').textContent()).toMatch(/token/i)
      await shot(page, 'push-refused')
      await page.getByLabel(/Round on Lichess/).fill('abcd1234')
      await page.getByLabel('Token').fill('lip_known')
      await page.getByRole('button', { name: 'Start sending' }).click()
      await eventually(() => bodies.length).toBeGreaterThan(0)
      expect(bodies[0]).toMatch(/^\/api\/broadcast\/round\/abcd1234\/push\n/)
      expect(bodies[0]?.match(/\[Round "1\.\d"\]/g)).toHaveLength(4)
      await eventually(() => page.locator('.push [role=status]').textContent()).toMatch(/4 games/)
      await shot(page, 'push')
      expect(await page.content()).not.toContain('lip_known')
      await page.getByRole('button', { name: 'Stop sending' }).click()
      await page.getByRole('button', { name: 'Start sending' }).waitFor()
      await context.close()
      await server.close()
      lichess.closeAllConnections()
      lichess.close()
    })
  })
}
