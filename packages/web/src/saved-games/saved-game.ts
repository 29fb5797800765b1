import type { EditionId, Reason, ResultText } from '@jadoube/laws'
import { words } from '../i18n/language.js'
import { plainLetters } from '../plain-letters.js'

/** The data of a game for a list, and for finding it. */
export interface GameHead {
  readonly id: string
  /** Played on this device, by link, or imported from a file. */
  readonly kind: 'device' | 'link' | 'import'
  /** When it began, or the date in a file, otherwise when it was imported. */
  readonly when: number
  readonly white: string
  readonly black: string
  /** `*` while there is none. */
  readonly result: ResultText | '*'
  readonly reason: Reason | null
  /** How many moves White has made. */
  readonly moves: number
  readonly laws: EditionId | null
  readonly timeControl: string | null
  readonly event: string
  /** Set for a game of an event, whose players do not get the record. */
  readonly inEvent?: true
  /** Identifies the content, to detect games that are already stored. */
  readonly digest: string
  /** The address at which it can be continued. A link's secret stays on this device. */
  readonly seat: string | null
}

/** A complete game: its record, or the PGN it was imported from. */
export interface GameText {
  readonly format: 'record' | 'pgn'
  readonly text: string
}

/** Identifies a game by its content, whatever the line ends. */
export async function digestOf(text: string): Promise<string> {
  const plain = text.replaceAll(/\r\n?/g, '\n').trim()
  // Browsers without a secure connection have no digests, so a checksum must do.
  if (globalThis.crypto?.subtle === undefined) return checksum(plain)
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(plain))
  return [...new Uint8Array(bytes).slice(0, 12)]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
}

function checksum(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1000193]
  for (let index = 0; index < text.length; index++) {
    a = Math.imul(a ^ text.charCodeAt(index), 0x1000193)
    b = Math.imul(b + text.charCodeAt(index), 0x85ebca6b) ^ (b >>> 13)
  }
  return `${(a >>> 0).toString(16)}${(b >>> 0).toString(16)}-${text.length}`
}

/** The names of both players, as a heading. */
export function namesOf({ white, black }: Pick<GameHead, 'white' | 'black'>): string {
  const { frame } = words()
  return `${white || frame.white} – ${black || frame.black}`
}

/** Whether every typed word is in the list entry of a game. */
export function matchesSearch(head: GameHead, shown: readonly string[], typed: string): boolean {
  const text = plain([head.white, head.black, head.event, head.result, ...shown].join(' '))
  return plain(typed)
    .split(/\s+/)
    .every(word => text.includes(word))
}

/** Writes dashes and halves as they are typed. */
const plain = (text: string): string =>
  plainLetters(text.replaceAll('½', '1/2').replaceAll('–', '-')).trim()
