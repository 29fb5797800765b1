import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as canMate from '@jadoube/can-mate'
import * as chess from '@jadoube/chess'
import { describe, expect, test } from 'vitest'
import { examplesIn, runExample } from './example.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const page = new URL('../docs/coming-from.md', import.meta.url)
const examples = examplesIn(page)

describe('the page for those who come from other libraries', () => {
  test.each(examples.map((_, index) => index))('block %i does what it says', index => {
    const modules = { '@jadoube/chess': chess, '@jadoube/can-mate': canMate }
    const checked = runExample(page, modules, index)
    expect(checked.length).toBeGreaterThan(0)
    for (const { actual, said } of checked) expect(actual).toEqual(said)
  })

  test('names each of the three', () => {
    for (const library of ['chess.js:', 'chessops:', 'python:']) {
      expect(examples.join('').split(library).length).toBeGreaterThan(20)
    }
  })

  test('every block compiles under strict', () => {
    const cache = join(root, 'node_modules/.cache')
    mkdirSync(cache, { recursive: true })
    const folder = mkdtempSync(join(cache, 'coming-from-'))
    try {
      examples.forEach((example, index) => {
        writeFileSync(join(folder, `block-${index}.ts`), example)
      })
      const source = (name: string, file = 'index') => [
        join(root, `packages/${name}/src/${file}.ts`),
      ]
      const options = {
        strict: true,
        noEmit: true,
        target: 'es2023',
        lib: ['es2023'],
        types: [],
        module: 'nodenext',
        moduleResolution: 'nodenext',
        skipLibCheck: true,
        paths: {
          '@jadoube/chess/internals': source('chess', 'internals'),
          '@jadoube/chess': source('chess'),
          '@jadoube/can-mate': source('can-mate'),
        },
      }
      const config = { compilerOptions: options, include: ['*.ts'] }
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
      writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
      const tsc = join(root, 'node_modules/typescript/bin/tsc')
      const run = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' })
      expect(run.stdout + run.stderr).toBe('')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
