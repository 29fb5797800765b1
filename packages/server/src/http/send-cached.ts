import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compress = promisify(gzip)

/** Smaller answers are not worth compressing. */
const COMPRESSED_FROM = 800
const MAX_CACHED = 300
/** Characters of all cached answers: a few large fields must not fill the memory. */
const MAX_CHARACTERS = 50_000_000

/** `gzip;q=0` says that the client does not take it. */
const acceptsGzip = (request: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(request.headers['accept-encoding'] ?? ''))

/** Sends an answer that changes with every move: compressed, not cached. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: object,
): Promise<FastifyReply> {
  const text = JSON.stringify(answer)
  reply.type('application/json; charset=utf-8').header('vary', 'authorization, accept-encoding')
  if (!acceptsGzip(request) || text.length < COMPRESSED_FROM) return reply.send(text)
  return reply.header('content-encoding', 'gzip').send(await compress(text))
}

interface Cached {
  readonly text: Promise<string>
  compressed: Promise<Buffer> | undefined
  /** Characters; 0 while the answer is being made. */
  length: number
}

/**
 * Answers that stay the same until the event changes: made and compressed once, and not sent again
 * to clients that have them.
 */
export class CachedAnswers {
  /** The oldest first. */
  readonly #cached = new Map<string, Cached>()
  readonly #most: number
  #characters = 0

  /** Keeps at most this many characters. */
  constructor(most = MAX_CHARACTERS) {
    this.#most = most
  }

  /** `tag` identifies the content: the same tag always means the same answer. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    { tag, type = 'application/json; charset=utf-8', make }: CachedAnswer,
  ): Promise<FastifyReply> {
    const etag = `"${tag}"`
    const isKnown = request.headers['if-none-match'] === etag
    const cached = isKnown ? undefined : (this.#cached.get(tag) ?? this.#cache(tag, make))
    // A failed answer has no tag: the error is not the requested content.
    const text = await cached?.text
    reply
      .header('etag', etag)
      .header('cache-control', 'no-cache')
      .header('vary', 'authorization, accept-encoding')
    if (cached === undefined || text === undefined) return reply.code(304).send()
    reply.type(type)
    if (!acceptsGzip(request) || text.length < COMPRESSED_FROM) return reply.send(text)
    cached.compressed ??= compress(text)
    return reply.header('content-encoding', 'gzip').send(await cached.compressed)
  }

  #cache(tag: string, make: CachedAnswer['make']): Cached {
    const text = Promise.resolve().then(make)
    const cached: Cached = { text, compressed: undefined, length: 0 }
    this.#cached.set(tag, cached)
    if (this.#cached.size > MAX_CACHED) this.#dropOldest()
    text.then(
      ({ length }) => this.#count(tag, cached, length),
      () => {
        if (this.#cached.get(tag) === cached) this.#cached.delete(tag)
      },
    )
    return cached
  }

  #count(tag: string, cached: Cached, length: number): void {
    // It may have been dropped while it was being made.
    if (this.#cached.get(tag) !== cached) return
    cached.length = length
    this.#characters += length
    while (this.#characters > this.#most) this.#dropOldest()
  }

  #dropOldest(): void {
    for (const [tag, { length }] of this.#cached) {
      this.#cached.delete(tag)
      this.#characters -= length
      return
    }
  }
}

export interface CachedAnswer {
  readonly tag: string
  readonly type?: string
  readonly make: () => string | Promise<string>
}
