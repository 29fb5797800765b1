import type { FastifyInstance } from 'fastify'
import { MAX_DEPTH } from '../json-depth.js'
import { HttpFault } from './http-fault.js'

/** Characters. Only a record may be longer, and that is no JSON. */
const LONGEST_BODY = 1_000_000

/**
 * Commas, brackets and braces: five thousand players with all that can be said about each of them
 * have fewer.
 */
const MAX_MARKS = 100_000

/**
 * Reads JSON only if that takes a moment. A few megabytes of brackets take a second, and nobody
 * else is answered meanwhile, so a text is looked through before it is parsed.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      const fault = faultIn(body)
      if (fault) done(fault, undefined)
      else parse(request, body, done)
    },
  )
}

function faultIn(text: string): HttpFault | undefined {
  if (text.length > LONGEST_BODY) return new HttpFault('message-too-large')
  const { depth, marks } = measure(text)
  if (depth > MAX_DEPTH) return new HttpFault('malformed-message', 'the JSON is nested too deeply')
  return marks > MAX_MARKS ? new HttpFault('message-too-large') : undefined
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const isOpening = (code: number): boolean => code === 0x5b || code === 0x7b
const isClosing = (code: number): boolean => code === 0x5d || code === 0x7d

/** How deeply a JSON text is nested, and how many parts it has, up to the limits. */
function measure(text: string): { readonly depth: number; readonly marks: number } {
  let depth = 0
  let open = 0
  let marks = 0
  for (let n = 0; n < text.length && depth <= MAX_DEPTH && marks <= MAX_MARKS; n++) {
    const code = text.charCodeAt(n)
    if (code === QUOTE) n = endOfString(text, n)
    else if (isOpening(code)) {
      marks++
      depth = Math.max(depth, ++open)
    } else if (isClosing(code)) open--
    else if (code === COMMA) marks++
  }
  return { depth, marks }
}

/** The index of the quotation mark that ends the string beginning here. */
function endOfString(text: string, start: number): number {
  let n = start + 1
  while (n < text.length && text.charCodeAt(n) !== QUOTE)
    n += text.charCodeAt(n) === BACKSLASH ? 2 : 1
  return n
}
