import { describe, expect, test } from 'vitest'
import { verifyRecord } from '../record/verify.js'
import { get, newGame, post } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const operatorSecret = 'correct-horse-battery-staple'
const server = testServer({ operatorSecret })

/** Names that are also words of a record: of its header, its acts, its events or its moves. */
const names = [
  'e4',
  'Nf3',
  'white',
  'black',
  'arbiter',
  'move',
  'at',
  '300+3',
  'fide-2023',
  'guarded',
  'in-play',
  'resign',
  'Bo',
  'true',
  '1-0',
  '__proto__',
]

describe('a player whose name is also a word of the record', () => {
  test.each(names)('%s is removed, and the game is unchanged', async name => {
    const { board, links } = await newGame(server.url, {
      white: { name },
      black: { name: `Jan ${name}son` },
    })
    const act = async (who: 'white' | 'black', what: object, id: string) => {
      const place = `${server.url}/api/boards/${board}/acts`
      expect((await post(place, { id, act: what }, links[who].secret)).status).toBe(200)
    }
    for (const who of ['white', 'black'] as const) await act(who, { act: 'arrive' }, 'here')
    await act('white', { act: 'move', san: 'e4' }, '1')
    await act('black', { act: 'move', san: 'e5' }, '1')
    await act('white', { act: 'move', san: 'Nf3' }, '2')
    await act('white', { act: 'summon-arbiter', why: `somebody called ${name} talks` }, '3')
    await act('black', { act: 'resign' }, '2')
    const read = async () => {
      const { status, body } = await get(`${server.url}/api/boards/${board}`, links.arbiter.secret)
      expect(status).toBe(200)
      return (body as { view: { moves: unknown; result: unknown; white: { name?: string } } }).view
    }
    const before = await read()
    expect(before.white.name).toBe(name)
    const asked = await post(`${server.url}/api/privacy/anonymise`, { name }, operatorSecret)
    expect(asked.status).toBe(200)
    const after = await read()
    expect(after).toMatchObject({ moves: before.moves, result: before.result })
    expect(after).toMatchObject({ black: { name: `Jan ${name}son` } })
    expect(after.white.name).toBeUndefined()
    const record = await get(`${server.url}/api/boards/${board}/record`, links.arbiter.secret)
    expect(verifyRecord(String(record.body))).toMatchObject({
      ok: true,
      value: { eventsChecked: true },
    })
    expect(String(record.body)).not.toContain('somebody called')
  })
})
