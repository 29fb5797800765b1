import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'

// docs/architecture.md names files and functions. Each must exist, and the path of one act must be
// short.

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
const source = (path: string) => readFileSync(join(root, 'packages', path), 'utf8')

/** Paths such as `web/src/…`, as the page writes them. */
const paths = [...page.matchAll(/`((?:[a-z-]+)\/src\/[\w./-]+?)`/g)].map(([, path]) => path!)

const hops = page
  .split('\n')
  .filter(line => /^\| \d+ \|/.test(line))
  .map(line => line.split('|').map(cell => cell.trim()))
  .map(([, , where = '', functions = '', what = '']) => ({
    file: /`(.+)`/.exec(where)?.[1] ?? '',
    // Functions of this file, not those that are `of` another package.
    functions: [...functions.matchAll(/`([\w.]+)`(?! of )/g)].map(([, name]) => name!),
    // Functions that it calls, wherever they are.
    called: [
      ...functions.matchAll(/`([\w.]+)` of /g),
      ...what.matchAll(/`([a-z]\w+)`(?! of)/g),
    ].map(([, name]) => name!),
    // Functions on the way to the next hop, each with its file.
    onTheWay: [...what.matchAll(/`(\w+)` of `([\w-]+\.tsx?)`/g)].map(([, name, file]) => ({
      name: name!,
      file: file!,
    })),
  }))

test('every file that the page names is there', () => {
  expect(paths.length).toBeGreaterThan(8)
  expect(paths.filter(path => !existsSync(join(root, 'packages', path)))).toEqual([])
})

test('every package is in the table and in the diagram', () => {
  const rows = [...page.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name!)
  const packages = readdirSync(join(root, 'packages')).sort()
  expect(rows.sort()).toEqual(packages)
  const diagram = page.slice(page.indexOf('```mermaid'), page.indexOf('## Inside `chess`'))
  for (const name of packages) expect(diagram).toMatch(new RegExp(`(^| )${name}( |$)`, 'm'))
})

test('one act takes at most eight hops', () => {
  expect(hops.length).toBeGreaterThan(5)
  expect(hops.length).toBeLessThanOrEqual(8)
})

test.each(hops)('the hop $file has its functions', ({ file, functions, called }) => {
  const text = source(file)
  for (const name of [...functions, ...called]) {
    const last = name.split('.').at(-1)!
    expect(text, `${file}: ${name}`).toMatch(new RegExp(`\\b${last}\\b`))
  }
})

test('functions on the way are in their files', () => {
  const all = hops.flatMap(({ file, onTheWay }) =>
    onTheWay.map(each => ({ ...each, in: file.split('/')[0]! })),
  )
  expect(all.length).toBeGreaterThan(3)
  for (const { name, file, in: packageName } of all) {
    const folder = join(root, 'packages', packageName, 'src')
    const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      path => path.split(sep).at(-1) === file,
    )
    expect(found, file).toHaveLength(1)
    const text = readFileSync(join(folder, found[0]!), 'utf8')
    expect(text, `${file}: ${name}`).toMatch(
      new RegExp(`(function |const |^ +(async )?)${name}\\b`, 'm'),
    )
  }
})

test('no file is met twice', () => {
  const files = hops.flatMap(({ file, onTheWay }) => [file, ...onTheWay.map(each => each.file)])
  expect(new Set(files).size).toBe(files.length)
})

test('every provision of the Laws is drawn', () => {
  const drawn = page.slice(page.indexOf('## Inside `laws`'), page.indexOf('**The kernel**'))
  const folders = readdirSync(join(root, 'packages/laws/src')).filter(folder =>
    existsSync(join(root, 'packages/laws/src', folder, 'provision.ts')),
  )
  expect(folders.length).toBeGreaterThan(10)
  for (const folder of folders) {
    const article = /^article-0?(\d+)-/.exec(folder)
    // Articles are listed by number, and long names of guidelines are shortened.
    const name = article === null ? folder.split('-').slice(0, 2).join('-') : `▸ ${article[1]} `
    const first = article === null ? name : `article-${article[1]} `
    expect(drawn.includes(name) || drawn.includes(first), folder).toBe(true)
  }
})
