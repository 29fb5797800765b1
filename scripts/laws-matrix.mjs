// The Laws matrix and the counts in the README, from the current tests and conformance cases.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

/** Each generated file with its expected content. */
export async function lawsMatrix() {
  const { citingsIn, coverageOf, makeMatrix, withCoverage } = await import(
    '../packages/cli/dist/tested.js'
  )
  const coverage = coverageOf(await citingsIn(root))
  const files = [{ path: 'docs/laws-matrix.md', text: makeMatrix(coverage) }]
  const readme = join(root, 'README.md')
  if (existsSync(readme)) {
    files.push({
      path: 'README.md',
      text: withCoverage(readFileSync(readme, 'utf8'), coverage),
    })
  }
  return files
}
