/**
 * Decodes UTF-8. Bytes that are not valid UTF-8 are read as Latin-1, as in older files. It is
 * written here because the pure packages use no platform APIs.
 */
export function decodeText(bytes: Uint8Array, start: number, end: number): string {
  let ascii = true
  for (let i = start; i < end; i++) {
    if (bytes[i] > 0x7f) {
      ascii = false
      break
    }
  }
  if (ascii && end - start <= SHORT) {
    let text = ''
    for (let i = start; i < end; i++) text += String.fromCharCode(bytes[i])
    return text
  }
  if (ascii) return fromUnits(bytes.subarray(start, end))
  return decodeUtf8(bytes, start, end) ?? fromUnits(bytes.subarray(start, end))
}

const SLICE = 4096
/** For such short texts, concatenation is faster than `String.fromCharCode.apply`. */
const SHORT = 12

function fromUnits(units: Uint8Array | number[]): string {
  if (units.length <= SLICE) return String.fromCharCode.apply(null, units as number[])
  let text = ''
  for (let i = 0; i < units.length; i += SLICE) text += fromUnits(units.slice(i, i + SLICE))
  return text
}

function decodeUtf8(bytes: Uint8Array, start: number, end: number): string | undefined {
  const units: number[] = []
  let i = start
  while (i < end) {
    const first = bytes[i++]
    if (first < 0x80) {
      units.push(first)
      continue
    }
    const more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1
    if (first < 0xc2 || first > 0xf4 || i + more > end) return undefined
    let point = first & (0x3f >> more)
    for (let k = 0; k < more; k++) {
      const next = bytes[i++]
      if ((next & 0xc0) !== 0x80) return undefined
      point = (point << 6) | (next & 0x3f)
    }
    if (point > 0xffff) {
      units.push(0xd800 + ((point - 0x10000) >> 10), 0xdc00 + ((point - 0x10000) & 0x3ff))
    } else units.push(point)
  }
  return fromUnits(units)
}

/** Encodes text as UTF-8. */
export function encodeText(text: string): Uint8Array {
  const bytes: number[] = []
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0
    if (point < 0x80) bytes.push(point)
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 0x3f))
    else if (point < 0x10000) {
      bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 0x3f), 0x80 | (point & 0x3f))
    } else {
      bytes.push(0xf0 | (point >> 18), 0x80 | ((point >> 12) & 0x3f))
      bytes.push(0x80 | ((point >> 6) & 0x3f), 0x80 | (point & 0x3f))
    }
  }
  return Uint8Array.from(bytes)
}
