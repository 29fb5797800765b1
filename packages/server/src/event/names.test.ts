import { join } from 'node:path'
import type { PlayersView, RoundView } from '@jadoube/protocol'
import { expect, test, vi } from 'vitest'
import { makeBoardSettings, parseBoardSettings } from '../game/board-settings.js'
import { startServer } from '../start-server.js'
import { openStore } from '../store/index.js'
import { tempDir } from '../store/testing/temp-dir.suite.js'
import { post, TestClient } from '../testing/client.suite.js'
import { newTournament, TestEvent } from '../testing/event.suite.js'

const config = { host: '127.0.0.1', port: 0, store: 'memory:', logLevel: 'silent' } as const

const text = async (url: string): Promise<string> => (await fetch(url)).text()

/** Everything about a tournament that is public. */
const publicPages = (event: string): string[] => [
  ...[
    '',
    '/overview',
    '/players',
    '/players.csv',
    '/standings',
    '/standings/1',
    '/standings.csv',
    '/crosstable',
    '/trf',
    '/pgn',
    '/rounds/1',
    '/rounds/1/pgn',
    '/rounds/1/why?one=1&other=2',
    '/rounds/1/why?one=2&other=0',
  ].map(page => `/api/events/${event}${page}`),
  ...['games.pgn', 'index.json', 'game-1.json'].map(file => `/broadcast/${event}/round-1/${file}`),
]

test('no public page contains a player’s name if the event hides names', async () => {
  const server = await startServer(config)
  const open = await newTournament(server, {
    players: 6,
    defaults: { hideNames: true },
    tournament: { rounds: 3 },
  })
  await open.begin(1)
  await open.report(1)
  for (const page of publicPages(open.event)) {
    const answer = await fetch(server.url + page)
    expect([page, answer.status]).toEqual([page, 200])
    expect(await answer.text(), page).not.toContain('Player ')
  }
  await server.close()
})

test('a single hidden player appears on no public page; the others do', async () => {
  const server = await startServer(config)
  const open = await newTournament(server, { players: 6, tournament: { rounds: 3 } })
  await open.act({ act: 'correct-entry', entry: 2, name: 'Zlata Mala', reason: 'misread' })
  await open.act({ act: 'correct-entry', entry: 5, name: 'Vida Mala', reason: 'misread' })
  const hide = { act: 'hide-name', hidden: true } as const
  // One before the boards are set up, one while they play.
  await open.act({ ...hide, entry: 2 })
  expect(await open.refusal({ ...hide, entry: 2 })).toBe('nothing-changes')
  expect(await open.refusal({ ...hide, entry: 60 })).toBe('unknown-entry')
  // A pairing that is published before it has boards.
  await open.act({ act: 'pair-round', round: 1 }, { act: 'publish', round: 1 })
  expect(await text(`${server.url}/broadcast/${open.event}/round-1/games.pgn`)).not.toContain(
    'Zlata',
  )
  expect((await open.start(1)).status).toBe(200)
  const { games } = await open.round(1)
  const boards = games.map(({ game }) => `/api/boards/${game}`)
  const pages = [...publicPages(open.event), ...boards, ...boards.map(each => `${each}/pgn`)]
  const readers = async (name: string) => {
    const found: string[] = []
    for (const page of pages) if ((await text(server.url + page)).includes(name)) found.push(page)
    return found
  }
  expect(await readers('Zlata')).toEqual([])
  expect(await readers('Vida')).not.toEqual([])
  await open.act({ ...hide, entry: 5 })
  // The boards are updated a moment later.
  await vi.waitFor(async () => expect(await readers('Mala')).toEqual([]), 60_000)
  expect(await readers('Player 1')).not.toEqual([])
  await open.report(1)
  expect(await readers('Mala')).toEqual([])

  // Spectators' sockets do not get the name either; officials and the player's own page do.
  const spectator = new TestClient(server.url)
  await spectator.opened()
  spectator.send({ type: 'hello', protocol: 1 })
  await spectator.one('welcome')
  for (const { game } of games) {
    spectator.send({ type: 'open', board: game })
    expect(JSON.stringify(await spectator.one('board'))).not.toContain('Mala')
  }
  await spectator.close()
  const { players } = await open.ask<PlayersView>('players')
  expect(players[1]).toMatchObject({ name: 'Zlata Mala', isNameHidden: true })
  expect(players[0]).not.toHaveProperty('isNameHidden')
  const [, mine] = await open.playerLinks()
  expect((await open.me(mine?.url?.split('#')[1] ?? '')).player.name).toBe('Zlata Mala')

  // The next event with the same players hides the same names.
  const again = await post(`${open.at}/duplicate`, { name: 'Again' }, open.links.organiser.secret)
  const copy = new TestEvent(server, again.body as ConstructorParameters<typeof TestEvent>[1])
  const list = await text(`${copy.at}/players`)
  expect(list).toContain('Player 1')
  expect(list).not.toContain('Mala')

  await open.act({ ...hide, entry: 2, hidden: false })
  await vi.waitFor(async () => expect(await readers('Zlata')).not.toEqual([]), 60_000)
  await server.close()
})

