import { monitorEventLoopDelay } from 'node:perf_hooks'
import { describe, expect, test } from 'vitest'
import { get } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()

interface Answer {
  readonly edition: string
  readonly language: string
  readonly rules: readonly { id: string; article: string | null; explanation: string }[]
  readonly terms: readonly { id: string }[]
}

const ask = async (query: Readonly<Record<string, string>>) => {
  const { status, body } = await get(
    `${server.url}/api/laws/search?${new URLSearchParams(query).toString()}`,
  )
  return { status, answer: body as Answer, error: (body as { error?: { code: string } }).error }
}

describe('a question about the Laws over HTTP', () => {
  test('does not block other requests, although the first one prepares the search', async () => {
    const lag = monitorEventLoopDelay({ resolution: 1 })
    lag.enable()
    const from = performance.now()
    // Nobody asks in these editions below.
    for (const edition of ['fide-2017', 'finland-2009'])
      expect((await ask({ q: 'm0vx m1vx teh clok', edition, lang: 'fi' })).status).toBe(200)
    const took = performance.now() - from
    lag.disable()
    expect(lag.max / 1e6).toBeLessThan(took / 2)
  })

  test('[flag.draw-no-mate · fide-2023] is answered with the deciding rule first', async () => {
    const { status, answer } = await ask({
      q: 'my opponent’s flag fell but I only have a king',
    })
    expect(status).toBe(200)
    expect(answer.edition).toBe('fide-2023')
    expect(answer.rules[0]).toMatchObject({ id: 'flag.draw-no-mate', article: '6.9' })
    expect(answer.rules[0]!.explanation).toMatch(/draw/)
    expect(answer.rules.length).toBeLessThanOrEqual(10)
  })

  test('[illegal.penalty-loss · fide-2009] is answered in the edition and language asked for', async () => {
    const { answer } = await ask({
      q: 'třetí nemožný tah',
      edition: 'fide-2009',
      lang: 'cs',
      limit: '3',
    })
    expect(answer).toMatchObject({ edition: 'fide-2009', language: 'cs' })
    expect(answer.rules.map(rule => rule.id)).toContain('illegal.penalty-loss')
    expect(answer.rules).toHaveLength(3)
    expect(answer.rules[0]!.explanation).toMatch(/[ěščřžýáíéů]/)
  })

  test('may be an article', async () => {
    const { answer } = await ask({ q: '9 2', edition: 'fide-2018' })
    expect(answer.rules[0]!.article).toMatch(/^9\.2/)
  })

  test('that matches nothing gets an empty answer', async () => {
    expect((await ask({ q: 'quidditch' })).answer.rules).toEqual([])
  })

  test.each([
    {},
    { q: ' ' },
    { q: 'x'.repeat(301) },
    { q: 'pat', edition: 'fide-1999' },
    { q: 'pat', lang: 'xx' },
    { q: 'pat', limit: '0' },
    { q: 'pat', limit: '51' },
    { q: 'pat', limit: 'all' },
  ])('is refused with one message if it is malformed: %j', async query => {
    const { status, error } = await ask(query as Record<string, string>)
    expect(status).toBe(400)
    expect(error?.code).toBe('malformed-message')
  })
})
