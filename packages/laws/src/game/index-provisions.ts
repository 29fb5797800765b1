import type { ActName, Claim } from './act.js'
import type { EventType } from './event.js'
import type { Restatable } from './grounds.js'
import type { Observation } from './observation.js'
import type { OccasionName } from './occasions.js'
import {
  type ActAnswer,
  type ClaimAnswer,
  type Consequence,
  elapsing,
  type ObservationAnswer,
  type Provision,
  type When,
} from './provision.js'
import type {
  ActEntry,
  ClaimEntry,
  Evolve,
  ObservationEntry,
  ProvisionIndex,
} from './provision-index.js'
import type { Effect } from './question.js'

/** The single answers to acts, claims, observations and effects. */
export interface Answers {
  readonly acts: { readonly [N in ActName]: ActAnswer<N> }
  readonly claims: Readonly<Record<Claim, ClaimAnswer>>
  readonly observations: Readonly<Record<Observation, ObservationAnswer>>
  readonly effects: Readonly<Record<Effect, Consequence>>
}

type EmptyLists<Name extends string> = { readonly [N in Name]: readonly unknown[] }

// Written out, because types have no names at run time. `mapValues` fills the lists.
const emptyOccasions = {
  mayStart: [],
  startsByPlaying: [],
  assisting: [],
  exception: [],
  moveStands: [],
  illegalStands: [],
  insteadOfMaking: [],
  beforeMove: [],
  completesPrevious: [],
  ending: [],
  replacement: [],
  completeByItself: [],
  pressBegins: [],
  pressOfNoMove: [],
  movePressed: [],
  earlierMoment: [],
  earlierPress: [],
  flagInOrder: [],
  flagClaimed: [],
  flagFallen: [],
  winsOnTime: [],
  endedEarlier: [],
  lateness: [],
  referred: [],
  staysOpen: [],
  aftermath: [],
} as const satisfies EmptyLists<OccasionName>

const emptyRestatements = {
  flagFallen: [],
  flagCalledByArbiter: [],
  stopToClaimOnTime: [],
  bothFlagsDown: [],
  illegalMove: [],
  illegalMoveCompleted: [],
  illegalMoveStands: [],
  illegalMoveLoses: [],
  illegalMoveDraws: [],
  timeGiven: [],
} as const satisfies EmptyLists<Restatable>

/**
 * Indexes the provisions, so that answering an act needs no search. They are in the order of the
 * Laws, from general to specific. Where they intervene before an act or restate a rule, the most
 * specific one is asked first; on all other occasions they are asked in the order of the Laws.
 */
export function indexProvisions(
  answers: Answers,
  provisions: readonly Provision[],
  evolve: Evolve,
): ProvisionIndex {
  const specificFirst = [...provisions].reverse()
  return {
    evolve,
    acts: mapValues<ActName, Partial<ActEntry> & { when: When }, ActEntry>(
      answers.acts,
      // Every entry has the same fields, so that V8 uses one hidden class.
      ({ when, player, arbiter, clock, spectator }, name) => ({
        when,
        player,
        arbiter,
        clock,
        spectator,
        before: collect(specificFirst, ({ before }) => before?.acts?.[name]) as ActEntry['before'],
      }),
    ),
    claims: mapValues<Claim, ClaimAnswer, ClaimEntry>(answers.claims, (answer, name) => ({
      ...answer,
      before: collect(specificFirst, ({ before }) => before?.claims?.[name]),
    })),
    observations: new Map(
      Object.entries(
        mapValues<Observation, ObservationAnswer, ObservationEntry>(
          answers.observations,
          (answer, name) => ({
            ...answer,
            before: collect(specificFirst, ({ before }) => before?.observations?.[name]),
          }),
        ),
      ),
    ),
    effects: answers.effects,
    rulings: new Map(provisions.flatMap(({ rulings = {} }) => Object.entries(rulings))),
    elapses: elapsing.flatMap(step => collect(provisions, ({ elapses }) => elapses?.[step])),
    reactions: reactionsOf(provisions),
    occasions: mapValues<OccasionName, readonly unknown[], readonly unknown[]>(
      emptyOccasions,
      (_, name) => collect(provisions, ({ occasions }) => occasions?.[name]),
    ) as ProvisionIndex['occasions'],
    restates: mapValues<Restatable, readonly unknown[], readonly unknown[]>(
      emptyRestatements,
      (_, name) => collect(specificFirst, ({ restates }) => restates?.[name]),
    ) as ProvisionIndex['restates'],
    extraMoves: collect(provisions, ({ extraMoves }) => extraMoves),
  }
}

/** The values of all provisions that have one. */
function collect<T>(
  provisions: readonly Provision[],
  pick: (provision: Provision) => T | undefined,
): readonly T[] {
  return provisions.map(pick).filter(each => each !== undefined)
}

function mapValues<Name extends string, From, To>(
  from: Readonly<Record<Name, From>>,
  change: (value: From, name: Name) => To,
): Record<Name, To> {
  // Replacing the values of a copy keeps the hidden class of the original, so that field access
  // stays fast.
  const to: Record<Name, From | To> = { ...from }
  for (const name of Object.keys(from) as Name[]) to[name] = change(from[name], name)
  return to as Record<Name, To>
}

function reactionsOf(provisions: readonly Provision[]): ProvisionIndex['reactions'] {
  const reactions = new Map<EventType, unknown[]>()
  for (const { reactions: own = {} } of provisions) {
    for (const [type, react] of Object.entries(own) as [EventType, unknown][]) {
      reactions.set(type, [...(reactions.get(type) ?? []), react])
    }
  }
  return reactions as ProvisionIndex['reactions']
}
