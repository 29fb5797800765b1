import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'

// Every exported value must be imported somewhere, at least by a test. What is used only in its own
// file needs no export.

const root = join(import.meta.dirname, '..')

/**
 * Files that are loaded by name from outside: entries of packages, programs, word files; and what
 * tests share.
 */
const entries =
  /^packages\/[\w-]+\/src\/([\w-]+|[\w-]+\/index)\.ts$|\.d\.ts$|\/(i18n|testing|e2e)\/|\.(test|suite)\.tsx?$/

interface Names {
  readonly exports: ReadonlySet<string>
  /** Each as `file name`; `*` for everything in a file. */
  readonly imports: readonly string[]
}

interface Named {
  readonly name?: string
  readonly value?: string
}

const nameOf = ({ name, value }: Named): string => name ?? value ?? ''

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root })
  .toString()
  .trim()
  .split('\n')
  .filter(file => existsSync(join(root, file)))
const known = new Set(files)

function targetOf(from: string, specifier: string): string {
  const path = join(dirname(from), specifier).replace(/\.js$/, '')
  return [`${path}.ts`, `${path}.tsx`].find(each => known.has(each)) ?? path
}

function namesOf(file: string): Names {
  const text = readFileSync(join(root, file), 'utf8')
  const lang = file.endsWith('.tsx') ? 'tsx' : file.endsWith('.mjs') ? 'js' : 'ts'
  const exports = new Set<string>()
  const imports: string[] = []
  const add = (specifier: string, name: string) =>
    imports.push(`${targetOf(file, specifier)} ${name}`)
  for (const node of parseAst(text, { lang }).body) {
    if (node.type === 'ImportDeclaration')
      for (const each of node.specifiers)
        add(node.source.value, each.type === 'ImportSpecifier' ? nameOf(each.imported) : '*')
    if (node.type === 'ExportAllDeclaration') add(node.source.value, '*')
    if (node.type !== 'ExportNamedDeclaration') continue
    const { source, declaration } = node
    if (source) for (const each of node.specifiers) add(source.value, nameOf(each.local))
    if (declaration === null) continue
    if (declaration.type === 'VariableDeclaration')
      for (const { id } of declaration.declarations) if ('name' in id) exports.add(id.name)
    if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration')
      if (declaration.id) exports.add(declaration.id.name)
  }
  for (const [, specifier = ''] of text.matchAll(/\bimport\('([^']+)'\)/g)) add(specifier, '*')
  return { exports, imports }
}

test('every exported value is imported', () => {
  const names = new Map(files.map(file => [file, namesOf(file)]))
  const imported = new Set([...names.values()].flatMap(({ imports }) => imports))
  const unused = [...names].flatMap(([file, { exports }]) => {
    const isRead = !file.startsWith('packages/') || !file.includes('/src/') || entries.test(file)
    if (isRead || imported.has(`${file} *`)) return []
    return [...exports]
      .filter(name => !imported.has(`${file} ${name}`))
      .map(name => `${file}: ${name}`)
  })
  expect(names.size).toBeGreaterThan(1000)
  expect(unused).toEqual([])
})
