import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SeatLink, ServerMessage } from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { startServer } from '../start-server.js'
import { get, newGame, post, TestClient } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer({ boardsPerMinute: 10_000, requestsPerSecond: 10_000 })

type View = ServerMessage<'board'>['view']
/** The error code of a refusal. */
const codeOf = ({ body }: { readonly body: unknown }): string =>
  (body as { readonly error?: { readonly code: string } }).error?.code ?? ''

type Between = ServerMessage<'between-players'>

const viewOf = async (board: string, link?: SeatLink, url = server.url): Promise<View> => {
  const { status, body } = await get(`${url}/api/boards/${board}`, link?.secret)
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as ServerMessage<'board'>).view
}

const answer = (board: string, what: string, link?: SeatLink, url = server.url) =>
  post(`${url}/api/boards/${board}/rematch`, { answer: what }, link?.secret)
const say = (board: string, message: string, link?: SeatLink) =>
  post(`${server.url}/api/boards/${board}/messages`, { message }, link?.secret)

const between = (client: TestClient, fits: (message: Between) => boolean) =>
  client.until(each => each.type === 'between-players' && fits(each))

async function playing(settings: object = {}, url = server.url) {
  const made = await newGame(url, {
    white: { name: 'Ana' },
    black: { name: 'Ben' },
    timeControl: { white: '300', black: '600+5' },
    ...settings,
  })
  const { board, links } = made
  for (const link of [links.white, links.black]) {
    const body = { id: 'here', act: { act: 'arrive' } }
    expect((await post(`${url}/api/boards/${board}/acts`, body, link.secret)).status).toBe(200)
  }
  return made
}

async function over(settings: object = {}, url = server.url) {
  const made = await playing(settings, url)
  const body = { id: 'resigns', act: { act: 'resign' } }
  const { status } = await post(
    `${url}/api/boards/${made.board}/acts`,
    body,
    made.links.white.secret,
  )
  expect(status).toBe(200)
  return made
}

