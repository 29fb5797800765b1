import type { SeatLink, ServerMessage } from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { get, newGame, post, TestClient } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()

type View = ServerMessage<'board'>['view']
const viewOf = async (board: string, link?: SeatLink): Promise<View> => {
  const { status, body } = await get(`${server.url}/api/boards/${board}`, link?.secret)
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as ServerMessage<'board'>).view
}

/**
 * A game of two named players in which somebody claims that it began wrongly, and the arbiter
 * agrees.
 */
async function cancelled(claim: 'wrong-setup' | 'reversed-colours', settings: object = {}) {
  const made = await newGame(server.url, {
    laws: 'fide-2018',
    boardKind: 'physical',
    white: { name: 'Ana' },
    black: { name: 'Ben', federation: 'FIN' },
    ...settings,
  })
  const [white, black, arbiter] = await Promise.all([
    TestClient.sit(server.url, made.links.white),
    TestClient.sit(server.url, made.links.black),
    TestClient.sit(server.url, made.links.arbiter),
  ])
  await white.act(made.board, { act: 'arrive' })
  await black.act(made.board, { act: 'arrive' })
  await white.act(made.board, { act: 'move', san: 'e4' })
  await black.act(made.board, { act: 'claim', claim })
  const ruled = await arbiter.act(made.board, { act: 'rule', claim, verdict: 'correct' })
  expect(ruled.type, JSON.stringify(ruled)).toBe('ack')
  const { next = '' } = await viewOf(made.board)
  expect(next).not.toBe('')
  return { ...made, next }
}

describe('“Correct: a new game”', () => {
  test('[irreg.initial-position · fide-2018] opens a new game from the right position, for the same links', async () => {
    const { board, next, links } = await cancelled('wrong-setup')
    expect(await viewOf(board)).toMatchObject({ status: 'concluded', reason: 'cancelled', next })
    const view = await viewOf(next, links.white)
    expect(view).toMatchObject({
      as: 'white',
      replaces: board,
      status: 'awaiting-start',
      placement: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
      white: { name: 'Ana' },
      black: { name: 'Ben', federation: 'FIN' },
    })
    // The same people play it with the links of the first game.
    const ana = await TestClient.sit(server.url, links.white)
    const ben = await TestClient.sit(server.url, links.black)
    ana.send({ type: 'open', board: next })
    ben.send({ type: 'open', board: next })
    await ana.until(m => m.type === 'board' && m.view.board === next)
    await ben.until(m => m.type === 'board' && m.view.board === next)
    await ana.act(next, { act: 'arrive' })
    await ben.act(next, { act: 'arrive' })
    expect((await ana.act(next, { act: 'move', san: 'd4' })).type).toBe('ack')
    expect(await viewOf(next)).toMatchObject({ status: 'in-play', hasTheMove: 'black' })
  })

  test('[irreg.colours-reversed · fide-2018] exchanges the colours of names and links', async () => {
    const { next, links } = await cancelled('reversed-colours')
    expect(await viewOf(next, links.white)).toMatchObject({ as: 'black' })
    expect(await viewOf(next, links.black)).toMatchObject({
      as: 'white',
      white: { name: 'Ben', federation: 'FIN' },
      black: { name: 'Ana' },
    })
    const act = (link: SeatLink, act: object, id: string) =>
      post(`${server.url}/api/boards/${next}/acts`, { id, act }, link.secret)
    await act(links.white, { act: 'arrive' }, 'a')
    await act(links.black, { act: 'arrive' }, 'b')
    // The player with Black's link has the move now.
    expect((await act(links.black, { act: 'move', san: 'e4' }, 'c')).status).toBe(200)
    const seats = await get(`${server.url}/api/boards/${next}/seats`, links.arbiter.secret)
    expect(seats.status).toBe(200)
  })

  test('[irreg.colours-reversed · fide-2009] opens a new game if the arbiter cancels one that would continue', async () => {
    const made = await newGame(server.url, { laws: 'fide-2009', boardKind: 'physical' })
    const act = (role: 'white' | 'black' | 'arbiter', act: object) =>
      post(
        `${server.url}/api/boards/${made.board}/acts`,
        { id: JSON.stringify(act).replaceAll(/\W/g, ''), act },
        made.links[role].secret,
      )
    await act('white', { act: 'arrive' })
    await act('black', { act: 'arrive' })
    await act('white', { act: 'claim', claim: 'reversed-colours' })
    await act('arbiter', { act: 'cancel' })
    const { next = '' } = await viewOf(made.board)
    expect(await viewOf(next, made.links.white)).toMatchObject({ as: 'black' })
  })

  test('a game that is cancelled without a question is not replaced', async () => {
    const { board, links } = await newGame(server.url)
    const arbiter = await TestClient.sit(server.url, links.arbiter)
    await arbiter.act(board, { act: 'cancel', why: 'fire' })
    const view = await viewOf(board)
    expect(view).toMatchObject({ status: 'concluded', reason: 'cancelled' })
    expect(view.next).toBeUndefined()
  })

  test('replaces the cancelled one on the desk at once', async () => {
    const event = (await post(`${server.url}/api/events`, { name: 'Open' })).body as {
      event: string
      links: Record<'organiser' | 'arbiter', SeatLink>
    }
    const round = await post(
      `${server.url}/api/events/${event.event}/rounds`,
      { round: '1', pairings: '1. Ana - Ben\n2. Cid - Eva' },
      event.links.organiser.secret,
    )
    const [first] = (
      round.body as { boards: { board: string; links: { white: SeatLink; black: SeatLink } }[] }
    ).boards
    const { board, links } = first!
    const arbiter = await TestClient.sit(server.url, event.links.arbiter)
    arbiter.send({ type: 'desk', event: event.event })
    await arbiter.one('desk')
    arbiter.send({ type: 'open', board })
    await arbiter.one('board')
    await post(
      `${server.url}/api/events/${event.event}/rounds/1/start`,
      {},
      event.links.arbiter.secret,
    )
    await post(
      `${server.url}/api/boards/${board}/acts`,
      { id: 'claim', act: { act: 'claim', claim: 'wrong-setup' } },
      links.white.secret,
    )
    await arbiter.act(board, { act: 'rule', claim: 'wrong-setup', verdict: 'correct' })
    const { next } = await viewOf(board)
    await arbiter.until(m => m.type === 'desk-line' && m.line.board === next)
    await arbiter.until(m => m.type === 'desk-line' && m.line.next === next)
    const { body } = await get(`${server.url}/api/events/${event.event}`)
    const { boards } = body as { boards: { board: string; number: number }[] }
    expect(boards.map(each => each.number)).toEqual([1, 2])
    expect(boards[0]?.board).toBe(next)
  })
})

