import type { EditionId } from '../editions/edition-id.js'
import type { CaseFile } from './case-file.js'

/**
 * Turns a case into a record: a header, then one act per line. By default it uses the newest
 * edition.
 */
export function recordOfCase(file: CaseFile, laws: EditionId = file.editions.at(-1)!): string {
  const header = { jadoube: 'record/1', laws, ...file.table }
  const acts = file.acts.map(({ act }) => act)
  return [header, ...acts].map(line => `${JSON.stringify(line)}\n`).join('')
}
