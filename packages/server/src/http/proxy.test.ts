import { describe, expect, test } from 'vitest'
import { testServer } from '../testing/test-server.suite.js'

async function made(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/api/boards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ timeControl: '300' }),
  })
  const body = (await answer.json()) as { links?: { white: { url: string } } }
  return { status: answer.status, link: body.links?.white.url ?? '' }
}

describe('behind a trusted proxy', () => {
  const server = testServer({ trustProxy: ['any'], boardsPerMinute: 2 })

  test('links contain no forwarded host', async () => {
    const { link } = await made(server.url, {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.1',
    })
    expect(link).toMatch(/^http:\/\/[^/]+\/board\//)
    expect(link).not.toContain('evil')
  })

  test('a different leftmost forwarded address does not count as another client', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) {
      const { status } = await made(server.url, {
        'x-forwarded-for': `198.51.100.${n}, 203.0.113.2`,
      })
      statuses.push(status)
    }
    expect(statuses).toEqual([201, 201, 429, 429, 429, 429])
    // The one next to the proxy is.
    const other = { 'x-forwarded-for': '203.0.113.2, 203.0.113.3' }
    expect((await made(server.url, other)).status).toBe(201)
  })
})

describe('with a public URL', () => {
  const server = testServer({ trustProxy: ['any'], publicUrl: 'https://chess.example/club/' })

  test('links use it, and its pages may send requests', async () => {
    const { status, link } = await made(server.url, {
      'x-forwarded-host': 'evil.example',
      origin: 'https://chess.example',
    })
    expect(status).toBe(201)
    expect(link).toMatch(/^https:\/\/chess\.example\/club\/board\//)
  })
})
