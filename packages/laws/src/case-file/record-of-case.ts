import type { EditionId } from '../editions/edition-id.js'
import type { CaseFile } from './case-file.js'

/** A case as a record: its header, then an act a line. It is under the newest edition unless told. */
export function recordOfCase(file: CaseFile, laws: EditionId = file.editions.at(-1)!): string {
  const header = { jadoube: 'record/1', laws, ...file.table }
  const acts = file.acts.map(({ act }) => act)
  return [header, ...acts].map(line => `${JSON.stringify(line)}\n`).join('')
}
