import {
  type BoardView,
  type EventLogPage,
  type EventOverview,
  type IncidentReport,
  type PlayersView,
  type RoundView,
  readEventLogPage,
  readIncidentReport,
  type SeatLink,
  type StandingsView,
} from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { isEventRecord, verifyEventRecord } from '../record/verify-event.js'
import { get, post, TestClient } from '../testing/client.suite.js'
import { codeOf, newTournament, secretIn } from '../testing/event.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()

describe('players', () => {
  test('can enter, be corrected, withdraw, return and enter late', async () => {
    const open = await newTournament(server, { players: 0, tournament: { rounds: 5 } })
    await open.act(
      { act: 'enter', name: 'Ana', rating: 2000, birth: '1990', club: 'A', fideId: '14600000' },
      { act: 'enter', name: 'Ben', rating: 1900 },
      { act: 'enter', name: 'Cid', rating: 1800 },
      { act: 'enter', name: 'Eva', rating: 1700 },
    )
    await open.act({ act: 'correct-entry', entry: 2, rating: 2100, reason: 'wrong list' })
    const { players } = await open.ask<PlayersView>('players')
    expect(players.map(({ entry, number, rating }) => [entry, number, rating])).toEqual([
      [1, 2, 2000],
      [2, 1, 2100],
      [3, 3, 1800],
      [4, 4, 1700],
    ])
    expect(players[0]).toMatchObject({ birth: '1990', club: 'A' })
    const shown = (await get(`${open.at}/players`)).body as PlayersView
    expect(shown.players[0]).not.toHaveProperty('birth')
    await open.begin(1, { kind: 'wooden' })
    await open.report(1)
    await open.act(
      { act: 'withdraw', entry: 4, reason: 'ill' },
      { act: 'enter', name: 'Late', rating: 1500 },
    )
    const second = await open.begin(2, { kind: 'wooden' })
    const paired = second.games.flatMap(({ white, black }) => [white, black])
    expect(paired).toContain(5)
    expect(paired).not.toContain(4)
    await open.report(2)
    await open.act({ act: 'reinstate', entry: 4, reason: 'well again' })
    const third = await open.begin(3, { kind: 'wooden' })
    expect([...third.games.flatMap(({ white, black }) => [white, black]), third.bye]).toContain(4)
  })

  test('a pairing that omits a player or names an unknown one is refused with the number', async () => {
    const open = await newTournament(server, { players: 4 })
    const games = [{ white: 1, black: 2 }]
    expect(await open.refusal({ act: 'pair', round: 1, games, bye: null })).toBe('player-left-out')
    expect(await open.refusal({ act: 'withdraw', entry: 9 })).toBe('unknown-entry')
    const { status, body } = await open.send([{ act: 'enter', name: '' }])
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { code: 'malformed-message' } })
  })

  test('names are hidden from the public if the event hides them', async () => {
    const open = await newTournament(server, { defaults: { hideNames: true } })
    const { players } = (await get(`${open.at}/players`)).body as PlayersView
    expect(players.map(({ name }) => name)).toEqual(players.map(({ number }) => `#${number}`))
    expect((await open.ask<PlayersView>('players')).players[0]!.name).toBe('Player 1')
    expect((await get(`${open.at}/standings.csv`)).body).not.toContain('Player')
  })
})

