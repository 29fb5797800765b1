import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseCaseFile } from '@jadoube/laws'
import type { WorkedCase } from '../casebook/cases.js'

const folder = fileURLToPath(new URL('../../../../conformance', import.meta.url))

/** For tests: reads the cases from their files. */
export const conformanceCases = (): readonly WorkedCase[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.case'))
    .map(name => {
      const file = parseCaseFile(readFileSync(join(folder, name), 'utf8'))
      if (!file.ok) throw new Error(`${name}:${file.error.line}: ${file.error.reason}`)
      return { ...file.value, id: name, acts: file.value.acts.map(({ act }) => act) }
    })
