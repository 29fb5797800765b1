/** The number of articles in a list: 2 for `7.5.1, 7.5.5`. */
export const countOf = (numbers: string): number => numbers.split(', ').length

export const isOne = (numbers: string): boolean => countOf(numbers) === 1