test('[appeal.right · fide-2018] an appeal and a call after the end of the game reach the desk', async () => {
  const event = (await post(`${server.url}/api/events`, { name: 'Open' })).body as {
    event: string
    links: Record<'organiser' | 'arbiter', SeatLink>
  }
  const url = `${server.url}/api/events/${event.event}`
  const round = await post(
    `${url}/rounds`,
    { round: '1', pairings: '1. Ana - Ben' },
    event.links.organiser.secret,
  )
  const [first] = (
    round.body as { boards: { board: string; links: { white: SeatLink; black: SeatLink } }[] }
  ).boards
  const { board, links } = first!
  let count = 0
  const act = (link: SeatLink, act: object) =>
    post(`${server.url}/api/boards/${board}/acts`, { id: `a${++count}`, act }, link.secret)
  const needs = async () => {
    const { body } = await get(url, event.links.arbiter.secret)
    return (body as { boards: { needs: string[] }[] }).boards[0]?.needs
  }
  await post(`${url}/rounds/1/start`, {}, event.links.arbiter.secret)
  await act(links.white, { act: 'resign' })
  expect(await needs()).toEqual([])
  await act(links.black, { act: 'summon-arbiter', why: 'the result' })
  expect(await needs()).toEqual(['call:black'])
  expect((await act(links.white, { act: 'appeal', why: 'I did not resign' })).status).toBe(200)
  expect(await needs()).toEqual(['question:appeal', 'call:black'])
  await act(event.links.arbiter, { act: 'rule', claim: 'appeal', verdict: 'incorrect' })
  expect(await needs()).toEqual([])
})
