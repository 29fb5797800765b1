import { afterAll, beforeAll, describe, expect } from 'vitest'
// @ts-expect-error: plain JavaScript, shared with the screenshots' script
import { playTournament } from '../../scripts/played-tournament.mjs'
import type { App, Visit } from './app.js'
import { inTurn } from './in-turn.js'
import { layoutFaults } from './layout-faults.js'

const screens = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const

interface Played {
  readonly event: string
  readonly links: Readonly<Record<'organiser' | 'arbiter', { readonly secret: string }>>
  readonly games: readonly { readonly game: string; readonly white: number }[]
  readonly secretOf: (entry: number) => string
}

/** The pages of a tournament in play, and what shows that each is there. */
function pagesOf({ event, links, games, secretOf }: Played): readonly (readonly string[])[] {
  const { organiser, arbiter } = links
  const part = (name: string) => `/event/${event}?part=${name}#${organiser.secret}`
  const player = (board: number) => `/event/${event}#${secretOf(games[board - 1]!.white)}`
  return [
    [part('players'), '.t-table'],
    [part('rounds'), '.t-games'],
    [part('standings'), '.t-table'],
    [part('crosstable'), '.t-cross'],
    [part('links'), '.t-strip'],
    [part('broadcast'), 'h2'],
    [part('eboards'), 'h2'],
    [part('report'), '.t-incidents'],
    [part('log'), '.t-log'],
    [part('files'), '.t-tie-breaks'],
    [`/event/${event}?part=boards#${arbiter.secret}`, '.tile'],
    [`/event/${event}?board=${games[1]!.game}#${arbiter.secret}`, '.board-in-full .board'],
    [player(1), '.t-my-round'],
    [player(6), '.t-my-round'],
    [`/board/${games[4]!.game}#${secretOf(games[4]!.white)}`, '.sheet-moves'],
    [`/event/${event}`, '.tile'],
    [`/event/${event}?part=results`, '.t-games'],
    [`/event/${event}?part=standings`, '.t-table'],
    [`/board/${games[0]!.game}`, '.board'],
    [`/embed/event/${event}?round=3`, '.tile'],
    ['/event', '.begin'],
    ['/link', '.begin'],
    ['/table?set-up', '.begin'],
    ['/laws/article-07', 'h1'],
    ['/laws/compare?from=fide-2009&to=fide-2018', '.renumbered'],
    ['/laws/vocabulary', '.entry'],
    ['/laws/what-happened', 'h1'],
    ['/laws/exam', 'h1'],
  ]
}

/** The sheets that buttons of a page open, by the selector of the button. */
const sheets: readonly (readonly [part: string, button: string, sheet: string])[] = [
  ['players', '.t-table .button', 'dialog form'],
  ['standings', '.t-explained', 'dialog .t-derived'],
]

/** A key opens the sheet of the table, with its longest names. */
const keysOfTable = ['/table?play=300%2B3&preset=tournament', '?', 'dialog .keys'] as const

/** The buttons of a player at the table that open a sheet: claim and arbiter. */
const sheetsOfTable = [1, 4] as const

export function layoutSuite(app: () => App): void {
  describe('on every screen, nothing is cut off or broken', () => {
    let played: Played
    let visit: Visit
    beforeAll(async () => {
      let count = 0
      const ask = (path: string, body: object, secret?: string) => app().make(path, body, secret)
      const act = (board: string, link: { readonly secret: string }, what: object) =>
        ask(`/api/boards/${board}/acts`, { id: `layout-${++count}`, act: what }, link.secret)
      played = (await playTournament({ origin: app().origin, ask, act })) as Played
      visit = await app().visit('/no-such-page')
    }, 120_000)
    afterAll(() => visit?.context.close())

    const look = async (found: string[], where: string) => {
      const { page } = visit
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height })
        await page.evaluate(() => new Promise(requestAnimationFrame))
        const faults = await layoutFaults(page)
        found.push(...faults.map(fault => `${where} at ${width}: ${fault}`))
      }
    }

    inTurn(['fi', 'sr', 'cs', 'sl', 'en'])('in %s', { tags: 'rest' }, async language => {
      const { page } = visit
      await page.evaluate(
        kept => localStorage.setItem('jadoube.language', kept),
        JSON.stringify(language),
      )
      const found: string[] = []
      for (const [path, sign] of pagesOf(played)) {
        // The hash alone would not load the page again.
        await page.goto('about:blank')
        await page.goto(app().origin + path)
        await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' })
        await page.locator(sign!).first().waitFor()
        await look(found, path!.replace(/#.*/, ''))
      }
      for (const [part, button, sheet] of sheets) {
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto(
          `${app().origin}/event/${played.event}?part=${part}#${played.links.organiser.secret}`,
        )
        await page.locator(button).first().click()
        await page.locator(sheet).waitFor()
        await look(found, `the sheet of ${part}`)
      }
      const [table, key, keys] = keysOfTable
      await page.goto(app().origin + table)
      await page.locator('.board').waitFor()
      await page.keyboard.press(key)
      await page.locator(keys).waitFor()
      await look(found, 'the keys')
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 390, height: 844 })
      for (const place of sheetsOfTable) {
        await page.locator('.panel.white .panel-buttons .button').nth(place).click()
        await page.locator('dialog[open]').waitFor()
        await look(found, `the sheet of button ${place} of the table`)
        await page.setViewportSize({ width: 390, height: 844 })
        await page.keyboard.press('Escape')
      }
      expect(found).toEqual([])
    })
  })
}
