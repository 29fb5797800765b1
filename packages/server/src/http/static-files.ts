import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyReply } from 'fastify'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * The files of the web app. Only what lay in the folder when it was looked through is served, so no
 * path leads out of it. Any other address that looks like a page is the app's own to find.
 */
export class StaticFiles {
  readonly #files = new Map<string, string>()

  static async open(folder: string): Promise<StaticFiles> {
    const files = new StaticFiles()
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    for (const entry of entries) {
      if (!entry.isFile() || /^\.|\.map$/.test(entry.name)) continue
      const path = join(entry.parentPath, entry.name)
      files.#files.set(`/${relative(folder, path).split(sep).join('/')}`, path)
    }
    return files
  }

  get present(): boolean {
    return this.#files.has('/index.html')
  }

  /** Whether there was something to send. */
  async send(path: string, reply: FastifyReply): Promise<boolean> {
    // The rules of the Laws have points in their names: /laws/illegal.penalty-loss is a page.
    const isPage = !/^\/(?:api|assets)\//.test(path) && types[extname(path)] === undefined
    const name = this.#files.has(path) ? path : isPage ? '/index.html' : undefined
    const file = name && this.#files.get(name)
    if (!name || !file) return false
    const { size, mtimeMs } = await stat(file)
    const tag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
    // Names under assets/ hold a digest of the content, so what they name never changes.
    const kept = name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    reply.header('etag', tag).header('cache-control', kept)
    if (reply.request.headers['if-none-match'] === tag) await reply.code(304).send()
    else {
      reply.type(types[extname(name)] ?? 'application/octet-stream')
      await reply.send(await readFile(file))
    }
    return true
  }
}
