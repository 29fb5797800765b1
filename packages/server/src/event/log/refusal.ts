import { type TournamentRefusalCode, tournamentRefusals } from '@jadoube/tournament'

/** Why an act of an event has no effect, besides the refusals of the tournament itself. */
const eventRefusals = {
  'round-set-up': 'the boards of the round are set up; its pairing stands',
  'round-started': 'a board of the round has begun',
  'round-not-set-up': 'the boards of the round are not set up yet',
  'round-not-published': 'the round is not published',
  'round-published': 'the round is published already',
  'regulations-in-use': 'a round that these regulations would affect is set up already',
  'regulations-refused': 'the boards cannot be set up with these regulations',
  'too-many-entries': 'the event has as many players as it may have',
  'no-such-request': 'the player has not asked for that bye',
  'request-there': 'the player has asked for a bye in that round already',
  'not-your-game': 'the player has no game in that round',
  'board-reports': 'the board reports the result of this game by itself',
  'pairing-impossible': 'the round cannot be paired by the system',
  'no-system': 'in this tournament rounds are paired by hand',
  'tie-break-unknown':
    'there is no such tie-break, it is there twice, or it does not apply in this system',
  'not-a-knockout': 'only in a knockout somebody goes on by a decision',
} as const

export type EventRefusalCode = keyof typeof eventRefusals | TournamentRefusalCode

export interface EventRefusal {
  readonly code: EventRefusalCode
  readonly reason: string
  readonly entry: number | null
  readonly detail?: string
}

/** Ends the deciding; `decideEvent` catches it. */
export class EventRefused extends Error {
  readonly refusal: EventRefusal

  constructor(refusal: EventRefusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

const reasons: Readonly<Record<EventRefusalCode, string>> = {
  ...tournamentRefusals,
  ...eventRefusals,
}

export const refusalOf = (
  code: EventRefusalCode,
  entry: number | null = null,
  detail?: string,
): EventRefusal => ({ code, reason: reasons[code], entry, ...(detail && { detail }) })

export function refuse(
  code: EventRefusalCode,
  entry: number | null = null,
  detail?: string,
): never {
  throw new EventRefused(refusalOf(code, entry, detail))
}
