/**
 * Reads a rating as lists write it: `2210`, `2 210` or `2.210` with a thousands separator, `K1500`
 * or `1500 K` for a preliminary one, `1800 N` for a national one, `(2380)`. Null if it is not one.
 */
export function parseRating(text: string): number | null {
  const bare = text.replace(/^\((.*)\)$/, '$1').trim()
  const match = /^(?:[KNPF]\s*)?(\d[\s.\u2019']?\d{3}|\d{3,4})(?:\s*[KNPF*])?$/i.exec(bare)
  const digits = match?.[1]?.replaceAll(/\D/g, '')
  return digits === undefined ? null : Number(digits)
}
