import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CaseFile, parseCaseFile } from '@jadoube/laws'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** A case and its path: `article-07-irregularities/illegal.restore/first-illegal-move.case`. */
export interface FiledCase {
  readonly path: string
  readonly file: CaseFile
}

function read(path: string): FiledCase {
  const parsed = parseCaseFile(readFileSync(join(folder, path), 'utf8'))
  if (parsed.ok) return { path, file: parsed.value }
  throw new Error(`conformance/${path}:${parsed.error.line}: ${parsed.error.reason}`)
}

/** Every case, by its path. */
export const caseFiles: readonly FiledCase[] = readdirSync(folder, {
  recursive: true,
  encoding: 'utf8',
})
  .filter(name => name.endsWith('.case'))
  .map(name => name.replaceAll('\\', '/'))
  .sort()
  .map(read)
