import { type TournamentRefusalCode, tournamentRefusals } from '@jadoube/tournament'

/** Refusals of acts of an event, besides those of the tournament itself. */
const eventRefusals = {
  'round-set-up': 'the boards of the round are set up; its pairing can no longer be changed',
  'round-started': 'a game of the round has started',
  'round-not-set-up': 'the boards of the round are not set up yet',
  'round-not-published': 'the round is not published',
  'round-published': 'the round is already published',
  'regulations-in-use': 'a round that these regulations affect is already set up',
  'regulations-refused': 'the boards cannot be set up with these regulations',
  'too-many-entries': 'the event has reached its limit of players',
  'no-such-request': 'the player has not requested that bye',
  'request-there': 'the player has already requested a bye in that round',
  'not-your-game': 'the player has no game in that round',
  'board-reports': 'the board reports the result of this game by itself',
  'pairing-impossible': 'the round cannot be paired by the system',
  'no-system': 'in this tournament rounds are paired by hand',
  'tie-break-unknown': 'the tie-break is unknown, listed twice, or does not apply in this system',
  'not-a-knockout': 'only in a knockout can a player advance by decision',
} as const

export type EventRefusalCode = keyof typeof eventRefusals | TournamentRefusalCode

export interface EventRefusal {
  readonly code: EventRefusalCode
  readonly reason: string
  readonly entry: number | null
  readonly detail?: string
}

/** Aborts the decision; caught by `decideEvent`. */
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
