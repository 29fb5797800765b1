/** A number with its noun: `1 board`, `2 boards`, `3 entries`. */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${n === 1 ? one : many}`
