/** One frame of an animation: the part that has changed since the previous one. */
export interface GifFrame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** A palette index for each pixel, row by row. */
  readonly pixels: Uint8Array
  /** How long it is shown, in milliseconds. */
  readonly delay: number
}

const text = (letters: string): number[] => Array.from(letters, letter => letter.charCodeAt(0))
const word = (value: number): number[] => [value & 255, (value >> 8) & 255]

/**
 * Writes an animated GIF (GIF89a) that repeats forever. The palette has up to 256 colours as
 * `0xRRGGBB`. Each frame is drawn over the previous ones.
 */
export function makeGif(
  width: number,
  height: number,
  palette: readonly number[],
  frames: Iterable<GifFrame>,
): Uint8Array<ArrayBuffer> {
  const bits = Math.max(2, Math.ceil(Math.log2(Math.max(2, palette.length))))
  const out = new Bytes()
  out.push(text('GIF89a'), word(width), word(height), [0x80 | 0x70 | (bits - 1), 0, 0])
  for (let index = 0; index < 1 << bits; index++) {
    const color = palette[index] ?? 0
    out.push([(color >> 16) & 255, (color >> 8) & 255, color & 255])
  }
  // Netscape's extension: repeat forever.
  out.push([0x21, 0xff, 11], text('NETSCAPE2.0'), [3, 1, 0, 0, 0])
  for (const frame of frames) {
    out.push([0x21, 0xf9, 4, 0x04], word(Math.round(frame.delay / 10)), [0, 0])
    out.push([0x2c], word(frame.left), word(frame.top), word(frame.width), word(frame.height), [0])
    out.push([bits])
    pack(frame.pixels, bits, out)
  }
  out.push([0x3b])
  return out.all()
}

/** A byte array that grows. */
class Bytes {
  #bytes = new Uint8Array(1 << 16)
  #length = 0

  push(...parts: readonly (readonly number[] | Uint8Array)[]): void {
    for (const part of parts) {
      if (this.#length + part.length > this.#bytes.length) {
        const larger = new Uint8Array(2 * (this.#length + part.length))
        larger.set(this.#bytes)
        this.#bytes = larger
      }
      this.#bytes.set(part, this.#length)
      this.#length += part.length
    }
  }

  all(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length)
  }
}

const LARGEST_CODE = 4095

/** Packs pixels as the LZW codes of GIF, in blocks of at most 255 bytes. */
function pack(pixels: Uint8Array, bits: number, out: Bytes): void {
  const clear = 1 << bits
  const end = clear + 1
  const block = new Uint8Array(255)
  let filled = 0
  let [buffer, bitCount] = [0, 0]
  let size = bits + 1
  let next = end + 1
  /** The codes of known runs, by the code of the run before and the next pixel. */
  const codes = new Map<number, number>()
  const flush = () => {
    out.push([filled], block.subarray(0, filled))
    filled = 0
  }
  const write = (code: number) => {
    buffer |= code << bitCount
    bitCount += size
    while (bitCount >= 8) {
      block[filled++] = buffer & 255
      buffer >>>= 8
      bitCount -= 8
      if (filled === 255) flush()
    }
  }
  write(clear)
  let run = pixels[0] ?? 0
  for (let index = 1; index < pixels.length; index++) {
    const pixel = pixels[index] ?? 0
    const longer = (run << 8) | pixel
    const code = codes.get(longer)
    if (code !== undefined) {
      run = code
      continue
    }
    write(run)
    if (next > LARGEST_CODE) {
      write(clear)
      codes.clear()
      size = bits + 1
      next = end + 1
    } else {
      if (next === 1 << size && size < 12) size++
      codes.set(longer, next++)
    }
    run = pixel
  }
  write(run)
  // The decoder counts one more run before the end.
  if (next === 1 << size && size < 12) size++
  write(end)
  if (bitCount > 0) {
    block[filled++] = buffer & 255
    if (filled === 255) flush()
  }
  if (filled > 0) flush()
  out.push([0])
}