describe('a rematch', () => {
  test('can be requested and accepted: colours, names and times are exchanged, and the links stay the same', async () => {
    const { board, links } = await over()
    const [ana, ben, watches] = await Promise.all([
      TestClient.sit(server.url, links.white),
      TestClient.sit(server.url, links.black),
      TestClient.sit(server.url, links.spectator),
    ])
    expect(await answer(board, 'ask', links.white)).toMatchObject({
      status: 200,
      body: { rematch: { stage: 'asked', by: 'white' } },
    })
    await between(ben, ({ rematch }) => rematch?.stage === 'asked' && rematch.by === 'white')
    const agreed = await answer(board, 'accept', links.black)
    expect(agreed).toMatchObject({ status: 200, body: { rematch: { stage: 'agreed' } } })
    const { next } = (agreed.body as View).rematch ?? {}
    for (const client of [ana, ben, watches])
      await between(client, ({ rematch }) => rematch?.next === next)
    // Spectators were told nothing before both had agreed, and never a secret.
    const told = watches.heard.filter(each => each.type === 'between-players')
    expect(told.filter(each => each.rematch?.stage === 'asked')).toEqual([])
    const everything = JSON.stringify([ana.heard, ben.heard, watches.heard, agreed.body])
    for (const { secret } of Object.values(links)) expect(everything).not.toContain(secret)

    const view = await viewOf(next ?? '', links.white)
    expect(view).toMatchObject({
      as: 'black',
      rematchOf: board,
      status: 'awaiting-start',
      white: { name: 'Ben' },
      black: { name: 'Ana' },
      header: { timeControl: { white: '600+5', black: '300' } },
    })
    expect(view.replaces).toBeUndefined()
    expect(view.rematch).toBeUndefined()
    expect(await viewOf(next ?? '', links.black)).toMatchObject({ as: 'white' })
    expect(await viewOf(next ?? '', links.arbiter)).toMatchObject({ as: 'arbiter' })
    expect(await viewOf(board)).toMatchObject({ rematch: { stage: 'agreed', next } })
  })

  test('of a rematch restores the original colours', async () => {
    const { board, links } = await over()
    await answer(board, 'ask', links.white)
    const first = (await answer(board, 'ask', links.black)).body as View
    const second = first.rematch?.next ?? ''
    for (const link of [links.white, links.black])
      await post(
        `${server.url}/api/boards/${second}/acts`,
        { id: 'h', act: { act: 'arrive' } },
        link.secret,
      )
    await post(
      `${server.url}/api/boards/${second}/acts`,
      { id: 'r', act: { act: 'resign' } },
      links.white.secret,
    )
    // On this board White's link plays Black.
    expect((await answer(second, 'ask', links.white)).body).toMatchObject({
      rematch: { by: 'black' },
    })
    const { rematch } = (await answer(second, 'accept', links.black)).body as View
    expect(await viewOf(rematch?.next ?? '', links.white)).toMatchObject({ as: 'white' })
  })

  test('is agreed if both ask at the same moment, and creates one board', async () => {
    const { board, links } = await over()
    const answers = await Promise.all([
      answer(board, 'ask', links.white),
      answer(board, 'ask', links.black),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { rematch } = await viewOf(board, links.white)
    expect(rematch?.stage).toBe('agreed')
    // Doing it twice has the effect of once.
    expect((await answer(board, 'accept', links.black)).body).toMatchObject({ rematch })
    expect((await answer(board, 'ask', links.white)).body).toMatchObject({ rematch })
  })

  test('cannot be requested again after it was declined, except by the opponent', async () => {
    const { board, links } = await over()
    await answer(board, 'ask', links.white)
    expect((await answer(board, 'ask', links.white)).status).toBe(200)
    expect((await answer(board, 'decline', links.black)).body).toMatchObject({
      rematch: { stage: 'declined', by: 'white' },
    })
    expect(codeOf(await answer(board, 'ask', links.white))).toBe('rematch-declined')
    expect((await answer(board, 'ask', links.black)).body).toMatchObject({
      rematch: { stage: 'asked', by: 'black' },
    })
    expect((await answer(board, 'withdraw', links.black)).body).toEqual({})
  })

  test('can be requested and answered only by the players', async () => {
    const { board, links } = await over()
    const other = await over()
    for (const link of [
      undefined,
      links.spectator,
      links.arbiter,
      links.organiser,
      other.links.white,
    ])
      expect(codeOf(await answer(board, 'ask', link))).toBe('not-for-this-seat')
    expect(codeOf(await answer(board, 'accept', links.black))).toBe('no-rematch-asked')
    await answer(board, 'ask', links.white)
    for (const what of ['accept', 'decline'])
      expect(codeOf(await answer(board, what, links.white))).toBe('not-for-this-seat')
    expect(codeOf(await answer(board, 'withdraw', links.black))).toBe('not-for-this-seat')
    expect(codeOf(await answer(board, 'dance', links.black))).toBe('malformed-message')
    expect((await viewOf(board, links.spectator)).rematch).toBeUndefined()
    expect((await viewOf(board, links.arbiter)).rematch).toBeUndefined()
  })

  test('cannot be requested during the game or in a tournament', async () => {
    const { board, links } = await playing()
    expect(codeOf(await answer(board, 'ask', links.white))).toBe('game-not-over')
    const serious = await over({ table: { preset: 'tournament' } })
    expect(codeOf(await answer(serious.board, 'ask', serious.links.white))).toBe('casual-only')
    expect(codeOf(await say(serious.board, 'hello', serious.links.white))).toBe('casual-only')
    const { links: event, event: id } = (await post(`${server.url}/api/events`, { name: 'Open' }))
      .body as { readonly event: string; readonly links: Record<string, SeatLink> }
    const round = { round: '1', pairings: [{ white: { name: 'A' }, black: { name: 'B' } }] }
    const { body } = await post(
      `${server.url}/api/events/${id}/rounds`,
      round,
      event.organiser?.secret,
    )
    const [paired] = (body as { boards: { board: string; links: Record<string, SeatLink> }[] })
      .boards
    expect(codeOf(await answer(paired!.board, 'ask', paired!.links.white))).toBe('casual-only')
    expect(codeOf(await say(paired!.board, 'hello', paired!.links.white))).toBe('casual-only')
  })

  test('survives a restart of the server', async () => {
    const home = mkdtempSync(join(tmpdir(), 'jadoube-rematch-'))
    const config = {
      store: join(home, 'a.sqlite'),
      port: 0,
      host: '127.0.0.1',
      logLevel: 'error',
    } as const
    const first = await startServer(config)
    const { board, links } = await over({}, first.url)
    await answer(board, 'ask', links.white, first.url)
    await first.close()
    const second = await startServer(config)
    expect(await viewOf(board, links.black, second.url)).toMatchObject({
      rematch: { stage: 'asked', by: 'white' },
    })
    const agreed = (await answer(board, 'accept', links.black, second.url)).body as View
    await second.close()
    const third = await startServer(config)
    expect(await viewOf(agreed.rematch?.next ?? '', links.white, third.url)).toMatchObject({
      as: 'black',
    })
    await third.close()
    rmSync(home, { recursive: true, force: true })
  })
})

describe('a name', () => {
  const call = (board: string, name: string, link?: SeatLink) =>
    post(`${server.url}/api/boards/${board}/name`, { name }, link?.secret)

  test('can be entered once by a player invited without one, and is used in the rematch', async () => {
    const { board, links } = await over({ black: {} })
    const ana = await TestClient.sit(server.url, links.white)
    expect((await call(board, '  Ben  ', links.black)).status).toBe(204)
    await ana.until(each => each.type === 'board' && each.view.black.name === 'Ben')
    expect(codeOf(await call(board, 'Bob', links.black))).toBe('already-there')
    expect(codeOf(await call(board, 'Eve', links.white))).toBe('already-there')
    await answer(board, 'ask', links.white)
    const { rematch } = (await answer(board, 'ask', links.black)).body as View
    expect(await viewOf(rematch?.next ?? '', links.black)).toMatchObject({
      white: { name: 'Ben' },
      header: { white: { name: 'Ben' }, black: { name: 'Ana' } },
    })
  })

  test('can be entered in a strict game between two people, but not at a board of an event', async () => {
    const { board, links } = await over({ black: {}, table: { preset: 'tournament' } })
    expect((await call(board, 'Ben', links.black)).status).toBe(204)
    expect((await viewOf(board)).black.name).toBe('Ben')
    const { links: event, event: id } = (await post(`${server.url}/api/events`, { name: 'Open' }))
      .body as { readonly event: string; readonly links: Record<string, SeatLink> }
    const round = { round: '1', pairings: [{ white: { name: 'A' }, black: { name: 'B' } }] }
    const { body } = await post(
      `${server.url}/api/events/${id}/rounds`,
      round,
      event.organiser?.secret,
    )
    const [paired] = (body as { boards: { board: string; links: Record<string, SeatLink> }[] })
      .boards
    expect(codeOf(await call(paired!.board, 'Eve', paired!.links.black))).toBe('casual-only')
  })

  test('can be entered only by that player, and contains letters', async () => {
    const { board, links } = await playing({ black: {} })
    for (const link of [undefined, links.spectator, links.arbiter])
      expect(codeOf(await call(board, 'Eve', link))).toBe('not-for-this-seat')
    for (const name of ['   ', 'x'.repeat(61)])
      expect(codeOf(await call(board, name, links.black))).toBe('malformed-message')
    expect((await viewOf(board)).black.name).toBeUndefined()
  })
})

describe('a message', () => {
  test('reaches the opponent but no spectator', async () => {
    const { board, links } = await playing()
    const [ben, watches] = await Promise.all([
      TestClient.sit(server.url, links.black),
      TestClient.sit(server.url, links.spectator),
    ])
    expect((await say(board, 'good-luck', links.white)).status).toBe(200)
    await between(ben, ({ messages }) => messages?.at(-1)?.message === 'good-luck')
    expect((await viewOf(board, links.black)).messages).toMatchObject([{ n: 1, by: 'white' }])
    expect((await viewOf(board, links.spectator)).messages).toBeUndefined()
    expect((await viewOf(board, links.arbiter)).messages).toBeUndefined()
    expect(JSON.stringify(watches.heard)).not.toContain('good-luck')
    // It is not part of the record.
    const record = await get(`${server.url}/api/boards/${board}/record`, links.organiser.secret)
    expect(JSON.stringify(record.body)).not.toContain('good-luck')
  })

  test('must be on the list, come from a player, and not be too frequent', async () => {
    const { board, links } = await playing()
    for (const link of [undefined, links.spectator, links.arbiter])
      expect(codeOf(await say(board, 'hello', link))).toBe('not-for-this-seat')
    expect(codeOf(await say(board, 'Play Qh5!', links.white))).toBe('malformed-message')
    const codes = []
    for (let n = 0; n < 8; n++) codes.push((await say(board, 'hello', links.white)).status)
    expect(codes.slice(0, 4)).toEqual([200, 200, 200, 200])
    expect(codes.slice(4)).toContain(429)
    // One player's limit does not silence the other.
    expect((await say(board, 'thanks', links.black)).status).toBe(200)
  })
})
