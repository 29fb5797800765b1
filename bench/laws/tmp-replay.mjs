// Acts per second through decide and evolve, early and late in a game; replaying a long record; memory. `npm run
// bench:laws`.
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
0 && await build({
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


const games=[{acts:gameOf(600,1).acts??gameOf(600,1)}]
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

const cpu=()=>{const {user,system}=process.cpuUsage();return user+system}
const best={replay:[],text:[],live:[]}
const run=(name,f,n)=>{for(let r=0;r<n;r++){const t=process.hrtime.bigint();f();best[name].push(Number(process.hrtime.bigint()-t)/1e3)}}
for(let round=0;round<8;round++){run('replay',replay,150);run('text',()=>ruleRecord(record),15);run('live',()=>{let l=fresh();for(const a of acts)l=follow(l,a,laws).state},40)}
const q=(a,p)=>[...a].sort((x,y)=>x-y)[Math.floor(a.length*p)]
console.log(process.argv[2],events.length,...Object.entries(best).map(([k,a])=>k+' p10 '+q(a.slice(a.length/4|0),.1).toFixed(0)))
