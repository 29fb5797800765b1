// `npm run docs`: writes every generated page; with `--check`, fails if one is outdated.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { apiReport } from './api-report.mjs'
import { codesPage } from './codes-page.mjs'
import { lawsMatrix } from './laws-matrix.mjs'
import { build, install, root } from './setup.mjs'

/** Each returns a list of `{ path, text }`, with the path from the root. */
const generators = [lawsMatrix, apiReport, codesPage]

install()
build()

const check = process.argv.includes('--check')
let stale = 0
for (const generate of generators) {
  for (const { path, text } of await generate()) {
    const file = join(root, path)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    if (check) {
      console.error(`jadoube: ${path} is stale; run: npm run docs`)
      stale++
    } else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
      console.log(`wrote ${path}`)
    }
  }
}
process.exitCode = stale === 0 ? 0 : 1
