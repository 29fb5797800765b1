/**
 * The newest version of the protocol that this program speaks. It grows when a message changes its
 * meaning; a new kind of message does not change it.
 */
export const PROTOCOL = 1

/** The oldest version that it still speaks. */
export const OLDEST_PROTOCOL = 1

/** What one side of a connection speaks: everything from `oldest` up to `protocol`. */
export interface Spoken {
  readonly protocol: number
  /** The same as `protocol` unless given. */
  readonly oldest?: number | undefined
}

const OURS: Spoken = { protocol: PROTOCOL, oldest: OLDEST_PROTOCOL }

/** The newest version that both sides speak; undefined if there is none. */
export function agreeOnProtocol(theirs: Spoken, ours: Spoken = OURS): number | undefined {
  const newest = Math.min(theirs.protocol, ours.protocol)
  const oldest = Math.max(theirs.oldest ?? theirs.protocol, ours.oldest ?? ours.protocol)
  return newest >= oldest ? newest : undefined
}
