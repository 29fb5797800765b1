import { isIP } from 'node:net'

/** Whose word on where a request came from is believed: the addresses of proxies, or `any` for who is connected to us. */
export type TrustedProxies = readonly string[]

/** `10.0.0.0/8`, `::1`, `any`; undefined if it is none of them. */
export function parseProxy(text: string): string | undefined {
  if (text === 'any') return text
  const [address = '', bits, more] = text.split('/')
  const kind = isIP(address)
  if (kind === 0 || more !== undefined) return undefined
  if (bits === undefined) return text
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128) ? text : undefined
}
