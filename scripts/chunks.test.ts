import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { rules, standing, tables } from '../packages/web/scripts/chunks.mjs'

// A board is shown from the tables and the state of the game. If one of these files imported a file
// that decides, the browser would fetch all the rules first. A moved or new file shows up here.

const root = join(import.meta.dirname ?? '', '..')
const laws = join(root, 'packages', 'laws', 'src')

const chunkOf = (file: string): string | undefined => {
  const path = `/${relative(root, file)}`
  return [
    ['tables', tables] as const,
    ['standing', standing] as const,
    ['rules', rules] as const,
  ].find(([, test]) => test.test(path))?.[0]
}

/** The files that are still imported when types are removed. */
function importedBy(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8')
  const imports = text.matchAll(/^(?:import|export) (type )?([^;']*?)from '(\.[^']+)'/gm)
  return [...imports]
    .filter(([, type, names]) => type === undefined && !isTypesOnly(names!))
    .map(([, , , target]) => join(dirname(file), target!.replace(/\.js$/, '.ts')))
}

const isTypesOnly = (names: string): boolean => {
  const list = /\{([^}]*)\}/.exec(names)?.[1]?.split(',')
  return list?.every(name => name.trim() === '' || name.trim().startsWith('type ')) ?? false
}

test('what a board is shown with imports nothing that decides', () => {
  const files = readdirSync(laws, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(name => join(laws, name))
  const shown = files.filter(file => ['tables', 'standing'].includes(chunkOf(file) ?? ''))
  expect(shown.length).toBeGreaterThan(40)
  const wrong = shown.flatMap(file =>
    importedBy(file)
      .filter(target => chunkOf(target) === 'rules')
      .map(target => `${relative(laws, file)} imports ${relative(laws, target)}`),
  )
  expect(wrong).toEqual([])
})
