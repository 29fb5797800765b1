import type { EditionId, Reason, ResultText } from '@jadoube/laws'
import { words } from '../i18n/language.js'
import { plainLetters } from '../plain-letters.js'

/** What a list of games shows of one, and how it is found. */
export interface GameHead {
  readonly id: string
  /** Played on this device, by link, or read from a file. */
  readonly kind: 'device' | 'link' | 'import'
  /** When it began, or, of a file, the day that it names; else when it was read. */
  readonly when: number
  readonly white: string
  readonly black: string
  /** `*` while it has none. */
  readonly result: ResultText | '*'
  readonly reason: Reason | null
  /** How many moves White has made. */
  readonly moves: number
  readonly laws: EditionId | null
  readonly timeControl: string | null
  readonly event: string
  /** A game of an event, whose record its players do not get. */
  readonly inEvent?: true
  /** Tells whether a file brings a game that is already here. */
  readonly digest: string
  /** The address at which it can be gone on with; a link game's secret stays on this device. */
  readonly seat: string | null
}

/** A game whole: the record of what was done, or the PGN that it came as. */
export interface GameText {
  readonly format: 'record' | 'pgn'
  readonly text: string
}

/** A game is known again by what it says, whatever ends its lines. */
export async function digestOf(text: string): Promise<string> {
  const plain = text.replaceAll(/\r\n?/g, '\n').trim()
  // Without a secure connection the browser has no digests; then a sum must do.
  if (globalThis.crypto?.subtle === undefined) return sumOf(plain)
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(plain))
  return [...new Uint8Array(bytes).slice(0, 12)]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
}

function sumOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1000193]
  for (let index = 0; index < text.length; index++) {
    a = Math.imul(a ^ text.charCodeAt(index), 0x1000193)
    b = Math.imul(b + text.charCodeAt(index), 0x85ebca6b) ^ (b >>> 13)
  }
  return `${(a >>> 0).toString(16)}${(b >>> 0).toString(16)}-${text.length}`
}

/** Both players, as a heading. */
export function namesOf({ white, black }: Pick<GameHead, 'white' | 'black'>): string {
  const { frame } = words()
  return `${white || frame.white} – ${black || frame.black}`
}

/** Whether every word that was typed is in what the list shows of a game. */
export function isFound(head: GameHead, shown: readonly string[], typed: string): boolean {
  const text = plain([head.white, head.black, head.event, head.result, ...shown].join(' '))
  return plain(typed)
    .split(/\s+/)
    .every(word => text.includes(word))
}

/** Dashes and halves as they are typed. */
const plain = (text: string): string =>
  plainLetters(text.replaceAll('½', '1/2').replaceAll('–', '-')).trim()
