import { failed } from '../attempt.js'

/** Why a tournament report file cannot be read, and where. Columns count characters from 1. */
export interface TrfFault {
  readonly code: TrfFaultCode
  readonly line: number
  readonly column: number
  readonly reason: string
}

export type TrfFaultCode =
  | 'trf-no-players'
  | 'trf-starting-number'
  | 'trf-starting-number-twice'
  | 'trf-starting-number-missing'
  | 'trf-unknown-player-record'
  | 'trf-misaligned'
  | 'trf-rating'
  | 'trf-points'
  | 'trf-rank'
  | 'trf-opponent'
  | 'trf-opponent-disagrees'
  | 'trf-colour'
  | 'trf-colour-disagrees'
  | 'trf-result'
  | 'trf-result-disagrees'
  | 'trf-result-missing'
  | 'trf-bye-with-opponent'
  | 'trf-bye-before-pairing'
  | 'trf-bye'
  | 'trf-too-many-rounds'
  | 'trf-number-of-rounds'
  | 'trf-initial-colour'
  | 'trf-scoring'
  | 'trf-points-disagree'
  | 'trf-player-unknown'
  | 'trf-acceleration'
  | 'trf-forbidden-pairs'

/** What a reading function throws; `parseTrf` turns it into a failed attempt. */
export class TrfStop extends Error {
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
