import type { SeatLink } from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { plainText, withPlainNames } from './plain-text.js'
import { get, newGame, post } from './testing/client.suite.js'
import { testServer } from './testing/test-server.suite.js'

const server = testServer()

/**
 * Each would change how a page, a table or a file shows what comes after it, or cannot be seen at
 * all.
 */
const hostile = [
  '\u202e', // turns the direction of everything after it
  '\u2066',
  '\u200f',
  '\u0000',
  '\u0007',
  '\u001b[31m',
  '\u200b', // has no width
  '\ufeff',
  '\u00ad',
  '\u{e0041}', // a tag that nobody sees
  '\ud800', // half a character
  '\r\n',
  '\u2028',
] as const
const spoilt = (name: string) => hostile.map(each => `${name}${each}`).join(' ')
/** What is left of an escape sequence is harmless text. */
const left = (text: string) => text.replaceAll('[31m', '').replaceAll(/ +/g, ' ').trim()
const unseen = /(?![\u200c\u200d])\p{Cf}|\p{Cc}|\p{Cs}|[\u2028\u2029]/u

test.each([
  ['Ana\u202e Novak', 'Ana Novak'],
  ['  Ana \t\r\n Novak\u2028', 'Ana Novak'],
  ['\u200b\u202e\u0000', ''],
  ['نگار می\u200cخواهد', 'نگار می\u200cخواهد'],
  ['Žofie Müller-Łącka 王', 'Žofie Müller-Łącka 王'],
])('%j becomes the name %j', (given, expected) => {
  expect(plainText(given)).toBe(expected)
})

test('only fields with names are changed', () => {
  const text = 'two\nlines'
  expect(withPlainNames({ name: text, why: text, list: [{ site: text }], n: 1 })).toEqual({
    name: 'two lines',
    why: text,
    list: [{ site: 'two lines' }],
    n: 1,
  })
})

describe('hidden characters are removed from names', () => {
  test('of players at a new board, and of one who enters it later', async () => {
    const { board, links } = await newGame(server.url, { black: { name: spoilt('Ana') } })
    const place = `${server.url}/api/boards/${board}`
    const empty = await post(`${place}/name`, { name: '\u200b\u202e' }, links.white.secret)
    expect(empty.status).toBe(400)
    const named = await post(`${place}/name`, { name: 'Ben\u202e' }, links.white.secret)
    expect(named.status).toBe(204)
    const { view } = (await get(place)).body as { view: Record<string, { name?: string }> }
    expect(view.white?.name).toBe('Ben')
    expect(left(view.black?.name ?? '')).toBe(Array(hostile.length).fill('Ana').join(' '))
  })

  test('of events, of officials, and of players in pasted pairings', async () => {
    expect((await post(`${server.url}/api/events`, { name: '\u202e\u200b' })).status).toBe(400)
    const made = await post(`${server.url}/api/events`, {
      name: spoilt('Open'),
      site: spoilt('Town'),
    })
    const { event, links } = made.body as { event: string; links: Record<string, SeatLink> }
    const { secret } = links.organiser!
    const place = `${server.url}/api/events/${event}`
    await post(`${place}/seats`, { role: 'arbiter', name: spoilt('Eva') }, secret)
    const pairings = `1. Ana\u202e Novak - Ben\u200b Virtanen\n2. Eva\u0000 Kos - Jan\u2066 Sova`
    expect((await post(`${place}/rounds`, { round: '1', pairings }, secret)).status).toBe(201)
    for (const [path, name] of [
      ['', 'Ana Novak'],
      ['/pgn', 'Ana Novak'],
      ['/seats', 'Eva Eva'],
    ]) {
      const { body } = await get(`${place}${path}`, secret)
      const text = (typeof body === 'string' ? body : JSON.stringify(body)).replaceAll('\n', ' ')
      expect(text, path).not.toMatch(unseen)
      expect(text, path).toContain(name)
    }
  })

  test('of players in an imported record', async () => {
    const header = { jadoube: 'record/1', laws: 'fide-2023', white: { name: spoilt('Ana') } }
    const made = await post(`${server.url}/api/records`, `${JSON.stringify(header)}\n`)
    expect(made.status).toBe(201)
    const { board } = made.body as { board: string }
    const { view } = (await get(`${server.url}/api/boards/${board}`)).body as {
      view: Record<string, { name?: string }>
    }
    expect(view.white?.name).not.toMatch(unseen)
  })
})
