import type { ResultText } from '@jadoube/laws'

/** A result as people write it: ½–½, 1–0. */
export const resultText = (result: ResultText): string =>
  result.replaceAll('1/2', '½').replace('-', '–')

/** A sentence with its results written so. */
export const withResults = (text: string): string =>
  text.replace(/\b(?:1\/2-1\/2|1-0|0-1|0-0|1\/2-0|0-1\/2)\b/g, result =>
    resultText(result as ResultText),
  )
