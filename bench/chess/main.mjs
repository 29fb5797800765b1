// Perft, legal moves, SAN, PGN and size, compared with the peers. `npm run bench:chess`.
import { benchLegal, benchSan } from './moves.mjs'
import { benchPerft } from './perft.mjs'
import { benchPgn } from './pgn.mjs'
import { benchSize } from './size.mjs'

const wanted = new Set(process.argv.slice(2))
const parts = {
  perft: benchPerft,
  legal: benchLegal,
  san: benchSan,
  pgn: benchPgn,
  size: benchSize,
}
for (const [name, part] of Object.entries(parts)) {
  if (wanted.size === 0 || wanted.has(name)) await part()
}
