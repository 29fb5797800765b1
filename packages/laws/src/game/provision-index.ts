import type { Color } from '@jadoube/chess'
import type { Act, ActName, Claim } from './act.js'
import type { EventType, GameEvent } from './event.js'
import type { ExtraMoves } from './extra-moves.js'
import type { Restatable, Restatements } from './grounds.js'
import type { OccasionName, Occasions } from './occasions.js'
import type { OpenRuling } from './open-ruling.js'
import type {
  Answered,
  ClaimAnswer,
  Consequence,
  Intervention,
  ObservationAnswer,
  When,
} from './provision.js'
import type { Effect } from './question.js'
import type { GameState } from './state.js'

// Methods, so that the answer to one act can be stored among the answers to all acts.
interface AnswerTo {
  player(ruling: OpenRuling, act: Act, by: Color): Answered
  other(ruling: OpenRuling, act: Act): Answered
}

/** Everything that the provisions have for one act, in the order in which they are asked. */
export interface ActEntry {
  readonly when: When
  readonly player: AnswerTo['player'] | undefined
  readonly arbiter: AnswerTo['other'] | undefined
  readonly clock: AnswerTo['other'] | undefined
  readonly spectator: AnswerTo['other'] | undefined
  readonly before: readonly ((
    ruling: OpenRuling,
    act: Act,
    by: Color | undefined,
  ) => Intervention)[]
}

type ClaimAct = Parameters<ClaimAnswer['player']>[1]
type ObserveAct = Parameters<ObservationAnswer['arbiter']>[1]

export interface ClaimEntry extends ClaimAnswer {
  readonly before: readonly ((ruling: OpenRuling, act: ClaimAct, by: Color) => Intervention)[]
}

export interface ObservationEntry extends ObservationAnswer {
  readonly before: readonly ((ruling: OpenRuling, act: ObserveAct) => Intervention)[]
}

type Reaction = (ruling: OpenRuling, event: GameEvent) => void

/** How an event changes a game. */
export type Evolve = (state: GameState, event: GameEvent) => GameState

/** An index of all provisions, built once when the program starts. */
export interface ProvisionIndex {
  readonly evolve: Evolve
  readonly acts: Readonly<Record<ActName, ActEntry>>
  readonly claims: Readonly<Record<Claim, ClaimEntry>>
  readonly observations: ReadonlyMap<string, ObservationEntry>
  readonly effects: Readonly<Record<Effect, Consequence>>
  readonly rulings: ReadonlyMap<string, (ruling: OpenRuling, act: RuleAct) => Intervention>
  readonly elapses: readonly ((ruling: OpenRuling, act: Act) => void)[]
  readonly reactions: ReadonlyMap<EventType, readonly Reaction[]>
  readonly occasions: { readonly [O in OccasionName]: readonly Occasions[O][] }
  readonly restates: { readonly [R in Restatable]: readonly Restatements[R][] }
  readonly extraMoves: readonly ExtraMoves[]
}

type RuleAct = Extract<Act, { readonly act: 'rule' }>
