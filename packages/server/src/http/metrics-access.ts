import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { ServerConfig } from '../config/settings.js'
import type { Metrics } from '../metrics.js'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Metrics reveal how a server is used: on the public port, reading them needs the token. */
export function isMetricsToken(
  authorization: string | undefined,
  { metricsToken }: Pick<ServerConfig, 'metricsToken'>,
): boolean {
  if (metricsToken === '' || authorization === undefined) return false
  return timingSafeEqual(digest(authorization), digest(`Bearer ${metricsToken}`))
}

/** Serves metrics on a separate port, for this machine only; does nothing without a port. */
export async function serveMetrics(
  { metricsPort }: Pick<ServerConfig, 'metricsPort'>,
  { registry }: Metrics,
): Promise<Server | null> {
  if (metricsPort === 0) return null
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      text => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(metricsPort, '127.0.0.1', resolve)
  })
  return server
}
