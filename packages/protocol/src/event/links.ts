/** A player's link, for the official who hands it out. */
export interface PlayerLink {
  readonly entry: number
  readonly name: string
  readonly seat: string
  /** Null if this seat cannot show the link; it then has to be reissued. */
  readonly url: string | null
}

/** All secrets of an event, to be kept in a safe place. */
export interface RecoveryFile {
  readonly jadoube: 'recovery/1'
  readonly event: string
  readonly name: string
  readonly madeAt: number
  readonly links: readonly {
    readonly role: string
    readonly name: string | null
    readonly url: string | null
  }[]
  readonly players: readonly PlayerLink[]
}
