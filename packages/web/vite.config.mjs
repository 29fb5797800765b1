// Builds the web app into dist/: hashed files, no inline script, and the list of files that the
// service worker keeps for use without a network.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { sourceAliases } from '../../scripts/packages.mjs'
import { casesPlugin } from './scripts/cases-plugin.mjs'
import { rules, standing, tables } from './scripts/chunks.mjs'

/** `npm run build:static` sets these: where the app will stand, where it is written, and that no server is behind it. */
const {
  JADOUBE_WEB_BASE: standsAt = '/',
  JADOUBE_WEB_OUT: outDir = 'dist',
  JADOUBE_WEB_STATIC: isStatic = '',
} = process.env

const here = dirname(fileURLToPath(import.meta.url))

/** Strict: everything comes from the origin that served the page, and nothing is inline. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  // DGT LiveChess and a chess engine, on the computer of the person who connects them.
  "connect-src 'self' ws://127.0.0.1:* ws://localhost:*",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

/**
 * Writes sw.js with the names of all files of this build; their digest is the cache's name. It looks at what
 * was written, not at what was planned: a file that is on the list and not there would undo the whole.
 */
function serviceWorker() {
  return {
    name: 'jadoube-service-worker',
    apply: 'build',
    writeBundle({ dir }) {
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile() && !/\.map$|^sw\.js$/.test(entry.name))
        .map(entry => join(entry.parentPath, entry.name).slice(dir.length).replaceAll(sep, '/'))
        .sort()
      const digest = createHash('sha256')
      for (const name of files) digest.update(name).update(readFileSync(join(dir, name)))
      const text = readFileSync(join(here, 'offline', 'service-worker.js'), 'utf8')
        .replace('__VERSION__', digest.digest('hex').slice(0, 16))
        .replace("'__BASE__'", JSON.stringify(standsAt))
        .replace("'__FILES__'", JSON.stringify(files.map(name => standsAt + name.slice(1))))
      writeFileSync(join(dir, 'sw.js'), text)
    },
  }
}

/** The policy stands in the page itself, so that it applies with every web server. */
function contentPolicy() {
  return {
    name: 'jadoube-content-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        injectTo: 'head-prepend',
      },
    ],
  }
}

/** What each edition of the Laws fixes. */
const editions = /laws[\\/]src[\\/]editions[\\/](?!parameters)/

/** What every page begins with. */
const base =
  /node_modules[\\/](preact|@preact)|web[\\/]src[\\/](frame[\\/](?!say|sure-sheet|sheet|look-sheet)|fields[\\/]choices|look|start|(router|app|main|kept|time)\.)|i18n[\\/]language/

const chess =
  /chess[\\/]src[\\/](?!pgn|drawing|perft|testing|notation[\\/](?!null-move|language|alphabet|announcement-heard|braille-cells|reading|spoken-words|uci\.)|illegal|why-illegal)/

/** Moves as they are written, read and said, and why one is illegal: nothing that a board is shown with. */
const notation =
  /chess[\\/]src[\\/](notation[\\/](?!null-move|language|alphabet|announcement-heard|braille-cells|reading|spoken-words|uci\.)|illegal|why-illegal)|web[\\/]src[\\/]game[\\/](written|read-move)\./

/** What is said of a game. */
const speaking =
  /web[\\/]src[\\/](blind|speech[\\/](utterances|voice\.|listen|play-spoken)|table[\\/](announce|said|speaking)\.)/

/** What a game on the table is played with, its set-up and sheets not included. */
const table =
  /web[\\/]src[\\/](table[\\/](game-page|keep-face|laid-game|opening|panel-buttons|panel-news|player-panel|questions-here|take-back)|game[\\/](deciding|local-game|local-hand))\./

/** The clock as a mechanism; its face is on the start page, and what explains its settings comes with them. */
const clock = /[\\/]packages[\\/]clock[\\/]src[\\/](?!explain|display|time\.|attempt|side)/

/** What a board is played with, for every seat. */
const atBoard =
  /web[\\/]src[\\/](pieces[\\/](?!sets)|board[\\/](?!mini|board-handle|board-size|flip-button|captured|material)|panel[\\/](clock-button|keys\.|offer-buttons)|account[\\/](telling|rule-link|result-text|claim-name)|table[\\/]rulings-shown|game[\\/](by-hand|obliged|play-move|rulings|shown-board|stands|whole-moves)\.|i18n[\\/](with-german|german-in)|frame[\\/](say|sure-sheet)|(after-paint|later)\.)/

export default defineConfig({
  root: here,
  base: standsAt,
  define: { 'import.meta.env.VITE_STATIC': JSON.stringify(isStatic) },
  resolve: {
    alias: sourceAliases(),
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // A font or picture inside a style sheet would need a laxer policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      // What every page begins with comes in one file, and the game's rules in another: they pack better than a dozen.
      output: {
        codeSplitting: {
          groups: [
            { name: 'clock', test: clock, includeDependenciesRecursively: false },
            { name: 'base', test: base },
            { name: 'editions', test: editions, includeDependenciesRecursively: false },
            { name: 'tables', test: tables, includeDependenciesRecursively: false },
            { name: 'standing', test: standing, includeDependenciesRecursively: false },
            { name: 'rules', test: rules, includeDependenciesRecursively: false },
            { name: 'notation', test: notation, includeDependenciesRecursively: false },
            { name: 'speaking', test: speaking, includeDependenciesRecursively: false },
            { name: 'chess', test: chess, includeDependenciesRecursively: false },
            { name: 'at-board', test: atBoard, includeDependenciesRecursively: false },
            { name: 'game', test: table, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  plugins: [casesPlugin(), contentPolicy(), serviceWorker()],
})
