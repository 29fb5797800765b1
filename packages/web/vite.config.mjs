// Builds the web app into dist/: hashed files, no inline script, and the list of files that the
// service worker caches.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { sourceAliases } from '../../scripts/packages.mjs'
import { withoutArgumentChecks } from './scripts/argument-checks.mjs'
import { casesPlugin } from './scripts/cases-plugin.mjs'
import { rules, standing, tables } from './scripts/chunks.mjs'

/**
 * Set by `npm run build:static`: the path of the app, the output folder, and that there is no
 * server.
 */
const {
  JADOUBE_WEB_BASE: basePath = '/',
  JADOUBE_WEB_OUT: outDir = 'dist',
  JADOUBE_WEB_STATIC: isStatic = '',
} = process.env

const here = dirname(fileURLToPath(import.meta.url))

/** A strict policy: everything comes from the origin of the page, and nothing is inline. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  // DGT LiveChess and a chess engine on the user's own computer.
  "connect-src 'self' ws://127.0.0.1:* ws://localhost:*",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

/**
 * Writes sw.js with the names of all files of this build. Their digest is the name of the cache. It
 * reads what was actually written, because one missing file on the list would make the whole
 * installation fail.
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
        .replace("'__BASE__'", JSON.stringify(basePath))
        .replace("'__FILES__'", JSON.stringify(files.map(name => basePath + name.slice(1))))
      writeFileSync(join(dir, 'sw.js'), text)
    },
  }
}

/** The policy is in the page itself, so that it applies with every web server. */
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

/** The parameters of each edition of the Laws. */
const editions = /laws[\\/]src[\\/]editions[\\/](?!parameters)/

/** What every page starts with. */
const base =
  /node_modules[\\/](preact|@preact)|web[\\/]src[\\/](frame[\\/](?!say|confirm-sheet|sheet|look-sheet)|fields[\\/]choices|look|start|(router|app|main|local-storage|time)\.)|i18n[\\/]language/

const chess =
  /chess[\\/]src[\\/](?!pgn|drawing|perft|testing|notation[\\/](?!null-move|language|alphabet|announcement-reading|braille-cells|reading|spoken-words|uci\.)|illegal|why-illegal)/

/** Reading, writing and speaking moves, and why a move is illegal. Not needed to show a board. */
const notation =
  /chess[\\/]src[\\/](notation[\\/](?!null-move|language|alphabet|announcement-reading|braille-cells|reading|spoken-words|uci\.)|illegal|why-illegal)|web[\\/]src[\\/]game[\\/](written-moves|read-move)\./

/** Speech about a game. */
const speaking =
  /web[\\/]src[\\/](blind|speech[\\/](utterances|voice\.|listen|play-spoken|tell)|table[\\/](announce|speaking|spoken-texts)\.)/

/** The code of a game on the table, without its settings and sheets. */
const table =
  /web[\\/]src[\\/](table[\\/](before-first-move|game-page|panel-buttons|panel-news|player-panel|store-summary|table-game|table-question|take-back)|game[\\/](load-ruler|local-game|local-hand))\./

/**
 * The mechanism of the clock. Its display is part of the start page, and the explanations load with
 * its settings.
 */
const clock = /[\\/]packages[\\/]clock[\\/]src[\\/](?!explain|display|time\.|attempt|argument|side)/

/** The code of a board, for every seat. */
const atBoard =
  /web[\\/]src[\\/](pieces[\\/](?!sets)|board[\\/](?!mini|board-handle|board-size|flip-button|captured|material)|panel[\\/](claimable-draw|clock-button|keys\.|offer-buttons)|account[\\/](narration|rule-link|result-text|claim-name)|table[\\/]rulings-shown|game[\\/](answer-act|board-placement|expected-board|friendly-hand|obligation|perform-hand-act|play-move|rulings|shown-board)\.|i18n[\\/](with-german|german-in)|frame[\\/](say|confirm-sheet)|(after-paint|lazy-module)\.)/

export default defineConfig({
  root: here,
  base: basePath,
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
    // A font or picture inside a style sheet would need a less strict policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      // One file for what every page starts with, and one for the rules of the game. They compress
      // better than a dozen files.
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
  plugins: [withoutArgumentChecks(), casesPlugin(), contentPolicy(), serviceWorker()],
})
