import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ClientAct, SeatLink } from '@jadoube/protocol'
import { makeFen } from 'chessops/fen'
import { parsePgn, startingPosition } from 'chessops/pgn'
import { parseSan } from 'chessops/san'
import { afterAll, describe, expect, test } from 'vitest'
import { post, TestClient } from '../testing/client.suite.js'
import { newTournament } from '../testing/event.suite.js'
import { testServer } from '../testing/test-server.suite.js'

interface Received {
  readonly path: string
  readonly token: string
  readonly body: string
}

/**
 * A fake of Lichess's push endpoint, written from its documentation: one answer per game, refusals
 * by status.
 */
class FakeLichess {
  readonly received: Received[] = []
  /** The statuses of the next answers; 200 once they are used up. */
  readonly statuses: number[] = []
  #server: Server | undefined

  async start(): Promise<string> {
    this.#server = createServer((request, response) => {
      let body = ''
      request.on('data', chunk => {
        body += chunk
      })
      request.on('end', () => {
        const token = String(request.headers.authorization).replace('Bearer ', '')
        const path = request.url ?? ''
        this.received.push({ path, token, body })
        const status = this.statuses.shift() ?? (token === 'lip_good-token' ? 200 : 401)
        response.writeHead(status, { 'content-type': 'application/json' })
        const games = parsePgn(body).map(game => ({
          tags: Object.fromEntries(game.headers),
          moves: [...game.moves.mainline()].length,
          ...(game.headers.get('White') === 'Eva' && { error: 'Cannot parse White “Eva”' }),
        }))
        response.end(JSON.stringify({ games }))
      })
    })
    await new Promise<void>(resolve => this.#server?.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.#server?.closeAllConnections()
    this.#server?.close()
  }
}

const lichess = new FakeLichess()
const lichessUrl = await lichess.start()
afterAll(() => lichess.stop())

const logged: string[] = []
const note = (...said: unknown[]) => void logged.push(JSON.stringify(said))
const server = testServer({ lichessUrl }, { debug: note, info: note, warn: note, error: note })

interface Board {
  readonly board: string
  readonly links: { readonly white: SeatLink; readonly black: SeatLink }
}

const players = [
  { name: 'Nováková, Jana', title: 'WGM', rating: 2312, fideId: '300001', federation: 'CZE' },
  { name: 'Virtanen, Aki', rating: 2105, fideId: '500002', federation: 'FIN' },
  { name: 'Eva' },
  { name: 'Petrović, Ana Marija' },
] as const

