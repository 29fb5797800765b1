import { failed } from '../attempt.js'

/** Why a tournament report file cannot be read, and where. Columns count characters from 1. */
export interface TrfFault {
  readonly code: TrfFaultCode
  readonly line: number
  readonly column: number
  readonly reason: string
}

export type TrfFaultCode =
  /** No line begins with 001. */
  | 'trf-no-players'
  /** Columns 5 to 8 of a player line hold no number. */
  | 'trf-starting-number'
  /** Two player lines have the same starting number. */
  | 'trf-starting-number-twice'
  /** A starting number is left out: perhaps a line is lost. */
  | 'trf-starting-number-missing'
  /** A record like 101, which could be a misprinted 001. */
  | 'trf-unknown-player-record'
  /** A column between two fields is not blank. */
  | 'trf-misaligned'
  /** The rating is no number. */
  | 'trf-rating'
  /** The points are no number. */
  | 'trf-points'
  /** The rank is no number. */
  | 'trf-rank'
  /** The opponent is no number, is unknown or is the player. */
  | 'trf-opponent'
  /** The opponent's line names somebody else. */
  | 'trf-opponent-disagrees'
  /** The colour is not w, b or -, or a game has none. */
  | 'trf-colour'
  /** Both players of a game have the same colour. */
  | 'trf-colour-disagrees'
  /** The result is none of the codes. */
  | 'trf-result'
  /** The results of the two players cannot go together. */
  | 'trf-result-disagrees'
  /** Only one player of a game has a result. */
  | 'trf-result-missing'
  /** A bye in a round in which the player has an opponent. */
  | 'trf-bye-with-opponent'
  /** A pairing-allocated bye in a round that is not paired yet. */
  | 'trf-bye-before-pairing'
  /** Record 240 has no known kind of bye, or no round. */
  | 'trf-bye'
  /** There are more rounds than the file announces. */
  | 'trf-too-many-rounds'
  /** Record 142 or XXR holds no number of rounds. */
  | 'trf-number-of-rounds'
  /** Record 152 holds neither W nor B. */
  | 'trf-initial-colour'
  /** Record 162, XXS or BB does not say what a result gives. */
  | 'trf-scoring'
  /** The points are not those of the results. */
  | 'trf-points-disagree'
  /** Record 299 cannot be read. */
  | 'trf-abnormal-points'
  /** A record names a player who is not in the file. */
  | 'trf-player-unknown'
  /** Record 250 or XXA cannot be read. */
  | 'trf-acceleration'
  /** Record 260 or XXP cannot be read. */
  | 'trf-forbidden-pairs'

/** What a reading function throws; `parseTrf` turns it into a failed attempt. */
class TrfStop extends Error {
  readonly fault: TrfFault

  constructor(fault: TrfFault) {
    super(fault.reason)
    this.fault = fault
  }
}

export function stop(code: TrfFaultCode, line: number, column: number, reason: string): never {
  throw new TrfStop({ code, line, column, reason })
}

export function failedBy(caught: unknown) {
  if (caught instanceof TrfStop) return failed(caught.fault)
  throw caught
}

/** Text from the file, short enough and safe to stand in a message. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 20 ? `${text.slice(0, 20)}…` : text)
}
