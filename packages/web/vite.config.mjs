// Builds the web app into dist/: hashed files, no inline script, and the list of files that the
// service worker keeps for use without a network.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = dirname(fileURLToPath(import.meta.url))
const source = name => join(here, '..', name, 'src', 'index.ts')

/** Strict: everything comes from the origin that served the page, and nothing is inline. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

/** Writes sw.js with the names of all files of this build; their digest is the cache's name. */
function serviceWorker() {
  return {
    name: 'jadoube-service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const made = Object.keys(bundle).filter(name => !name.endsWith('.map'))
      const kept = readdirSync(join(here, 'public'), { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name).slice(join(here, 'public').length + 1))
      const digest = createHash('sha256')
      for (const name of made) digest.update(name).update(String(bundle[name].code ?? ''))
      for (const name of kept) digest.update(readFileSync(join(here, 'public', name)))
      const files = [...new Set([...made, ...kept, 'index.html'])].sort().map(name => `/${name}`)
      const text = readFileSync(join(here, 'offline', 'service-worker.js'), 'utf8')
        .replace('__VERSION__', digest.digest('hex').slice(0, 16))
        .replace("'__FILES__'", JSON.stringify(files))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: text })
    },
  }
}

/** The policy stands in the page itself, so that it holds whoever serves it. */
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

const base =
  /node_modules[\\/](preact|@preact)|web[\\/]src[\\/](frame|look|pieces|start|[a-z]+\.tsx?$)|i18n[\\/]language/

const rules = /laws[\\/]src[\\/](game|record|article|appendix|guidelines|finland|rules-in-force)/

export default defineConfig({
  root: here,
  base: '/',
  resolve: {
    alias: {
      '@jadoube/chess': source('chess'),
      '@jadoube/clock': source('clock'),
      '@jadoube/laws': source('laws'),
      '@jadoube/protocol': source('protocol'),
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
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
            { name: 'base', test: base },
            { name: 'rules', test: rules, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  plugins: [contentPolicy(), serviceWorker()],
})
