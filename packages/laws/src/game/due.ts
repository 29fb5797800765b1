/** Something that happens without an act, and when, in milliseconds since the scheduled start. */
export interface Due {
  readonly what: 'flag' | 'lateness' | 'resumption'
  readonly at: number
}
