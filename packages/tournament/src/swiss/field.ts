import type { PlayerId, Tournament } from '../tournament.js'
import { type Participant, participants } from './participant.js'

/** An absolute reason why two players may not meet. */
export type Obstacle = 'C1' | 'C3' | 'forbidden'
export type Requirement = Obstacle | 'C2'

/**
 * The players of a round in the order of Article 1.2, identified by their place in it (0, 1, …),
 * with their scoregroups and who may meet. Two extra places stand for the bye and for a player of a
 * lower bracket.
 */
export class Field {
  readonly players: readonly Participant[]
  readonly size: number
  /** The place that stands for the bye. */
  readonly bye: number
  /** The place that stands for any player below the next bracket. */
  readonly through: number
  /** The number of places: the length of a row of `allowed`. */
  readonly stride: number
  /** `allowed[u * stride + v]`: whether u and v may meet under C1 to C3. */
  readonly allowed: Uint8Array
  /** The start of each scoregroup, and the end of the last one. */
  readonly starts: readonly number[]
  readonly #places: ReadonlyMap<PlayerId, number>
  readonly #forbidden: ReadonlySet<number>

  /** `waived` lists requirements to ignore, in order to find out which one prevents a pairing. */
  constructor(tournament: Tournament, waived: ReadonlySet<Requirement> = new Set()) {
    this.players = participants(tournament)
    this.size = this.players.length
    this.bye = this.size
    this.through = this.size + 1
    this.stride = this.size + 2
    this.#places = new Map(this.players.map((player, place) => [player.id, place]))
    this.#forbidden = this.#forbiddenPairs(tournament)
    this.allowed = this.#allow(waived)
    const starts: number[] = []
    this.players.forEach((player, place) => {
      if (place === 0 || this.players[place - 1]!.score !== player.score) starts.push(place)
    })
    this.starts = [...starts, this.size]
  }

  get groups(): number {
    return this.starts.length - 1
  }

  get odd(): boolean {
    return this.size % 2 === 1
  }

  placeOf(id: PlayerId): number | undefined {
    return this.#places.get(id)
  }

  /** The places of a scoregroup; empty below the last one. */
  group(index: number): number[] {
    const start = this.starts[index] ?? this.size
    const end = this.starts[index + 1] ?? this.size
    return Array.from({ length: Math.max(0, end - start) }, (_, i) => start + i)
  }

  mayMeet(u: number, v: number): boolean {
    return this.allowed[u * this.stride + v] === 1
  }

  allow(u: number, v: number, yes: boolean): void {
    this.allowed[u * this.stride + v] = yes ? 1 : 0
    this.allowed[v * this.stride + u] = yes ? 1 : 0
  }

  obstacle(u: number, v: number): Obstacle | null {
    const a = this.players[u]!
    const b = this.players[v]!
    if (a.opponents.has(b.id) || b.opponents.has(a.id)) return 'C1'
    if (this.#forbidden.has(u * this.stride + v)) return 'forbidden'
    return wantSameColour(a, b) ? 'C3' : null
  }

  /** From now on u and v may meet only each other. */
  force(u: number, v: number): void {
    for (let w = 0; w < this.stride; w++) {
      if (w !== v) this.allow(u, w, false)
      if (w !== u) this.allow(v, w, false)
    }
  }

  /** Runs `look` while u and v must meet, then restores everything. */
  forcing<T>(u: number, v: number, look: () => T): T {
    return this.#meanwhile([u, v], () => this.force(u, v), look)
  }

  /** Runs `look` while u may meet none of `others`, then restores everything. */
  barring<T>(u: number, others: readonly number[], look: () => T): T {
    const bar = () => {
      for (const v of others) this.allow(u, v, false)
    }
    return this.#meanwhile([u], bar, look)
  }

  #meanwhile<T>(places: readonly number[], change: () => void, look: () => T): T {
    const { allowed, stride } = this
    const rows = places.map(place => allowed.slice(place * stride, (place + 1) * stride))
    change()
    const found = look()
    places.forEach((place, i) => {
      rows[i]!.forEach((yes, each) => {
        this.allow(place, each, yes === 1)
      })
    })
    return found
  }

  #allow(waived: ReadonlySet<Requirement>): Uint8Array {
    const { players, size, stride } = this
    const allowed = new Uint8Array(stride * stride)
    for (let u = 0; u < size; u++) {
      const a = players[u]!
      for (let v = u + 1; v < size; v++) {
        if (!waived.has('C3') && wantSameColour(a, players[v]!)) continue
        allowed[u * stride + v] = 1
        allowed[v * stride + u] = 1
      }
    }
    const bar = (u: number, v: number) => {
      allowed[u * stride + v] = 0
      allowed[v * stride + u] = 0
    }
    for (let u = 0; u < size && !waived.has('C1'); u++) {
      for (const opponent of players[u]!.opponents) {
        const v = this.#places.get(opponent)
        if (v !== undefined) bar(u, v)
      }
    }
    if (!waived.has('forbidden')) {
      for (const pair of this.#forbidden) bar(Math.floor(pair / stride), pair % stride)
    }
    // C2. C5 decides which of them gets the bye.
    if (this.odd) {
      players.forEach((player, u) => {
        if (player.mayReceiveBye || waived.has('C2')) {
          allowed[u * stride + this.bye] = 1
          allowed[this.bye * stride + u] = 1
        }
      })
    }
    return allowed
  }

  #forbiddenPairs(tournament: Tournament): Set<number> {
    const round = tournament.paired + 1
    const pairs = new Set<number>()
    for (const { players, fromRound, toRound } of tournament.forbiddenPairs) {
      if (round < fromRound || round > toRound) continue
      const [u, v] = players.map(id => this.#places.get(id))
      if (u === undefined || v === undefined || u === v) continue
      pairs.add(u * this.stride + v)
      pairs.add(v * this.stride + u)
    }
    return pairs
  }
}

/** C3: whether two players have the same absolute preference and neither is a topscorer. */
function wantSameColour(a: Participant, b: Participant): boolean {
  return (
    a.history.strength === 'absolute' &&
    b.history.strength === 'absolute' &&
    a.history.preference === b.history.preference &&
    !a.topscorer &&
    !b.topscorer
  )
}
