/**
 * What is left of a board or an event that was deleted, in its metadata. `seq` and `hash` are those of the last
 * entry of a board: anyone who kept its record can still show that it was this one.
 */
export interface Deleted {
  /** Milliseconds since 1970. */
  readonly at: number
  /** `unfinished`: its import has not come to its end, or never will. */
  readonly why: 'asked' | 'retention' | 'unfinished'
  readonly seq?: number
  readonly hash?: string
}

export function deletedOf(meta: string): Deleted | undefined {
  // Read only where it can be: lists of boards are long.
  if (!meta.startsWith('{"deleted":')) return undefined
  try {
    return (JSON.parse(meta) as { deleted: Deleted }).deleted
  } catch {
    // It is damaged, and shows that to whoever reads the rest.
    return undefined
  }
}

/** The metadata of a board until all of it is written. */
export const unfinished = (at: number): string =>
  JSON.stringify({ deleted: { at, why: 'unfinished' } satisfies Deleted })
