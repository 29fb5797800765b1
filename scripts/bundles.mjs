// Bundles the packages from their TypeScript sources into a few files instead of hundreds, because
// every opened file costs time at the start of a program. `tsc -b` writes the declarations beside
// them.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { exportsOf, folderOf, libraries, sourceAliases } from './packages.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Files that are started by name and are therefore not among a package's exports. */
const startedByName = { server: { worker: 'src/worker/worker.ts' } }

/** The entries of a library: the path in `dist` without its extension → its source. */
const entriesOf = name => ({
  ...Object.fromEntries(
    exportsOf(name).map(({ path }) => [path, join(folderOf(name), 'src', `${path}.ts`)]),
  ),
  ...Object.fromEntries(
    Object.entries(startedByName[name] ?? {}).map(([entry, source]) => [
      entry,
      join(folderOf(name), source),
    ]),
  ),
})

function* filesUnder(folder) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesUnder(path)
    else yield path
  }
}

const isTest = path => /\.(test|suite)\.ts$/.test(path) || path.includes(`${sep}testing${sep}`)

/** A hash of everything that goes into the bundles of a package. */
function digestOf(names) {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)))
  for (const name of names) {
    const files = [...filesUnder(join(folderOf(name), 'src'))].filter(path => !isTest(path))
    for (const file of [join(folderOf(name), 'package.json'), ...files].sort()) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

/** What else goes into the program: the cases, and the Node version of its code cache. */
function digestOfProgram() {
  const hash = createHash('sha256').update(process.version)
  for (const file of ['scripts/code-cache.mjs', 'packages/cli/bin/load.cjs']) {
    hash.update(readFileSync(join(root, file)))
  }
  for (const file of [...filesUnder(join(root, 'conformance'))].sort()) {
    hash.update(relative(root, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

async function write(input, output, options = {}) {
  const bundle = await rolldown({
    input,
    platform: 'node',
    // Like `sideEffects: false` in the packages: unused modules are left out.
    treeshake: { moduleSideEffects: false },
    logLevel: 'warn',
    ...options,
  })
  const written = await bundle.write({
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    ...output,
  })
  await bundle.close()
  return written.output.map(({ fileName }) => join(output.dir, fileName))
}

/**
 * No module of ours does anything when it is imported (`sideEffects: false`), so an unused constant
 * can be removed with its initialiser. A bundler that sees one file instead of many has to be told.
 */
const pureConstants = {
  name: 'pure-constants',
  renderChunk: code =>
    code.replaceAll(/^((?:const|let|var) [\w$]+ = )(?=new |[\w$.]+\()/gm, '$1/* @__PURE__ */ '),
}

const isOutside = id => !/^[./]|^[A-Z]:/.test(id)

/**
 * A library, as ES modules in `dist` and as CommonJS in `dist/cjs`; its dependencies are not
 * bundled.
 */
async function bundleLibrary(name) {
  const dist = join(folderOf(name), 'dist')
  const cjs = join(dist, 'cjs')
  const options = { external: isOutside, plugins: [pureConstants] }
  const written = [
    ...(await write(entriesOf(name), { dir: dist, format: 'es' }, options)),
    ...(await write(entriesOf(name), { dir: cjs, format: 'cjs' }, options)),
  ]
  clean(dist, new Set(written))
  // The same declarations in a CommonJS folder, by which TypeScript tells the two apart.
  writeFileSync(join(cjs, 'package.json'), '{ "type": "commonjs" }\n')
  for (const file of filesUnder(dist)) {
    if (!file.endsWith('.d.ts') || file.startsWith(cjs)) continue
    const copy = join(cjs, relative(dist, file))
    mkdirSync(dirname(copy), { recursive: true })
    cpSync(file, copy)
  }
}

/**
 * Everything that `jadoube` runs, including our own packages; each command is a file that is loaded
 * on demand.
 */
async function bundleProgram() {
  const cli = folderOf('cli')
  const dir = join(cli, 'dist')
  const ours = sourceAliases()
  const written = await write(
    {
      main: join(cli, 'src/main.ts'),
      index: join(cli, 'src/index.ts'),
      'pgn-worker': join(cli, 'src/pgn/pgn-worker.ts'),
      tested: join(cli, 'src/laws/tested/index.ts'),
      worker: join(folderOf('server'), startedByName.server.worker),
    },
    { dir, format: 'cjs', minify: true, chunkFileNames: '[name]-[hash].js' },
    {
      resolve: { alias: ours },
      external: (id, importer) =>
        isOutside(id) && !Object.hasOwn(ours, id) && !isBundled(id, importer),
    },
  )
  writeFileSync(join(dir, 'package.json'), '{ "type": "commonjs" }\n')
  await writeCases(dir)
  writeFileSync(join(dir, 'third-party-licenses.txt'), licensesOf(bundledPackages))
  clean(dir, new Set(written))
  execFileSync(process.execPath, [join(root, 'scripts/code-cache.mjs')], { stdio: 'inherit' })
}

/**
 * The protocol of `jadoube mcp` is bundled into the program with the few packages that its server
 * over standard input needs. As a dependency it would install web frameworks that the program never
 * uses.
 */
const bundledPackages = [
  '@modelcontextprotocol/sdk',
  'ajv',
  'ajv-formats',
  'fast-deep-equal',
  'fast-uri',
  'json-schema-traverse',
  'zod-to-json-schema',
]

const nameOf = id => id.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? id

const isBundled = (id, importer) =>
  bundledPackages.includes(nameOf(id)) &&
  !builtinModules.includes(id) &&
  (nameOf(id) === bundledPackages[0] || (importer ?? '').includes('node_modules'))

function licensesOf(names) {
  return names
    .map(name => {
      const folder = join(root, 'node_modules', name)
      const file = readdirSync(folder).find(each => /^licen[cs]e/i.test(each))
      const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      const text = file === undefined ? license : readFileSync(join(folder, file), 'utf8').trim()
      return `${name} ${version}\n\n${text}\n`
    })
    .join(`\n${'-'.repeat(72)}\n\n`)
}

/** How many cases of each rule in each edition are included in the program. */
const casesOfRule = 1

const hasReadings = ({ record }) => record.includes('"readings"')

/**
 * The worked cases for the answers of `jadoube mcp`: the shortest of each rule, if possible one
 * that reads no open point of the Laws in another way than usual.
 */
async function writeCases(dir) {
  const laws = await import(pathToFileURL(join(folderOf('laws'), 'dist/index.js')).href)
  const conformance = join(root, 'conformance')
  const all = [...filesUnder(conformance)]
    .filter(file => file.endsWith('.case'))
    .map(file => {
      const { value } = laws.parseCaseFile(readFileSync(file, 'utf8'))
      const { title, why, rules, editions } = value
      const id = file.split(sep).slice(-2).join('/').slice(0, -'.case'.length)
      return { id, title, why, rules, editions, record: laws.recordOfCase(value) }
    })
    .sort(
      (a, b) =>
        Number(hasReadings(a)) - Number(hasReadings(b)) ||
        a.record.length - b.record.length ||
        (a.id < b.id ? -1 : 1),
    )
  const shown = new Map()
  const kept = all.filter(({ rules, editions }) => {
    const keys = editions.flatMap(edition => [
      `${edition} own ${rules[0]}`,
      ...rules.map(rule => `${edition} ${rule}`),
    ])
    if (keys.every(key => (shown.get(key) ?? 0) >= casesOfRule)) return false
    for (const key of keys) shown.set(key, (shown.get(key) ?? 0) + 1)
    return true
  })
  writeFileSync(join(dir, 'cases.json'), JSON.stringify(kept))
}

/** Removes what an earlier build or an earlier layout left behind. */
function clean(folder, kept) {
  for (const file of filesUnder(folder)) {
    if (/\.(js|map)$/.test(file) && !kept.has(file)) rmSync(file)
    else if (file.endsWith('.d.ts') && !isDeclared(folder, file)) rmSync(file)
  }
}

/** Whether the source of a declaration still exists; the copies in `cjs` are made again. */
const isDeclared = (dist, file) =>
  existsSync(join(dist, '../src', relative(dist, file).replace(/\.d\.ts$/, '.ts')))

/** Builds what is not up to date. The declarations must already exist: `tsc -b` comes first. */
export async function bundle() {
  for (const name of libraries) {
    await unlessDone(name, declarationsAnd(name), () => bundleLibrary(name))
  }
  await unlessDone('cli', `${digestOf([...libraries, 'cli'])}${digestOfProgram()}`, bundleProgram)
}

/**
 * Copies the declarations after `tsc -b`, which may have changed them because of a change
 * elsewhere.
 */
function declarationsAnd(name) {
  const hash = createHash('sha256').update(digestOf([name]))
  const dist = join(folderOf(name), 'dist')
  for (const file of [...filesUnder(dist)].sort()) {
    if (file.endsWith('.d.ts') && !file.startsWith(join(dist, 'cjs')))
      hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

async function unlessDone(name, digest, work) {
  const stamp = join(folderOf(name), 'dist', '.bundled')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  await work()
  writeFileSync(stamp, digest)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle()
