import { legalMoves, makeSquare } from '@jadoube/chess'
import {
  type GameEvent,
  type GameState,
  type Laws,
  movesToChooseFrom,
  parseAct,
  RecordRuler,
  ruleAct,
  standing,
} from '@jadoube/laws'
import type { Outcome } from '../account/outcome.js'
import { noObligation, type Obligation, obligationToPlay } from './obligation.js'
import type { ActEvents } from './stored-game.js'

// The larger part of the Laws, which decides. It is loaded after the board, and nothing is ruled
// before.

export interface Ruled {
  readonly after: GameState
  readonly outcome: Outcome['events']
}

/** Applies the Laws to an act of the record. Null if it is not a valid act. */
export function rule(before: GameState, laws: Laws, act: object, line: number): Ruled | null {
  const read = parseAct(act)
  if (!read.ok) return null
  const { after, outcome } = ruleAct(before, read.value, laws, line)
  return { after, outcome }
}

/**
 * Decides a record of which only the acts were stored. Returns the events of each line, or null if
 * it cannot be read.
 */
export function ruleAll(lines: readonly string[]): readonly ActEvents[] | null {
  const ruler = new RecordRuler()
  const events: ActEvents[] = []
  for (const [index, line] of lines.entries()) {
    const ruled = ruler.take(line)
    if (!ruled.ok) return null
    if (index > 0) events.push(withoutRefusals(ruled.value?.outcome ?? []))
  }
  return ruler.state === null ? null : events
}

/**
 * Decides a move that nobody makes, so that the first real move is not delayed: tables are built
 * and code is compiled on first use.
 */
export function warmUp(before: GameState, laws: Laws): void {
  const position = standing(before)
  const move = position === undefined ? undefined : legalMoves(position)[0]
  if (move === undefined) return
  const [from, to] = [makeSquare(move.from), makeSquare(move.to)]
  const { turn: by, at } = before
  let state = before
  for (const act of [
    { act: 'start', by: 'arbiter' },
    { act: 'touch', by, square: from },
    { act: 'place', by, from, to },
    { act: 'press', by },
  ]) {
    state = rule(state, laws, { at, ...act }, 1)?.after ?? state
  }
}

/** What must be played after a touch that was made before the page was loaded. */
export function currentObligation(state: GameState): Obligation {
  // If part of a move is on the board, its possible continuations are not shown.
  if (state.hand === null || state.board !== null) return noObligation
  const { moves, rule } = movesToChooseFrom(state)
  return rule === null ? noObligation : obligationToPlay(moves)
}

/** A draw that the player to move could successfully claim now. */
export function claimableDraw(state: GameState, laws: Laws): 'threefold' | 'fifty-moves' | null {
  if (state.status !== 'in-play') return null
  const wouldBeUpheld = (claim: string): boolean =>
    rule(state, laws, { at: state.at, by: state.turn, act: 'claim', claim }, 1)?.outcome.some(
      each => each.type === 'claim-upheld',
    ) === true
  if (wouldBeUpheld('threefold')) return 'threefold'
  return wouldBeUpheld('fifty-moves') ? 'fifty-moves' : null
}

export const withoutRefusals = (outcome: Outcome['events']): ActEvents =>
  outcome.filter((each): each is GameEvent => each.type !== 'refused')
