/** The tables of a font file by name: `glyf`, `cmap`, … */
export type FontTables = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

type Bytes = Uint8Array<ArrayBuffer>

/** Passes bytes through a stream of the browser, for example to compress them. */
export async function pipeThrough(
  bytes: Bytes,
  stream: CompressionStream | DecompressionStream,
): Promise<Bytes> {
  const body = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(body).arrayBuffer())
}

/** Unpacks a WOFF 1.0 file: a directory of tables, compressed or not. */
export async function unpackWoff(bytes: Bytes): Promise<FontTables> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(0) !== 0x774f4646) throw new Error('not a WOFF file')
  const tables = new Map<string, Bytes>()
  const count = view.getUint16(12)
  for (let index = 0; index < count; index++) {
    const entry = 44 + index * 20
    const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4))
    const [offset, packedLength, fullLength] = [4, 8, 12].map(at => view.getUint32(entry + at)) as [
      number,
      number,
      number,
    ]
    const part = bytes.slice(offset, offset + packedLength)
    tables.set(
      tag,
      packedLength === fullLength
        ? part
        : await pipeThrough(part, new DecompressionStream('deflate')),
    )
  }
  return tables
}

/**
 * The tables of a TrueType font that a PDF needs: outlines and metrics. The PDF itself maps the
 * characters.
 */
const embeddedTables = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep']

/** Builds a TrueType file from the tables. */
export function makeTrueType(tables: FontTables): Bytes {
  const included = embeddedTables.flatMap(tag => {
    const data = tables.get(tag)
    return data === undefined ? [] : [{ tag, data }]
  })
  const power = Math.floor(Math.log2(included.length))
  let offset = 12 + included.length * 16
  const size = included.reduce((sum, { data }) => sum + padded(data.length), offset)
  const bytes = new Uint8Array(size)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0x00010000)
  view.setUint16(4, included.length)
  view.setUint16(6, 16 * 2 ** power)
  view.setUint16(8, power)
  view.setUint16(10, included.length * 16 - 16 * 2 ** power)
  for (const [index, { tag, data }] of included.entries()) {
    const entry = 12 + index * 16
    for (let letter = 0; letter < 4; letter++) bytes[entry + letter] = tag.charCodeAt(letter)
    bytes.set(data, offset)
    view.setUint32(entry + 4, checksum(view, offset, padded(data.length)))
    view.setUint32(entry + 8, offset)
    view.setUint32(entry + 12, data.length)
    offset += padded(data.length)
  }
  return bytes
}

const padded = (length: number): number => (length + 3) & ~3

function checksum(view: DataView, from: number, length: number): number {
  let sum = 0
  for (let at = from; at < from + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}
