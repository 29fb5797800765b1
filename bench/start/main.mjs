// How long a person waits before the program does anything: CPU time from start to end, as a ratio
// to `node -e 0`. Also `pgn check`, start included, compared with pgn-extract. `npm run
// bench:start`.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contest, data, hasData, root, title } from '../measure.mjs'

const RUNS = 15
const folder = mkdtempSync(join(tmpdir(), 'jadoube-start-'))
const record = join(folder, 'short.jsonl')
writeFileSync(
  record,
  `{"jadoube":"record/1","laws":"fide-2023","timeControl":"5400+30","start":"4k3/8/8/8/8/8/8/4K2R w K - 0 1"}
{"at":0,"by":"arbiter","act":"start"}
{"at":60000,"by":"white","act":"touch","square":"h1"}
{"at":61000,"by":"white","act":"move","san":"O-O"}
{"at":70000,"by":"black","act":"claim","claim":"touched-piece"}
`,
)

const cli = join(root, 'packages/cli/bin/jadoube.cjs')
const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const module = name => ['--input-type=module', '-e', `import '${name}'`]
/** Arguments of node, and the maximum ratio to `node -e 0`. */
const contestants = {
  'node -e 0': [['-e', '0']],
  'jadoube --version': [[cli, '--version'], 1.2],
  'jadoube legal': [[cli, 'legal', start], 1.8],
  'jadoube rule': [[cli, 'rule', record], 2.7],
  'import chess.js': [module('chess.js')],
  'import @jadoube/chess': [module('@jadoube/chess')],
  'import @jadoube/laws': [module('@jadoube/laws'), 2.4],
}

const cpuFile = join(folder, 'cpu')
function cpuOf(args) {
  const preload = ['-r', join(import.meta.dirname, 'cpu-at-exit.cjs')]
  const env = { ...process.env, CPU_FILE: cpuFile }
  const { status, stderr } = spawnSync(process.execPath, [...preload, ...args], {
    cwd: join(root, 'bench'),
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return Number(readFileSync(cpuFile, 'utf8')) / 1000
}

title('Processor time of a whole run, the least of 15 (in turns), in ms')
const least = {}
for (let run = 0; run < RUNS; run++) {
  for (const [name, [args]] of Object.entries(contestants)) {
    least[name] = Math.min(least[name] ?? Number.POSITIVE_INFINITY, cpuOf(args))
  }
}
for (const [name, [, goal]] of Object.entries(contestants)) {
  const ratio = least[name] / least['node -e 0']
  const met = goal === undefined ? '' : `   goal ${goal}: ${ratio <= goal ? 'met' : 'MISSED'}`
  console.log(
    `${name.padEnd(24)} ${least[name].toFixed(0).padStart(5)}   ${ratio.toFixed(2)} × node${met}`,
  )
}
const imports = least['import @jadoube/chess'] / least['import chess.js']
console.log(
  `@jadoube/chess is imported in ${imports.toFixed(2)} times the time of chess.js   goal 2`,
)

const extract = ['/usr/bin/pgn-extract', '/usr/games/pgn-extract', process.env.PGN_EXTRACT].find(
  each => each !== undefined && existsSync(each),
)
title('pgn check, start of the program included, beside pgn-extract -F')
if (!hasData || extract === undefined) {
  console.log('left out: the games or pgn-extract (PGN_EXTRACT names it) are not here')
} else {
  const files = ['twic-twic1160.pgn', 'twic-twic1234.pgn', 'pgnmentor-Carlsen.pgn']
  const paths = files.map(file => join(data, 'pgn', file))
  const check = jobs => () =>
    spawnSync(process.execPath, [cli, 'pgn', 'check', '--jobs', jobs, ...paths])
  const times = contest(
    {
      'pgn-extract -F': () => spawnSync(extract, ['-F', '-s', ...paths], { maxBuffer: 1 << 30 }),
      'one job': check('1'),
      'two jobs': check('2'),
    },
    7,
  )
  for (const [name, goal] of [
    ['one job', 2],
    ['two jobs', 2.5],
  ]) {
    const ratio = times['pgn-extract -F'] / times[name]
    console.log(
      `${name}: ${ratio.toFixed(2)} times as fast   goal ${goal}: ${ratio >= goal ? 'met' : 'MISSED'}`,
    )
  }
}
