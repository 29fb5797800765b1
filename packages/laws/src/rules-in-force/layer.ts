import type { Pace } from '@jadoube/clock'
import type { Clauses, EditionParameters, Supervision } from '../editions/index.js'
import type { CompetitionParameters } from './competition.js'
import type { Regulations, TableSettings } from './regulations.js'

export type RuleParameters = EditionParameters & CompetitionParameters
export type RuleParameterName = keyof RuleParameters

/** A layer of the rules in force. Later layers override earlier ones. */
export type Layer = { readonly clauses: Partial<Clauses<RuleParameters>> } & (
  | { readonly layer: 'default' }
  | { readonly layer: 'edition'; readonly edition: string }
  | {
      readonly layer: 'mode'
      readonly edition: string
      readonly mode: Pace
      readonly supervision: Supervision
    }
  | {
      readonly layer: 'regulations'
      readonly regulation: keyof Regulations
      readonly edition: string
    }
  | { readonly layer: 'table'; readonly setting: 'boardKind' | keyof TableSettings }
)
