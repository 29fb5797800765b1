import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const pack = promisify(gzip)

/** Smaller answers are not worth compressing. */
const SMALL = 800
const MOST_KEPT = 300

/** `gzip;q=0` says that the client does not take it. */
const takesGzip = (request: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(request.headers['accept-encoding'] ?? ''))

/** Sends an answer that changes with every move: compressed, not cached. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: object,
): Promise<FastifyReply> {
  const text = JSON.stringify(answer)
  reply.type('application/json; charset=utf-8').header('vary', 'authorization, accept-encoding')
  if (!takesGzip(request) || text.length < SMALL) return reply.send(text)
  return reply.header('content-encoding', 'gzip').send(await pack(text))
}

interface Kept {
  readonly text: Promise<string>
  packed: Promise<Buffer> | undefined
}

/**
 * Answers that stay the same until the event changes: made and compressed once, and not sent again to clients
 * that have them.
 */
export class CachedAnswers {
  readonly #kept = new Map<string, Kept>()

  /** `tag` identifies the content: the same tag always means the same answer. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    { tag, type = 'application/json; charset=utf-8', make }: CachedAnswer,
  ): Promise<FastifyReply> {
    const etag = `"${tag}"`
    const isKnown = request.headers['if-none-match'] === etag
    const kept = isKnown ? undefined : (this.#kept.get(tag) ?? this.#keep(tag, make))
    // A failed answer has no tag: the error is not the requested content.
    const text = await kept?.text
    reply
      .header('etag', etag)
      .header('cache-control', 'no-cache')
      .header('vary', 'authorization, accept-encoding')
    if (kept === undefined || text === undefined) return reply.code(304).send()
    reply.type(type)
    if (!takesGzip(request) || text.length < SMALL) return reply.send(text)
    kept.packed ??= pack(text)
    return reply.header('content-encoding', 'gzip').send(await kept.packed)
  }

  #keep(tag: string, make: CachedAnswer['make']): Kept {
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear()
    const kept: Kept = { text: Promise.resolve().then(make), packed: undefined }
    this.#kept.set(tag, kept)
    kept.text.catch(() => this.#kept.delete(tag))
    return kept
  }
}

export interface CachedAnswer {
  readonly tag: string
  readonly type?: string
  readonly make: () => string | Promise<string>
}
