// The published packages, as their package.json files describe them.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** The libraries, each after those that it uses. */
export const libraries = [
  'chess',
  'can-mate',
  'clock',
  'laws',
  'tournament',
  'eboard',
  'protocol',
  'server',
]

/** Everything that is published: the libraries and the program. */
export const published = [...libraries, 'cli']

export const folderOf = name => join(root, 'packages', name)

/** What makes npm do something in all of these packages. */
export const workspacesOf = names => names.map(name => `--workspace=packages/${name}`)

export const manifestOf = name =>
  JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'))

/**
 * What a library exports: the import name, and its path below `src` and `dist` without the
 * extension.
 */
export function exportsOf(name) {
  const { name: full, exports } = manifestOf(name)
  return Object.entries(exports).flatMap(([key, target]) => {
    const path = /^\.\/dist\/(.+)\.js$/.exec(target.import?.default ?? '')?.[1]
    return path === undefined ? [] : [{ specifier: `${full}${key.slice(1)}`, path }]
  })
}

/** The source of each import name: `@jadoube/chess/internals` → packages/chess/src/internals.ts. */
export function sourceAliases() {
  const all = libraries.flatMap(name =>
    exportsOf(name).map(({ specifier, path }) => [
      specifier,
      join(folderOf(name), 'src', `${path}.ts`),
    ]),
  )
  // The longest first: tools take the first match, and a package name also matches its sub-paths.
  return Object.fromEntries(all.sort(([a], [b]) => b.length - a.length))
}
