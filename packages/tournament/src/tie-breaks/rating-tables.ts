/**
 * The two conversion tables of the FIDE Rating Regulations (B.02, 8.1). Both are symmetrical, so
 * half of each is enough.
 */

/** 8.1.1: the rating difference for a score of 51 %, 52 % … 100 %. */
const differences = [
  7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166,
  175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383,
  401, 422, 444, 470, 501, 538, 589, 677, 800,
]

/** The rating difference for a score in per cent: 75 → 193, 25 → −193, 50 → 0. */
export function differenceOf(percentage: number): number {
  if (percentage === 50) return 0
  return percentage > 50 ? differences[percentage - 51]! : -differences[49 - percentage]!
}

/** 8.1.2: the largest rating difference for an expected score of 50 %, 51 % … 99 %. */
const largest = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
  170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
  391, 411, 432, 456, 484, 517, 559, 619, 735,
]

/** The expected score of the stronger player in per cent, by rating difference. */
const expectations = Int8Array.from({ length: largest.at(-1)! + 2 }, (_, difference) => {
  const band = largest.findIndex(each => difference <= each)
  return band === -1 ? 100 : 50 + band
})

/** The expected score against an opponent, in per cent. */
export function expectedScore(rating: number, opponent: number): number {
  const difference = Math.min(Math.abs(rating - opponent), expectations.length - 1)
  const stronger = expectations[difference]!
  return rating >= opponent ? stronger : 100 - stronger
}
