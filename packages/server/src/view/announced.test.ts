import type { AnnouncedView, ServerMessage } from '@jadoube/protocol'
import { expect, test } from 'vitest'
import { get, newGame, TestClient } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()

/** A started game on a physical board: White cannot see it, Black can. */
async function announced(more: object = {}) {
  const { board, links } = await newGame(server.url, {
    boardKind: 'physical',
    regulations: { calledByDevice: [] },
    white: { visuallyDisabled: true },
    ...more,
  })
  const white = await TestClient.sit(server.url, links.white)
  const black = await TestClient.sit(server.url, links.black)
  await white.act(board, { act: 'arrive' })
  await black.act(board, { act: 'arrive' })
  const viewOf = async (role: keyof typeof links) => {
    const { body } = await get(`${server.url}/api/boards/${board}`, links[role].secret)
    return (body as ServerMessage<'board'>).view
  }
  const toldTo = async (role: 'white' | 'black') => (await viewOf(role)).announced
  return { board, links, white, black, viewOf, toldTo }
}

/** The announcements in the news of an entry, which must match the board from then on. */
async function newsOf(client: TestClient, seq: number): Promise<AnnouncedView | undefined> {
  const news = await client.until(message => message.type === 'news' && message.seq === seq)
  return (news as ServerMessage<'news'>).announced
}

test('[blind.announce.clear · fide-2023] a visually disabled player gets the text to announce, and can send it unchanged', async () => {
  const { board, white, black, toldTo } = await announced()
  expect(await toldTo('white')).toEqual({ last: null, due: null })
  await white.act(board, { act: 'touch', square: 'g1' })
  const placed = await white.act(board, { act: 'place', from: 'g1', to: 'f3' })
  const move = { by: 'white', piece: 'N', from: 'g1', to: 'f3' }
  const due = { ...move, text: 'Springer Gustav eins Felix drei' }
  expect(await toldTo('white')).toEqual({ last: null, due })
  expect(await newsOf(white, (placed as ServerMessage<'ack'>).seq)).toEqual({ last: null, due })
  expect(await toldTo('black')).toEqual({ last: null, due: null })

  const { seq } = (await white.act(board, {
    act: 'announce',
    text: due.text,
  })) as ServerMessage<'ack'>
  const said = { ...due, repeated: false }
  for (const client of [white, black])
    expect(await newsOf(client, seq)).toEqual({ last: said, due: null })
  await white.act(board, { act: 'press' })
  await black.act(board, { act: 'announce', text: due.text })
  for (const side of ['white', 'black'] as const)
    expect(await toldTo(side)).toEqual({ last: { ...said, repeated: true }, due: null })
})

test('[blind.announce.repeat · fide-2023] a sighted player announces their move, and the opponent repeats it', async () => {
  const { board, white, black, toldTo } = await announced()
  await white.act(board, { act: 'move', from: 'e2', to: 'e4', announce: 'e4' })
  await black.act(board, { act: 'move', san: 'd5' })
  const { due, last } = (await toldTo('black')) ?? {}
  expect(last).toBeNull()
  expect(due?.text).toBe('David sieben David fünf')
  expect((await toldTo('white'))?.due).toBeNull()
  await black.act(board, { act: 'announce', text: due?.text ?? '' })
  expect(await toldTo('white')).toMatchObject({
    last: { by: 'black', text: 'David sieben David fünf', repeated: false },
    due: null,
  })
})

test('[illegal.completed-when · fide-2023] an illegal move has to be announced like any other', async () => {
  const { board, white, black, toldTo } = await announced()
  await white.act(board, { act: 'touch', square: 'g1' })
  await white.act(board, { act: 'place', from: 'g1', to: 'g3' })
  expect((await toldTo('white'))?.due).toEqual({
    by: 'white',
    piece: 'N',
    from: 'g1',
    to: 'g3',
    text: 'Springer Gustav eins Gustav drei',
  })
  await white.act(board, { act: 'announce', text: 'Springer Gustav eins Gustav drei' })
  expect((await toldTo('white'))?.due).toBeNull()
  await white.act(board, { act: 'place', from: 'g3', to: 'f3' })
  await white.act(board, { act: 'announce', text: 'Springer Felix drei' })
  await white.act(board, { act: 'press' })
  await black.act(board, { act: 'move', from: 'e7', to: 'e4' })
  expect((await toldTo('black'))?.due?.text).toBe('Eva sieben Eva vier')
})

test('a promotion includes the piece, and castling no squares', async () => {
  const start = '4k3/P7/8/8/8/8/8/4K2R w K - 0 1'
  const { board, white, toldTo } = await announced({ start })
  await white.act(board, { act: 'move', from: 'a7', to: 'a8', promotion: 'queen', press: false })
  expect((await toldTo('white'))?.due).toMatchObject({
    piece: 'P',
    promotion: 'Q',
    text: 'Anna sieben Anna acht Dame',
  })
  const other = await announced({ start })
  await other.white.act(other.board, { act: 'move', san: 'O-O', press: false })
  expect((await other.toldTo('white'))?.due).toMatchObject({
    piece: 'K',
    from: 'e1',
    rook: 'h1',
    text: 'Kurze Rochade',
  })
})

test('only the players see it, and it reveals no more than was said', async () => {
  const { board, white, viewOf } = await announced()
  await white.act(board, { act: 'move', from: 'e2', to: 'e4', announce: 'e4' })
  for (const role of ['arbiter', 'organiser', 'spectator'] as const)
    expect((await viewOf(role)).announced).toBeUndefined()
  const seen = await viewOf('white')
  expect(seen.announced?.last).toMatchObject({ by: 'white', from: 'e2', to: 'e4' })
  expect(seen).not.toHaveProperty('fen')
  expect(seen).not.toHaveProperty('moves')
  // If both can see, nothing is announced.
  const ordinary = await announced({ white: {} })
  await ordinary.white.act(ordinary.board, { act: 'move', san: 'e4' })
  expect((await ordinary.viewOf('white')).announced).toBeUndefined()
})
