import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as laws from '@jadoube/laws'
import * as account from '@jadoube/laws/account'
import { expect, test } from 'vitest'
import { examplesIn, runExample } from './example.js'

const root = new URL('..', import.meta.url).pathname
const readme = new URL('../README.md', import.meta.url)

test('the example in the README does what it says', () => {
  const checked = runExample(readme, { '@jadoube/laws': laws, '@jadoube/laws/account': account })
  expect(checked.length).toBeGreaterThan(2)
  for (const { actual, said } of checked) expect(actual).toEqual(said)
})

test('the example in the README compiles under strict as it stands', () => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache', 'readme-'))
  try {
    for (const [index, example] of examplesIn(readme).entries()) {
      writeFileSync(join(folder, `example-${index}.ts`), example)
    }
    const config = {
      extends: '../../tsconfig.base.json',
      compilerOptions: {
        strict: true,
        noEmit: true,
        composite: false,
        incremental: false,
        declaration: false,
        emitDeclarationOnly: false,
        noUnusedLocals: false,
      },
      include: ['*.ts'],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
    const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', folder], {
      encoding: 'utf8',
    })
    expect(stdout).toBe('')
    expect(status).toBe(0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