describe('byes', () => {
  test('can be requested with the player’s link, and are granted or declined', async () => {
    const open = await newTournament(server)
    const links = await open.playerLinks()
    const [one, two] = links.map(({ url }) => secretIn(url)) as [string, string]
    expect((await open.say(one, { act: 'request-bye', round: 2, bye: 'half-bye' })).status).toBe(
      200,
    )
    expect(codeOf(await open.say(one, { act: 'request-bye', round: 2, bye: 'zero-bye' }))).toBe(
      'request-there',
    )
    await open.say(two, { act: 'request-bye', round: 1, bye: 'half-bye' })
    await open.say(two, { act: 'request-bye', round: 3, bye: 'half-bye' })
    await open.say(two, { act: 'take-back-request', round: 3 })
    const { official } = await open.ask<EventOverview>('overview')
    expect(official!.requests.map(({ entry, round }) => [entry, round])).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect((await open.me(one)).requests).toHaveLength(1)
    await open.act({ act: 'decline-bye', entry: 2, round: 1 })
    await open.act({ act: 'grant-bye', entry: 1, round: 2, bye: 'half-bye' })
    const first = await open.begin(1, { kind: 'wooden' })
    expect(first.games).toHaveLength(4)
    await open.report(1)
    const second = await open.begin(2, { kind: 'wooden' })
    expect(second.byes).toEqual([{ entry: 1, bye: 'half-bye' }])
    expect((await open.me(one)).bye).toBe('half-bye')
    expect(codeOf(await open.say(one, { act: 'request-bye', round: 1, bye: 'half-bye' }))).toBe(
      'round-already-paired',
    )
  })

  test('the pairing engine gives a bye if the number of players is odd', async () => {
    const open = await newTournament(server, { players: 7 })
    const round = await open.begin(1, { kind: 'wooden' })
    expect(round.bye).toBe(7)
    const [link] = await open.playerLinks({ entries: [7] })
    expect((await open.me(secretIn(link?.url))).bye).toBe('pairing-bye')
  })
})

describe('pairings', () => {
  test('can be made by hand, and the log contains what the system would have paired', async () => {
    const open = await newTournament(server)
    await open.act({ act: 'pair-round', round: 1 })
    const before = await open.round(1)
    const [one, two, ...rest] = before.games.map(({ white, black }) => ({ white, black }))
    const games = [
      { white: one!.white, black: two!.black },
      { white: two!.white, black: one!.black },
      ...rest,
    ]
    await open.act({ act: 're-pair', round: 1, games, bye: null, reason: 'brothers' })
    const after = await open.round(1)
    expect(after.games.map(({ white, black }) => ({ white, black }))).toEqual(games)
    expect(after.insteadOf).toEqual({ games: [one, two], bye: null })
    await open.act({ act: 'publish', round: 1 })
    await open.act({ act: 'hide', round: 1, reason: 'a mistake' })
    expect((await get(`${open.at}/rounds/1`)).status).toBe(404)
    await open.act({ act: 'unpair', round: 1, reason: 'again' })
    expect((await get(`${open.at}/rounds/1`, open.links.organiser.secret)).status).toBe(404)
    await open.begin(1)
    expect(await open.refusal({ act: 'unpair', round: 1, reason: 'too late' })).toBe('round-set-up')
    expect(
      await open.refusal({ act: 're-pair', round: 1, games, bye: null, reason: 'too late' }),
    ).toBe('round-set-up')
    const trf = await open.ask<string>('trf')
    expect(trf).not.toContain('MPA')
  })

  test('the reason why two players do or do not meet is given in any language', async () => {
    const open = await newTournament(server)
    await open.begin(1, { kind: 'wooden' })
    for (const [lang, word] of [
      ['en', /Player 1/],
      ['fi', /Player 1/],
    ] as const) {
      const { text } = await open.ask<{ text: string }>(`rounds/1/why?one=1&other=2&lang=${lang}`)
      expect(text).toMatch(word)
    }
    expect((await get(`${open.at}/rounds/1/why?one=1&other=5`)).status).toBe(200)
    expect((await get(`${open.at}/rounds/2/why?one=1&other=5`)).status).toBe(404)
    expect((await get(`${open.at}/rounds/1/why?one=x`)).status).toBe(400)
  })

  test.each([
    ['round-robin', { rounds: 3 }, 4, 2],
    ['knockout', { rounds: 2 }, 4, 2],
  ] as const)('a %s can be played to its end', async (system, more, players, boards) => {
    const open = await newTournament(server, { players, tournament: { system, ...more } })
    for (let round = 1; round <= more.rounds; round++) {
      const { games } = await open.begin(round, { kind: 'wooden' })
      expect(games).toHaveLength(system === 'knockout' && round === 2 ? 1 : boards)
      await open.report(round)
    }
    await open.act({ act: 'conclude' })
    expect((await open.ask<StandingsView>('standings')).places).toHaveLength(players)
    expect((await open.ask<{ by: string }>('crosstable')).by).toBe(
      system === 'knockout' ? 'round' : 'opponent',
    )
  })

  test('a drawn knockout match needs a decision to continue', async () => {
    const open = await newTournament(server, {
      players: 4,
      tournament: { system: 'knockout', rounds: 2 },
    })
    await open.begin(1, { kind: 'wooden' })
    await open.report(1, '1/2-1/2')
    expect(await open.refusal({ act: 'pair-round', round: 2 })).toBe('pairing-impossible')
    await open.act(
      { act: 'advance', stage: 1, entry: 4, reason: 'play-off' },
      { act: 'advance', stage: 1, entry: 3, reason: 'play-off' },
    )
    const { games } = await open.begin(2, { kind: 'wooden' })
    expect(new Set(games.flatMap(({ white, black }) => [white, black]))).toEqual(new Set([3, 4]))
  })

  test('a manual tournament has no proposal', async () => {
    const open = await newTournament(server, { players: 2, tournament: { system: 'manual' } })
    expect(await open.refusal({ act: 'pair-round', round: 1 })).toBe('no-system')
    expect((await get(`${open.at}/rounds/1/proposal`, open.links.arbiter.secret)).status).toBe(404)
    await open.act({ act: 'pair', round: 1, games: [{ white: 2, black: 1 }], bye: null })
    expect((await open.round(1)).insteadOf).toBeNull()
  })
})

