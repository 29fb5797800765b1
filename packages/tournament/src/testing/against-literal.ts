import { pairDutch } from '../swiss/dutch.js'
import { initialColour } from '../swiss/initial-colour.js'
import { LiteralDutch } from './literal-dutch.js'
import { linesOf } from './pairing-lines.js'
import { roundsOf, smallTournament } from './small-tournaments.js'

/** The rounds of the seeded tournaments in which the engine and the literal procedure differ. */
export function differencesFromLiteral(seeds: readonly number[]) {
  const differences: { seed: number; round: number; engine: string; literal: string }[] = []
  let rounds = 0
  for (const seed of seeds) {
    for (const before of roundsOf(smallTournament(seed))) {
      rounds += 1
      const attempt = pairDutch(before)
      const engine = attempt.ok ? linesOf(attempt.value).join(', ') : 'none'
      const literal =
        new LiteralDutch(before).pair(initialColour(before))?.sort().join(', ') ?? 'none'
      if (engine !== literal) differences.push({ seed, round: before.paired + 1, engine, literal })
    }
  }
  return { rounds, differences }
}
