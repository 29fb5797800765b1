/** Where in a file something stands. */
export interface PgnPlace {
  /** From 1. */
  readonly line: number
  /** From 1, in bytes of the line. */
  readonly column: number
  /** From 0, in bytes of the file. */
  readonly offset: number
}

const reasons = {
  'tag-malformed': 'a tag that cannot be read',
  'comment-unclosed': 'a comment without its closing brace',
  'comment-too-long': 'a comment longer than a megabyte',
  'variation-unclosed': 'a variation without its closing bracket',
  'variation-unopened': 'a closing bracket without a variation',
  'variation-misplaced': 'a variation before the first move, which it cannot replace',
  'variations-too-deep': 'variations more than 256 deep',
  'token-too-long': 'a word longer than any move',
  'variant-unknown': 'a variant of chess that is not played by the Laws',
  'start-repaired': 'a FEN with rights that cannot be, which are left out',
} as const

/** The codes of what may be wrong with a PGN file. */
export type PgnFaultCode = keyof typeof reasons

/** What is wrong with a file at one place; reading continues after it. */
export interface PgnFault extends PgnPlace {
  readonly code: PgnFaultCode
  /** For an English reader. */
  readonly reason: string
}

export function faultAt(code: PgnFaultCode, place: PgnPlace, detail?: string): PgnFault {
  const reason = detail === undefined ? reasons[code] : `${reasons[code]}: ${detail}`
  return { code, reason, ...place }
}
