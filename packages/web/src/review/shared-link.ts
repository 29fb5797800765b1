import type { GameText } from '../saved-games/saved-game.js'

/** Longer links are cut off by some programs. */
const maxFragment = 12_000
/** The maximum size of an unpacked game. No real game is larger. */
const maxGameSize = 4_000_000

const marks = { record: 'r', pgn: 'p' } as const

/** Packs a whole game into a fragment of an address. Null if it would be too long. */
export async function fragmentOf({ format, text }: GameText): Promise<string | null> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  const fragment = marks[format] + toBase64(bytes)
  return fragment.length > maxFragment ? null : fragment
}

/** Unpacks the game of an address. Null if there is none or it is incomplete. */
export async function textInFragment(fragment: string): Promise<GameText | null> {
  const format = { r: 'record', p: 'pgn' }[fragment.charAt(0)] as GameText['format'] | undefined
  const bytes = fromBase64(fragment.slice(1))
  if (format === undefined || bytes === null || bytes.length === 0) return null
  try {
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const text = await readAll(plain)
    return text === null ? null : { format, text }
  } catch {
    return null
  }
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = stream.getReader()
  let [text, size] = ['', 0]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.length
    if (size > maxGameSize) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(plain, letter => letter.charCodeAt(0))
  } catch {
    return null
  }
}
