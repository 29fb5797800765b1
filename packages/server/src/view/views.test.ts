import type { FromServer, ServerMessage } from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { get, newGame, post, TestClient } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()

const typesOf = (heard: readonly FromServer[]): string[] =>
  heard.flatMap(message => (message.type === 'news' ? message.events.map(({ type }) => type) : []))
const viewOf = async (board: string, secret?: string) => {
  const { body } = await get(`${server.url}/api/boards/${board}`, secret)
  return (body as ServerMessage<'board'>).view
}

/** A started game on a physical board, with everybody connected. */
async function physical(more: object = {}) {
  const { board, links } = await newGame(server.url, {
    boardKind: 'physical',
    regulations: { calledByDevice: [] },
    ...more,
  })
  const [white, black, arbiter, spectator] = await Promise.all(
    [links.white, links.black, links.arbiter, links.spectator].map(link =>
      TestClient.sit(server.url, link),
    ),
  )
  await white!.act(board, { act: 'arrive' })
  await black!.act(board, { act: 'arrive' })
  const all = [white!, black!, arbiter!, spectator!] as const
  return {
    board,
    links,
    all,
    white: white!,
    black: black!,
    arbiter: arbiter!,
    spectator: spectator!,
  }
}

const heardAll = async (clients: readonly TestClient[], seq: number) => {
  for (const client of clients)
    await client.until(message => message.type === 'news' && message.seq >= seq)
}

