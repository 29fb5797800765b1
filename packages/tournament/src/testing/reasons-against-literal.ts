import { expect } from 'vitest'
import type { WhyNot } from '../explain/reason.js'
import { whyNotFloat, whyNotMeet } from '../explain/why-not.js'
import { qualityCriteria } from '../swiss/criteria.js'
import { type DutchPairing, pairDutch } from '../swiss/dutch.js'
import { compare, type LiteralBracket, LiteralDutch, type Pairs } from './literal-dutch.js'
import { roundsOf, smallTournament } from './small-tournaments.js'

/** The criteria of the brute-force values, in order. */
const order = ['C5', ...qualityCriteria]

/**
 * The first criterion that gets worse if two players of the same bracket must meet, by brute force.
 */
function literalReason(
  literal: LiteralDutch,
  brackets: readonly LiteralBracket[],
  a: number,
  b: number,
): string | null {
  for (const bracket of brackets) {
    const here = [...bracket.mdps, ...bracket.residents]
    const paired = bracket.pairs.flat()
    if (!here.includes(a) || !here.includes(b)) {
      // They are never in the same bracket, which is another question.
      if (paired.includes(a) || paired.includes(b)) return null
      continue
    }
    if (!paired.includes(a) && !paired.includes(b)) continue
    if (bracket.mdps.includes(b)) return null
    return firstWorse(literal, bracket, pairs => pairs.some(pair => pair[0] === a && pair[1] === b))
  }
  return null
}

function firstWorse(
  literal: LiteralDutch,
  bracket: LiteralBracket,
  accepts: (pairs: Pairs) => boolean,
): string {
  const other = literal.bestBracket(bracket.mdps, bracket.residents, accepts)
  if (other === null) return 'C4'
  const at = other.values.findIndex((value, i) => compare([value], [bracket.values[i]!]) !== 0)
  return at === -1 ? 'order' : order[at]!
}

const reasonOf = (why: WhyNot) => ('criterion' in why ? why.criterion : why.kind)

/**
 * Checks why the lowest-ranked player of each bracket did not move down although another one did.
 */
function checkMoves(
  pairing: DutchPairing,
  literal: LiteralDutch,
  brackets: readonly LiteralBracket[],
) {
  pairing.brackets.forEach(({ floaters, residents, pairs }, index) => {
    const last = residents.at(-1)!
    if (floaters.length !== 1 || pairs.length === 0 || floaters[0] === last) return
    const wanted = firstWorse(literal, brackets[index]!, all => !all.flat().includes(last))
    expect(reasonOf(whyNotFloat(pairing, index, last))).toBe(wanted)
  })
}

/**
 * Checks every answer about two players of one bracket against brute force, and counts them by
 * criterion.
 */
export function reasonsAgainstLiteral(seeds: readonly number[], most: number): Map<string, number> {
  const seen = new Map<string, number>()
  for (const seed of seeds) {
    for (const before of roundsOf(smallTournament(seed))) {
      const attempt = pairDutch(before)
      if (!attempt.ok || attempt.value.field.size > most) continue
      const { players, size } = attempt.value.field
      const literal = new LiteralDutch(before)
      const brackets = literal.brackets()!
      checkMoves(attempt.value, literal, brackets)
      for (let a = 0; a < size; a++) {
        for (let b = a + 1; b < size; b++) {
          const why = whyNotMeet(attempt.value, players[a]!.id, players[b]!.id)
          if (why.kind === 'paired') continue
          expect(literal.mayMeet(a, b)).toBe(why.kind !== 'absolute')
          if (why.kind === 'absolute') continue
          const wanted = literalReason(literal, brackets, a, b)
          if (wanted === null) continue
          const found = reasonOf(why)
          const where = `seed ${seed}, round ${before.paired + 1}, places ${a} and ${b}`
          expect(`${where}: ${found}`).toBe(`${where}: ${wanted}`)
          seen.set(found, (seen.get(found) ?? 0) + 1)
        }
      }
    }
  }
  return seen
}
