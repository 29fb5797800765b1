import { failed } from '../attempt.js'

/**
 * Why a tournament report file cannot be read, and where. Columns are counted in characters, from
 * 1.
 */
export interface TrfFault {
  readonly code: TrfFaultCode
  readonly line: number
  readonly column: number
  readonly reason: string
}

/** The codes of these faults. */
export type TrfFaultCode =
  /** No line begins with 001. */
  | 'trf-no-players'
  /** Columns 5 to 8 of a player line are not a number. */
  | 'trf-starting-number'
  /** Two player lines have the same starting number. */
  | 'trf-starting-number-twice'
  /** A starting number is missing: perhaps a line is lost. */
  | 'trf-starting-number-missing'
  /** A record such as 101, which could be a mistyped 001. */
  | 'trf-unknown-player-record'
  /** A column between two fields is not blank. */
  | 'trf-misaligned'
  /** The rating is not a number. */
  | 'trf-rating'
  /** The points are not a number. */
  | 'trf-points'
  /** The rank is not a number. */
  | 'trf-rank'
  /** The opponent is not a number, is unknown, or is the player themselves. */
  | 'trf-opponent'
  /** The opponent's line names somebody else. */
  | 'trf-opponent-disagrees'
  /** The colour is not w, b or -, or a game has none. */
  | 'trf-colour'
  /** Both players of a game have the same colour. */
  | 'trf-colour-disagrees'
  /** The result is not a known code. */
  | 'trf-result'
  /** The results of the two players contradict each other. */
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
  /** Record 142 or XXR has no number of rounds. */
  | 'trf-number-of-rounds'
  /** Record 152 is neither W nor B. */
  | 'trf-initial-colour'
  /** Record 162, XXS or BB does not give the points of a result. */
  | 'trf-scoring'
  /** The points do not agree with the results. */
  | 'trf-points-disagree'
  /** Record 299 cannot be read. */
  | 'trf-abnormal-points'
  /** A record names a player who is not in the file. */
  | 'trf-player-unknown'
  /** Record 250 or XXA cannot be read. */
  | 'trf-acceleration'
  /** Record 260 or XXP cannot be read. */
  | 'trf-forbidden-pairs'

/** Thrown by the reading functions; `parseTrf` turns it into a failed attempt. */
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

/** Quotes text from the file for a message, shortened. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 20 ? `${text.slice(0, 20)}…` : text)
}
