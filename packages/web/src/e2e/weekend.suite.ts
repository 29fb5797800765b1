import type { EventOverview, PlayerLink, PlayersView, RoundView } from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { type App, devices, phone } from './app.js'
import { eventually } from './eventually.js'
import { faults } from './faults.js'
import { inTurn } from './in-turn.js'
import { tile } from './round.js'

interface Made {
  readonly event: string
  readonly links: Readonly<Record<'organiser' | 'arbiter', { readonly secret: string }>>
}

/** An event of six players, with functions to query it and to act in it. */
async function weekend(app: App, players = ['Ana', 'Bor', 'Cene', 'Dana', 'Eero', 'Filip']) {
  const made = (await app.make('/api/events', {
    name: 'Weekend Opne',
    defaults: { timeControl: '5400+30', laws: 'fide-2023' },
    tournament: { system: 'swiss', rounds: 3 },
  })) as Made
  const at = `/api/events/${made.event}`
  const { secret } = made.links.organiser
  let count = 0
  const act = (...acts: object[]) =>
    app.make(`${at}/acts`, { id: `w${++count}`, acts }, secret) as Promise<object>
  if (players.length > 0) await act(...players.map(name => ({ act: 'enter', name })))
  const ask = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${app.origin}${at}/${path}`, {
      headers: { authorization: `Bearer ${secret}` },
    })
    return (await answer.json()) as T
  }
  const page = (part: string, by: 'organiser' | 'arbiter' = 'organiser') =>
    `/event/${made.event}?part=${part}#${made.links[by].secret}`
  const start = async (body: object) => {
    await act({ act: 'pair-round', round: 1 }, { act: 'publish', round: 1 })
    await app.make(`${at}/rounds/1/start`, body, made.links.arbiter.secret)
    return (await ask<RoundView>('rounds/1')).games
  }
  const links = async () => {
    await app.make(`${at}/links`, {}, secret)
    const { links: all } = await ask<{ links: readonly PlayerLink[] }>('links')
    return (entry: number) => all.find(link => link.entry === entry)!.url!.split('#')[1]!
  }
  return { ...made, at, act, ask, page, start, links }
}

/**
 * An untidy list as on a Friday: two columns of names, a second page, a total, a bye, unreadable
 * cells.
 */
const untidy = [
  'Klubski open',
  'Priimek;Ime;Rtg SLO;Rtg FIDE;Spol;Letnik;Prevoz',
  'Novak;Ana;2100;2131;Ž;31.12.1990;vlak',
  'Kos;Bor;1650;unr.;M;07;avto',
  'Priimek;Ime;Rtg SLO;Rtg FIDE;Spol;Letnik;Prevoz',
  'Ana;Novak;2100;2131;Ž;1990;vlak',
  'Hren;Cene;;19o5;M;1961;',
  'prost;;;;;;',
  'Skupaj: 4',
].join('\n')