describe('results', () => {
  test('of a wooden board count once both players report the same', async () => {
    const open = await newTournament(server, { players: 4 })
    const links = await open.playerLinks()
    const secretOf = (entry: number) => secretIn(links[entry - 1]?.url)
    const { games } = await open.begin(1, { kind: 'wooden' })
    const [one, two] = games as [(typeof games)[0], (typeof games)[0]]
    const say = (entry: number, result: string) =>
      open.say(secretOf(entry), { act: 'state-result', round: 1, result })
    expect((await open.me(secretOf(one.white))).game).toMatchObject({ mayState: true, game: null })
    await say(one.white, '1-0')
    expect((await open.round(1)).games[0]).toMatchObject({ result: null, stated: { white: '1-0' } })
    await say(one.black, '1-0')
    expect((await open.round(1)).games[0]).toMatchObject({ result: '1-0', source: 'players' })
    expect(codeOf(await say(one.black, '0-1'))).toBe('result-already-reported')
    await say(two.white, '1-0')
    await say(two.black, '1/2-1/2')
    const { official } = await open.ask<EventOverview>('overview')
    expect(official!.disputes).toEqual([{ round: 1, board: 2 }])
    await open.act({ act: 'report', round: 1, board: 2, result: '1/2-1/2' })
    const after = await open.ask<EventOverview>('overview')
    expect(after.official!.disputes).toEqual([])
    expect((await get(`${open.at}/rounds/1`)).body).not.toHaveProperty('games.0.stated')
    expect((await open.round(1)).games[1]!.source).toBe('official')
  })

  test('are entered in bulk with forfeits of every kind, and corrected with a reason', async () => {
    const open = await newTournament(server)
    await open.begin(1, { kind: 'wooden' })
    const results = ['+/-', '-/-', '1/2-0', '0-1']
    await open.act(
      ...results.map((result, n) => ({ act: 'report', round: 1, board: n + 1, result })),
    )
    expect((await open.round(1)).games.map(({ result }) => result)).toEqual(results)
    // A request takes effect completely or not at all.
    expect(
      await open.refusal(
        { act: 'correct-result', round: 1, board: 4, result: '1-0', reason: 'written wrongly' },
        { act: 'report', round: 1, board: 9, result: '1-0' },
      ),
    ).toBe('no-such-board')
    expect((await open.round(1)).games[3]!.result).toBe('0-1')
    expect(
      (await open.send([{ act: 'correct-result', round: 1, board: 4, result: '1-0' }])).status,
    ).toBe(400)
    const corrected = { act: 'correct-result', round: 1, board: 4, result: '1-0', reason: 'wrong' }
    await open.act(corrected)
    for (const round of [2, 3]) {
      await open.begin(round, { kind: 'wooden' })
      await open.report(round)
    }
    const { events } = await open.act({ ...corrected, board: 3, result: '0-1/2', reason: 'late' })
    expect(events).toMatchObject([{ type: 'result-corrected', counts: 'rating' }])
    expect((await open.round(1)).games[2]).toMatchObject({
      result: '1/2-0',
      ratingResult: '0-1/2',
    })
    const plain = await open.ask<string>('trf')
    expect(await open.ask<string>('trf?rating=1')).not.toBe(plain)
    const { lines } = await open.ask<{ lines: { by: { role: string }; acts: object[] }[] }>('log')
    expect(lines.at(-1)).toMatchObject({ by: { role: 'organiser' }, acts: [{ reason: 'late' }] })
  })

  test('a forfeit that is known before the round needs no board', async () => {
    const open = await newTournament(server, { players: 4 })
    await open.act({ act: 'pair-round', round: 1 }, { act: 'publish', round: 1 })
    await open.act({ act: 'report', round: 1, board: 2, result: '+/-' })
    expect((await open.start(1)).body).toMatchObject({ setUp: 1, started: 1 })
    const { games } = await open.round(1)
    expect(games[0]!.game).toBeDefined()
    expect(games[1]).toMatchObject({ result: '+/-', kind: 'wooden' })
    expect(games[1]!.game).toBeUndefined()
  })

  test('three points for a win', async () => {
    const scoring = { win: 300, draw: 100, forfeitWin: 300 }
    const open = await newTournament(server, { players: 4, tournament: { scoring } })
    await open.begin(1, { kind: 'wooden' })
    await open.report(1)
    const { places } = await open.ask<StandingsView>('standings')
    expect(places.map(({ points }) => points)).toEqual([3, 3, 0, 0])
  })

  test('the result of the board is copied once, and does not override the arbiter', async () => {
    const open = await newTournament(server, { players: 2, tournament: { rounds: 1 } })
    const links = await open.playerLinks()
    const { games } = await open.begin(1)
    const board = games[0]!.game!
    await open.act({ act: 'report', round: 1, board: 1, result: '1/2-1/2' })
    const loser = await TestClient.sit(server.url, { secret: secretIn(links[0]!.url) } as SeatLink)
    loser.send({ type: 'open', board })
    await loser.one('board')
    expect(await loser.act(board, { act: 'resign' })).toMatchObject({ type: 'ack' })
    await expect
      .poll(async () => (await open.ask<{ lines: object[] }>('log')).lines.at(-1))
      .toMatchObject({ by: { role: 'board', game: board } })
    expect((await open.round(1)).games[0]).toMatchObject({ result: '1/2-1/2', source: 'official' })
    await loser.close()
  })

  test('a game of less than one move is not rated', async () => {
    const open = await newTournament(server, { players: 2, tournament: { rounds: 1 } })
    const { games } = await open.begin(1)
    const declare = { act: 'declare', white: 1, black: 0, why: 'no play' }
    await post(
      `${server.url}/api/boards/${games[0]!.game}/acts`,
      { id: 'd', act: declare },
      open.links.arbiter.secret,
    )
    await expect.poll(async () => (await open.round(1)).games[0]!.result).toBe('1-0')
    expect((await open.round(1)).games[0]!.short).toBe(true)
  })
})

