// Writes docs/screenshots/event/*.png (or to the folder given): every page of a tournament for organiser, player, public,
// desk, hall and broadcast, on a phone and on a laptop. `node packages/web/scripts/tournament-pages.mjs [FOLDER] [NAME…]`
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openClub } from './club.mjs'
import { build, launch } from './harness.mjs'

const [folder, ...only] = process.argv.slice(2)
const shots = join(dirname(fileURLToPath(import.meta.url)), '../../../docs/screenshots/event')
const out = folder ?? shots

const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true },
  laptop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
}

const people = [
  ['GM', 'Novak, Ana', 2451, 'SLO', 'ŠK Ljubljana'],
  ['IM', 'Virtanen, Eero', 2380, 'FIN', 'Tapanilan Erä'],
  ['WIM', 'Nováková, Jana', 2290, 'CZE', 'Novoborský ŠK'],
  ['FM', 'Petrović, Miloš', 2271, 'SRB', 'ŠK Beograd'],
  [null, 'Kovač, Ivo', 2105, 'SLO', 'ŠD Celje'],
  [null, 'Lehtinen, Aino', 2044, 'FIN', 'Turun SK'],
  [null, 'Horvat, Luka', 1988, 'SLO', 'ŠK Maribor'],
  [null, 'Dvořák, Petr', 1955, 'CZE', 'Slavia Praha'],
  [null, 'Zupan, Maja', 1902, 'SLO', 'ŠK Kranj'],
  [null, 'Mäkinen, Otto', 1840, 'FIN', 'Tampereen SK'],
  [null, 'Jovanović, Vera', 1811, 'SRB', 'ŠK Novi Sad'],
  [null, 'Svoboda-Ripperton, Jan Maximilián', 1640, 'CZE', 'Lokomotiva Brno'],
]

const opening = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Ba4', 'Nf6', 'O-O', 'Be7']

/** Two rounds played and a third on: on devices, on wood with the moves, on wood with the result alone. */
async function playTournament({ origin, ask, act }) {
  const { event, links } = await ask('/api/events', {
    name: 'Weekend Open 2026',
    site: 'Ljubljana',
    date: '2026.11.14',
    defaults: { laws: 'fide-2023', timeControl: '5400+30' },
    tournament: { system: 'swiss', rounds: 5 },
  })
  const at = `/api/events/${event}`
  const { organiser, arbiter } = links
  let count = 0
  const acts = (...list) => ask(`${at}/acts`, { id: `t${++count}`, acts: list }, organiser.secret)
  await acts(
    ...people.map(([title, name, rating, federation, club]) => ({
      act: 'enter',
      name,
      rating,
      federation,
      club,
      ...(title && { title }),
    })),
  )
  const players = await ask(`${at}/links`, {}, organiser.secret)
  const secretOf = entry => players.links.find(each => each.entry === entry).url.split('#')[1]
  const look = async path => {
    const answer = await fetch(`${origin}${at}/${path}`, {
      headers: { authorization: `Bearer ${organiser.secret}` },
    })
    return answer.json()
  }
  const results = ['1-0', '1/2-1/2', '0-1', '1-0', '+/-', '1/2-1/2']
  for (const round of [1, 2]) {
    await acts({ act: 'pair-round', round }, { act: 'publish', round })
    await ask(`${at}/rounds/${round}/start`, { kind: 'wooden' }, arbiter.secret)
    const { games } = await look(`rounds/${round}`)
    await acts(
      ...games.map(({ board }) => ({
        act: 'report',
        round,
        board,
        result: results[(board + round) % results.length],
      })),
    )
  }
  await acts({
    act: 'correct-result',
    round: 2,
    board: 3,
    result: '0-1',
    reason: 'the slip was misread',
  })
  await acts({ act: 'correct-entry', entry: 7, rating: 1998, reason: 'rating list of November' })
  await ask(
    `${at}/me/acts`,
    { id: 'bye', acts: [{ act: 'request-bye', round: 4, bye: 'half-bye' }] },
    secretOf(9),
  )
  await acts({ act: 'pair-round', round: 3 }, { act: 'publish', round: 3 })
  await acts({ act: 'schedule', round: 3, start: Date.UTC(2026, 10, 15, 9) })
  const kinds = [
    { board: 5, kind: 'scoresheet' },
    { board: 6, kind: 'wooden' },
  ]
  await ask(`${at}/rounds/3/start`, { boards: kinds }, arbiter.secret)
  const { games } = await look('rounds/3')
  for (const [index, { game, white, black }] of games.slice(0, 5).entries()) {
    const seats = [white, black].map(entry => ({ secret: secretOf(entry) }))
    if (index < 4) for (const seat of seats) await act(game, seat, { act: 'arrive' })
    const moves = index === 4 ? opening.slice(0, 7) : opening.slice(0, 4 + index)
    for (const [ply, san] of moves.entries()) {
      const what = index === 4 ? { act: 'record', text: san } : { act: 'move', san }
      await act(game, seats[index === 4 ? 0 : ply % 2], what)
    }
  }
  await act(games[1].game, { secret: secretOf(games[1].white) }, { act: 'summon-arbiter' })
  await act(games[2].game, arbiter, {
    act: 'penalise',
    player: 'black',
    penalty: 'add-time',
    minutes: 2,
  })
  await act(games[2].game, arbiter, { act: 'take-back', why: 'it was the other board' })
  await act(games[3].game, { secret: secretOf(games[3].black) }, { act: 'resign' })
  await ask(
    `${at}/me/acts`,
    { id: 'says', acts: [{ act: 'state-result', round: 3, result: '1-0' }] },
    secretOf(games[5].white),
  )
  await acts({ act: 'note', round: 3, text: 'The round began ten minutes late.' })
  return { event, links, games, secretOf }
}

