import { startServer } from '@jadoube/server'
import { afterEach, expect, test } from 'vitest'
import { runJadoube } from '../testing/memory-io.js'

const secret = 'a-secret-of-the-operator'
const before = { ...process.env }
afterEach(() => {
  process.env = { ...before }
})

test('an invitation can create only as many events as it allows', async () => {
  process.env.JADOUBE_OPERATOR_SECRET = secret
  const { exit, out } = await runJadoube(['invite', '--events', '2'])
  expect(exit).toBe(0)
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    logLevel: 'silent',
    store: 'memory:',
    createEvents: 'invitation',
    operatorSecret: secret,
  })
  const open = async (invitation: string): Promise<number> => {
    const answer = await fetch(`${server.url}/api/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${invitation}` },
      body: '{"name":"Open"}',
    })
    return answer.status
  }
  try {
    expect([await open(out.trim()), await open(out.trim())]).toEqual([201, 201])
    expect(await open(out.trim())).toBeGreaterThanOrEqual(400)
    process.env.JADOUBE_OPERATOR_SECRET = 'the-secret-of-another-server'
    const other = await runJadoube(['invite'])
    expect(await open(other.out.trim())).toBeGreaterThanOrEqual(400)
  } finally {
    await server.close()
  }
})

test('prints a link if the address is given', async () => {
  process.env.JADOUBE_OPERATOR_SECRET = secret
  const { out } = await runJadoube(['invite', '--public-url', 'https://chess.example/'])
  expect(out).toMatch(/^https:\/\/chess\.example\/event#invitation\.\S+\n$/)
})

test.each([
  [undefined, [], 'secret-missing'],
  ['short', [], 'secret-missing'],
  [secret, ['--events', '0'], 'bad-option'],
  [secret, ['--events', '101'], 'bad-option'],
  [secret, ['--days', 'soon'], 'bad-option'],
])('with the secret %s and %j it fails with %s in one line', async (given, args, code) => {
  delete process.env.JADOUBE_OPERATOR_SECRET
  if (given !== undefined) process.env.JADOUBE_OPERATOR_SECRET = given
  const { exit, out, err } = await runJadoube(['invite', ...args])
  expect([exit, out]).toEqual([2, ''])
  expect(err).toContain(`(${code})`)
  expect(err.trim().split('\n')).toHaveLength(1)
})
