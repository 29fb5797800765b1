import type { PairingKind } from '../tie-breaks/index.js'
import { recordText, type TournamentReport } from '../trf/index.js'

/**
 * Tells from the type of the tournament (record 192, or else the text of 092) whether the pairings
 * are fixed in advance (`fixed`) or not (`swiss`).
 */
export function announcedPairing(report: TournamentReport): PairingKind {
  const code = recordText(report, '192')
  const text = code ?? recordText(report, '092') ?? ''
  return /round[\s_-]?robin|berger/i.test(text) ? 'fixed' : 'swiss'
}

/** Returns the tie-breaks that a file announces (212, or else 202), or null if it has none. */
export function announcedTieBreaks(report: TournamentReport): string | null {
  return recordText(report, '212') || recordText(report, '202') || null
}
