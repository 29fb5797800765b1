import { type Color, makeFen, type Position } from '@jadoube/chess'
import { boardOf } from '@jadoube/chess/internals'
import { canCheckmate } from '../can-mate.js'
import { checkLine, checkProof } from '../checker/check-proof.js'
import { Closure } from '../closures/closure.js'
import { provesCannotMate } from '../quick/quick-prover.js'
import { dice, mutate } from './mutants.js'

export interface Fuzzed {
  asked: number
  /** How many of them the exact closure decided without enclosures. */
  compared: number
  undetermined: number
  readonly faults: string[]
}

/**
 * Compares mutants of positions with the exact closure: the verdict, the quick question and the
 * certificate of each. `until` is called before each one and stops the run.
 */
export function fuzz(
  seeds: readonly Position[],
  seed: number,
  nodes: number,
  until: (asked: number) => boolean,
): Fuzzed {
  const roll = dice(seed)
  const closure = new Closure()
  const done: Fuzzed = { asked: 0, compared: 0, undetermined: 0, faults: [] }
  while (!until(done.asked)) {
    const position = mutate(seeds[roll(seeds.length)], roll)
    if (position === undefined) continue
    const color: Color = roll(2) === 0 ? 'white' : 'black'
    const winner = color === 'white' ? 0 : 1
    done.asked++
    const said = canCheckmate(position, color, { nodes })
    const fast = provesCannotMate(position, color)
    const truth = closure.search(
      boardOf(position),
      winner,
      { positions: 20_000, enclosures: 0 },
      false,
    )
    const fault = (what: string) => done.faults.push(`${makeFen(position)} ${color}: ${what}`)
    if (truth !== undefined) {
      done.compared++
      const expected = truth === 'no' ? 'no' : 'yes'
      if (said.verdict !== 'undetermined' && said.verdict !== expected) fault(`${said.verdict}`)
      if (fast && expected === 'yes') fault('fast')
    }
    if (said.verdict === 'undetermined') done.undetermined++
    if (said.verdict === 'yes') {
      if (fast) fault('fast against a line')
      const check = checkLine(position, color, said.line)
      if (!check.accepted) fault(check.reason)
    }
    if (said.verdict === 'no') {
      const check = checkProof(position, color, said.proof)
      if (!check.accepted) fault(check.reason)
    }
  }
  return done
}
