import type { TieBreakName } from './code.js'

export type TieBreakEditionId = 'c07-2026' | 'c07-2024'

/**
 * What one edition of the tie-break regulations (C.07) says where editions differ. The exceptions that
 * 15.2 got in 2026 are what Articles 7 and 10 say anyway: they speak of games over the board.
 */
export interface TieBreakEdition {
  readonly id: TieBreakEditionId
  /** The first day it applies to. */
  readonly from: string
  /** Tie-breaks that this edition does not know. */
  readonly unknown: readonly TieBreakName[]
  /** Does 16.4 limit the score of the dummy of an unplayed round? */
  readonly dummyIsLimited: boolean
  /** Are Buchholz and its kin forbidden in round robins (note to Article 8)? */
  readonly buchholzInRoundRobins: boolean
}

export const tieBreakEditions: Readonly<Record<TieBreakEditionId, TieBreakEdition>> = {
  'c07-2026': {
    id: 'c07-2026',
    from: '2026-03-01',
    unknown: [],
    dummyIsLimited: true,
    buchholzInRoundRobins: false,
  },
  'c07-2024': {
    id: 'c07-2024',
    from: '2024-08-01',
    unknown: ['STD', 'TPN', 'RTNG'],
    dummyIsLimited: false,
    buchholzInRoundRobins: true,
  },
}
