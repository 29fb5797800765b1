import { MaximumMatching } from '../matching/maximum.js'
import type { Field } from './field.js'

/**
 * C4 and C5 for a whole round: whether everybody can be paired, at which score the bye is given,
 * and how the players below each bracket can be paired among themselves.
 */
export class Completion {
  readonly #field: Field
  /** The scoregroup of the player who gets the bye; -1 if nobody does. */
  readonly byeGroup: number
  readonly #mates: Int32Array[] = []
  readonly #exposed: number[][] = []

  private constructor(field: Field, byeGroup: number) {
    this.#field = field
    this.byeGroup = byeGroup
    const matching = new MaximumMatching(field.allowed, field.stride)
    this.#mates[field.groups] = matching.mate.slice()
    this.#exposed[field.groups] = []
    for (let group = field.groups - 1; group >= 0; group--) {
      matching.add(group === byeGroup ? [...field.group(group), field.bye] : field.group(group))
      this.#mates[group] = matching.mate.slice()
      this.#exposed[group] = matching.exposed
    }
  }

  /** Null if no pairing of the round meets C1 to C3. */
  static of(field: Field): Completion | null {
    const byeGroup = field.odd ? lowestByeGroup(field) : -1
    if (byeGroup === null) return null
    const completion = new Completion(field, byeGroup)
    return completion.leftOver(0) === 0 ? completion : null
  }

  /**
   * The smallest number of players from this scoregroup down who stay unpaired among themselves.
   */
  leftOver(group: number): number {
    return this.#exposed[group]?.length ?? 0
  }

  /** The players who could complete the players from `group` down, of whom one is left over. */
  completes(group: number): (place: number) => boolean {
    const { allowed, stride } = this.#field
    const wanted: number[] = []
    const even = this.#replaceable(group)
    for (let place = 0; place < stride; place++) if (even[place] === 1) wanted.push(place)
    return place => wanted.some(each => allowed[place * stride + each] === 1)
  }

  #replaceable(group: number): Uint8Array {
    const field = this.#field
    const matching = new MaximumMatching(field.allowed, field.stride)
    const mate = this.#mates[group]!
    const members = []
    for (let place = field.starts[group]!; place < field.size; place++) members.push(place)
    if (this.byeGroup >= group) members.push(field.bye)
    matching.take(members, mate)
    return matching.replaceable(this.#exposed[group]![0]!)
  }
}

/** C5: the lowest scoregroup that can get the bye. Afterwards the field allows that bye. */
function lowestByeGroup(field: Field): number | null {
  const barred = field.players.map((_, place) => field.mayMeet(place, field.bye) === false)
  const everybody = [...field.players.keys(), field.bye]
  for (let group = field.groups - 1; group >= 0; group--) {
    let any = false
    for (const place of everybody.slice(0, -1)) {
      const inGroup = place >= field.starts[group]! && place < field.starts[group + 1]!
      const yes = inGroup && !barred[place]!
      field.allow(place, field.bye, yes)
      any ||= yes
    }
    if (!any) continue
    const matching = new MaximumMatching(field.allowed, field.stride)
    matching.add(everybody)
    if (matching.exposed.length === 0) return group
  }
  everybody.slice(0, -1).forEach(place => {
    field.allow(place, field.bye, !barred[place]!)
  })
  return null
}
