import { decodeText } from './text.js'

/**
 * The tags of one game, kept as the bytes they came in: a file of a million games has ten million tags,
 * and hardly one of them is looked at. Four numbers a tag: where its name and its value begin and end.
 */
export class TagBytes {
  #bytes = new Uint8Array(4096)
  #used = 0
  #spans: number[] = []
  #map: Map<string, string> | undefined
  /** The game does not start from the ordinary position. */
  hasFen = false

  clear(): void {
    this.#used = 0
    this.#spans.length = 0
    this.#map = undefined
    this.hasFen = false
  }

  add(bytes: Uint8Array, name: number, nameEnd: number, value: number, valueEnd: number): void {
    // FEN
    if (nameEnd - name === 3 && bytes[name] === 0x46 && bytes[name + 1] === 0x45) {
      this.hasFen = true
    }
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
    const into = this.#bytes
    this.#spans.push(at)
    for (let i = start; i < end; i++) into[at++] = bytes[i]
    this.#spans.push(at)
    this.#used = at
  }

  /** The value of one tag, without reading the others. */
  get(name: string): string | undefined {
    const bytes = this.#bytes
    for (let i = 0; i < this.#spans.length; i += 4) {
      const start = this.#spans[i]
      if (this.#spans[i + 1] - start !== name.length) continue
      let at = 0
      while (at < name.length && bytes[start + at] === name.charCodeAt(at)) at++
      if (at === name.length) return plainValue(bytes, this.#spans[i + 2], this.#spans[i + 3])
    }
    return undefined
  }

  read(): ReadonlyMap<string, string> {
    if (this.#map !== undefined) return this.#map
    this.#map = new Map()
    for (let i = 0; i < this.#spans.length; i += 4) {
      const [name, nameEnd, value, valueEnd] = this.#spans.slice(i, i + 4)
      this.#map.set(
        decodeText(this.#bytes, name, nameEnd),
        plainValue(this.#bytes, value, valueEnd),
      )
    }
    return this.#map
  }
}

function plainValue(bytes: Uint8Array, start: number, end: number): string {
  const text = decodeText(bytes, start, end)
  return text.includes('\\') ? text.replaceAll(/\\(["\\])/g, '$1') : text
}
