import type { PgnResult } from './word-bytes.js'

// A map, because an object would also answer to `constructor`.
const results: ReadonlyMap<string, PgnResult> = /* @__PURE__ */ new Map([
  ['1-0', '1-0'],
  ['0-1', '0-1'],
  ['1/2-1/2', '1/2-1/2'],
  ['1/2', '1/2-1/2'],
  ['*', '*'],
])

/** Reads a result, also in forms such as `½–½` and `1:0`; undefined if it is not one. */
export function resultFrom(text: string | undefined): PgnResult | undefined {
  if (text === undefined || text.length > 20) return undefined
  const plain = text.replaceAll(/[:\u2010-\u2015\u2212]/g, '-').replaceAll('½', '1/2')
  return results.get(plain.replaceAll(/\s+/g, ''))
}
