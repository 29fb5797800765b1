import type { Color } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import type { RulesInForce } from '../rules-in-force/index.js'
import { articlesUnder } from './articles.js'
import type { GameEvent, Grounds } from './event.js'
import type { Articles, Laws } from './laws.js'
import type { ProvisionIndex } from './provision-index.js'
import type { GameState, PlayerState } from './state.js'

/**
 * A ruling in progress: the events that follow from one act. Each event takes effect at once, so
 * that the next rule sees the resulting state. A rule refuses before it lets anything happen.
 */
export class OpenRuling {
  state: GameState
  readonly laws: Laws
  readonly rules: RulesInForce
  /** The article of each rule. */
  readonly articles: Articles
  /** The time of the act. */
  readonly at: number
  /** When it is noticed: later than `at`, if something happened by itself before the act. */
  readonly noticed: number
  /** All provisions, so that a rule can consult the others. */
  readonly index: ProvisionIndex
  readonly events: GameEvent[] = []

  constructor(
    state: GameState,
    laws: Laws,
    at: number,
    index: ProvisionIndex,
    noticed: number = at,
  ) {
    this.state = state
    this.laws = laws
    this.rules = laws.rules
    this.articles = articlesUnder(laws)
    this.at = at
    this.noticed = noticed
    this.index = index
  }

  /** Adds an event, applies it to the state, and lets other provisions react to it. */
  happen(event: GameEvent): void {
    this.events.push(event)
    this.state = this.index.evolve(this.state, event)
    const reactions = this.index.reactions.get(event.type)
    if (reactions === undefined) return
    for (let i = 0; i < reactions.length; i++) reactions[i]!(this, event)
  }

  /** The article of a rule in the edition in force; undefined if it has none. */
  article(rule: RuleId): string | undefined {
    return this.articles[rule]
  }

  /** The rule and its article, for spreading into an event. */
  by(rule: RuleId): { readonly rule: RuleId; readonly article?: string } {
    const article = this.articles[rule]
    return article === undefined ? { rule } : { rule, article }
  }

  /** Like `by`, but empty if the edition has no such rule. */
  ifStated(rule: RuleId): Grounds {
    return this.articles[rule] === undefined ? {} : this.by(rule)
  }

  /** The first of these rules that the edition in force has. */
  byFirst(...rules: readonly [RuleId, ...RuleId[]]): { rule: RuleId; article?: string } {
    return this.by(rules.find(rule => this.articles[rule] !== undefined) ?? rules[0])
  }

  player(color: Color): PlayerState {
    return color === 'white' ? this.state.white : this.state.black
  }

  get concluded(): boolean {
    return this.state.status === 'concluded'
  }
}
