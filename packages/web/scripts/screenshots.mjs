// Writes docs/screenshots/*.png: every page, on a phone and on a laptop, by day and by night. The
// pages of a tournament are in tournament-pages.mjs. `node packages/web/scripts/screenshots.mjs
// [NAME…]`
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openClub, playRound } from './club.mjs'
import { build, launch } from './harness.mjs'
import { inPlay, over, ruled } from './pictured-games.mjs'

const out = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'docs', 'screenshots')

const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
  laptop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
}

const clockRunning = async page => {
  await page.locator('.half').first().waitFor()
  await page.keyboard.press(' ')
  await page.waitForTimeout(1200)
}

/** A page of the round, which is played once for all pictures. */
let round
const ofRound = path => async club => {
  round ??= await playRound(club)
  return path(round)
}

/**
 * Name, address (or a function that finds it), stored data, and actions before the picture is
 * taken.
 */
const pages = [
  ['start', '/'],
  ['clock', '/clock', {}, clockRunning],
  [
    'clock-settings',
    '/clock',
    {},
    async page => {
      await page.locator('.hold').focus()
      await page.keyboard.press('Enter')
    },
  ],
  ['table-set-up', '/table'],
  [
    'table',
    '/table',
    { 'jadoube.table': inPlay },
    async page => {
      await page.locator('[data-square="d2"]').click()
    },
  ],
  [
    'table-ruling',
    '/table',
    { 'jadoube.table': ruled },
    async page => {
      await page.locator('.panel.black .panel-buttons .button').nth(1).click()
      await page.locator('.claim-list input').nth(3).check()
      await page.locator('.claim-form .main').click()
    },
  ],
  [
    'table-claim',
    '/table',
    { 'jadoube.table': inPlay },
    async page => {
      await page.locator('.panel.white .panel-buttons .button').nth(1).click()
    },
  ],
  [
    'table-arbiter',
    '/table',
    { 'jadoube.table': inPlay },
    async page => {
      await page.locator('.panel.white .panel-buttons .button').nth(4).click()
    },
  ],
  ['table-over', '/table', { 'jadoube.table': over }],
  [
    'my-games',
    '/games',
    { 'jadoube.table': over },
    async page => {
      await page.locator('.game-row').waitFor()
    },
  ],
  [
    'review',
    '/games',
    { 'jadoube.table': over },
    async page => {
      await page.locator('.game-row').click()
      await page.locator('.review .board').waitFor()
      await page.locator('.stepped-moves').waitFor()
    },
  ],
  [
    'scoresheet',
    '/table',
    { 'jadoube.table': inPlay },
    async page => {
      if (page.viewportSize().width < 800) {
        await page.locator('.panel.white .panel-buttons .button').nth(4).click()
        await page.locator('dialog .button', { hasText: 'Moves' }).click()
      }
      await page.getByRole('button', { name: 'Scoresheet' }).last().click()
      await page.locator('.score-moves').waitFor()
    },
  ],
  [
    'speech',
    '/table',
    { 'jadoube.table': inPlay },
    async page => {
      await page.keyboard.press('?')
      await page.locator('dialog .keys').waitFor()
    },
  ],
  [
    'spectators',
    ofRound(({ event }) => `/event/${event}`),
    {},
    async page => {
      await page.locator('.tile').nth(5).waitFor()
    },
  ],
  [
    'spectators-board',
    ofRound(({ boards }) => `/board/${boards[0].board}`),
    {},
    async page => {
      await page.locator('.board').waitFor()
    },
  ],
  [
    'embed',
    ofRound(({ boards }) => `/embed/board/${boards[0].board}`),
    {},
    async page => {
      await page.locator('.board').waitFor()
    },
  ],
  [
    'event-new',
    '/event',
    {},
    async page => {
      await page.locator('.set-up input').first().fill('Club championship')
    },
  ],
  [
    'desk',
    ofRound(({ event, links }) => `/event/${event}#${links.arbiter.secret}`),
    {},
    async page => {
      await page.locator('.tile').nth(5).waitFor()
    },
  ],
  [
    'desk-board',
    ofRound(
      ({ event, links, boards }) =>
        `/event/${event}?board=${boards[3].board}#${links.arbiter.secret}`,
    ),
    {},
    async page => {
      await page.locator('.answers .button').first().click()
      await page.locator('.confirm-box').waitFor()
    },
  ],
  ['link', '/link'],
  [
    'link-invitation',
    '/link',
    {},
    async page => {
      await page.locator('.begin').click()
      await page.locator('.invitation .qr img').waitFor()
    },
  ],
  [
    'player',
    ofRound(({ boards }) => `/board/${boards[0].board}#${boards[0].links.white.secret}`),
    {},
    async page => {
      await page.locator('.write .button').first().click()
    },
  ],
  [
    'player-claim',
    ofRound(({ boards }) => `/board/${boards[4].board}#${boards[4].links.white.secret}`),
    {},
    async page => {
      await page.locator('.player-near .panel-buttons .button').nth(1).click()
      await page.locator('.claim-list input').nth(1).waitFor()
    },
  ],
  ['laws', '/laws'],
  ['laws-article', '/laws/article-07'],
  ['laws-rule', '/laws/illegal.penalty-loss?edition=fide-2018&beside=fide-2009'],
  ['laws-changes', '/laws/compare?from=fide-2009&to=fide-2018'],
  ['laws-search', '/laws?q=threefold'],
  ['laws-vocabulary', '/laws/vocabulary'],
]

await build()
mkdirSync(out, { recursive: true })
const club = await openClub()
const browser = await launch()
// All of them, or those whose names begin with one of these.
const only = process.argv.slice(2)
for (const [device, settings] of Object.entries(devices)) {
  for (const colorScheme of ['light', 'dark']) {
    for (const [name, path, kept = {}, act] of pages) {
      if (only.length > 0 && !only.some(each => name.startsWith(each))) continue
      const context = await browser.newContext({
        ...settings,
        colorScheme,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      await context.addInitScript(store => {
        if (sessionStorage.getItem('kept') !== null) return
        sessionStorage.setItem('kept', 'yes')
        for (const [key, value] of Object.entries(store)) localStorage.setItem(key, value)
      }, kept)
      const page = await context.newPage()
      await page.goto(club.origin + (typeof path === 'string' ? path : await path(club)))
      await page.locator('h1').first().waitFor({ state: 'attached' })
      await act?.(page)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(150)
      await page.screenshot({ path: join(out, `${name}-${device}-${colorScheme}.png`) })
      await context.close()
    }
  }
}
await browser.close()
await club.stop()
