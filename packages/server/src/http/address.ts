import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6, type Socket } from 'node:net'
import type { TrustedProxies } from '../config/proxies.js'

/**
 * The client address of a request, used for limits: behind trusted proxies, the peer of the first
 * of them.
 */
export class Addresses {
  readonly #trusted = new BlockList()
  readonly #trustsPeer: boolean

  constructor(proxies: TrustedProxies) {
    this.#trustsPeer = proxies.includes('any')
    for (const each of proxies) {
      if (each === 'any') continue
      const [address = '', bits] = each.split('/')
      const family = isIPv6(address) ? 'ipv6' : 'ipv4'
      if (bits === undefined) this.#trusted.addAddress(address, family)
      else this.#trusted.addSubnet(address, Number(bits), family)
    }
  }

  /**
   * The rightmost hop that is not a trusted proxy. Anything further left is the client's own claim,
   * and trusting it would let anybody pretend to be anybody.
   */
  of(request: Pick<IncomingMessage, 'headers' | 'socket'>): string {
    const peer = canonical(request.socket.remoteAddress ?? '')
    const header = request.headers['x-forwarded-for']
    const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',')
    let address = peer
    let isFirst = true
    while (hops.length > 0 && (this.#isTrusted(address) || (this.#trustsPeer && isFirst))) {
      isFirst = false
      const next = canonical(hops.pop()?.trim() ?? '')
      if (isIP(next) === 0) break
      address = next
    }
    return networkOf(address)
  }

  /**
   * The client at the other end of a connection; null for a proxy, which passes on those of many
   * clients.
   */
  ofPeer({ remoteAddress = '' }: Pick<Socket, 'remoteAddress'>): string | null {
    const peer = canonical(remoteAddress)
    return this.#trustsPeer || this.#isTrusted(peer) ? null : networkOf(peer)
  }

  #isTrusted(address: string): boolean {
    const kind = isIP(address)
    return kind !== 0 && this.#trusted.check(address, kind === 6 ? 'ipv6' : 'ipv4')
  }
}

/**
 * One spelling for each address. Some proxies add the port, and an IPv4 address mapped to IPv6 is
 * the same address.
 */
function canonical(text: string): string {
  const address = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1')
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  const spelled = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(spelled)
  if (mapped === null) return spelled
  const [high, low] = [Number.parseInt(mapped[1]!, 16), Number.parseInt(mapped[2]!, 16)]
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** The network of an address: for IPv6 the /64, all of which usually belongs to one client. */
export function networkOf(address: string): string {
  const spelled = canonical(address)
  if (!isIPv6(spelled)) return spelled
  const [head = '', tail] = spelled.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':')
    while (groups.length + after.length < 8) groups.push('0')
    groups.push(...after)
  }
  const network = groups.slice(0, 4).map(group => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
