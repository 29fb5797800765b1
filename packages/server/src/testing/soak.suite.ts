import { chanceFrom } from './chance.suite.js'

export interface Soak {
  readonly games: number
  readonly rounds: number
  readonly chance: () => number
  /** Repeats something this many times; a failure says in which round, and with which seed. */
  each(what: (round: number) => Promise<string>): Promise<void>
}

/**
 * How many games are played and how often a fault is injected: a few in the tests, many in `npm run
 * soak`, which also reports every round. The seed determines the moves and when faults happen, but
 * not how the processes interleave.
 */
export function soak(usual: { readonly games: number; readonly rounds: number }): Soak {
  const { JADOUBE_SOAK_GAMES, JADOUBE_SOAK_ROUNDS, JADOUBE_SOAK_SEED } = process.env
  const isLong = JADOUBE_SOAK_ROUNDS !== undefined
  const seed = Number(JADOUBE_SOAK_SEED ?? Date.now() % 2 ** 31)
  const rounds = Number(JADOUBE_SOAK_ROUNDS ?? usual.rounds)
  const tell = (text: string) => {
    if (isLong) process.stdout.write(`${text}\n`)
  }
  return {
    games: Number(JADOUBE_SOAK_GAMES ?? usual.games),
    rounds,
    chance: chanceFrom(seed),
    async each(what) {
      tell(`seed ${seed}`)
      for (let round = 1; round <= rounds; round++) {
        try {
          tell(`round ${round}: ${await what(round)}`)
        } catch (fault) {
          const why = fault instanceof Error ? fault.message : String(fault)
          const again = `JADOUBE_SOAK_SEED=${seed}`
          throw new Error(`in round ${round} of ${rounds} (${again}): ${why}`, { cause: fault })
        }
      }
    },
  }
}
