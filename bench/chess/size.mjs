import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { root, title } from '../measure.mjs'

const entries = {
  'jadoube, moves and FEN': `export { parsePosition, makeFen, legalMoves, play } from '@jadoube/chess'`,
  'jadoube, with SAN and PGN': `export { parsePosition, makeFen, legalMoves, play, parseSan, makeSan, parsePgn, makePgn } from '@jadoube/chess'`,
  'jadoube, everything': `export * from '@jadoube/chess'`,
  'chess.js': `export * from 'chess.js'`,
  'chessops, with SAN and PGN': `export * from 'chessops'; export * from 'chessops/pgn'; export * from 'chessops/san'; export * from 'chessops/fen'`,
}

export async function benchSize() {
  title('Size of a bundle, minified (and compressed)')
  for (const [name, contents] of Object.entries(entries)) {
    const built = await build({
      stdin: { contents, resolveDir: `${root}/bench` },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    })
    const [file] = built.outputFiles
    const kb = bytes => `${(bytes / 1024).toFixed(1)} kB`
    console.log(
      `${name.padEnd(28)} ${kb(file.contents.length).padStart(10)} (${kb(gzipSync(file.contents).length)})`,
    )
  }
}
