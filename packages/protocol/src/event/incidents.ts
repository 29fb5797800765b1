import type { GameResult } from '@jadoube/tournament'
import type { EventActor } from './log.js'

/** What happened in a round that an arbiter reports. */
export interface IncidentReport {
  readonly event: string
  readonly round: number
  readonly madeAt: number
  readonly boards: readonly IncidentsOfBoard[]
  /** What officials wrote about the round as a whole. */
  readonly notes: readonly IncidentNote[]
  /** What officials decided about the round in the event's log: corrections, penalty points, pairings by hand. */
  readonly decisions: readonly {
    readonly at: number
    readonly by: EventActor
    readonly event: object
  }[]
  /** Times in which the server did not serve. */
  readonly outages: readonly { readonly from: number; readonly until: number }[]
}

export interface IncidentNote {
  readonly at: number
  readonly by: EventActor
  readonly text: string
}

export interface IncidentsOfBoard {
  readonly board: number
  readonly white: number
  readonly black: number
  readonly result: GameResult | null
  readonly incidents: readonly Incident[]
}

export interface Incident {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly type: string
  readonly rule?: string
  readonly article?: string
  /** The event of the record, or the line of the event's log. */
  readonly facts: object
}
