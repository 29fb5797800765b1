import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
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

/** Encodings, the smaller one first. Over plain HTTP browsers accept only gzip. */
const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const
type Encoding = keyof typeof encoders

/** Images and fonts are already compressed. */
const isText = (name: string) => /\.(?:html|js|css|svg|webmanifest|json|txt)$/.test(name)

/**
 * The files of the web app. Only files that were in the folder when it was scanned are served, so
 * no path leads out of it. Any other path that looks like a page is handled by the app.
 */
export class StaticFiles {
  readonly #files = new Map<string, string>()
  /** By tag, encoding and name: each file is compressed once. */
  readonly #encoded = new Map<string, Promise<Buffer>>()

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

  /** Whether this is one of the files, and not a page of the app. */
  has(path: string): boolean {
    return this.#files.has(path)
  }

  /** Sends a file or the app. Returns false if there is nothing to send. */
  async send(path: string, reply: FastifyReply): Promise<boolean> {
    // Rule ids contain dots: /laws/illegal.penalty-loss is a page.
    const isPage = !/^\/(?:api|assets)\//.test(path) && types[extname(path)] === undefined
    const name = this.#files.has(path) ? path : isPage ? '/index.html' : undefined
    const file = name && this.#files.get(name)
    if (!name || !file) return false
    const { size, mtimeMs } = await stat(file)
    const tag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
    // Names under assets/ contain a hash of the content, so they never change.
    const cacheControl = name.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache'
    const { 'if-none-match': known, 'accept-encoding': accepted = '' } = reply.request.headers
    const encoding = isText(name) ? encodingOf(String(accepted)) : undefined
    reply
      .header('etag', tag)
      .header('cache-control', cacheControl)
      .header('vary', 'accept-encoding')
    if (known === tag) await reply.code(304).send()
    else {
      reply.type(types[extname(name)] ?? 'application/octet-stream')
      if (encoding !== undefined) reply.header('content-encoding', encoding)
      await reply.send(await (encoding ? this.#encode(file, encoding, tag) : readFile(file)))
    }
    return true
  }

  #encode(file: string, encoding: Encoding, tag: string): Promise<Buffer> {
    const name = `${tag} ${encoding} ${file}`
    const encoded = this.#encoded.get(name) ?? readFile(file).then(encoders[encoding])
    this.#encoded.set(name, encoded)
    encoded.catch(() => this.#encoded.delete(name))
    return encoded
  }
}

function encodingOf(accepted: string): Encoding | undefined {
  const names = accepted.split(',').map(each => each.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).find(name => names.includes(name))
}
