import { restated } from '../catalogue/finland-blitz.js'
import { finlandBlitz } from '../catalogue/sections/finland-blitz.js'

/** The Finnish number of every rule of the Laws that the Finnish blitz rules restate. */
const finnishNumbers: ReadonlyMap<string, string> = new Map(
  finlandBlitz.flatMap(([id, , numbers]) => {
    const [number] = numbers['finland-blitz-2008'].split(', ')
    return (restated[id] ?? []).map(rule => [rule, number!] as const)
  }),
)

/**
 * Whether this is the number of a Finnish blitz rule. Their numbers look like those of the Laws,
 * which apply as well: 13.c.1 is a Finnish rule, 13.4 an article of FIDE.
 */
export const isNational = (rule: string | undefined, article: string): boolean =>
  rule !== undefined && (rule.startsWith('fb.') || finnishNumbers.get(rule) === article)
