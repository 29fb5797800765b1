import type { EventOverview, RoundView, StandingsView } from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { get, post } from '../testing/client.suite.js'
import { codeOf, newTournament } from '../testing/event.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()

type Open = Awaited<ReturnType<typeof newTournament>>

/** White wins every game of the round. */
async function play(open: Open, round: number): Promise<void> {
  await open.act({ act: 'pair-round', round }, { act: 'publish', round })
  const { games } = await open.ask<RoundView>(`rounds/${round}`)
  await open.act(...games.map(({ board }) => ({ act: 'report', round, board, result: '1-0' })))
}

describe('the format of a tournament', () => {
  test('[C.05 Annex 1] the number of rounds of a round robin follows the number of players until round 1 is paired', async () => {
    const open = await newTournament(server, {
      players: 5,
      tournament: { system: 'round-robin', rounds: undefined, cycles: 2 },
    })
    const rounds = async () => (await open.ask<EventOverview>('overview')).rounds
    expect(await rounds()).toBe(10)
    await open.act({ act: 'enter', name: 'Late' })
    expect(await rounds()).toBe(10)
    await open.act({ act: 'enter', name: 'Later' })
    expect(await rounds()).toBe(14)
    await open.act({ act: 'change-event', cycles: 1, reason: 'one hall only' })
    expect(await rounds()).toBe(7)
    await open.act({ act: 'pair-round', round: 1 })
    const twice = [{ act: 'change-event', cycles: 2, reason: 'more time' }]
    expect(codeOf(await open.send(twice, 't'))).toBe('only-before-round-one')
  })

  test('[TRF26 192] a double round robin is labelled as such, and everybody meets everybody with both colours', async () => {
    const open = await newTournament(server, {
      players: 4,
      tournament: { system: 'round-robin', rounds: undefined, cycles: 2 },
    })
    const met: string[] = []
    for (let round = 1; round <= 6; round++) {
      await play(open, round)
      const { games } = await open.ask<RoundView>(`rounds/${round}`)
      met.push(...games.map(({ white, black }) => `${white}-${black}`))
    }
    expect(new Set(met).size).toBe(12)
    await open.act({ act: 'conclude' })
    const trf = await open.ask<string>('trf')
    expect(trf).toContain('192 FIDE_DOUBLEROUNDROBIN')
    expect(trf).toContain('202 DE,SB,WIN')
  })

  test('a knockout of eleven players takes four rounds, with two games a match eight', async () => {
    for (const [gamesPerMatch, rounds] of [
      [1, 4],
      [2, 8],
    ]) {
      const open = await newTournament(server, {
        players: 11,
        tournament: { system: 'knockout', rounds: undefined, gamesPerMatch },
      })
      expect(await open.ask('overview')).toMatchObject({ rounds, gamesPerMatch })
    }
  })

  test('a Swiss without a number of rounds is refused with one message', async () => {
    const made = await post(`${server.url}/api/events`, {
      name: 'No rounds',
      tournament: { system: 'swiss' },
    })
    expect(made).toMatchObject({ status: 400, body: { error: { code: 'malformed-message' } } })
  })

  test('[C.07] the organiser chooses the tie-breaks and their order, in standings, derivations and files', async () => {
    const open = await newTournament(server, { players: 6, tournament: { rounds: 3 } })
    await play(open, 1)
    expect(await open.ask('overview')).toMatchObject({ tieBreaks: ['BH/C1', 'BH', 'SB'] })
    const tieBreaks = ['WIN', 'BH/M1', 'TPN']
    await open.act({ act: 'change-event', tieBreaks, reason: 'as on the poster' })
    expect(await open.ask<StandingsView>('standings')).toMatchObject({ tieBreaks })
    const derived = await open.ask<{ tieBreaks: { code: string; text: string }[] }>('standings/1')
    expect(derived.tieBreaks.map(({ code }) => code)).toEqual(tieBreaks)
    expect(derived.tieBreaks.every(({ text }) => text !== '')).toBe(true)
    expect(await open.ask<string>('trf')).toContain('202 WIN,BH/M1,TPN')
    expect(await open.ask<string>('standings.csv')).toMatch(/points,WIN,BH\/M1,TPN\r?\n/)
    const log = await open.ask<{ lines: { events: { type: string; reason?: string }[] }[] }>('log')
    expect(log.lines.at(-1)?.events).toMatchObject([
      { type: 'event-changed', changes: { tieBreaks }, reason: 'as on the poster' },
    ])
    // Only officials may do that.
    const acts = [{ act: 'change-event', tieBreaks: ['SB'], reason: 'x' }]
    expect((await post(`${open.at}/acts`, { id: 'p', acts })).status).toBe(403)
    await open.act({ act: 'change-event', tieBreaks: ['PTS'], reason: 'places are shared' })
    expect(await open.ask<StandingsView>('standings')).toMatchObject({ tieBreaks: [] })
    expect((await get(`${open.at}/overview`)).body).toMatchObject({ tieBreaks: [] })
  })

  test('[C.07 8] tie-breaks that cannot apply are refused, and so is a change after the end', async () => {
    const robin = await newTournament(server, {
      players: 4,
      tournament: { system: 'round-robin', rounds: undefined },
    })
    let sent = 0
    const change = (open: Open, tieBreaks: string[]) =>
      open.send([{ act: 'change-event', tieBreaks, reason: 'r' }], `c${++sent}`)
    for (const wrong of [['DE', 'BH'], ['AOB'], ['FB/C1'], ['SB', 'sb'], ['XX'], ['DE/C1']])
      expect([wrong, codeOf(await change(robin, wrong))]).toEqual([wrong, 'tie-break-unknown'])
    expect((await change(robin, ['SB', 'KS', 'DE'])).status).toBe(200)
    for (const round of [1, 2, 3]) await play(robin, round)
    await robin.act({ act: 'conclude' })
    expect(codeOf(await change(robin, ['WIN']))).toBe('already-concluded')
  })
})
