import type { ResultText } from '@jadoube/laws'

/** A result as people write it: ½–½, 1–0. */
export const resultText = (result: ResultText): string =>
  result.replaceAll('1/2', '½').replaceAll('-', '–')
