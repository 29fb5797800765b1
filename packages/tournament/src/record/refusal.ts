/** The reasons why an act has no effect. The codes are stable; the texts may change. */
export const tournamentRefusals = {
  'unknown-act': 'there is no such act',
  'malformed-act': 'the act is not in the form that the record requires',
  'not-opened': 'the tournament is not open yet',
  'already-opened': 'the tournament is already open',
  'already-concluded': 'the tournament is over',
  'unknown-entry': 'there is no such entry',
  'already-withdrawn': 'the player has already withdrawn',
  'not-withdrawn': 'the player has not withdrawn',
  'round-out-of-range': 'the tournament has no such round',
  'round-already-paired': 'the round has already been paired',
  'round-not-paired': 'the round has not been paired',
  'not-the-coming-round': 'only the next round can be paired',
  'not-the-last-round': 'only the last paired round can be changed',
  'bye-already-granted': 'the player already has a bye in that round',
  'no-such-bye': 'the player has no bye in that round',
  'player-not-there': 'the player is not playing in that round',
  'only-before-round-one': 'this is possible only before round 1 is paired',
  'order-incomplete': 'the order must name every entry once',
  'too-few-entries': 'at least two different entries are needed',
  'results-missing': 'a game of the previous round has no result yet',
  'player-paired-twice': 'a player is paired twice in the round',
  'player-left-out': 'a player has neither an opponent nor a bye',
  'no-rest-here': 'only a round robin or a knockout lets a player rest without a bye',
  'results-present': 'a game of the round already has a result',
  'no-such-board': 'the round has no such board',
  'result-already-reported': 'the result has already been reported; give a reason to correct it',
  'result-not-reported': 'there is no result to correct',
  'same-result': 'this result has already been reported',
  'cannot-be-short': 'a forfeited or adjourned game cannot count as a game of less than one move',
  'rounds-already-paired': 'more rounds have already been paired',
  'not-finished': 'a round or a result is still missing',
  'nothing-changes': 'the act changes nothing',
  'late-entry-not-possible':
    'players cannot join a round robin or a knockout once round 1 is paired',
} as const

/** The codes of the refusals. */
export type TournamentRefusalCode = keyof typeof tournamentRefusals

/** Why an act has no effect. */
export interface TournamentRefusal {
  readonly code: TournamentRefusalCode
  readonly reason: string
  /** The entry concerned, if there is one. */
  readonly entry: number | null
}

/** Thrown to end a decision; `decide` catches it. */
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
