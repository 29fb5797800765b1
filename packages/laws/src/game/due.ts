/** Something that comes by itself: what it is, and when, in milliseconds since the scheduled start. */
export interface Due {
  readonly what: 'flag' | 'lateness' | 'resumption'
  readonly at: number
}
