import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { ServerConfig } from '../config/settings.js'
import type { Metrics } from '../metrics.js'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Counters tell how a server is used: on the port of the players only clients with the token can read them. */
export function isMetricsToken(
  authorization: string | undefined,
  { metricsToken }: Pick<ServerConfig, 'metricsToken'>,
): boolean {
  if (metricsToken === '' || authorization === undefined) return false
  return timingSafeEqual(digest(authorization), digest(`Bearer ${metricsToken}`))
}

/** The counters on a port of their own, for this machine alone; without a port, nothing. */
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
