/** The Laws count in minutes, the clock in milliseconds. */
export const minutes = (count: number): number => count * 60_000

export const seconds = (count: number): number => count * 1000
