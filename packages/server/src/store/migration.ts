import { StoreError } from './failure.js'

/**
 * A step of the schema. Released steps are never edited: a change is a new step at the end. Version
 * n is the nth in the list.
 */
export type Migration = string

/** The remaining steps, with the version that each leads to. */
export function pendingMigrations(
  migrations: readonly Migration[],
  version: number,
): readonly { readonly version: number; readonly sql: string }[] {
  if (version > migrations.length)
    throw new StoreError('store-too-new', `version ${version}, known ${migrations.length}`)
  return migrations.slice(version).map((sql, n) => ({ version: version + n + 1, sql }))
}
