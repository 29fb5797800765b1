import { KING, PAWN } from '../piece.js'
import {
  type Alphabet,
  alphabetOf,
  CAPTURE,
  DASH,
  EQUALS,
  FILE,
  KHA,
  PAWN_LETTER,
  RANK,
  SKIP,
} from './alphabet.js'
import type { NotationLanguage } from './language.js'

/** What a written move says; -1 where it says nothing. `toRank` is -1 in `ed`, a short capture. */
export interface Reading {
  readonly role: number
  readonly fromFile: number
  readonly fromRank: number
  readonly toFile: number
  readonly toRank: number
  readonly capture: boolean
  /** The role after promotion, or 0. */
  readonly promotion: number
}

export type Written =
  | { readonly kind: 'castling'; readonly side: 0 | 1 }
  | { readonly kind: 'move'; readonly readings: readonly Reading[] }
  | { readonly kind: 'unread'; readonly reason: string; readonly at: number }

const unread = (reason: string, at: number): Written => ({ kind: 'unread', reason, at })

// Zeros as in the Laws or letters as in PGN, Latin or Cyrillic.
const castling = /^[0OoОо]([-‐‑‒–—−]?)[0OoОо](\1[0OoОо])?$/

/**
 * Reads a written move without its marks. It can have two readings only because of the Cyrillic х,
 * which means both the h-file and a capture.
 */
export function readWritten(text: string, language: NotationLanguage): Written {
  const castles = castling.exec(text.replace(/\s+/g, ''))
  if (castles !== null) return { kind: 'castling', side: castles[2] === undefined ? 0 : 1 }
  const alphabet = alphabetOf(language)
  const tokens: number[] = []
  for (let at = 0; at < text.length; ) {
    const two = text.slice(at, at + 2)
    const sign = alphabet.signs.has(two) ? two : String.fromCodePoint(text.codePointAt(at) ?? 0)
    at += sign.length
    const last = at >= text.length || text.slice(at) === ')'
    const lower = last ? lowerPromotion(tokens, alphabet, sign) : 0
    const token = lower !== 0 ? lower : alphabet.signs.get(sign)
    const begins = at - sign.length
    if (token === undefined) return unread(`${JSON.stringify(sign)} is not part of a move`, begins)
    if (token === PAWN_LETTER) return unread('a pawn has no letter in a written move', begins)
    if (token !== SKIP) tokens.push(token)
  }
  const readings = readTokens(tokens)
  return readings.length > 0 ? { kind: 'move', readings } : unread('it is not a move', 0)
}

/** The possible readings of a list of tokens (see alphabet.ts). */
export function readTokens(tokens: readonly number[]): readonly Reading[] {
  const rest = [...tokens]
  const promotion = takePromotion(rest)
  return expandKha(rest)
    .map(variant => readTokensOnce(variant, promotion))
    .filter(reading => reading !== undefined)
}

/**
 * A lower-case letter after the target square can only be a promotion: `e8q`. Returns its role, or
 * 0.
 */
function lowerPromotion(tokens: readonly number[], alphabet: Alphabet, sign: string): number {
  const before = tokens.at(-1) ?? 0
  const afterSquare = before === EQUALS || before === RANK || before === RANK + 7
  return afterSquare ? (alphabet.lower.get(sign) ?? 0) : 0
}

/** Removes `Q`, `=Q`, `(Q)` or `/Q` from the end and returns its role, or 0. */
function takePromotion(tokens: number[]): number {
  const bracket = tokens.at(-1) === EQUALS
  const at = tokens.length - (bracket ? 2 : 1)
  const role = tokens[at] ?? 0
  if (at < 2 || role < 1 || role > KING) return 0
  tokens.length = at
  while (tokens.at(-1) === EQUALS || (tokens.at(-1) === DASH && tokens.length > 2)) tokens.pop()
  return role
}

/** Both readings of each Cyrillic х: the h-file, and a capture. */
function expandKha(tokens: readonly number[]): readonly (readonly number[])[] {
  const at = tokens.indexOf(KHA)
  if (at < 0 || tokens.length > 8) return [tokens]
  return [FILE + 7, CAPTURE].flatMap(token => expandKha(tokens.with(at, token)))
}

const isFile = (token: number | undefined) =>
  token !== undefined && token >= FILE && token < FILE + 8
const isRank = (token: number | undefined) =>
  token !== undefined && token >= RANK && token < RANK + 8

/** Reads [piece] [file] [rank] [sign] file rank [:]. The last rank is missing in `ed`. */
function readTokensOnce(tokens: readonly number[], promotion: number): Reading | undefined {
  let at = 0
  let end = tokens.length
  let role = PAWN
  const first = tokens[0] ?? 0
  if (first >= 1 && first <= KING) {
    role = first
    at++
  }
  let capture = false
  if (tokens[end - 1] === CAPTURE) {
    capture = true
    end--
  }
  let toRank = -1
  if (isRank(tokens[end - 1])) toRank = tokens[--end] - RANK
  else if (role !== PAWN) return undefined
  if (!isFile(tokens[end - 1])) return undefined
  const toFile = tokens[--end] - FILE
  if (end > at && (tokens[end - 1] === CAPTURE || tokens[end - 1] === DASH)) {
    end--
    if (tokens[end] === CAPTURE) capture = true
    // A pawn's capture names the file it comes from (C.9.3).
    if (role === PAWN && end === at) return undefined
  }
  let fromRank = -1
  let fromFile = -1
  if (end > at && isRank(tokens[end - 1])) fromRank = tokens[--end] - RANK
  if (end > at && isFile(tokens[end - 1])) fromFile = tokens[--end] - FILE
  if (end !== at) return undefined
  // Only a capture may be silent about its rank: `ed`. `ee` and `e2e` name no square to go to.
  if (toRank < 0 && (fromFile < 0 || fromFile === toFile)) return undefined
  return { role, fromFile, fromRank, toFile, toRank, capture, promotion }
}