describe('boards', () => {
  test('are set up by the organiser and started by the arbiter', async () => {
    const open = await newTournament(server, { players: 4 })
    await open.act({ act: 'pair-round', round: 1 })
    const { organiser, arbiter } = open.links
    expect((await open.start(1, {}, organiser.secret)).body).toMatchObject({ setUp: 2, started: 0 })
    expect((await open.start(1, {}, arbiter.secret)).body).toMatchObject({ setUp: 0, started: 2 })
    expect((await open.start(2)).status).toBe(404)
    expect((await open.start(1, {}, open.links.spectator.secret)).status).toBe(403)
  })

  test('started by two officials at once are set up once', async () => {
    const open = await newTournament(server, { players: 4 })
    await open.act({ act: 'pair-round', round: 1 })
    const answers = await Promise.all(
      [open.links.organiser, open.links.arbiter].map(({ secret }) => open.start(1, {}, secret)),
    )
    const made = answers.map(({ body }) => (body as { setUp: number }).setUp)
    expect(made.sort()).toEqual([0, 2])
    const { boards } = (await get(open.at, open.links.arbiter.secret)).body as { boards: object[] }
    expect(boards).toHaveLength(2)
  })

  test('can be removed while no game has started, and the round paired again', async () => {
    const open = await newTournament(server, { players: 4 })
    await open.act({ act: 'pair-round', round: 1 })
    await open.start(1, { setUpOnly: true })
    const clear = () =>
      post(`${open.at}/rounds/1/boards`, undefined, open.links.organiser.secret, 'DELETE')
    expect((await clear()).status).toBe(204)
    expect((await clear()).status).toBe(409)
    const page = (await get(open.at, open.links.arbiter.secret)).body as { boards: object[] }
    expect(page.boards).toEqual([])
    await open.act({ act: 'unpair', round: 1, reason: 'again' })
    await open.begin(1)
    expect(codeOf(await clear())).toBe('round-started')
  })

  test('a game can be replaced by a new one, and the players’ links open the new one', async () => {
    const open = await newTournament(server, { players: 2, tournament: { rounds: 1 } })
    const [link] = await open.playerLinks()
    const secret = secretIn(link?.url)
    const { games } = await open.begin(1)
    const old = games[0]!.game!
    await open.act({ act: 'report', round: 1, board: 1, result: '0-1' })
    const replace = await post(
      `${open.at}/rounds/1/boards/1/replace`,
      { reason: 'the clock was set wrongly' },
      open.links.arbiter.secret,
    )
    expect(replace.status).toBe(201)
    const { game } = replace.body as { game: string }
    expect(game).not.toBe(old)
    expect((await open.me(secret)).game).toMatchObject({ game, result: '*' })
    const { view } = (await get(`${server.url}/api/boards/${game}`, secret)).body as {
      view: BoardView
    }
    expect(view.status).toBe('awaiting-start')
    expect((await open.start(1)).body).toMatchObject({ setUp: 0, started: 1 })
    await post(`${server.url}/api/boards/${game}/acts`, { id: 'r', act: { act: 'resign' } }, secret)
    await expect.poll(async () => (await open.round(1)).games[0]!.result).toMatch(/1-0|0-1/)
    expect((await open.round(1)).games[0]!.source).toBe('board')
  })

  test('a player’s link opens other boards only as a spectator', async () => {
    const open = await newTournament(server, { players: 4, defaults: { open: false } })
    const links = await open.playerLinks()
    const { games } = await open.begin(1)
    const { white, game } = games[0]!
    const mine = secretIn(links[white - 1]?.url)
    expect((await get(`${server.url}/api/boards/${game}`, mine)).status).toBe(200)
    const other = await get(`${server.url}/api/boards/${games[1]!.game}`, mine)
    expect(other.status).toBe(403)
    const act = { id: 'x', act: { act: 'resign' } }
    const sent = await post(`${server.url}/api/boards/${games[1]!.game}/acts`, act, mine)
    expect(sent.status).toBe(403)
  })
})

