import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { recordPages } from '../record/export.js'
import type { BoardId, Store } from '../store/index.js'

/** A record may be many megabytes long: it is streamed while it is read. */
export function sendRecord(reply: FastifyReply, store: Store, log: BoardId): FastifyReply {
  return reply
    .type('application/jsonl; charset=utf-8')
    .header('content-disposition', `attachment; filename="${log}.jsonl"`)
    .send(Readable.from(recordPages(store, log)))
}
