import type { TieBreakName } from './code.js'

/** The editions of the tie-break regulations. */
export type TieBreakEditionId = 'c07-2026' | 'c07-2024'

/**
 * What one edition of the tie-break regulations (C.07) says, where editions differ. The exceptions
 * added to 15.2 in 2026 follow from Articles 7 and 10 anyway, which speak of games over the board.
 */
export interface TieBreakEdition {
  readonly id: TieBreakEditionId
  /** The first day on which it applies. */
  readonly from: string
  /** The tie-breaks that this edition does not have. */
  readonly unknown: readonly TieBreakName[]
  /** Whether 16.4 limits the score of the dummy opponent of an unplayed round. */
  readonly dummyIsLimited: boolean
  /** Whether Buchholz and related tie-breaks are allowed in round robins (note to Article 8). */
  readonly buchholzInRoundRobins: boolean
}

/** All editions by id. */
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
