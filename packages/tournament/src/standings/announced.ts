import type { PairingKind } from '../tie-breaks/index.js'
import { recordText, type TournamentReport } from '../trf/index.js'

/**
 * Whether the pairings are fixed in advance, by the type of the tournament (record 192, or else the
 * text of 092).
 */
export function announcedPairing(report: TournamentReport): PairingKind {
  const code = recordText(report, '192')
  const text = code ?? recordText(report, '092') ?? ''
  return /round[\s_-]?robin|berger/i.test(text) ? 'fixed' : 'swiss'
}

/** The tie-breaks that a file announces (212, or else 202); `null` if it announces none. */
export function announcedTieBreaks(report: TournamentReport): string | null {
  return recordText(report, '212') || recordText(report, '202') || null
}
