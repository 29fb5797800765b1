import type { ServerConfig } from '../config/settings.js'

/** Everything comes from this origin, nothing is inline, and nobody frames it. */
const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    // DGT LiveChess and a chess engine, on the computer of anyone who connects them.
    "connect-src 'self' ws://127.0.0.1:* ws://localhost:*",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=()',
}

/** A board that the organiser shows may stand in the page of somebody else; nothing can be done on it. */
const embedded = '/embed/'

/** The headers for an address. */
export function headersFor(path: string): Readonly<Record<string, string>> {
  if (!path.startsWith(embedded)) return securityHeaders
  const { 'x-frame-options': _, ...rest } = securityHeaders
  return {
    ...rest,
    'content-security-policy': (rest['content-security-policy'] ?? '').replace(
      "frame-ancestors 'none'",
      'frame-ancestors *',
    ),
    'cross-origin-resource-policy': 'cross-origin',
  }
}

/** Pages of others that were named, and our own as everybody knows it: a proxy may ask for us under another name. */
export function allowedOrigins({
  origins,
  publicUrl,
}: Pick<ServerConfig, 'origins' | 'publicUrl'>): readonly string[] {
  return publicUrl === '' ? origins : [...origins, new URL(publicUrl).origin]
}

/** A browser says which page sends a request; a program that is none says nothing, and may pass. */
export function isOriginAllowed(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true
  if (allowed.includes(origin)) return true
  try {
    return host !== undefined && new URL(origin).host === host
  } catch {
    return false
  }
}
