import type { EventOverview, RoundView, SeatLink, StandingsView } from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { get, TestClient } from '../testing/client.suite.js'
import { newTournament, secretIn } from '../testing/event.suite.js'
import { testServer } from '../testing/test-server.suite.js'
import { decideEvent } from './log/decide.js'
import type { LoggedAct } from './log/line.js'
import { type EventState, newEvent } from './log/state.js'
import { publicStateAt } from './view/public-state.js'

const server = testServer()

/** Longer than any test takes. */
const HOUR = 3_600_000

describe('a result is published with the same delay as the moves of its game', () => {
  test('from a board and from an official, on every page and in every file', async () => {
    const open = await newTournament(server, {
      players: 6,
      tournament: { rounds: 2 },
      defaults: { timeControl: '300', spectatorDelay: HOUR },
    })
    const players = await open.playerLinks()
    const before = await open.begin(1, { boards: [{ board: 3, kind: 'wooden' }] })
    const [first, second, wooden] = before.games
    // Board 1 ends by resignation, board 2 by the arbiter, board 3 is wooden and has no moves.
    const client = await TestClient.sit(server.url, {
      secret: secretIn(players[first!.black - 1]!.url),
    } as SeatLink)
    client.send({ type: 'open', board: first!.game })
    await client.until(message => message.type === 'board')
    await client.act(first!.game!, { act: 'resign' })
    await open.act({ act: 'report', round: 1, board: second!.board, result: '+/-' })
    await open.act({ act: 'report', round: 1, board: wooden!.board, result: '0-1' })
    const results = ({ games }: RoundView) => games.map(({ result }) => result)
    await expect.poll(async () => results(await open.round(1))).toEqual(['1-0', '+/-', '0-1'])

    const seen = async <T>(path: string) => (await get(`${open.at}/${path}`)).body as T
    expect(results(await seen<RoundView>('rounds/1'))).toEqual([null, null, '0-1'])
    expect((await seen<RoundView>('rounds/1')).games.every(each => !('reported' in each))).toBe(
      true,
    )
    expect((await seen<EventOverview>('overview')).roundList).toMatchObject([
      { status: 'set-up', results: 1 },
    ])
    const points = async (from: (path: string) => Promise<StandingsView>) =>
      (await from('standings?round=1')).places.reduce((sum, each) => sum + each.points, 0)
    expect(await points(path => open.ask(path))).toBe(3)
    expect(await points(seen)).toBe(1)
    expect(await seen<StandingsView>('standings')).toMatchObject({ round: 0 })
    expect(JSON.stringify(await seen('crosstable?round=1')).match(/"[10+=-]"/g)).toHaveLength(2)
    const trf = await seen<string>('trf')
    expect(trf.match(/ [wb] [10+=-]( |$)/gm)).toHaveLength(2)
    expect(await seen<string>('standings.csv')).not.toMatch(/,1,\d/)
    expect(await seen<string>('rounds/1/pgn')).not.toMatch(/\[Result "(1-0|0-1)"\]/)
    const at = `${server.url}/broadcast/${open.event}/round-1`
    const pgn = (await get(`${at}/games.pgn`)).body as string
    expect(pgn.match(/\[Result "[^"]+"\]/g)).toEqual([
      '[Result "*"]',
      '[Result "*"]',
      '[Result "0-1"]',
    ])
    const index = (await get(`${at}/index.json`)).body as { pairings: { result: string }[] }
    expect(index.pairings.map(({ result }) => result)).toEqual(['*', '*', '0-1'])
    for (const place of [1, 2]) {
      const { body } = await get(`${at}/game-${place}.json`)
      expect(body).toMatchObject({ result: null })
    }
    // Both players know how their own game ended.
    const mine = await open.me(secretIn(players[first!.black - 1]!.url))
    expect(mine.game).toMatchObject({ result: '1-0' })
    await client.close()
  })

  test('each report and each correction becomes visible on its own', () => {
    const organiser = { role: 'organiser', name: 'Olga' } as const
    const after = (state: EventState, at: number, ...acts: LoggedAct[]) => {
      const decided = decideEvent(state, organiser, at, acts)
      if (!decided.ok) throw new Error(decided.refusal.reason)
      return decided.state
    }
    const started = after(
      newEvent,
      0,
      { act: 'open', name: 'Open', rounds: 2, system: 'swiss' },
      { act: 'announce', name: 'Open', site: null, date: null, settings: { spectatorDelay: 1000 } },
      ...['Ana', 'Bor', 'Cene', 'Dana'].map(name => ({ act: 'enter' as const, name })),
      { act: 'pair-round', round: 1 },
      {
        act: 'set-up',
        round: 1,
        games: [
          { kind: 'electronic', game: 'a' as never },
          { kind: 'wooden', game: null },
        ],
      },
    )
    const reported = after(
      started,
      5000,
      { act: 'report', round: 1, board: 1, result: '1-0' },
      { act: 'report', round: 1, board: 2, result: '1/2-1/2' },
    )
    const corrected = after(reported, 5500, {
      act: 'correct-result',
      round: 1,
      board: 1,
      result: '0-1',
      reason: 'the wrong way round',
    })
    const shown = (state: EventState, now: number) => {
      const seen = publicStateAt(state, now)
      const games = seen.state.tournament.rounds[0]!.games.map(({ result }) => result?.result)
      return [seen.hidden, ...games]
    }
    expect(shown(reported, 5999)).toEqual([1, undefined, '1/2-1/2'])
    expect(shown(reported, 6000)).toEqual([0, '1-0', '1/2-1/2'])
    expect(shown(corrected, 5600)).toEqual([2, undefined, '1/2-1/2'])
    expect(shown(corrected, 6200)).toEqual([1, '1-0', '1/2-1/2'])
    expect(shown(corrected, 6500)).toEqual([0, '0-1', '1/2-1/2'])
    expect(publicStateAt(corrected, 6500).state).toBe(corrected)
    // Without a delay nothing is held back.
    const undelayed = { ...corrected, settings: [] }
    expect(publicStateAt(undelayed, 0).state).toBe(undelayed)
  })

  test('officials see who reported a result and when', async () => {
    const open = await newTournament(server, { players: 4 })
    await open.begin(1, { kind: 'wooden' })
    await open.act({ act: 'report', round: 1, board: 1, result: '1-0' })
    const [first] = (await open.round(1)).games
    expect(first!.reported).toMatchObject({ role: 'organiser' })
    expect(first!.reported).not.toHaveProperty('corrected')
    await open.act({
      act: 'correct-result',
      round: 1,
      board: 1,
      result: '0-1',
      reason: 'misread',
    })
    expect((await open.round(1)).games[0]!.reported).toMatchObject({ corrected: true })
  })
})
