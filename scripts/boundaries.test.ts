import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

// The directions of imports (docs/architecture.md), and what the pure packages may not use.

const root = new URL('..', import.meta.url).pathname

const internals = '@jadoube/chess/internals'

/** Each package, and what it may import besides its own files. */
const mayImport: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  chess: [],
  clock: [],
  'can-mate': ['@jadoube/chess', internals],
  laws: ['@jadoube/chess', internals, '@jadoube/can-mate', '@jadoube/clock'],
  tournament: [],
  eboard: ['@jadoube/chess'],
  protocol: [
    '@jadoube/chess',
    '@jadoube/clock',
    '@jadoube/laws',
    '@jadoube/laws/internals',
    '@jadoube/tournament',
    'zod',
  ],
  server: [
    'qrcode-generator',
    /^@jadoube\/(chess|can-mate|clock|laws|tournament|protocol)(\/|$)/,
    /^node:/,
    'fastify',
    'libsql',
    'libsql/promise',
    'pg',
    'prom-client',
    'ws',
  ],
  cli: [
    /^@jadoube\/(chess|can-mate|clock|eboard|laws|tournament|protocol|server)(\/|$)/,
    /^node:/,
    /^@modelcontextprotocol\/sdk\//,
    'serialport',
    'ws',
    'zod',
  ],
  web: [
    /^@jadoube\/(chess|can-mate|clock|eboard|laws|tournament|protocol)(\/|$)/,
    /^preact(\/hooks)?$/,
    '@preact/signals',
    /^@fontsource/,
    /^virtual:case(s$|-titles\/)/,
  ],
}

