/** One line of an event's log. */
export interface EventLogLine {
  readonly seq: number
  readonly at: number
  readonly by: EventActor
  readonly acts: readonly unknown[]
  readonly events: readonly unknown[]
}

/** Who acted. */
export interface EventActor {
  readonly role: 'organiser' | 'arbiter' | 'player' | 'board'
  /** The name of the seat, where it has one. */
  readonly name?: string
  readonly seat?: string
  /** Of a player. */
  readonly entry?: number
  /** Of a board. */
  readonly game?: string
}
