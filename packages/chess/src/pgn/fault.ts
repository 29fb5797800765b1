/** A place in a file. */
export interface PgnPlace {
  /** The line, from 1. */
  readonly line: number
  /** The byte in the line, from 1. */
  readonly column: number
  /** The byte in the file, from 0. */
  readonly offset: number
}

const reasons = {
  'tag-malformed': 'a tag that cannot be read',
  'comment-unclosed': 'a comment without a closing brace',
  'comment-too-long': 'a comment longer than a megabyte',
  'variation-unclosed': 'a variation without a closing bracket',
  'variation-unopened': 'a closing bracket without a variation',
  'variation-misplaced': 'a variation before the first move',
  'variations-too-deep': 'variations more than 256 deep',
  'token-too-long': 'a word that is too long for a move',
  'variant-unknown': 'a variant of chess that is not played by the Laws',
  'start-repaired': 'a FEN with impossible rights, which are ignored',
} as const

/** The faults of a PGN file, as stable codes. docs/codes.md lists them. */
export type PgnFaultCode = keyof typeof reasons

/** A fault in a file. Reading continues after it. */
export interface PgnFault extends PgnPlace {
  readonly code: PgnFaultCode
  /** The fault in English. */
  readonly reason: string
}

export function faultAt(code: PgnFaultCode, place: PgnPlace, detail?: string): PgnFault {
  const reason = detail === undefined ? reasons[code] : `${reasons[code]}: ${detail}`
  return { code, reason, ...place }
}
