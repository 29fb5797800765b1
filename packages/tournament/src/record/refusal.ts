/** Why an act has no effect. The codes are stable; the words may change. */
export const tournamentRefusals = {
  'unknown-act': 'there is no such act',
  'malformed-act': 'the act is not written as the record asks',
  'not-opened': 'the tournament has not been opened',
  'already-opened': 'the tournament has been opened already',
  'already-concluded': 'the tournament is over',
  'unknown-entry': 'there is no such entry',
  'already-withdrawn': 'the player has withdrawn already',
  'not-withdrawn': 'the player has not withdrawn',
  'round-out-of-range': 'the tournament has no such round',
  'round-already-paired': 'the round has been paired already',
  'round-not-paired': 'the round has not been paired',
  'not-the-coming-round': 'only the coming round can be paired',
  'not-the-last-round': 'only the round that was paired last can be changed',
  'bye-already-granted': 'the player has a bye in that round already',
  'no-such-bye': 'the player has no bye in that round',
  'player-not-there': 'the player does not take part in that round',
  'only-before-round-one': 'that is possible only before round 1 is paired',
  'order-incomplete': 'the order must name every entry once',
  'too-few-entries': 'it takes two different entries at least',
  'results-missing': 'a game of the round before has no result yet',
  'player-paired-twice': 'a player is paired twice in the round',
  'player-left-out': 'a player who is there is neither paired nor has a bye',
  'no-rest-here': 'only a round robin or a knockout lets a player rest without a bye',
  'results-present': 'a game of the round has a result already',
  'no-such-board': 'the round has no such board',
  'result-already-reported': 'the result is reported; it can be corrected, with a reason',
  'result-not-reported': 'there is no result to correct',
  'same-result': 'that is the result already',
  'cannot-be-short': 'a forfeited or adjourned game is not one of less than one move',
  'rounds-already-paired': 'more rounds than that have been paired',
  'not-finished': 'a round or a result is still missing',
  'nothing-changes': 'the act changes nothing',
  'late-entry-not-possible': 'nobody can join a round robin or a knockout after round 1 is paired',
} as const

export type TournamentRefusalCode = keyof typeof tournamentRefusals

export interface TournamentRefusal {
  readonly code: TournamentRefusalCode
  readonly reason: string
  /** The entry that it concerns, if it is one. */
  readonly entry: number | null
}

/** A refusal ends the deciding; `decide` catches it. */
export class Refused extends Error {
  readonly refusal: TournamentRefusal

  constructor(refusal: TournamentRefusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

export function refuse(code: TournamentRefusalCode, entry: number | null = null): never {
  throw new Refused({ code, reason: tournamentRefusals[code], entry })
}
