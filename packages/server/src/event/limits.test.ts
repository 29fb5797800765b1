import { expect, test } from 'vitest'
import { post } from '../testing/client.suite.js'
import { newTournament, secretIn } from '../testing/event.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer({ actsPerSecond: 1000 })

test('one player cannot fill the log of an event', async () => {
  const event = await newTournament(server, { players: 2 })
  await event.act({ act: 'pair-round', round: 1 }, { act: 'publish', round: 1 })
  const [one, other] = await event.playerLinks()
  const results = ['1-0', '0-1', '1/2-1/2', '1-0', '0-1']
  const acts = results.map(result => ({ act: 'state-result', round: 1, result }))
  let taken = 0
  for (; taken < 100; taken++) {
    const { status } = await event.say(secretIn(one?.url), ...acts)
    if (status === 429) break
    expect(status).toBe(200)
  }
  expect(taken).toBeLessThan(20)
  // Neither the opponent nor the organiser is held up by it.
  const said = await event.say(secretIn(other?.url), {
    act: 'state-result',
    round: 1,
    result: '1/2-1/2',
  })
  expect(said.status).toBe(200)
  await event.act({ act: 'note', round: 1, text: 'One of them presses too often.' })
})

test('an id used for an act cannot start a round, and the other way round', async () => {
  const event = await newTournament(server, { players: 2, tournament: { system: 'manual' } })
  const pair = { act: 'pair', round: 1, games: [{ white: 1, black: 2 }], bye: null }
  const secret = event.links.arbiter.secret
  expect((await event.send([pair, { act: 'publish', round: 1 }], 'one', secret)).status).toBe(200)
  const setUpOnly = true
  const wrong = await event.start(1, { id: 'one', setUpOnly })
  expect(wrong).toMatchObject({ status: 409, body: { error: { code: 'act-id-used' } } })
  expect((await event.start(1, { id: 'start', setUpOnly })).body).toMatchObject({ setUp: 1 })
  // The same request gets its first answer again, and nothing more is set up.
  const again = await event.start(1, { id: 'start', setUpOnly })
  expect(again).toMatchObject({ status: 200, body: { setUp: 0 } })
  const note = await event.send([{ act: 'note', round: 1, text: 'x' }], 'start', secret)
  expect(note).toMatchObject({ status: 409, body: { error: { code: 'act-id-used' } } })
  const sent = { id: 'two', acts: [{ act: 'note', round: 1, text: 'y' }] }
  for (const isAgain of [false, true])
    expect(await post(`${event.at}/acts`, sent, secret)).toMatchObject({
      status: 200,
      body: { again: isAgain },
    })
})
