import type { Color } from '@jadoube/chess'
import { obligationOf, writeDue } from '../article-04-act-of-moving/obligation.js'
import type { GameEvent } from '../game/event.js'
import { OpenRuling } from '../game/open-ruling.js'
import { parseAct } from '../game/parse-act.js'
import type { GameState } from '../game/state.js'
import type { Table } from '../record/header.js'
import { ruleAct } from '../record/rule-record.js'
import { summarise } from '../record/summary.js'
import { provisionIndex } from '../the-laws/contents.js'
import type { Deed } from './by-hand.js'

/** A deed, and when and by whom. */
export interface Told {
  readonly at: number
  readonly by: string
  readonly deed: Deed
}

/** A game as it goes on: how it stands, and what its last act came to. */
export interface Story {
  readonly state: GameState
  readonly events: readonly GameEvent[]
  /** The codes of what was refused, in order. */
  readonly refused: readonly string[]
}

/** Plays what is told from how a game stands. */
export function tell(table: Table, from: GameState, story: readonly Told[]): Story {
  let state = from
  const events: GameEvent[] = []
  const refused: string[] = []
  for (const { at, by, deed } of story) {
    const act = parseAct({ ...deed, at, by })
    if (!act.ok) throw new Error(`${act.error.reason}: ${JSON.stringify(deed)}`)
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

/** Everything that the Laws make of a game so far, however it was told: for comparing two tellings. */
export function whatHolds(table: Table, state: GameState): unknown {
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
      moves: [...writeDue(ruling, obligation)].sort(byText),
      rule: obligation.rule,
    },
    white: player('white'),
    black: player('black'),
  }
}

/** What followed from an act, without when, and without what was touched and in which order. */
export const whatFollowed = (events: readonly GameEvent[]): unknown =>
  events.map(({ at: _, ...event }) => {
    if (event.type === 'obligation') return { ...event, moves: [...event.moves].sort(byText) }
    if (event.type !== 'position-reinstated') return event
    const { touched: _touched, released, chosen, ...rest } = event
    return rest
  })
