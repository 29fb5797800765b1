// A round of the FIDE (Dutch) System with 100 to 3,000 players, and the memory it takes. `npm run
// bench:tournament`.
import { beforeRound, fideDutch, generateTournament, generatorDefaults } from '@jadoube/tournament'
import { median, title } from '../measure.mjs'

/**
 * The goal for a round in CPU milliseconds, and a recorded figure of bbpPairings 6.0.0 (C++, -O2).
 */
const fields = [
  { players: 100, goal: 20, bbpPairings: 28 },
  { players: 300, goal: null, bbpPairings: 900 },
  // Nine rounds were not finished after 300 s.
  { players: 1000, goal: 2000, bbpPairings: 33_000, atLeast: true },
  { players: 3000, goal: 20_000, bbpPairings: null },
]
const rounds = 9
const memoryGoal = 300

/** CPU time of this process, so that other programs on the machine do not count. */
function milliseconds(work) {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function tournamentOf(players, seed) {
  return generateTournament({ ...generatorDefaults, seed, players, rounds })
}

const show = ms => `${ms < 100 ? ms.toFixed(1) : Math.round(ms)} ms`.padStart(10)
const verdict = met => (met ? 'met' : 'MISSED')

title('A round of the FIDE (Dutch) System, nine rounds each')
console.log('players     median    slowest   goal            bbpPairings (recorded)')
// Code that has not run yet is slow, and a real program has run for a while before it pairs a
// round.
for (let seed = 1; seed <= 5; seed++) tournamentOf(100, seed)
for (const { players, goal, bbpPairings, atLeast } of fields) {
  const tournament = tournamentOf(players, 20_260_201)
  const times = []
  for (let round = 1; round <= tournament.paired; round++) {
    const before = beforeRound(tournament, round)
    const runs = Array.from({ length: players > 300 ? 1 : 5 }, () =>
      milliseconds(() => fideDutch.pair(before)),
    )
    times.push(median(runs))
  }
  const middle = median(times)
  const slowest = Math.max(...times)
  const goalText = goal === null ? '' : `${goal} ms: ${verdict(slowest < goal)}`
  const peer =
    bbpPairings === null
      ? ''
      : `${atLeast ? 'over ' : ''}${bbpPairings} ms, ${atLeast ? 'over ' : ''}${(bbpPairings / middle).toFixed(1)} times as long`
  console.log(
    `${String(players).padStart(7)} ${show(middle)} ${show(slowest)}   ${goalText.padEnd(15)} ${peer}`,
  )
}

const memory = process.resourceUsage().maxRSS / 1024
console.log(
  `\nmost memory used: ${Math.round(memory)} MB   goal ${memoryGoal} MB: ${verdict(memory < memoryGoal)}`,
)
console.log(
  '\nbbpPairings: recorded on the machine that this project usually runs on, one core; not run here.\n' +
    '@echecs/tournament 3.3.0 is not compared: it wants Node 22 and has no pairing engine of its own (the caller\n' +
    'hands one in), and @echecs/swiss, which has one, is not in the npm registry.',
)
