import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { post } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()

/** Sends raw text to the port, as no HTTP client would. */
function said(text: string): Promise<string> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', data => {
    answer += data
  })
  socket.write(text)
  return new Promise(resolve => {
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })
}

describe('invalid HTTP', () => {
  test.each([
    ['as HTTP', 'good day\r\n\r\n', 400, 'malformed-message'],
    [
      'as one request',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'malformed-message',
    ],
    [
      'for its length',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
      431,
      'message-too-large',
    ],
  ] as const)('%s is answered with a code', async (_, text, status, code) => {
    const [head = '', body = ''] = (await said(text)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(body)).toMatchObject({ error: { code, reason: expect.any(String) } })
  })

  test.each([
    ['application/json', '{', 'the body is not JSON'],
    ['application/json', '', 'the body is empty'],
    ['application/xml', '<board/>', 'send application/json; a record as application/jsonl'],
    [
      'application/json',
      `{"regulations":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}}`,
      'the JSON is nested too deeply',
    ],
    ['application/json', '[]', 'Invalid input: expected object, received array'],
    [
      'application/json',
      '{"white":{"name":5}}',
      'white.name: Invalid input: expected string, received number',
    ],
  ] as const)('%s, %.12s: the answer says what is wrong', async (type, body, detail) => {
    const headers = { 'content-type': type }
    const answer = await fetch(`${server.url}/api/boards`, { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { code: 'malformed-message', detail } })
  })

  const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  test.each([
    [
      `{"jadoube":"record/1","laws":"fide-2018","regulations":{"a":${deep(10_000)}}}`,
      'the header is nested too deeply',
    ],
    [`{"jadoube":"record/1"}\n${deep(100_000)}`, 'line 2 is longer than any line of a record'],
  ])('a malformed record is refused: %.40s', async (record, detail) => {
    const answer = await post(`${server.url}/api/records`, record)
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: 'record-refused', detail } },
    })
  })

  test('an impossible date is refused', async () => {
    const event = (date: string) => post(`${server.url}/api/events`, { name: 'Cup', date })
    expect((await event('2026.13.01')).status).toBe(400)
    expect((await event('2026.12.32')).status).toBe(400)
    expect((await event('2026.12.??')).status).toBe(201)
  })
})
