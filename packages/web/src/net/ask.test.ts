import { afterEach, expect, test, vi } from 'vitest'
import { askEvent } from './ask.js'

afterEach(() => vi.unstubAllGlobals())

/** A server that returns an event in pages of two boards. */
function serving(boards: readonly string[], fails = false) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(`${path} ${headers.authorization}`)
    const after = new URL(path, 'http://x').searchParams.get('after')
    if (fails && after !== null) {
      const error = { code: 'no-such-event', reason: 'gone' }
      return Response.json({ error }, { status: 404 })
    }
    const from = after === null ? 0 : boards.indexOf(after) + 1
    const page = boards.slice(from, from + 2)
    const next = from + 2 < boards.length ? page.at(-1) : null
    return Response.json({ name: 'Open', boards: page, next })
  })
  return asked
}

test('an event in several pages is loaded with all its boards, in order', async () => {
  const asked = serving(['a', 'b', 'c', 'd', 'e'])
  const event = await askEvent('ev', 'secret', { round: '3' })
  expect(event).toEqual({
    ok: true,
    value: { name: 'Open', boards: ['a', 'b', 'c', 'd', 'e'], next: null },
  })
  expect(asked).toEqual([
    '/api/events/ev?round=3 Bearer secret',
    '/api/events/ev?round=3&after=b Bearer secret',
    '/api/events/ev?round=3&after=d Bearer secret',
  ])
})

test('an event on one page is requested once', async () => {
  const asked = serving(['a', 'b'])
  expect(await askEvent('ev', 'secret')).toMatchObject({ ok: true, value: { boards: ['a', 'b'] } })
  expect(asked).toHaveLength(1)
})

test('if a later page fails, nobody sees half an event', async () => {
  serving(['a', 'b', 'c'], true)
  expect(await askEvent('ev', 'secret')).toMatchObject({
    ok: false,
    error: { code: 'no-such-event' },
  })
})
