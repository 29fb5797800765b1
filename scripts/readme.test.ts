import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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

/** Every page with examples in TypeScript, from the root. */
const pages = [
  'README.md',
  ...readdirSync(join(root, 'packages')).map(name => `packages/${name}/README.md`),
  ...readdirSync(join(root, 'docs'))
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
].filter(page => existsSync(join(root, page)))

test('the examples of every page compile under strict as they stand', { timeout: 120_000 }, () => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache', 'readme-'))
  try {
    let written = 0
    for (const page of pages) {
      const name = page.slice(0, -'.md'.length).replaceAll('/', '-')
      for (const [index, example] of examplesIn(new URL(page, `file://${root}`)).entries()) {
        writeFileSync(join(folder, `${name}-${index}.ts`), example)
        written++
      }
    }
    expect(written).toBeGreaterThanOrEqual(17)
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
        types: ['node'],
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
