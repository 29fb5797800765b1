// Acts per second through decide and evolve, early and late in a game; replaying a long record;
// memory. `npm run bench:laws`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { legalMoves, makeSquare, parsePosition, standardFen } from '@jadoube/chess'
import { moveOf, PgnReplay, PgnScanner } from '@jadoube/chess/internals'
import { clockSetup, newClock, parseTimeControl } from '@jadoube/clock'
import { evolve, follow, lawsOf, newGame, ruleRecord, summarise } from '@jadoube/laws'
import { build } from 'esbuild'
import { data, hasData, median, title } from '../measure.mjs'

// The package does not export this part, so it is built from the source.
const outfile = fileURLToPath(new URL('../node_modules/.cache/dead-position.mjs', import.meta.url))
await build({
  entryPoints: [
    fileURLToPath(
      new URL('../../packages/laws/src/article-05-end/dead-position.ts', import.meta.url),
    ),
  ],
  bundle: true,
  format: 'esm',
  packages: 'external',
  outfile,
})
const { isDead } = await import(outfile)

const timeControl = '40/5400+30:1800+30'
const header = { laws: 'fide-2018', timeControl }
const laws = lawsOf(header)
const start = parsePosition(standardFen).value
const control = parseTimeControl(timeControl).value
const fresh = () => newGame(start, newClock(clockSetup(control)))
const begin = { at: 0, by: 'arbiter', act: 'start' }

/** Random numbers from a seed: the same games on every machine. */
function numbersFrom(seed) {
  let state = seed
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A game of this many plies that has not ended: each move made by hand, ten seconds apart. */
function gameOf(plies, seed) {
  for (let from = seed; ; from += 1000) {
    const numbers = numbersFrom(from)
    const acts = [begin]
    let state = follow(fresh(), begin, laws).state
    while (acts.length <= plies && state.status !== 'concluded') {
      const moves = legalMoves(state.position)
      const move = moves[numbers(moves.length)]
      const act = {
        at: acts.length * 10_000,
        by: state.turn,
        act: 'move',
        from: move.from,
        to: move.to,
        ...(move.kind === 'promotion' ? { promotion: move.promotion } : null),
      }
      acts.push(act)
      state = follow(state, act, laws).state
    }
    if (acts.length > plies && state.status !== 'concluded') return { acts, state }
  }
}

const show = rate => Math.round(rate).toLocaleString('en').padStart(12)
const verdict = met => (met ? 'met' : 'MISSED')

/** Acts per second of CPU time: other programs on the machine do not count. */
function rateOf(work, acts, runs = 15) {
  const rates = []
  for (let run = 0; run < runs; run++) {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    rates.push(acts / ((user + system) / 1e6))
  }
  return median(rates)
}

title('Acts through decide and evolve (move by hand: touch, place, press), fide-2018')
const games = Array.from({ length: 24 }, (_, index) => gameOf(600, index + 1))
const plays = (from, to) => () => {
  for (const { acts } of games) {
    let state = froms.get(acts)[from]
    for (let i = from; i < to; i++) state = follow(state, acts[i], laws).state
  }
}
const froms = new Map()
for (const { acts } of games) {
  const states = {}
  let state = fresh()
  for (const [index, act] of acts.entries()) {
    if (index === 1 || index === 20 || index === 560) states[index] = state
    state = follow(state, act, laws).state
  }
  froms.set(acts, states)
}
for (let warm = 0; warm < 30; warm++) plays(1, 600)()
const goal = 200_000
const whole = rateOf(plays(1, 600), 599 * games.length)
const early = rateOf(plays(20, 60), 40 * games.length, 60)
const late = rateOf(plays(560, 600), 40 * games.length, 60)
console.log(
  `whole games of 300 moves     ${show(whole)} acts/s   goal ${show(goal)}: ${verdict(whole >= goal)}`,
)
console.log(`plies 20 to 60               ${show(early)} acts/s`)
console.log(`plies 560 to 600             ${show(late)} acts/s`)
console.log(
  `late as fast as early        ${(late / early).toFixed(2)}   goal 0.8: ${verdict(late / early >= 0.8)}`,
)

title('Is the position dead (5.2.2)? Asked after every move of ordinary games')
if (!hasData) console.log(`no data at ${data}`)
else {
  const asked = []
  const replay = new PgnReplay(game => {
    if (game.number % 20 !== 0) return
    let before = game.positionAt(0)
    for (let ply = 1; ply <= game.plies; ply++) {
      const position = game.positionAt(ply)
      asked.push([position, { position: before, move: moveOf(game.moves[ply - 1]), known: true }])
      before = position
    }
  })
  new PgnScanner(replay).push(readFileSync(join(data, 'pgn', 'twic-twic1234.pgn')))
  const ask = () => {
    for (const [position, came] of asked) isDead(position, true, came)
  }
  const perMove = 1e6 / rateOf(ask, asked.length, 5)
  console.log(
    `${perMove.toFixed(2).padStart(29)} microseconds a move, ${asked.length} moves   goal 5: ${verdict(perMove <= 5)}`,
  )
}

title('Replaying')
const { acts } = games[0]
const events = []
let live = fresh()
for (const act of acts) {
  const decision = follow(live, act, laws)
  events.push(...decision.events)
  live = decision.state
}
const replay = () => events.reduce(evolve, fresh())
const record = [
  JSON.stringify({ jadoube: 'record/1', ...header, start: 'standard', white: {}, black: {} }),
  ...acts.map(({ from, to, ...act }) =>
    JSON.stringify(
      from === undefined ? act : { ...act, from: makeSquare(from), to: makeSquare(to) },
    ),
  ),
].join('\n')
const rate = rateOf(() => replay(), events.length)
console.log(`events of a 300-move game    ${show(rate)} events/s`)
const ms = 1000 / rateOf(() => ruleRecord(record), 1)
console.log(`its record, ruled as text    ${ms.toFixed(2).padStart(12)} ms`)
console.log(
  `the same state               ${summarise(replay(), laws).fen === summarise(live, laws).fen}`,
)

/** Bytes still in use after garbage collection. */
function heldBytes() {
  for (let run = 0; run < 3; run++) globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

title('Memory of a live game of 300 moves')
if (globalThis.gc === undefined) console.log('start node with --expose-gc')
else {
  const many = 200
  const kept = []
  for (let i = 0; i < many; i++) {
    let state = fresh()
    for (const act of games[i % games.length].acts) state = follow(state, act, laws).state
    kept.push(state)
  }
  // What releasing the games frees: everything else in memory is the same in both readings.
  const withGames = heldBytes()
  kept.length = 0
  const bytes = (withGames - heldBytes()) / many
  console.log(
    `${(bytes / 1024).toFixed(1)} kB a game   goal 50 kB: ${verdict(bytes < 50 * 1024)}   (${many} games)`,
  )
}
