/** The link of a player, for the person who gives it out. */
export interface PlayerLink {
  readonly entry: number
  readonly name: string
  readonly seat: string
  /** Null where the link is not known to this seat: it has to be reissued. */
  readonly url: string | null
}

/** All secrets of an event, for a safe place. */
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
