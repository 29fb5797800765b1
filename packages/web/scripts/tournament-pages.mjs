// Writes docs/screenshots/event/*.png (or to the given folder): every page of a tournament for
// organiser, player, public, desk, hall and broadcast, on a phone and a laptop. `node
// packages/web/scripts/tournament-pages.mjs [FOLDER] [NAME…]`
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openClub } from './club.mjs'
import { build, launch } from './harness.mjs'
import { aboutToPair, playTournament } from './played-tournament.mjs'

const [folder, ...only] = process.argv.slice(2)
const shots = join(dirname(fileURLToPath(import.meta.url)), '../../../docs/screenshots/event')
const out = folder ?? shots

const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true },
  laptop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
}

const pairing = round => async page => {
  await page.getByRole('button', { name: `Pair round ${round}` }).click()
  await page.locator('dialog .button.main, dialog .row .button').first().waitFor()
}

const visible = selector => async page => {
  await page.locator(selector).first().waitFor()
}

/** Name, address, and actions before the picture is taken. */
function pagesOf({ event, links, games, secretOf }, { swiss, knockout, manual }) {
  const { organiser, arbiter } = links
  const part = (name, link = organiser) => `/event/${event}?part=${name}#${link.secret}`
  const player = (board, side = 'white') => secretOf(games[board - 1][side])
  return [
    ['new', '/event', visible('.begin')],
    ['players', part('players'), visible('.t-table')],
    [
      'paste',
      part('players'),
      async page => {
        await page.getByRole('button', { name: 'Paste a list' }).click()
        await page
          .locator('textarea')
          .fill(
            'Nr;Titel;Name;Elo;Land;Verein\n1;FM;Hren, Tadej;2301;SLO;ŠK Koper\n2;;Aalto, Kaisa;1999;FIN;HSK',
          )
        await page.getByRole('button', { name: 'Check the list' }).click()
        await page.locator('.t-preview').waitFor()
      },
    ],
    [
      'player-edit',
      part('players'),
      async page => {
        await page.getByRole('button', { name: 'Edit Horvat' }).click()
        await page.locator('dialog form').waitFor()
      },
    ],
    ['rounds', part('rounds'), visible('.t-table')],
    [
      'results-grid',
      part('rounds'),
      async page => {
        await page.getByRole('button', { name: 'Enter results' }).first().click()
        await page.locator('select').last().waitFor()
      },
    ],
    [
      'proposal',
      swiss,
      async page => {
        await pairing(2)(page)
        await page.locator('.t-proposal summary').first().click()
      },
    ],
    ['knockout', knockout, pairing(2)],
    [
      'manual',
      manual,
      async page => {
        await pairing(1)(page)
        for (let board = 0; board < 2; board++) {
          await page.locator('.t-slot').first().click()
          await page.locator('.t-slot').nth(1).click()
        }
      },
    ],
    ['standings', part('standings'), visible('.t-table')],
    [
      'derivation',
      part('standings'),
      async page => {
        await page.locator('.t-explained').first().click()
        await page.locator('dialog .t-derived').waitFor()
      },
    ],
    ['crosstable', part('crosstable'), visible('.t-cross')],
    ['links', part('links'), visible('.t-strip')],
    ['broadcast', part('broadcast'), visible('h2')],
    ['eboards', part('eboards'), visible('h2')],
    ['report', part('report'), visible('.t-incidents')],
    ['log', part('log'), visible('.t-log')],
    ['event', part('files'), visible('h2')],
    ['desk', part('boards', arbiter), visible('.tile')],
    [
      'desk-board',
      `/event/${event}?board=${games[1].game}#${arbiter.secret}`,
      visible('.board-in-full .board'),
    ],
    [
      'desk-sheet',
      `/event/${event}?board=${games[4].game}#${arbiter.secret}`,
      visible('.board-in-full .board'),
    ],
    ['player-device', `/event/${event}#${player(1)}`, visible('.t-my-round')],
    ['player-wood', `/event/${event}#${player(6)}`, visible('.t-my-round')],
    ['player-wood-other', `/event/${event}#${player(6, 'black')}`, visible('.t-my-round')],
    ['player-sheet', `/event/${event}#${player(5)}`, visible('.sheet-moves')],
    ['hall-sheet', `/board/${games[4].game}#${player(5)}`, visible('.sheet-moves')],
    ['public-live', `/event/${event}`, visible('.tile')],
    ['public-results', `/event/${event}?part=results`, visible('.t-table')],
    ['public-standings', `/event/${event}?part=standings`, visible('.t-table')],
    ['public-crosstable', `/event/${event}?part=crosstable`, visible('.t-cross')],
    ['public-players', `/event/${event}?part=players`, visible('.t-table')],
    ['embed', `/embed/event/${event}?round=3`, visible('.tile')],
    ['overlay', `/overlay/board/${games[0].game}`, visible('.board')],
  ]
}

await build()
mkdirSync(out, { recursive: true })
const club = await openClub()
const browser = await launch()
try {
  const played = await playTournament(club)
  const others = {
    swiss: await aboutToPair(club, 'swiss', ['1-0', '1/2-1/2', '0-1']),
    knockout: await aboutToPair(club, 'knockout', ['1-0', '1/2-1/2']),
    manual: await aboutToPair(club, 'manual', []),
  }
  for (const [name, path, ready] of pagesOf(played, others)) {
    if (only.length > 0 && !only.includes(name)) continue
    for (const [device, options] of Object.entries(devices)) {
      const context = await browser.newContext({
        ...options,
        locale: 'en-GB',
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      })
      context.setDefaultTimeout(15_000)
      const page = await context.newPage()
      await page.goto(club.origin + path)
      try {
        await ready(page)
        await page.waitForTimeout(400)
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (wide > 0) console.log(`${name} ${device}: ${wide} px too wide`)
      } catch (error) {
        console.log(`${name} ${device}: ${error.message.split('\n')[0]}`)
      }
      await page.screenshot({ path: join(out, `${name}-${device}.png`), fullPage: true })
      await context.close()
    }
  }
} finally {
  await browser.close()
  await club.stop()
}
