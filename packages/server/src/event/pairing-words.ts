/** Words in pairing lists, in the five languages and German, that stand where a player could. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s*\n\s*|\s*,\s*/))

/** Column headings. Both words are also surnames, so only the two together count. */
const colours = [
  words('white, beli, бели, bílý, bílí, valkea, valkoinen, weiß, weiss'),
  words('black, črni, crni, црни, černý, černí, musta, schwarz'),
] as const

export const isColourHeading = (fields: readonly string[]): boolean => {
  const plain = fields.map(lower)
  return colours.every(some => plain.some(field => some.has(field)))
}

const headings = words(`
  round, rd, pairing, pairings, board, boards, table, tables, section, group, tournament, championship
  results, standings, players
  kolo, krog, runde, šahovnica, miza, skupina, turnir, prvenstvo, pari, rezultati, igralci
  коло, табла, група, турнир, првенство, парови, резултати, играчи, tabla, grupa, parovi, igrači
  losování, nasazení, deska, šachovnice, turnaj, přebor, mistrovství, výsledky, hráči
  kierros, paritus, paritukset, lauta, pöytä, ryhmä, turnaus, mestaruus, tulokset, pelaajat
`)

/**
 * Whether a field is a heading such as `Round 5`, `Board` or `Group A`. On a line with a board
 * number, where a person may be called Round, only the word alone or with a number counts.
 */
export const isHeadingField = (side: string, isNumbered: boolean): boolean => {
  const all = lower(side.replace(/[().,:;#]/g, ' ')).split(' ')
  const rest = all.filter(word => !headings.has(word) && !/^\d+$/.test(word))
  return all.some(word => headings.has(word)) && (!isNumbered || rest.length === 0)
}

const lower = (text: string): string =>
  text.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).join(' ')