export function weekendSuite(app: () => App): void {
  describe('a pasted list', () => {
    inTurn(devices)('says on %s what it could not use before anybody is entered', async (_, on) => {
      const event = await weekend(app(), [])
      const { page, context, complaints } = await app().visit(event.page('players'), on)
      await page.getByRole('button', { name: 'Paste a list' }).click()
      await page.getByLabel('The list').fill(untidy)
      await page.getByRole('button', { name: 'Check the list' }).click()
      const sheet = page.locator('dialog')
      await eventually(() => sheet.textContent()).toMatch(/Line 7: Rating “19o5”/)
      const text = await sheet.textContent()
      expect(text).toMatch(/Line 5: Priimek Ime.*Line 8: prost.*Line 9: Skupaj: 4/s)
      expect(text).toContain('Columns that were not used: Prevoz.')
      expect(text).toContain('Ana, Novak is on the list twice')
      expect(await faults(page)).toEqual([])
      // Back to the text, and forward again.
      await sheet.getByRole('button', { name: 'Back' }).click()
      expect(await page.getByLabel('The list').inputValue()).toBe(untidy)
      await page.getByRole('button', { name: 'Check the list' }).click()
      await sheet.getByRole('button', { name: 'Remove Ana, Novak' }).click()
      // Invalid fields are marked, and block the list.
      const add = sheet.getByRole('button', { name: 'Add 3 players' })
      await sheet.getByLabel('Rating 3', { exact: true }).fill('about 1900')
      expect(await add.isDisabled()).toBe(true)
      expect(await sheet.locator('[aria-invalid="true"]').count()).toBe(1)
      await sheet.getByLabel('Rating 3', { exact: true }).fill('1905')
      await sheet.getByLabel('Date of birth 3', { exact: true }).fill('5. 3. 1961')
      await add.click()
      await eventually(() => page.getByText('3 players', { exact: true }).count()).toBe(1)
      const { players } = await event.ask<PlayersView>('players')
      expect(players.map(({ name, rating, sex, birth }) => [name, rating, sex, birth])).toEqual([
        ['Novak, Ana', 2131, 'w', '1990/12/31'],
        ['Kos, Bor', 1650, 'm', '2007'],
        ['Hren, Cene', 1905, 'm', '1961/03/05'],
      ])
      expect(complaints).toEqual([])
      await context.close()
    })
  })

  describe('who runs the event is told', () => {
    test('of requests and disputes wherever they are', { tags: 'rest' }, async () => {
      const event = await weekend(app(), [
        'Svoboda-Ripperton, Jan Maximilián',
        'Jovanović-Petrović, Aleksandra',
        'Kovač, Ivo',
        'Lehtinen, Aino',
      ])
      const games = await event.start({ kind: 'wooden' })
      const secretOf = await event.links()
      const { page, context } = await app().visit(event.page('boards', 'arbiter'), phone)
      const say = (entry: number, act: object) =>
        app().make(`${event.at}/me/acts`, { id: `s${entry}`, acts: [act] }, secretOf(entry))
      const [first] = games
      const stated = { act: 'state-result', round: 1 }
      await say(first!.white, { ...stated, result: '1-0' })
      await say(first!.black, { ...stated, result: '1/2-1/2' })
      await say(games[1]!.white, { act: 'request-bye', round: 2, bye: 'half-bye' })
      await eventually(() => page.locator('.t-waiting').textContent()).toContain('Bye requests: 1')
      await page.getByRole('link', { name: 'Round 1, board 1: The players do not agree' }).click()
      await eventually(() => page.getByText('White says 1–0, Black says ½–½').count()).toBe(1)
      expect(await faults(page)).toEqual([])
      // Both names are on the screen, beside what is said of the result.
      const hidden = () =>
        page
          .locator('.t-scroll')
          .first()
          .evaluate(part => part.scrollWidth - part.clientWidth)
      expect(await hidden()).toBe(0)
      await page.getByRole('button', { name: 'Enter results' }).first().click()
      await page.locator('.t-table select').first().waitFor()
      expect(await hidden()).toBe(0)
      await page.getByRole('button', { name: 'Enter results' }).first().click()
      // Answered, it is gone.
      await event.act({ act: 'report', round: 1, board: 1, result: '1-0' })
      await event.act({ act: 'decline-bye', entry: games[1]!.white, round: 2 })
      await eventually(() => page.locator('.t-waiting').count()).toBe(0)
      await context.close()
    })
  })

  describe('a result that is entered for a board', () => {
    test('ends the game there for the desk and for everybody, and open questions stay', async () => {
      const event = await weekend(app())
      const games = await event.start({})
      const secretOf = await event.links()
      const desk = await app().visit(event.page('boards', 'arbiter'))
      const live = await app().visit(`/event/${event.event}`, phone)
      await eventually(() => tile(desk.page, 2).textContent()).toMatch(/in play.*absent/s)
      const act = { act: 'summon-arbiter' }
      const by = secretOf(games[2]!.white)
      await app().make(`/api/boards/${games[2]!.game}/acts`, { id: 'call', act }, by)
      await event.act(
        { act: 'report', round: 1, board: 2, result: '-/-' },
        { act: 'report', round: 1, board: 3, result: '1/2-1/2' },
      )
      await eventually(() => tile(desk.page, 2).textContent()).toMatch(/–\/–/)
      expect(await tile(desk.page, 2).textContent()).not.toMatch(/absent|in play|1:30/)
      await eventually(() => tile(desk.page, 3).textContent()).toMatch(/½–½.*call/s)
      await desk.page.getByLabel('Still playing').check()
      await eventually(() => desk.page.locator('.tile').count()).toBe(1)
      const shown = live.page.locator(`[data-board="${games[1]!.game}"]`)
      await eventually(() => shown.textContent()).toMatch(/– –/)
      expect(await shown.locator('[role="timer"]').count()).toBe(0)
      // It was the wrong line. Without a result the game continues and the round is not over.
      const grid = await app().visit(event.page('rounds'))
      await grid.page.getByRole('button', { name: 'Enter results' }).click()
      await grid.page.getByLabel(/^Result of board 2:/).selectOption('*')
      await grid.page.getByLabel('Reason').fill('It was board 1')
      await grid.page.getByRole('button', { name: 'Save 1 result' }).click()
      await eventually(() => tile(desk.page, 2).textContent()).toMatch(/in play/)
      await event.act({ act: 'report', round: 1, board: 1, result: '1-0' })
      await eventually(() => grid.page.locator('.t-part > .error').textContent()).toMatch(
        /has no result yet/,
      )
      await grid.context.close()
      await desk.context.close()
      await live.context.close()
    })
  })

  describe('on the event page', () => {
    test('the name, place and date are corrected, and a regulation is emptied', {
      tags: 'rest',
    }, async () => {
      const event = await weekend(app())
      const { page, context, complaints } = await app().visit(event.page('files'), phone)
      await page.getByLabel('Name of the event', { exact: true }).fill('Weekend Open')
      await page.getByLabel('Venue').fill('Ig')
      await page.getByLabel('Date').fill('2026-11-20')
      // The browser decides how the field itself writes it.
      await page.getByText(/^Fri,? 20 Nov 2026$/).waitFor()
      await page.getByLabel('Reason').first().fill('Misspelt')
      await page.getByRole('button', { name: 'Save' }).first().click()
      const overview = () => event.ask<EventOverview>('overview')
      await eventually(async () => (await overview()).name).toBe('Weekend Open')
      expect(await overview()).toMatchObject({ site: 'Ig', date: '2026.11.20' })

      const form = page.locator('form', { has: page.getByLabel(/^Default time/) })
      const save = async (minutes: string, reason: string) => {
        await form.getByLabel(/^Default time/).fill(minutes)
        await form.getByLabel('Reason').fill(reason)
        await form.getByRole('button', { name: 'Save' }).click()
      }
      const late = async () => (await overview()).official?.settings.regulations?.defaultTime
      expect(await form.textContent()).toContain('Empty: 0 min, as in')
      await form.getByLabel('Players may keep a switched-off device in a bag').check()
      await form.getByLabel(/^Electronic scoresheets at wooden boards accept only/).uncheck()
      await form.getByLabel(/^Fine/).fill('50')
      await save('30', 'A train is late')
      await eventually(late).toBe(1_800_000)
      expect((await overview()).official?.settings.regulations).toMatchObject({
        deviceInBag: true,
        scoresheetsChecked: false,
        fine: { amount: 50, currency: 'EUR' },
      })
      // Nothing else was changed.
      expect((await overview()).official?.settings.regulations).not.toHaveProperty(
        'noDrawAgreementBefore',
      )
      await save('', 'The train came')
      await eventually(late).toBe(0)
      expect(await faults(page)).toEqual([])
      expect(complaints).toEqual([])
      await context.close()
    })
  })
}