describe('regulations', () => {
  const settings = { regulations: { noDrawAgreementBefore: 30 } }

  test('[draw.regs-restrict · fide-2023] no draw can be agreed before the move number set by the regulations', async () => {
    const open = await newTournament(server, { players: 2, tournament: { rounds: 2 } })
    const [one, two] = (await open.playerLinks()).map(({ url }) => secretIn(url)) as [
      string,
      string,
    ]
    await open.act({ act: 'change-regulations', fromRound: 1, settings, reason: 'fighting chess' })
    const { games } = await open.begin(1)
    const { game, white } = games[0]!
    const [first, second] = white === 1 ? [one, two] : [two, one]
    let n = 0
    const say = (secret: string, act: object) =>
      post(`${server.url}/api/boards/${game}/acts`, { id: `s${++n}`, act }, secret)
    await say(first, { act: 'move', san: 'e4', press: false })
    await say(first, { act: 'offer-draw' })
    await say(first, { act: 'press' })
    const accepted = await say(second, { act: 'accept-draw' })
    expect(accepted.status).toBe(409)
    const { view } = (await get(`${server.url}/api/boards/${game}`, open.links.arbiter.secret))
      .body as { view: BoardView }
    expect(view.result).toBe('*')
    expect(
      await open.refusal({ act: 'change-regulations', fromRound: 1, settings, reason: 'late' }),
    ).toBe('regulations-in-use')
    await open.act({
      act: 'change-regulations',
      fromRound: 2,
      settings: { supervision: 'inadequate' },
      reason: 'one arbiter',
    })
  })

  test('points for a win can be changed, with a reason, until the first result', async () => {
    const open = await newTournament(server, { players: 4 })
    const scoring = { win: 300, draw: 100, forfeitWin: 300 }
    const act = { act: 'change-scoring', scoring, reason: 'fighting chess' }
    expect((await open.act(act)).events).toMatchObject([
      { type: 'scoring-changed', reason: 'fighting chess', scoring: { win: 300, loss: 0 } },
    ])
    await open.begin(1, { kind: 'wooden' })
    await open.act({ act: 'report', round: 1, board: 1, result: '1-0' })
    expect(await open.refusal({ ...act, scoring: {} })).toBe('results-present')
    await open.report(1)
    const { places } = await open.ask<StandingsView>('standings')
    expect(places.map(({ points }) => points)).toEqual([3, 3, 0, 0])
  })

  test('settings that no board can have are refused at once', async () => {
    const open = await newTournament(server)
    const wrong = { regulations: { defaultTime: 'soon' } }
    expect(
      await open.refusal({ act: 'change-regulations', fromRound: 1, settings: wrong, reason: 'x' }),
    ).toBe('regulations-refused')
    const unknown = [
      {
        act: 'change-regulations',
        fromRound: 1,
        settings: { regulations: { nothing: 1 } },
        reason: 'x',
      },
    ]
    expect((await open.send(unknown)).status).toBe(400)
  })
})

