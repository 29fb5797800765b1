/**
 * What is left in the metadata of a deleted board or event. `seq` and `hash` are those of the last
 * entry of a board: anyone who has its record can still show that it was this one.
 */
export interface Deleted {
  /** Milliseconds since 1970. */
  readonly at: number
  /** `unfinished`: its import is not complete, or was aborted. */
  readonly why: 'asked' | 'retention' | 'unfinished'
  readonly seq?: number
  readonly hash?: string
}

/** When and why a board or event was deleted; undefined if it was not. */
export function deletedOf(meta: string): Deleted | undefined {
  // Parsed only if necessary: lists of boards are long.
  if (!meta.startsWith('{"deleted":')) return undefined
  try {
    return (JSON.parse(meta) as { deleted: Deleted }).deleted
  } catch {
    // It is damaged, and readers of the rest will notice.
    return undefined
  }
}

/** The metadata of a board until all of it is written. */
export const unfinished = (at: number): string =>
  JSON.stringify({ deleted: { at, why: 'unfinished' } satisfies Deleted })