/** Another event in which the coming round is about to be paired. */
async function aboutToPair({ ask, origin }, system, results) {
  const { event, links } = await ask('/api/events', {
    name: 'Club cup',
    defaults: { timeControl: '5400+30' },
    tournament: { system, rounds: 3 },
  })
  const at = `/api/events/${event}`
  const { secret } = links.organiser
  const acts = (id, ...list) => ask(`${at}/acts`, { id, acts: list }, secret)
  const entries = people.slice(0, 8).map(([, name, rating]) => ({ act: 'enter', name, rating }))
  await acts('enter', ...entries)
  if (results.length > 0) {
    await acts('pair', { act: 'pair-round', round: 1 }, { act: 'publish', round: 1 })
    await ask(`${at}/rounds/1/start`, { kind: 'wooden' }, links.arbiter.secret)
    const answer = await fetch(`${origin}${at}/rounds/1`)
    const { games } = await answer.json()
    const reports = games.map(({ board }) => {
      return { act: 'report', round: 1, board, result: results[board % results.length] }
    })
    await acts('results', ...reports)
  }
  return `/event/${event}?part=rounds#${secret}`
}

const pairing = round => async page => {
  await page.getByRole('button', { name: `Pair round ${round}` }).click()
  await page.locator('dialog .button.main, dialog .row .button').first().waitFor()
}

const visible = selector => async page => {
  await page.locator(selector).first().waitFor()
}

/** Name, address, and what is waited for or done before the picture. */
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
        await page.locator('.t-opens').first().click()
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
      visible('.full .board'),
    ],
    [
      'desk-sheet',
      `/event/${event}?board=${games[4].game}#${arbiter.secret}`,
      visible('.full .board'),
    ],
    ['player-device', `/event/${event}#${player(1)}`, visible('.t-now')],
    ['player-wood', `/event/${event}#${player(6)}`, visible('.t-now')],
    ['player-wood-other', `/event/${event}#${player(6, 'black')}`, visible('.t-now')],
    ['player-sheet', `/event/${event}#${player(5)}`, visible('.t-now, .sheet-page')],
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
