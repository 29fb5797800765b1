// Runs the commands that people wait for, and saves what V8 compiled for them: see
// packages/cli/bin/load.cjs. The bundler starts this as a separate program, so that no build option
// affects the result.
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { folderOf } from './packages.mjs'

const require = createRequire(import.meta.url)
const { cache, cachedLoader, hashed } = require(join(folderOf('cli'), 'bin/load.cjs'))

const folder = mkdtempSync(join(tmpdir(), 'jadoube-code-cache-'))
const file = (name, text) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const record = file(
  'game.jsonl',
  `{"jadoube":"record/1","laws":"fide-2023","timeControl":"5400+30","start":"4k3/8/8/8/8/8/8/4K2R w K - 0 1"}
{"at":0,"by":"arbiter","act":"start"}
{"at":60000,"by":"white","act":"touch","square":"h1"}
{"at":61000,"by":"white","act":"move","san":"O-O"}
{"at":70000,"by":"black","act":"claim","claim":"touched-piece"}
`,
)
const games = file(
  'games.pgn',
  `[Event "?"]
[Site "?"]
[Date "2026.??.??"]
[Round "1"]
[White "Müller"]
[Black "?"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 {a comment} a6 (3... Nf6 4. O-O Nxe4 $1) 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5
7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 1-0

[Event "?"]
[Result "1/2-1/2"]
[FEN "8/8/8/1k2p2p/4P1pP/2K3P1/8/8 w - - 0 1"]

1. Kb3 Kc5 1/2-1/2

[Event "?"]
[Result "1/2-1/2"]
[FEN "8/8/1p1k4/pP1p1p1p/P1KP1P1P/8/8/8 w - - 0 1"]

1/2-1/2

[Event "?"]
[Result "0-1"]
[FEN "5Qk1/4q2p/3p2p1/8/P7/1P6/5RPP/6K1 b - - 0 1"]

1... Qxf8 2. Rxf8+ Kxf8 0-1
`,
)

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const io = { out: async () => undefined, err: () => undefined, input: [], terminal: false }
const { load, scripts } = cachedLoader()
const { jadoube } = load('index.js')
for (const args of [
  ['--version'],
  ['legal', start],
  ['rule', record],
  ['can-mate', '8/8/8/1k2p2p/4P1pP/2K3P1/8/8 w - - 0 1'],
  ['perft', start, '3'],
  ['pgn', 'check', games],
]) {
  if ((await jadoube(args, io)) === 2) throw new Error(`${args.join(' ')} did not run`)
}
rmSync(folder, { recursive: true })

// Removes what another Node or an earlier build left; then writes the new files completely or not
// at all.
const dist = dirname(cache)
for (const name of readdirSync(dist)) {
  if (name.startsWith('code-cache-')) rmSync(join(dist, name), { recursive: true })
}
const unfinished = join(dist, `code-cache-${process.pid}.part`)
mkdirSync(unfinished)
for (const [name, script] of scripts) {
  if (hashed.test(name)) writeFileSync(join(unfinished, name), script.createCachedData())
}
renameSync(unfinished, cache)