test('the report of a round lists rulings and notes with their authors', async () => {
  const open = await newTournament(server, { players: 4, tournament: { rounds: 1 } })
  const { games } = await open.begin(1)
  const board = games[0]!.game!
  const penalty = { act: 'penalise', player: 'white', penalty: 'warning' }
  const sent = await post(
    `${server.url}/api/boards/${board}/acts`,
    { id: 'w', act: penalty },
    open.links.arbiter.secret,
  )
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  await open.act(
    { act: 'note', round: 1, board: 2, text: 'a phone rang' },
    { act: 'note', round: 1, text: 'began ten minutes late' },
  )
  const report = await open.ask<IncidentReport>('rounds/1/incidents')
  expect(report.boards.map(each => [each.board, each.incidents.map(({ type }) => type)])).toEqual([
    [1, ['penalty-imposed']],
    [2, ['note']],
  ])
  expect(report.notes).toMatchObject([
    { text: 'began ten minutes late', by: { role: 'organiser' } },
  ])
  expect((await get(`${open.at}/rounds/1/incidents`)).status).toBe(403)
})

test('the report of a round is complete: undone rulings, appeals, corrections, disputes', async () => {
  const open = await newTournament(server, { players: 6, tournament: { rounds: 2 } })
  const links = await open.playerLinks()
  const { games } = await open.begin(1, { boards: [{ board: 3, kind: 'wooden' }] })
  const { arbiter } = open.links
  let n = 0
  const at = async (board: number, act: object, secret = arbiter.secret) => {
    const url = `${server.url}/api/boards/${games[board - 1]!.game}/acts`
    const sent = await post(url, { id: `r${++n}`, act }, secret)
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  }
  await at(1, { act: 'penalise', player: 'white', penalty: 'warning' })
  await at(1, { act: 'take-back', why: 'it was Black' })
  await at(1, { act: 'declare', white: 1, black: 0, why: 'left the hall' })
  await at(1, { act: 'lift-result', why: 'the wrong board' })
  await at(1, { act: 'declare', white: 0.5, black: 0.5, why: 'agreed' })
  const secretOf = (entry: number) => secretIn(links[entry - 1]?.url)
  await at(2, { act: 'resign' }, secretOf(games[1]!.white))
  await at(2, { act: 'appeal', text: 'the clock was wrong' }, secretOf(games[1]!.white))
  const third = games[2]!
  await open.say(secretOf(third.white), { act: 'state-result', round: 1, result: '1-0' })
  await open.say(secretOf(third.black), { act: 'state-result', round: 1, result: '0-1' })
  await open.act({ act: 'report', round: 1, board: 3, result: '1-0' })
  await open.act({ act: 'correct-result', round: 1, board: 3, result: '0-1', reason: 'misread' })
  await open.act({ act: 'adjust-points', entry: 1, points: -50, reason: 'a phone' })
  const known = async () => (await open.round(1)).games.map(({ result }) => result)
  await expect.poll(known).toEqual(['1/2-1/2', '0-1', '0-1'])
  await open.begin(2, { kind: 'wooden' })
  await open.act({ act: 'note', round: 2, board: 1, text: 'of the second round' })
  const report = await open.ask<IncidentReport>('rounds/1/incidents')
  // The browser checks both with the same tables.
  expect(readIncidentReport(report)).toEqual(report)
  const log = await open.ask<EventLogPage>('log')
  expect(readEventLogPage(log)).toEqual(log)
  const [first] = log.lines
  const unknown = { ...log, lines: [{ ...first, events: [{ type: 'nothing-known' }] }] }
  expect(readEventLogPage(unknown)).toBeUndefined()
  const types = report.boards.map(each => each.incidents.map(({ type }) => type))
  expect(types[0]).toEqual(
    expect.arrayContaining(['penalty-imposed', 'ruling-taken-back', 'result-lifted']),
  )
  expect(types[1]).toContain('appeal-lodged')
  // A note about the same board in another round belongs there.
  expect(JSON.stringify(report)).not.toContain('of the second round')
  const decided = report.decisions.map(({ event }) => event as { type: string; reason?: string })
  expect(decided.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['result-stated', 'result-corrected', 'points-adjusted']),
  )
  expect(decided.find(({ type }) => type === 'points-adjusted')?.reason).toBe('a phone')
  const second = await open.ask<IncidentReport>('rounds/2/incidents')
  expect(second.decisions).toEqual([])
  expect(second.boards.map(({ board }) => board)).toEqual([1])
})

