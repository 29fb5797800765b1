import type { ServerConfig } from '../config/settings.js'

/** Everything comes from this origin, nothing is inline, and nobody frames it. */
const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    // DGT LiveChess and a chess engine on the visitor's own computer.
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

/** Other sites may embed an open board; nothing can be done on it. */
const embedded = '/embed/'

/** The security headers for a path. */
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

/**
 * The configured origins and our own public one. A proxy may use another host name when it contacts
 * us.
 */
export function allowedOrigins({
  origins,
  publicUrl,
}: Pick<ServerConfig, 'origins' | 'publicUrl'>): readonly string[] {
  return publicUrl === '' ? origins : [...origins, new URL(publicUrl).origin]
}

/** A browser says which page sends a request. Other programs send no origin and are allowed. */
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
