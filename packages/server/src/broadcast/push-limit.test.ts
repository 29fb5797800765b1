import { expect, test } from 'vitest'
import { post } from '../testing/client.suite.js'
import { newTournament, type TestEvent } from '../testing/event.suite.js'
import { testServer } from '../testing/test-server.suite.js'

// Nothing answers there.
const server = testServer({ lichessUrl: 'http://127.0.0.1:1' })

test('rounds that are pushed but have no games give way when there are too many', async () => {
  const target = { lichessRound: 'abcdefgh', token: 'lip_a-token' }
  const events: TestEvent[] = []
  for (let n = 0; n < 16; n++) {
    const open = await newTournament(server, { players: 0, tournament: { rounds: 20 } })
    for (let round = 1; round <= 20; round++) {
      const path = `${open.at}/rounds/${round}/push`
      expect((await post(path, target, open.links.organiser.secret)).status).toBe(202)
    }
    events.push(open)
  }
  const pushes = async (open: TestEvent | undefined) =>
    (await open?.ask<{ push: object | null }>('rounds/1/broadcast'))?.push ?? null
  expect(await pushes(events[0])).toBeNull()
  expect(await pushes(events.at(-1))).toMatchObject({ state: 'waiting' })
}, 60_000)