const pure = ['chess', 'can-mate', 'clock', 'laws', 'tournament', 'eboard']
/** Time, randomness and the outside world come in as arguments. */
const impure =
  /\b(Date\.now|new Date\b|Date\(|Math\.random|performance\.|console\.|process\.|setTimeout|setInterval|queueMicrotask|fetch\(|crypto\.|globalThis|require\()/

function sources(name: string): string[] {
  const folder = join(root, 'packages', name, 'src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.(test|suite)\.ts$/.test(file))
    .filter(file => !/^(testing|e2e)\b/.test(file))
    .map(file => join(folder, file))
}

/** The only forms that the formatter leaves; a test below checks that. */
const importOf =
  /^(?:import|export)\b.* from '([^']+)'$|^\} from '([^']+)'$|^import '([^']+)'$|\bimport\('([^']+)'\)/gm

function importsOf(text: string): string[] {
  return [...text.matchAll(importOf)].map(match => match.slice(1).find(Boolean) ?? '')
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')
}

describe.each(Object.entries(mayImport))('package %s', (name, allowed) => {
  test('imports only what lies below it', () => {
    const wrong: string[] = []
    for (const file of sources(name)) {
      for (const target of importsOf(readFileSync(file, 'utf8'))) {
        if (target.startsWith('.')) continue
        if (
          !allowed.some(each => (typeof each === 'string' ? each === target : each.test(target)))
        ) {
          wrong.push(`${file}: ${target}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })
})

test('three files of laws know the inside of chess, and none takes its numbers apart', () => {
  const files = sources('laws').map(file => ({ file, text: readFileSync(file, 'utf8') }))
  const inside = files.filter(({ text }) => importsOf(text).includes(internals))
  expect(inside.map(({ file }) => file.slice(file.indexOf('src/') + 4)).sort()).toEqual([
    'game/legal-moves.ts',
    'game/stored-moves.ts',
    'game/written-move.ts',
  ])
  // A move or a piece decoded by hand from a number: `code & 63`, `code >> 12`, `piece >> 1 === 6`.
  const raw = /& 63\b|(>>|<<) (6|12)\b|(>>|<<) 1\) ?[|+&]|>> 1 [!=]==|\.sets\b/
  const wrong = files.filter(({ text }) => raw.test(withoutComments(text)))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

test('the scan of imports sees every form', () => {
  const text = `import a from 'one'\nimport {\n  b,\n} from 'two'\nexport * from 'three'\nawait import('four')\nimport 'five'`
  expect(importsOf(text).sort()).toEqual(['five', 'four', 'one', 'three', 'two'])
})

describe.each(pure)('pure package %s', name => {
  test('has no dependencies outside the project', () => {
    const about = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
    const outside = Object.keys(about.dependencies ?? {}).filter(
      each => !each.startsWith('@jadoube/'),
    )
    expect(outside).toEqual([])
  })

  test('uses no clock, no randomness and no I/O', () => {
    const wrong = sources(name).flatMap(file => {
      const found = impure.exec(withoutComments(readFileSync(file, 'utf8')))
      return found === null ? [] : [`${file}: ${found[0]}`]
    })
    expect(wrong).toEqual([])
  })
})

describe('folders of laws', () => {
  const folder = join(root, 'packages', 'laws', 'src')
  const edges = edgesOf('laws')
  const pairs = [...edges].map(edge => edge.split(' > ') as [string, string])

  test('the kernel imports no article, appendix, guideline or national rule set', () => {
    const wrong = pairs.filter(([from, to]) => from === 'game' && !belowTheKernel.has(to))
    expect(wrong).toEqual([])
  })

  test('an article imports no appendix, guideline or national rule set', () => {
    // Appendix C says how moves are written, and Articles 8 and 9 read what players wrote.
    const wrong = pairs.filter(
      ([from, to]) =>
        from.startsWith('article-') &&
        isProvision(to) &&
        !to.startsWith('article-') &&
        to !== 'appendix-c-notation',
    )
    expect(wrong).toEqual([])
  })

  test('each imports only those below it, as docs/architecture.md draws them', () => {
    const numberOf = new Map(fromTheTop.map((name, n) => [name, n]))
    const wrong = pairs.filter(
      ([from, to]) =>
        from !== '(root)' && to !== '(root)' && numberOf.get(from)! >= numberOf.get(to)!,
    )
    expect(wrong).toEqual([])
    const folders = readdirSync(folder).filter(name => !name.includes('.') && name !== 'testing')
    expect([...fromTheTop].sort()).toEqual(folders.sort())
  })

  test('each article, appendix, guideline and national rule set is bound', () => {
    const bound = new Set(pairs.filter(([from]) => from === 'the-laws').map(([, to]) => to))
    const all = readdirSync(folder).filter(isProvision)
    expect(all.filter(name => !bound.has(name))).toEqual(['appendix-c-notation'])
  })
})

describe.each(Object.keys(mayImport))('folders of %s', name => {
  test('no two import each other, nor any in a circle', () => {
    // The files beside the folders are the entry of a package and helpers that all its folders use.
    const edges = new Set([...edgesOf(name)].filter(edge => !edge.includes('(root)')))
    const circles = [...edges]
      .map(edge => edge.split(' > ') as [string, string])
      .filter(([from, to]) => reachedFrom(to, edges).has(from))
      .map(([from, to]) => `${from} > ${to}`)
    expect(circles.sort()).toEqual([])
  })
})

/** The folders of laws from the top to the bottom. */
const fromTheTop: readonly string[] = [
  'account',
  'record',
  'case-file',
  'search',
  'the-laws',
  'finland-blitz',
  'friendly-play',
  'guidelines-1-adjourned',
  'guidelines-3-quickplay',
  'appendix-a-rapid',
  'appendix-d-blind',
  'article-12-arbiter',
  'article-09-drawn-game',
  'article-08-recording',
  'article-06-chessclock',
  'article-04-act-of-moving',
  'article-07-irregularities',
  'article-11-conduct',
  'article-05-end',
  'article-10-points',
  'appendix-c-notation',
  'game',
  'rules-in-force',
  'shape',
  'catalogue',
  'vocabulary',
  'explanations',
  'editions',
]

/** What the kernel may use: data and types. */
const belowTheKernel: ReadonlySet<string> = new Set([
  'catalogue',
  'editions',
  'rules-in-force',
  'shape',
])

/** Which folder of a package imports which: `from > to`. */
function edgesOf(name: string): ReadonlySet<string> {
  const folder = join(root, 'packages', name, 'src')
  const edges = new Set<string>()
  for (const file of sources(name)) {
    const from = folderOf(folder, file)
    for (const target of importsOf(readFileSync(file, 'utf8'))) {
      if (!target.startsWith('.')) continue
      const to = folderOf(folder, join(dirname(file), target))
      if (from !== to) edges.add(`${from} > ${to}`)
    }
  }
  return edges
}

/** Every folder that this one imports, directly or indirectly. */
function reachedFrom(from: string, edges: ReadonlySet<string>): ReadonlySet<string> {
  const reached = new Set<string>()
  const next = [from]
  for (let folder = next.pop(); folder !== undefined; folder = next.pop()) {
    for (const edge of edges) {
      const [source, target] = edge.split(' > ') as [string, string]
      if (source !== folder || reached.has(target)) continue
      reached.add(target)
      next.push(target)
    }
  }
  return reached
}

const isProvision = (name: string): boolean =>
  /^(article|appendix|guidelines)-|^(finland-blitz|friendly-play)$/.test(name)

function folderOf(root: string, file: string): string {
  const [first, ...rest] = relative(root, file).split('/')
  return rest.length === 0 ? '(root)' : first!
}

test('peers under the GPL are named by the benchmarks alone', () => {
  for (const name of Object.keys(mayImport)) {
    const text = readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')
    expect(text).not.toMatch(/chessops|chessground|stockfish|kokopu/)
  }
})
