import { deserialize, serialize } from 'node:v8'
import type { EventState } from './log/state.js'

/** The state of an event as bytes, which can be passed to a thread quickly. */
export interface PackedState {
  /** Everything except the two lists that grow with the field. */
  readonly about: Uint8Array
  readonly entries: readonly Uint8Array[]
  readonly paired: readonly Uint8Array[]
  readonly rounds: readonly Uint8Array[]
}

/** How many players, or games of a round, are packed before yielding: a millisecond or two. */
const AT_ONCE = 250

const states = new WeakMap<EventState, Promise<PackedState>>()
/** The bytes of a round are packed as long as the round does not change. */
const rounds = new WeakMap<object, Uint8Array>()

/** Packs a state once until the event changes, yielding to other work in between. */
export function pack(state: EventState): Promise<PackedState> {
  const packed = states.get(state) ?? packInTurns(state)
  states.set(state, packed)
  return packed
}

async function packInTurns(state: EventState): Promise<PackedState> {
  const { tournament, rounds: known, ...rest } = state
  const { entries, rounds: paired, ...about } = tournament
  const packed = {
    entries: [] as Uint8Array[],
    paired: [] as Uint8Array[],
    rounds: [] as Uint8Array[],
  }
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    packed.entries.push(serialize(entries.slice(from, from + AT_ONCE)))
    await nextImmediate()
  }
  for (const [list, into] of [
    [paired, packed.paired],
    [known, packed.rounds],
  ] as const)
    for (const round of list) {
      const packed = rounds.get(round)
      const bytes = packed ?? serialize(round)
      rounds.set(round, bytes)
      into.push(bytes)
      if (packed === undefined) await nextImmediate()
    }
  return { about: serialize({ ...rest, tournament: about }), ...packed }
}

const nextImmediate = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

export function unpack({ about, entries, paired, rounds: known }: PackedState): EventState {
  const state = deserialize(about) as EventState
  const { tournament } = state
  return {
    ...state,
    rounds: known.map(each => deserialize(each)),
    tournament: {
      ...tournament,
      entries: entries.flatMap(each => deserialize(each)),
      rounds: paired.map(each => deserialize(each)),
    },
  }
}
