/**
 * A name in one line, without invisible characters and without those that turn the direction of the
 * text after them. Two joiners stay, because Persian and Indic spelling needs them.
 */
export const plainText = (text: string): string =>
  text
    .replaceAll(/(?![\u200C\u200D])\p{Cf}|(?!\s)\p{Cc}|\p{Cs}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The fields that everybody sees as names. */
const nameFields: ReadonlySet<string> = new Set(['name', 'site', 'title', 'federation', 'fideId'])

/** The same JSON with plain names. It must not be nested too deeply. */
export function withPlainNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPlainNames)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      typeof each === 'string' && nameFields.has(key) ? plainText(each) : withPlainNames(each),
    ]),
  )
}