test('an anonymised player disappears from all pages, including those requested before', async () => {
  const operatorSecret = 'correct-horse-battery-staple'
  const server = await startServer({ ...config, operatorSecret })
  const open = await newTournament(server, { players: 6, tournament: { rounds: 3 } })
  await open.act({ act: 'correct-entry', entry: 2, name: 'Nováková, Jana', reason: 'misread' })
  await open.begin(1)
  await open.report(1)
  const pages = publicPages(open.event)
  const before = await Promise.all(pages.map(page => text(server.url + page)))
  expect(before.filter(page => page.includes('Nováková')).length).toBeGreaterThan(8)
  const gone = await fetch(`${server.url}/api/privacy/anonymise`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${operatorSecret}` },
    body: JSON.stringify({ name: 'Nováková, Jana' }),
  })
  expect(gone.status).toBe(200)
  for (const page of pages)
    await expect.poll(() => text(server.url + page), { message: page }).not.toContain('Nováková')
  await server.close()
})

test('a corrected entry changes the names on boards, in the PGN and in the broadcast', async () => {
  const server = await startServer(config)
  const open = await newTournament(server, { players: 4, tournament: { rounds: 2 } })
  const first = await open.begin(1)
  await open.report(1)
  const { games } = await open.begin(2)
  const game = games.find(({ white, black }) => white === 2 || black === 2)?.game ?? ''
  const watcher = await TestClient.sit(server.url, null)
  watcher.send({ type: 'open', board: game })
  await watcher.one('board')
  const correction = { name: 'Nováková, Jana', title: 'WGM', rating: 2333 }
  await open.act({ act: 'correct-entry', entry: 2, ...correction, reason: 'misread' })
  await watcher.until(
    message => message.type === 'board' && JSON.stringify(message).includes('Nováková, Jana'),
  )
  await watcher.close()
  const pages = [
    'api/events/ID/pgn',
    'api/events/ID/rounds/1/pgn',
    'broadcast/ID/round-1/games.pgn',
    'broadcast/ID/round-2/games.pgn',
    'broadcast/ID/round-2/index.json',
  ]
  for (const page of pages) {
    const url = `${server.url}/${page.replace('ID', open.event)}`
    await expect.poll(() => text(url), { message: page }).not.toContain('Player 2')
    expect(await text(url), page).toMatch(page.endsWith('pgn') ? /Nováková, Jana/ : /Nováková/)
  }
  const pgn = await text(`${server.url}/broadcast/${open.event}/round-2/games.pgn`)
  expect(pgn).toMatch(/(White|Black)Title "WGM"/)
  expect(pgn).toMatch(/(White|Black)Elo "2333"/)
  await open.act({ act: 'change-event', name: 'Spring Open', reason: 'the sponsor' })
  const all = `${server.url}/api/events/${open.event}/pgn`
  await expect.poll(() => text(all)).not.toContain('[Event "Open"]')
  expect((await text(all)).split('[Event "Spring Open"]')).toHaveLength(5)
  expect(first.games).toHaveLength(2)
  await server.close()
})

test('a correction reaches the boards even if the server died in between', async () => {
  const dir = await tempDir()
  const path = join(dir.path, 'names.sqlite')
  const server = await startServer({ ...config, store: path })
  const open = await newTournament(server, { players: 2, tournament: { rounds: 1 } })
  const view: RoundView = await open.begin(1)
  await server.close()
  // The correction is in the log, but the board has not been updated yet.
  const again = await startServer({ ...config, store: path })
  await new TestEvent(again, open).act({
    act: 'correct-entry',
    entry: 1,
    name: 'Virtanen, Eeva',
    reason: 'misread',
  })
  await again.close()
  const id = view.games[0]?.game as never
  const store = await openStore(path)
  const kept = await store.boards.get(id)
  if (kept === undefined) throw new Error('the board is not stored')
  const settings = parseBoardSettings(kept)
  const old = {
    ...settings,
    white: { ...settings.white, name: 'Player 1' },
    black: { ...settings.black, name: 'Player 2' },
  }
  const { version } = kept
  await store.boards.change(id, version, makeBoardSettings(old, version + 1))
  await store.close()
  const last = await startServer({ ...config, store: path })
  await new TestEvent(last, open).ask('players')
  await expect.poll(() => text(`${last.url}/api/events/${open.event}/pgn`)).toContain('Virtanen')
  await last.close()
  await dir.remove()
})
