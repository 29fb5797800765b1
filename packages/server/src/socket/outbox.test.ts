import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import * as library from 'ws'
import { frameOf, Outbox, OutboxFlusher } from './outbox.js'

/** The frame that the `ws` library makes. */
function framed(text: string): Buffer {
  const data = Buffer.from(text)
  const options = { fin: true, rsv1: false, opcode: 1, mask: false, readOnly: true }
  // The library exports it, but its types do not.
  const { Sender } = library as unknown as {
    Sender: { frame(data: Buffer, options: object): Buffer[] }
  }
  return Buffer.concat(Sender.frame(data, options))
}

test.each([
  '',
  '{"type":"pong"}',
  'x'.repeat(125),
  'x'.repeat(126),
  'Šárka Žižková ♔',
  'é'.repeat(63),
  'x'.repeat(65_535),
  'x'.repeat(65_536),
  'ž'.repeat(40_000),
  '\ud83d\ude00',
])('a text frame is the same as that of the ws library', text => {
  expect(Buffer.from(frameOf(text), 'latin1').equals(framed(text))).toBe(true)
})

test('messages of one turn are sent together, in order', async () => {
  const wire = new PassThrough()
  const chunks: Buffer[] = []
  wire.on('data', chunk => chunks.push(chunk))
  const outbox = new Outbox(wire, new OutboxFlusher())
  const texts = ['{"type":"news"}', 'Žižek', '{"type":"ack"}']
  for (const text of texts) outbox.put(text)
  expect(chunks).toEqual([])
  await new Promise(resolve => setImmediate(() => setImmediate(resolve)))
  expect(chunks).toHaveLength(1)
  expect(chunks[0]).toEqual(Buffer.concat(texts.map(framed)))
  outbox.put('later')
  outbox.send()
  expect(chunks.at(-1)).toEqual(framed('later'))
})
