import { isIP } from 'node:net'

/**
 * The proxies whose `X-Forwarded-For` is trusted: their addresses, or `any` for the connected peer.
 */
export type TrustedProxies = readonly string[]

/** Parses `10.0.0.0/8`, `::1` or `any`; undefined if it is something else. */
export function parseProxy(text: string): string | undefined {
  if (text === 'any') return text
  const [address = '', bits, more] = text.split('/')
  const kind = isIP(address)
  if (kind === 0 || more !== undefined) return undefined
  if (bits === undefined) return text
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128) ? text : undefined
}
