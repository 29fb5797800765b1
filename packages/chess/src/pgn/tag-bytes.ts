import { properTagName } from './tag-names.js'
import { decodeText } from './text.js'

/**
 * The tags of one game, kept as bytes. A file of a million games has ten million tags, and hardly
 * any of them are read. Each tag has four numbers: where its name and its value begin and end.
 */
export class TagBytes {
  #bytes = new Uint8Array(4096)
  #used = 0
  #spans = new Int32Array(128)
  #count = 0
  #map: Map<string, string> | undefined
  /** Whether there is a FEN tag. */
  hasFen = false
  hasVariant = false

  clear(): void {
    this.#used = 0
    this.#count = 0
    this.#map = undefined
    this.hasFen = false
    this.hasVariant = false
  }

  add(bytes: Uint8Array, name: number, nameEnd: number, value: number, valueEnd: number): void {
    if (isNamed(bytes, name, nameEnd, 'FEN')) this.hasFen = true
    else if (isNamed(bytes, name, nameEnd, 'Variant')) this.hasVariant = true
    this.#map = undefined
    this.#keep(bytes, name, nameEnd)
    this.#keep(bytes, value, valueEnd)
  }

  #keep(bytes: Uint8Array, start: number, end: number): void {
    let at = this.#used
    if (at + end - start > this.#bytes.length) {
      const larger = new Uint8Array((at + end - start) * 2)
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    if (this.#count === this.#spans.length) {
      const more = new Int32Array(this.#count * 2)
      more.set(this.#spans)
      this.#spans = more
    }
    const into = this.#bytes
    const spans = this.#spans
    spans[this.#count++] = at
    for (let i = start; i < end; i++) into[at++] = bytes[i]
    spans[this.#count++] = at
    this.#used = at
  }

  /**
   * The value of one tag, without reading the others. If a name occurs twice, the last one counts.
   */
  get(name: string): string | undefined {
    for (let i = this.#count - 4; i >= 0; i -= 4) {
      if (isNamed(this.#bytes, this.#spans[i], this.#spans[i + 1], name)) {
        return plainValue(this.#bytes, this.#spans[i + 2], this.#spans[i + 3])
      }
    }
    return undefined
  }

  read(): ReadonlyMap<string, string> {
    if (this.#map !== undefined) return this.#map
    this.#map = new Map()
    for (let i = 0; i < this.#count; i += 4) {
      const [name, nameEnd, value, valueEnd] = this.#spans.subarray(i, i + 4)
      this.#map.set(
        properTagName(decodeText(this.#bytes, name, nameEnd)),
        plainValue(this.#bytes, value, valueEnd),
      )
    }
    return this.#map
  }
}

/** Compares without case: bit 5 distinguishes lower from upper case. */
function isNamed(bytes: Uint8Array, start: number, end: number, name: string): boolean {
  if (end - start !== name.length) return false
  let at = 0
  while (at < name.length && ((bytes[start + at] ^ name.charCodeAt(at)) & ~32) === 0) at++
  return at === name.length
}

function plainValue(bytes: Uint8Array, start: number, end: number): string {
  const text = decodeText(bytes, start, end)
  return text.includes('\\') ? text.replaceAll(/\\(["\\])/g, '$1') : text
}