/** An event with two boards in play. */
async function round(settings: object = {}) {
  const made = await post(`${server.url}/api/events`, {
    name: 'Open of Ljubljana',
    site: 'Ljubljana',
    defaults: { laws: 'fide-2023', timeControl: '5400+30', boardKind: 'physical', ...settings },
  })
  const { event, links } = made.body as { event: string; links: Record<string, SeatLink> }
  const organiser = links.organiser!.secret
  const opened = await post(
    `${server.url}/api/events/${event}/rounds`,
    {
      round: '3',
      pairings: [
        { board: 1, white: players[0], black: players[1] },
        { board: 2, white: players[2], black: players[3] },
      ],
    },
    organiser,
  )
  expect(opened.status, JSON.stringify(opened.body)).toBe(201)
  const { boards } = opened.body as { boards: Board[] }
  await post(`${server.url}/api/events/${event}/rounds/3/start`, undefined, links.arbiter!.secret)
  const sit = async (number: number) => {
    const { board, links: seats } = boards[number - 1]!
    const white = await TestClient.sit(server.url, seats.white)
    const black = await TestClient.sit(server.url, seats.black)
    return {
      play: async (...moves: (string | ClientAct)[]) => {
        let isWhite = true
        for (const move of moves) {
          const act = typeof move === 'string' ? { act: 'move', san: move } : move
          await (isWhite ? white : black).act(board, act)
          isWhite = !isWhite
        }
      },
    }
  }
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${path}`, { headers })
  return { event, organiser, arbiter: links.arbiter!.secret, sit, ask }
}

const gamesOf = (pgn: string) => parsePgn(pgn)

/** Replays a game with chessops and fails where it stops. */
function replayed(game: ReturnType<typeof parsePgn>[number]): string {
  const position = startingPosition(game.headers).unwrap()
  for (const { san } of game.moves.mainline()) {
    const move = parseSan(position, san)
    if (move === undefined) throw new Error(`chessops stops at ${san}`)
    position.play(move)
  }
  return makeFen(position.toSetup())
}

const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
async function until<T>(look: () => T | Promise<T>, isDone: (value: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 1200; tries++) {
    const value = await look()
    if (isDone(value)) return value
    await later(50)
  }
  throw new Error('it did not come to pass')
}

describe('the PGN of a round', () => {
  test('has the tags that a broadcast needs, a clock after every move, and no wrapped line', async () => {
    const { event, sit, ask } = await round()
    const board = await sit(1)
    await board.play('e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Ba4', 'Nf6', 'O-O', 'Be7')
    const answer = await ask(`/broadcast/${event}/round-3/games.pgn`)
    expect(answer.headers.get('content-type')).toContain('application/x-chess-pgn')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const text = await answer.text()
    const [first, second, ...more] = gamesOf(text)
    expect(more).toEqual([])
    expect(Object.fromEntries(first!.headers)).toMatchObject({
      Event: 'Open of Ljubljana',
      Site: 'Ljubljana',
      Round: '3.1',
      Board: '1',
      White: 'Nováková, Jana',
      Black: 'Virtanen, Aki',
      WhiteElo: '2312',
      BlackElo: '2105',
      WhiteTitle: 'WGM',
      WhiteFideId: '300001',
      BlackFideId: '500002',
      TimeControl: '5400+30',
      Result: '*',
    })
    expect(second!.headers.get('Round')).toBe('3.2')
    const moves = [...first!.moves.mainline()]
    expect(moves).toHaveLength(10)
    for (const { comments } of moves)
      expect(comments).toEqual([expect.stringMatching(/^\[%clk \d+:\d\d:\d\d\]$/)])
    const movetext = text.split('\n').filter(line => line.startsWith('1. '))
    expect(movetext).toHaveLength(1)
    expect(movetext[0]).toMatch(/Be7 \{\[%clk [\d:]+\]\} \*$/)
  })

  test('does not change while nobody moves, and is answered with 304', async () => {
    const { event, sit, ask } = await round()
    const path = `/broadcast/${event}/round-3/games.pgn`
    const tag = (await ask(path)).headers.get('etag') ?? ''
    await later(1100)
    const again = await ask(path, { 'if-none-match': tag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    await (await sit(2)).play('d4')
    const after = await until(
      () => ask(path, { 'if-none-match': tag }),
      ({ status }) => status === 200,
    )
    expect(after.headers.get('etag')).not.toBe(tag)
  })

  test('is delayed like the boards, including the clocks', async () => {
    const { event, sit, ask } = await round({ spectatorDelay: 1500 })
    const path = `/broadcast/${event}/round-3/games.pgn`
    await (await sit(1)).play('e4')
    const moves = async () =>
      [...gamesOf(await (await ask(path)).text())[0]!.moves.mainline()].length
    expect(await moves()).toBe(0)
    expect(await until(moves, count => count === 1)).toBe(1)
  })

  test('continues after an illegal move that was not corrected, as a separate game at the end', async () => {
    // Rapid without adequate supervision: nobody claims it, and after the opponent's next move it
    // stands.
    const { event, sit, ask, organiser } = await round({
      timeControl: '900+5',
      mode: 'rapid',
      supervision: 'inadequate',
    })
    const board = await sit(1)
    await board.play('e4', 'e5', 'Nf3', { act: 'move', from: 'b8', to: 'd6' }, 'Nxe5', 'Nxe4', 'd4')
    const text = await (await ask(`/broadcast/${event}/round-3/games.pgn`)).text()
    const games = gamesOf(text)
    expect(games.map(game => game.headers.get('Round'))).toEqual(['3.1', '3.2', '3.1.2'])
    for (const game of games) replayed(game)
    expect([...games[0]!.moves.mainline()].map(({ san }) => san)).toEqual(['e4', 'e5', 'Nf3'])
    expect([...games[2]!.moves.mainline()].map(({ san }) => san)).toEqual(['Nxe5', 'Nxe4', 'd4'])
    expect(replayed(games[2]!)).toContain('r1bqkbnr/pppp1ppp/8/4N3/3Pn3/8/PPP2PPP/RNBQKB1R')
    const about = await fetch(`${server.url}/api/events/${event}/rounds/3/broadcast`, {
      headers: { authorization: `Bearer ${organiser}` },
    })
    const { warnings } = (await about.json()) as { warnings: object[] }
    expect(warnings).toContainEqual({ board: 1, kind: 'illegal-move-stands', move: 2 })
  })

  test.each([
    ['a pawn too far', { act: 'move', from: 'e7', to: 'e4' }, 'e4'],
    ['a knight like a rook', { act: 'move', from: 'b8', to: 'b6' }, 'Nb6'],
    ['a king through its pawns', { act: 'move', from: 'e8', to: 'e6' }, 'Ke6'],
  ] as const)(
    '[illegal.completed-when · fide-2023] does not reveal an illegal move that nobody has noticed yet: %s',
    async (_, illegal, san) => {
      const { event, sit, ask, organiser } = await round()
      const [lawful, unlawful] = [await sit(1), await sit(2)]
      await lawful.play('e4', 'e5')
      await unlawful.play('e4', illegal)
      const pgn = await (await ask(`/broadcast/${event}/round-3/games.pgn`)).text()
      const written = gamesOf(pgn).map(({ moves }) => [...moves.mainline()])
      // As long as a game with a legal move, with the same clocks and no remark about it.
      expect(written.map(moves => moves.map(each => each.san))).toEqual([
        ['e4', 'e5'],
        ['e4', expect.stringContaining(san)],
      ])
      expect(written[1]?.map(({ comments }) => comments?.length)).toEqual(
        written[0]?.map(({ comments }) => comments?.length),
      )
      expect(pgn).not.toMatch(/illegal/i)
      const files = await Promise.all(
        [1, 2].map(async n => (await ask(`/broadcast/${event}/round-3/game-${n}.json`)).json()),
      )
      const [one, other] = files as { moves: string[]; live: boolean; result: string | null }[]
      expect(other).toMatchObject({ live: one?.live, result: one?.result })
      expect(other?.moves).toHaveLength(one?.moves.length ?? -1)
      await warned(event, organiser)
    },
  )

  async function warned(event: string, organiser: string) {
    const path = `${server.url}/api/events/${event}/rounds/3/broadcast`
    expect((await fetch(path)).status).toBe(403)
    const about = await fetch(path, { headers: { authorization: `Bearer ${organiser}` } })
    expect(await about.json()).toMatchObject({
      pgn: expect.stringMatching(new RegExp(`/broadcast/${event}/round-3/games.pgn$`)),
      warnings: [{ board: 2, kind: 'illegal-move-open', move: 1 }],
      push: null,
    })
  }

  test('the warning names the illegal move, however far the game has gone on', async () => {
    const { event, sit, organiser } = await round()
    const board = await sit(1)
    await board.play('e4', 'e5', { act: 'move', from: 'f1', to: 'c5' }, 'd6', 'Nf3', 'Nf6', 'd3')
    const path = `${server.url}/api/events/${event}/rounds/3/broadcast`
    const about = await fetch(path, { headers: { authorization: `Bearer ${organiser}` } })
    expect(await about.json()).toMatchObject({
      warnings: [{ board: 1, kind: 'illegal-move-open', move: 2 }],
    })
  })

  test('does not contain closed boards', async () => {
    const { event, ask } = await round({ open: false })
    const answer = await ask(`/broadcast/${event}/round-3/games.pgn`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: { code: 'no-such-round' } })
  })
})

describe('the PGN of a round of a tournament', () => {
  const pgnOf = async (event: string, round: number) => {
    const answer = await fetch(`${server.url}/broadcast/${event}/round-${round}/games.pgn`)
    return { status: answer.status, games: gamesOf(await answer.text()), answer }
  }
  const tags = (games: ReturnType<typeof gamesOf>, name: string) =>
    games.map(({ headers }) => headers.get(name))

  test('exists from the first day, contains the games once they are published, and keeps their order', async () => {
    const open = await newTournament(server, { players: 6, tournament: { rounds: 2 } })
    // Lichess gets the addresses of all rounds before the first one is paired.
    for (const round of [1, 2])
      expect(await pgnOf(open.event, round)).toMatchObject({ status: 200, games: [] })
    expect((await pgnOf(open.event, 3)).status).toBe(404)
    await open.act({ act: 'pair-round', round: 1 })
    expect((await pgnOf(open.event, 1)).games).toEqual([])
    await open.act({ act: 'publish', round: 1 })
    const published = await until(
      () => pgnOf(open.event, 1),
      ({ games }) => games.length === 3,
    )
    expect(tags(published.games, 'Round')).toEqual(['1.1', '1.2', '1.3'])
    expect(tags(published.games, 'Result')).toEqual(['*', '*', '*'])
    expect(published.games[0]!.headers.get('WhiteElo')).toMatch(/^2\d{3}$/)
    expect(published.games[0]!.headers.get('TimeControl')).toBe('300')
    // One board is electronic, one has a scoresheet, one has only its result: all are listed before
    // a move is made.
    const kinds = [
      { board: 2, kind: 'wooden' },
      { board: 3, kind: 'scoresheet' },
    ]
    expect((await open.start(1, { boards: kinds })).status).toBe(200)
    const begun = await until(
      () => pgnOf(open.event, 1),
      ({ games }) => games[2]?.headers.get('Source') === 'scoresheet',
    )
    for (const name of ['Round', 'White', 'Black', 'Event', 'Site', 'Board', 'Result'])
      expect([name, tags(begun.games, name)]).toEqual([name, tags(published.games, name)])
    await open.act({ act: 'report', round: 1, board: 2, result: '+/-' })
    const reported = await until(
      () => pgnOf(open.event, 1),
      ({ games }) => games[1]?.headers.get('Result') === '1-0',
    )
    expect(reported.games[1]!.headers.get('Termination')).toBe('forfeit')
    expect(tags(reported.games, 'Round')).toEqual(['1.1', '1.2', '1.3'])
    const file = async (name: string) =>
      (await fetch(`${server.url}/broadcast/${open.event}/${name}`)).json()
    expect(await file('tournament.json')).toMatchObject({ rounds: [{ count: 3 }, { count: 0 }] })
    expect(await file('round-1/index.json')).toMatchObject({
      pairings: [{ result: '*' }, { result: '1-0', live: false }, { result: '*' }],
    })
    expect(await file('round-1/game-2.json')).toMatchObject({ result: 'WHITEWIN', moves: [] })
  })

  test('has the official result if an official has entered one', async () => {
    const open = await newTournament(server, { players: 4, tournament: { rounds: 2 } })
    await open.begin(1)
    await open.act(
      { act: 'report', round: 1, board: 1, result: '-/+' },
      { act: 'report', round: 1, board: 2, result: '0-0' },
    )
    const { games } = await until(
      () => pgnOf(open.event, 1),
      each => each.games[0]?.headers.get('Result') === '0-1',
    )
    expect(games[0]!.headers.get('Termination')).toBe('forfeit')
    expect([games[1]!.headers.get('Result'), games[1]!.headers.get('Score')]).toEqual(['*', '0-0'])
    const all = gamesOf(await open.ask<string>('pgn'))
    expect(tags(all, 'Result')).toEqual(['0-1', '*'])
    const file = await fetch(`${server.url}/broadcast/${open.event}/round-1/index.json`)
    expect(await file.json()).toMatchObject({ pairings: [{ result: '0-1', live: false }, {}] })
  })

  test('contains no names if names are hidden', async () => {
    const open = await newTournament(server, {
      players: 2,
      defaults: { timeControl: '300', hideNames: true },
    })
    await open.act({ act: 'pair-round', round: 1 }, { act: 'publish', round: 1 })
    const { games } = await pgnOf(open.event, 1)
    expect([games[0]!.headers.get('White'), games[0]!.headers.get('Black')]).toEqual(['?', '?'])
    expect(games[0]!.headers.has('WhiteElo')).toBe(false)
  })
})

describe('the files of LiveChess', () => {
  test('describe the event, the round and each game', async () => {
    const { event, sit, ask } = await round()
    await (await sit(1)).play('e4', 'e5')
    const file = async (name: string) => (await ask(`/broadcast/${event}/${name}`)).json()
    expect(await file('tournament.json')).toMatchObject({
      id: event,
      name: 'Open of Ljubljana',
      location: 'Ljubljana',
      timecontrol: '5400+30',
      rounds: [{ count: 2, live: 2 }],
    })
    // By the name of the round, and by its position.
    for (const name of ['round-3', 'round-1']) {
      expect(await file(`${name}/index.json`)).toMatchObject({
        pairings: [
          {
            white: { fname: 'Jana', mname: null, lname: 'Nováková', title: 'WGM', fideid: 300001 },
            black: { fname: 'Aki', lname: 'Virtanen', federation: 'FIN' },
            result: '*',
            live: true,
          },
          { black: { fname: 'Ana', mname: 'Marija', lname: 'Petrović' } },
        ],
      })
    }
    const game = (await file('round-3/game-1.json')) as { moves: string[] }
    expect(game).toMatchObject({ live: true, chess960: 518, result: null })
    expect(game.moves).toEqual([
      expect.stringMatching(/^e4 5\d{3}\+\d+$/),
      expect.stringMatching(/^e5 5\d{3}\+\d+$/),
    ])
    const none = await ask(`/broadcast/${event}/round-3/game-9.json`)
    expect(none.status).toBe(404)
  })
})

describe('the push to Lichess', () => {
  const push = async (token: string, lichessRound = 'abcd1234') => {
    const { event, organiser, sit } = await round()
    const path = `${server.url}/api/events/${event}/rounds/3`
    const started = await post(`${path}/push`, { lichessRound, token }, organiser)
    const status = async () => {
      const answer = await fetch(`${path}/broadcast`, {
        headers: { authorization: `Bearer ${organiser}` },
      })
      return ((await answer.json()) as { push: Record<string, unknown> }).push
    }
    const stop = () =>
      fetch(`${path}/push`, { method: 'DELETE', headers: { authorization: `Bearer ${organiser}` } })
    return { started, status, stop, sit }
  }

  test('sends all games, sends them again when they change, and reports the answer of Lichess', async () => {
    const { started, status, stop, sit } = await push('lip_good-token')
    expect(started.status).toBe(202)
    const first = await until(status, ({ state }) => state === 'pushed')
    expect(first).toMatchObject({ games: 2, problems: ['Cannot parse White “Eva”'], fault: null })
    const before = lichess.received.length
    await (await sit(1)).play('e4')
    await until(
      () => lichess.received.length,
      count => count > before,
    )
    const { path, body } = lichess.received.at(-1)!
    expect(path).toBe('/api/broadcast/round/abcd1234/push')
    expect(gamesOf(body)).toHaveLength(2)
    expect(body).toContain('1. e4 {[%clk')
    expect((await stop()).status).toBe(204)
    expect(await status()).toBeNull()
  })

  test('waits and tries again after an error of Lichess', async () => {
    lichess.statuses.push(503)
    const { status, stop } = await push('lip_good-token')
    expect(await until(status, ({ state }) => state !== 'waiting')).toMatchObject({
      state: 'retrying',
      fault: 'server-error',
    })
    expect(await until(status, ({ state }) => state === 'pushed')).toMatchObject({ fault: null })
    await stop()
  })

  test('stops if Lichess does not know the token or the round', async () => {
    const refused = await push('lip_wrong-token')
    expect(await until(refused.status, ({ state }) => state === 'stopped')).toMatchObject({
      fault: 'token-refused',
    })
    lichess.statuses.push(404)
    const unknown = await push('lip_good-token')
    expect(await until(unknown.status, ({ state }) => state === 'stopped')).toMatchObject({
      fault: 'no-such-round',
    })
  })

  test('never shows or logs the token', async () => {
    const { started, status, stop } = await push('lip_good-token')
    await until(status, ({ state }) => state === 'pushed')
    const seen = JSON.stringify([started.body, await status(), logged])
    expect(seen).not.toContain('lip_good-token')
    await stop()
  })

  test('is only for officials of the event', async () => {
    const { event } = await round()
    const path = `${server.url}/api/events/${event}/rounds/3/push`
    const body = { lichessRound: 'abcd1234', token: 'lip_good-token' }
    expect((await post(path, body)).status).toBe(403)
  })
})
