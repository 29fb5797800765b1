import { request } from 'node:http'
import { expect, test } from 'vitest'
import { testServer } from '../testing/test-server.suite.js'
import { isLoopback, linkBase, networkAddresses } from './link-base.js'

test.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'chess.localhost', 'LOCALHOST'])(
  'a link created at %s uses the network address of the machine',
  host => {
    const reached = `http://${host}:8080`
    expect(linkBase(reached, '0.0.0.0', ['192.168.1.7', '10.0.0.2'])).toBe(
      'http://192.168.1.7:8080',
    )
    expect(linkBase(reached, '::', ['192.168.1.7'])).toBe('http://192.168.1.7:8080')
  },
)

test.each(['192.168.1.7:8080', 'chess.example', 'localhost.example', '[fe80::1]:80'])(
  'a link created at %s keeps that address',
  host => {
    const { origin } = new URL(`https://${host}`)
    expect(linkBase(origin, '0.0.0.0', ['10.0.0.2'])).toBe(origin)
  },
)

test('a server without a reachable network address keeps localhost', () => {
  expect(linkBase('http://localhost:8080', '127.0.0.1', ['10.0.0.2'])).toBe('http://localhost:8080')
  expect(linkBase('http://localhost:8080', '0.0.0.0', [])).toBe('http://localhost:8080')
})

test('the network addresses of this machine are not loopback addresses', () => {
  for (const address of networkAddresses()) expect(isLoopback(address)).toBe(false)
})

const server = testServer()

/** Creates a board with this `Host` header, and returns the link of the first player. */
const linkAt = (host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json', 'content-length': 2 }
    const asked = request(`${server.url}/api/boards`, { method: 'POST', headers }, answer => {
      let text = ''
      answer.setEncoding('utf8').on('data', part => {
        text += part
      })
      answer.on('end', () => resolve(JSON.parse(text).links.white.url))
    })
    asked.on('error', reject)
    asked.end('{}')
  })

test.each([
  'evil.example"><script>',
  '[::1',
  'user:password@evil.example',
  'evil.example/path',
  'evil.example?',
  'evil.example#',
  'a b',
  'example:99999',
  ':80',
])('the invalid host %j is not used in links', async host => {
  expect(await linkAt(host)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/board\/[\w-]+#[\w-]+$/)
})

test.each(['chess.example', 'chess.example:8080', '[fe80::1]:80', '192.168.1.7:8080'])(
  'the host %s is used in links',
  async host => {
    expect(await linkAt(host)).toContain(`http://${host.replace(/:80$/, '')}/board/`)
  },
)
