import { execFileSync, spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const bin = join(dirname(fileURLToPath(import.meta.url)), '../packages/cli/bin')
const node = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' })

test('the build has a code cache for this Node, and V8 takes every file of it', () => {
  const program = `
    const { cache, cachedLoader, hashed } = require(${JSON.stringify(join(bin, 'load.cjs'))})
    const kept = require('node:fs').readdirSync(cache)
    const { load, scripts } = cachedLoader()
    load('index.js')
    for (const name of kept) load(name)
    const refused = kept.filter(name => scripts.get(name).cachedDataRejected !== false)
    console.log(JSON.stringify({ kept: kept.length, refused, plain: kept.filter(name => !hashed.test(name)) }))`
  const found = JSON.parse(execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' }))
  expect(found).toMatchObject({ refused: [], plain: [] })
  expect(found.kept).toBeGreaterThan(20)
})

test('where V8 refuses the cache, the program runs without it', () => {
  const program = join(bin, 'jadoube.cjs')
  const position = '7k/8/8/8/8/8/8/K7 w - - 0 1'
  const plain = node(program, 'legal', position)
  expect(plain.stdout).toContain('Kb2')
  // A different V8 option gives different code: nothing in the cache fits.
  const other = node('--no-lazy', program, 'legal', position)
  expect(other).toMatchObject({ status: 0, stdout: plain.stdout, stderr: plain.stderr })
})
