/**
 * Reads a rating as lists write it: `2210`, `2 210`, `2.210` or `2,210` with a thousands separator,
 * `K1500` or `1500 K` for a preliminary one, `1800 N` for a national one, `(2380)`. Marks of
 * footnotes and remarks beside it are left out: `2105*`, `1890¹`, `1700 (FIDE)`, `ca. 1400`. Of two
 * ratings in one cell, the first counts. Null if it is not one.
 */
export function parseRating(text: string): number | null {
  // In `1890 (1)` the brackets hold a mark, in `(2380)` the rating.
  const marked = text.replace(/(\d)\s*[([][^)\]]*[)\]]\s*$/u, '$1')
  const bare = marked.replace(edges, '').trim()
  const [first = '', second, ...more] = bare.split(/\s*\/\s*/)
  if (more.length > 0) return null
  if (second === undefined) return ratingOf(first)
  if (second !== '' && !isNothing(second) && ratingOf(second) === null) return null
  return isNothing(first) ? ratingOf(second) : ratingOf(first)
}

/** Brackets around a cell, and marks before or after a number. */
const edges = /^[\s([{*~≈]+(?:ca?\.?\s*(?=\d))?|^ca?\.?\s*(?=\d)|[\s)\]}*†‡§?!⁰¹²³⁴-⁹]+$/gu

const isNothing = (text: string): boolean => /^[-–—0?]*$/.test(text)

/** A rating with a letter or short word for its kind before or after it. */
const rating =
  /^(?:[KNPF]\s*|elo:?\s*|fide:?\s*)?(\d[\s.,\u2019']?\d{3}|\d{3,4})(?:[.,]\d)?(?:\s*(?:[KNPFEIR]|elo|fide|std|nat\.?|int\.?|est\.?|prov\.?))?$/i

function ratingOf(text: string): number | null {
  const digits = rating.exec(text)?.[1]?.replaceAll(/\D/g, '')
  return digits === undefined ? null : Number(digits)
}
