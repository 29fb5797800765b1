import type { TieBreakName } from './code.js'

export type TieBreakEditionId = 'c07-2026' | 'c07-2024'

/** What one edition of the tie-break regulations (C.07) says where editions differ. */
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
  /** Fixed pairings: forfeits stay unplayed for ratings, lost ones for Article 7 (15.2). */
  readonly forfeitsStayUnplayed: boolean
}

export const tieBreakEditions: Readonly<Record<TieBreakEditionId, TieBreakEdition>> = {
  'c07-2026': {
    id: 'c07-2026',
    from: '2026-03-01',
    unknown: [],
    dummyIsLimited: true,
    buchholzInRoundRobins: false,
    forfeitsStayUnplayed: true,
  },
  'c07-2024': {
    id: 'c07-2024',
    from: '2024-08-01',
    unknown: ['STD', 'TPN', 'RTNG'],
    dummyIsLimited: false,
    buchholzInRoundRobins: true,
    forfeitsStayUnplayed: false,
  },
}
