import { expect, test } from 'vitest'
import { isLoopback, linkBase, networkAddresses } from './link-base.js'

test.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'chess.localhost', 'LOCALHOST'])(
  'a link made at %s leads to the machine in its network',
  host => {
    const reached = `http://${host}:8080`
    expect(linkBase(reached, '0.0.0.0', ['192.168.1.7', '10.0.0.2'])).toBe(
      'http://192.168.1.7:8080',
    )
    expect(linkBase(reached, '::', ['192.168.1.7'])).toBe('http://192.168.1.7:8080')
  },
)

test.each(['192.168.1.7:8080', 'chess.example', 'localhost.example', '[fe80::1]:80'])(
  'a link made at %s stays as it is',
  host => {
    const { origin } = new URL(`https://${host}`)
    expect(linkBase(origin, '0.0.0.0', ['10.0.0.2'])).toBe(origin)
  },
)

test('who listens on this machine alone, or has no network, has no other address', () => {
  expect(linkBase('http://localhost:8080', '127.0.0.1', ['10.0.0.2'])).toBe('http://localhost:8080')
  expect(linkBase('http://localhost:8080', '0.0.0.0', [])).toBe('http://localhost:8080')
})

test('the addresses of this machine are addresses that others can reach', () => {
  for (const address of networkAddresses()) expect(isLoopback(address)).toBe(false)
})
