import type { Color } from '@jadoube/chess'
import { obligationOf, writeObligedMoves } from '../article-04-act-of-moving/obligation.js'
import type { GameEvent } from '../game/event.js'
import { OpenRuling } from '../game/open-ruling.js'
import { parseAct } from '../game/parse-act.js'
import type { GameState } from '../game/state.js'
import type { Table } from '../record/header.js'
import { ruleAct } from '../record/rule-record.js'
import { summarise } from '../record/summary.js'
import { provisionIndex } from '../the-laws/contents.js'
import type { HandAct } from './by-hand.js'

/** An action with its time and actor. */
export interface TimedAct {
  readonly at: number
  readonly by: string
  readonly handAct: HandAct
}

/** A game in progress: its state, and the result of its last act. */
export interface PlayedActs {
  readonly state: GameState
  readonly events: readonly GameEvent[]
  /** The codes of the refusals, in order. */
  readonly refused: readonly string[]
}

/** Plays actions from a given state. */
export function playActs(table: Table, from: GameState, acts: readonly TimedAct[]): PlayedActs {
  let state = from
  const events: GameEvent[] = []
  const refused: string[] = []
  for (const { at, by, handAct } of acts) {
    const act = parseAct({ ...handAct, at, by })
    if (!act.ok) throw new Error(`${act.error.reason}: ${JSON.stringify(handAct)}`)
    const { after, outcome } = ruleAct(state, act.value, table.laws, 0)
    for (const each of outcome) {
      if (each.type === 'refused') refused.push(each.code)
      else events.push(each)
    }
    state = after
  }
  return { state, events, refused }
}

const byText = (one: unknown, other: unknown): number =>
  JSON.stringify(one) < JSON.stringify(other) ? -1 : 1

/**
 * Everything that follows from a game so far, independent of how it was reported: for comparing two
 * versions.
 */
export function stateToCompare(table: Table, state: GameState): unknown {
  const ruling = new OpenRuling(state, table.laws, state.at, provisionIndex)
  const obligation = state.status === 'concluded' ? null : obligationOf(ruling)
  const player = (color: Color) => {
    const { illegal, breaches, warnings, recorded } = state[color]
    return { illegal, breaches, warnings, recorded }
  }
  return {
    summary: summarise(state, table.laws),
    ply: state.ply,
    due: [state.whiteDue, state.blackDue],
    irregularities: state.irregularities.map(({ kind, by, ply, pawn, rule }) => ({
      kind,
      by,
      ply,
      pawn,
      rule,
    })),
    questions: state.questions.map(({ claim, by, rule, facts }) => ({ claim, by, rule, facts })),
    obligation: obligation && {
      moves: [...writeObligedMoves(ruling, obligation)].sort(byText),
      rule: obligation.rule,
    },
    white: player('white'),
    black: player('black'),
  }
}

/** The consequences of an act, without times and without the order of touching. */
export const eventsToCompare = (events: readonly GameEvent[]): unknown =>
  events.map(({ at: _, ...event }) => {
    if (event.type === 'obligation') return { ...event, moves: [...event.moves].sort(byText) }
    if (event.type !== 'position-reinstated') return event
    const { touched: _touched, released, chosen, ...rest } = event
    return rest
  })
