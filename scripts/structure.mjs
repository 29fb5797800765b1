// node scripts/structure.mjs [ROOT]: figures about the structure of a checkout, for
// docs/decisions/0034-structure.md. Tests and what only tests use are left out.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const root = process.argv[2] ?? join(import.meta.dirname, '..')

const isCounted = file =>
  /\.tsx?$/.test(file) && !/\.(test|suite)\.tsx?$/.test(file) && !/(^|\/)(testing|e2e)\//.test(file)

const importOf = /^(?:import|export)\b[^;']*? from '([^']+)'|\bimport\('([^']+)'\)/gm

function sourcesOf(name) {
  const folder = join(root, 'packages', name, 'src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isCounted)
}

/** Which folder imports which: `from > to`. */
function edgesOf(name) {
  const folder = join(root, 'packages', name, 'src')
  const edges = new Set()
  const folderOf = path => (path.includes('/') ? path.split('/')[0] : '')
  for (const file of sourcesOf(name)) {
    for (const [, plain, later] of readFileSync(join(folder, file), 'utf8').matchAll(importOf)) {
      const target = plain ?? later
      if (!target.startsWith('.')) continue
      const [from, to] = [folderOf(file), folderOf(join(dirname(file), target))]
      if (from !== to && from !== '' && to !== '' && !to.startsWith('.'))
        edges.add(`${from} > ${to}`)
    }
  }
  return edges
}

const mutualIn = edges =>
  [...edges].filter(edge => {
    const [from, to] = edge.split(' > ')
    return from < to && edges.has(`${to} > ${from}`)
  })

/** The folders that import themselves by way of others. */
function inCyclesIn(edges) {
  const next = new Map()
  for (const edge of edges) {
    const [from, to] = edge.split(' > ')
    next.set(from, [...(next.get(from) ?? []), to])
  }
  return [...next.keys()].filter(start => {
    const reached = new Set()
    const waiting = [...next.get(start)]
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
      if (reached.has(folder)) continue
      reached.add(folder)
      waiting.push(...(next.get(folder) ?? []))
    }
    return reached.has(start)
  })
}

/** The names of values, not of types, that a module exports. */
function valuesOf(file, found = new Set()) {
  const text = readFileSync(file, 'utf8')
  for (const [, names] of text.matchAll(/^export \{([^}]*)\}/gm))
    for (const name of names.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').split(','))
      if (name.trim() !== '' && !name.trim().startsWith('type '))
        found.add(name.trim().split(' as ').at(-1))
  for (const [, name] of text.matchAll(
    /^export (?:async )?(?:const|function\*?|class|let) (\w+)/gm,
  ))
    found.add(name)
  for (const [, target] of text.matchAll(/^export \* from '(\.[^']+)'/gm))
    valuesOf(join(dirname(file), target.replace(/\.js$/, '.ts')), found)
  return found
}

for (const name of readdirSync(join(root, 'packages')).sort()) {
  const folder = join(root, 'packages', name, 'src')
  const files = sourcesOf(name)
  const lines = files.map(file => readFileSync(join(folder, file), 'utf8').split('\n').length - 1)
  const index = join(folder, 'index.ts')
  const exported = existsSync(index) ? valuesOf(index).size : '-'
  const sum = lines.reduce((all, each) => all + each, 0)
  const edges = edgesOf(name)
  console.log(
    [
      `${name}: ${files.length} files, ${sum} lines (the longest file ${Math.max(...lines)})`,
      `${exported} exported values`,
      `${mutualIn(edges).length} pairs of folders that import each other`,
      `${inCyclesIn(edges).length} folders in import cycles`,
    ].join(', '),
  )
}
console.log(relative(process.cwd(), root) || '.')
