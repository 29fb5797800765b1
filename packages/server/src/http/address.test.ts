import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { parseProxy } from '../config/proxies.js'
import { Addresses, networkOf } from './address.js'

const from = (peer: string, forwarded?: string) =>
  ({
    socket: { remoteAddress: peer },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as IncomingMessage

test.each([
  // No proxy is trusted: a forwarded address is only a claim.
  [[], '203.0.113.9', '1.1.1.1', '203.0.113.9'],
  // Only the connected peer is trusted: the leftmost address is the client's own claim.
  [['any'], '10.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  [['any'], '10.0.0.1', undefined, '10.0.0.1'],
  [['any'], '10.0.0.1', '203.0.113.9, garbage', '10.0.0.1'],
  // A chain of trusted proxies.
  [['10.0.0.0/8'], '10.0.0.1', '1.1.1.1, 203.0.113.9, 10.2.3.4', '203.0.113.9'],
  [['10.0.0.0/8', '::1'], '::1', '203.0.113.9, 10.2.3.4', '203.0.113.9'],
  [['10.0.0.0/8'], '::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
  // An untrusted one: its own address counts, whatever it says.
  [['10.0.0.0/8'], '203.0.113.7', '1.1.1.1', '203.0.113.7'],
  [['10.0.0.0/8'], '10.0.0.1', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
  [['10.0.0.0/8'], '10.0.0.1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
] as const)(
  'trusting %j, a request from %s with %s has the address %s',
  (trusted, peer, forwarded, expected) => {
    expect(new Addresses(trusted).of(from(peer, forwarded))).toBe(expected)
  },
)

test('all addresses of one IPv6 /64 network count as one, and no others', () => {
  const same = [
    '2001:db8::1',
    '2001:db8:0:0:ffff::',
    '2001:0db8:0000:0000:1:2:3:4',
    '2001:db8::%eth0',
  ]
  expect(new Set(same.map(networkOf))).toEqual(new Set(['2001:db8:0:0::/64']))
  expect(networkOf('2001:db8:0:1::1')).toBe('2001:db8:0:1::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1')
})

test.each([
  '203.0.113.9',
  '203.0.113.9:4711',
  '::ffff:203.0.113.9',
  '::FFFF:203.0.113.9',
  '::ffff:cb00:7109',
  '0:0:0:0:0:ffff:203.0.113.9',
  '0:0:0:0:0:FFFF:CB00:7109',
  '[::ffff:203.0.113.9]:4711',
])('%s is the same IPv4 address in every notation', spelled => {
  const addresses = new Addresses(['10.0.0.0/8'])
  expect(addresses.of(from('10.0.0.1', spelled))).toBe('203.0.113.9')
  expect(networkOf(spelled)).toBe('203.0.113.9')
})

test('an IPv6 address with a port belongs to its network', () => {
  const addresses = new Addresses(['10.0.0.0/8'])
  expect(addresses.of(from('10.0.0.1', '[2001:DB8:7::5]:443'))).toBe('2001:db8:7:0::/64')
})

test('a trusted proxy is an address, a network or any peer', () => {
  for (const good of ['any', '::1', '10.0.0.0/8', 'fd00::/8', '192.0.2.1']) {
    expect(parseProxy(good)).toBe(good)
  }
  for (const bad of ['', 'yes', '10.0.0.0/33', '10.0.0', '::1/129', '1.1.1.1/8/8', 'proxy.example'])
    expect(parseProxy(bad)).toBeUndefined()
})