describe('who sees what', () => {
  test('[score.mark-offer · fide-2023] the view contains the offers and signatures of the whole game, but players do not learn how many moves were made on a physical board', async () => {
    const { board, links, all, white, black } = await physical()
    await white.act(board, { act: 'move', san: 'e4' })
    await black.act(board, { act: 'move', san: 'e5', press: false })
    await black.act(board, { act: 'offer-draw' })
    await black.act(board, { act: 'press' })
    await white.act(board, { act: 'accept-draw' })
    const { seq } = (await white.act(board, {
      act: 'sign',
      result: '1/2-1/2',
    })) as ServerMessage<'ack'>
    await heardAll(all, seq)
    const signed = { white: '1/2-1/2', black: null }
    expect(await viewOf(board, links.spectator.secret)).toMatchObject({ offers: [2], signed })
    const own = await viewOf(board, links.black.secret)
    expect(own.signed).toEqual(signed)
    expect(own.offers === undefined).toBe(own.moves === undefined)
    await Promise.all(all.map(client => client.close()))
  })

  test('[score.visible · fide-2023] only its writer and the arbiter see a scoresheet, in news and views', async () => {
    const { board, links, all, white, black, arbiter, spectator } = await physical()
    await white.act(board, { act: 'move', san: 'e4' })
    const { seq } = (await white.act(board, {
      act: 'record',
      text: '1. e4 secret-of-white',
    })) as ServerMessage<'ack'>
    await heardAll(all, seq)
    expect(JSON.stringify(arbiter.heard)).toContain('secret-of-white')
    expect(JSON.stringify(white.heard)).toContain('secret-of-white')
    expect(JSON.stringify(black.heard)).not.toContain('secret-of-white')
    expect(JSON.stringify(spectator.heard)).not.toContain('secret-of-white')
    expect((await viewOf(board, links.white.secret)).scoresheets).toEqual({
      white: ['1. e4 secret-of-white'],
    })
    expect((await viewOf(board, links.black.secret)).scoresheets).toEqual({ black: [] })
    expect((await viewOf(board, links.spectator.secret)).scoresheets).toEqual({})
    expect((await viewOf(board, links.organiser.secret)).scoresheets).toEqual({})
    expect((await viewOf(board, links.arbiter.secret)).scoresheets).toEqual({
      white: ['1. e4 secret-of-white'],
      black: [],
    })
    expect((await get(`${server.url}/api/boards/${board}/record`, links.black.secret)).status).toBe(
      403,
    )
    expect((await get(`${server.url}/api/boards/${board}/pgn`, links.black.secret)).status).toBe(
      403,
    )
  })

  test('[illegal.completed-when · fide-2023] only the arbiter learns that a completed move was illegal', async () => {
    const { board, links, all, white, black, arbiter, spectator } = await physical()
    const { seq } = (await white.act(board, {
      act: 'move',
      from: 'e2',
      to: 'e5',
    })) as ServerMessage<'ack'>
    await heardAll(all, seq)
    expect(typesOf(arbiter.heard)).toContain('irregularity-arose')
    for (const client of [white, black, spectator]) {
      expect(typesOf(client.heard)).toContain('move-completed')
      expect(typesOf(client.heard)).not.toContain('irregularity-arose')
      // The state has fields with these names, but they are empty.
      const heard = client.heard.map(message => ({ ...message, state: undefined }))
      expect(JSON.stringify(heard)).not.toMatch(/"legal"|illegal/)
    }
    expect((await viewOf(board, links.arbiter.secret)).irregularities).toHaveLength(1)
    const seen = await viewOf(board, links.black.secret)
    expect(seen.irregularities).toBeUndefined()
    expect(seen.fen).toBeUndefined()
    expect(seen.moves).toBeUndefined()
    expect(seen.placement).toContain('4P3')
  })

  test('[touch.own-first · fide-2023] the consequences of a touch are shown to the player only if the table gives help', async () => {
    for (const help of [[], ['must-play']]) {
      const { board, all, white, black, arbiter, spectator } = await physical({ table: { help } })
      const { seq } = (await white.act(board, {
        act: 'touch',
        square: 'g1',
      })) as ServerMessage<'ack'>
      await heardAll(all, seq)
      expect(typesOf(arbiter.heard)).toContain('obligation')
      expect(typesOf(white.heard).includes('obligation')).toBe(help.length > 0)
      expect(typesOf(black.heard)).not.toContain('obligation')
      expect(typesOf(spectator.heard)).not.toContain('obligation')
    }
  })

  test('[touch.scope · fide-2023] a touch out of turn is recorded and seen, and does not bind', async () => {
    const { board, links, all, black, arbiter } = await physical()
    const touched = await black.act(board, { act: 'touch', square: 'e7' })
    const { seq } = (await black.act(board, {
      act: 'adjust',
      squares: ['d7'],
    })) as ServerMessage<'ack'>
    expect(touched.type).toBe('ack')
    await heardAll(all, seq)
    for (const client of all) {
      const events = client.heard.flatMap(each => (each.type === 'news' ? each.events : []))
      expect(events.find(({ type }) => type === 'piece-touched')).toMatchObject({
        by: 'black',
        square: 'e7',
        binds: false,
      })
    }
    // 4.2.1: only the player who has the move may adjust; the arbiter decides on the consequences.
    expect(typesOf(arbiter.heard)).toContain('breach')
    expect((await viewOf(board, links.arbiter.secret)).pending).toMatchObject([
      { claim: 'conduct' },
    ])
  })

  test('only the arbiter sees the facts for a ruling', async () => {
    const { board, links, all, black } = await physical()
    const { seq } = (await black.act(board, {
      act: 'claim',
      claim: 'wrong-setup',
    })) as ServerMessage<'ack'>
    await heardAll(all, seq)
    const [question] = (await viewOf(board, links.arbiter.secret)).pending
    expect(question).toMatchObject({ kind: 'question', claim: 'wrong-setup' })
    expect(question).toHaveProperty('options')
    for (const link of [links.white, links.black, links.spectator]) {
      const [seen] = (await viewOf(board, link.secret)).pending
      expect(seen).toMatchObject({ kind: 'question', claim: 'wrong-setup' })
      expect(seen).not.toHaveProperty('options')
      expect(seen).not.toHaveProperty('facts')
    }
  })

  test('spectators see everything with the organiser’s delay, in news, views and PGN', async () => {
    const { board, links, white, spectator } = await physical({ spectatorDelay: 3_600_000 })
    await white.act(board, { act: 'move', san: 'd4' })
    const patch = (change: object) =>
      post(`${server.url}/api/boards/${board}`, change, links.organiser.secret, 'PATCH')
    expect(spectator.heard.some(message => message.type === 'news')).toBe(false)
    expect((await viewOf(board)).moves).toEqual([])
    expect((await get(`${server.url}/api/boards/${board}/pgn`)).body).not.toContain('d4')
    expect((await viewOf(board, links.arbiter.secret)).moves).toHaveLength(1)
    // Delayed entries arrive when the delay is over, and not before.
    const delay = 300
    const soon = await physical({ spectatorDelay: delay })
    const moved = (await soon.white.act(soon.board, {
      act: 'move',
      san: 'd4',
    })) as ServerMessage<'ack'>
    const seen = await soon.spectator.until(each => each.type === 'news' && each.seq === moved.seq)
    const { body: record } = await get(
      `${server.url}/api/boards/${soon.board}/record`,
      soon.links.arbiter.secret,
    )
    const { at } = JSON.parse(String(record).trim().split('\n').at(-1)!) as { at: number }
    const { scheduledStart } = await viewOf(soon.board, soon.links.arbiter.secret)
    const { now } = seen as ServerMessage<'news'>
    expect(now - (scheduledStart + at)).toBeGreaterThanOrEqual(delay)
    expect((await viewOf(soon.board)).moves).toHaveLength(1)
    // The organiser changes the delay: watchers neither miss anything nor keep seeing the old
    // state.
    const guest = await TestClient.sit(server.url, null)
    guest.send({ type: 'open', board })
    await guest.one('board')
    const onlookers = [spectator, guest]
    const boardsSeen = (client: TestClient) => client.heard.filter(each => each.type === 'board')
    await patch({ spectatorDelay: 0 })
    for (const client of onlookers) {
      await expect.poll(() => boardsSeen(client).length).toBe(2)
      expect(boardsSeen(client)[1]?.view.moves).toHaveLength(1)
    }
    await patch({ spectatorDelay: 3_600_000 })
    for (const client of onlookers) {
      await expect.poll(() => boardsSeen(client).length).toBe(3)
      expect(boardsSeen(client)[2]?.view.moves).toEqual([])
    }
    const { seq } = (await white.act(board, {
      act: 'summon-arbiter',
      why: 'x',
    })) as ServerMessage<'ack'>
    await patch({ spectatorDelay: 0, open: false })
    await guest.until(each => each.type === 'error' && each.code === 'no-such-board')
    await expect.poll(() => boardsSeen(spectator).length).toBe(4)
    const next = (await white.act(board, {
      act: 'summon-arbiter',
      why: 'y',
    })) as ServerMessage<'ack'>
    await heardAll([spectator], next.seq)
    const told = (client: TestClient) =>
      client.heard.flatMap(each => (each.type === 'news' ? each.seq : []))
    expect(told(spectator)).toEqual([next.seq])
    expect(told(guest)).toEqual([])
    expect(boardsSeen(guest).map(each => each.seq)).not.toContain(seq)
    expect((await get(`${server.url}/api/boards/${board}`)).status).toBe(404)
    expect((await get(`${server.url}/api/boards/${board}`, links.spectator.secret)).status).toBe(
      200,
    )
  })

  test('an assistant sees what their player sees, and can only move pieces', async () => {
    const { board, links, white, arbiter } = await physical()
    const seat = await post(
      `${server.url}/api/boards/${board}/seats`,
      { role: 'white-assistant', name: 'A. Helper' },
      links.arbiter.secret,
    )
    expect(seat.status).toBe(201)
    const helper = await TestClient.sit(server.url, seat.body as typeof links.white)
    await arbiter.act(board, { act: 'assistant', player: 'white', name: 'A. Helper' })
    expect(await helper.act(board, { act: 'resign' })).toMatchObject({ code: 'not-for-this-seat' })
    expect(await helper.act(board, { act: 'move', san: 'e4' })).toMatchObject({ type: 'ack' })
    await white.act(board, { act: 'record', text: 'e4 own-hand' })
    await helper.until(message => JSON.stringify(message).includes('own-hand'))
  })
})
