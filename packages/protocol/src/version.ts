/**
 * The newest protocol version that this program supports. It increases when a message changes its
 * meaning; a new kind of message does not change it.
 */
export const PROTOCOL = 1

/** The oldest version that is still supported. */
export const OLDEST_PROTOCOL = 1

/** The versions that one side of a connection supports: from `oldest` to `protocol`. */
export interface Spoken {
  readonly protocol: number
  /** Default: the same as `protocol`. */
  readonly oldest?: number | undefined
}

const OURS: Spoken = { protocol: PROTOCOL, oldest: OLDEST_PROTOCOL }

/** The newest version that both sides support; undefined if there is none. */
export function agreeOnProtocol(theirs: Spoken, ours: Spoken = OURS): number | undefined {
  const newest = Math.min(theirs.protocol, ours.protocol)
  const oldest = Math.max(theirs.oldest ?? theirs.protocol, ours.oldest ?? ours.protocol)
  return newest >= oldest ? newest : undefined
}