test('only existing and published rounds are shown', async () => {
  const open = await newTournament(server, { players: 4 })
  await open.act({ act: 'pair-round', round: 1 })
  for (const path of ['rounds/1', 'rounds/7', 'standings?round=1', 'crosstable?round=2'])
    expect((await get(`${open.at}/${path}`)).status, path).toBe(404)
  expect((await get(`${open.at}/rounds/x`)).status).toBe(400)
  const { roundList } = (await get(`${open.at}/overview`)).body as EventOverview
  expect(roundList).toEqual([])
  const round: RoundView = await open.round(1)
  expect(round.status).toBe('paired')
})

test('a round begins at its scheduled time, which its boards show', async () => {
  const open = await newTournament(server, { players: 2, tournament: { rounds: 1 } })
  const start = Date.now() + 3_600_000
  await open.act({ act: 'pair-round', round: 1 }, { act: 'schedule', round: 1, start })
  expect(await open.refusal({ act: 'schedule', round: 1, start })).toBe('nothing-changes')
  await open.start(1, { setUpOnly: true })
  const { games, start: shown } = await open.round(1)
  expect(shown).toBe(start)
  const { body } = await get(
    `${server.url}/api/boards/${games[0]!.game}`,
    open.links.arbiter.secret,
  )
  expect(body).toMatchObject({ view: { scheduledStart: start, status: 'awaiting-start' } })
})

describe('the record of an event', () => {
  test('can be verified without the server: the chain, the acts and their consequences', async () => {
    const open = await newTournament(server, { players: 4, tournament: { rounds: 2 } })
    await open.begin(1, { kind: 'wooden' })
    await open.report(1)
    await open.act({
      act: 'correct-result',
      round: 1,
      board: 1,
      result: '0-1',
      reason: 'written down wrongly',
    })
    const record = await open.ask<string>('record')
    expect(isEventRecord(record)).toBe(true)
    expect(verifyEventRecord(record)).toMatchObject({
      ok: true,
      value: { name: 'Open', players: 4, rounds: 1, tombstones: 0, concluded: false },
    })
    const lines = record.trim().split('\n')
    const changed = record.replace('written down wrongly', 'as the arbiter likes')
    const without = (n: number) => lines.toSpliced(n, 1).join('\n')
    expect(verifyEventRecord(changed)).toMatchObject({ error: { code: 'chain-broken' } })
    expect(verifyEventRecord(without(2))).toMatchObject({ error: { code: 'chain-gap' } })
    const verified = verifyEventRecord(record)
    const head = verified.ok ? (verified.value.head ?? undefined) : undefined
    expect(verifyEventRecord(without(lines.length - 1), head)).toMatchObject({
      error: { code: 'chain-cut-short' },
    })
    for (const text of ['', '{}', '{"jadoube":"event-log/1"}', 'null', lines[0]!.slice(0, 50)])
      expect(() => verifyEventRecord(text)).not.toThrow()
  })
})
