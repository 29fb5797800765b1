import type { Pace } from '@jadoube/clock'
import type { Article, Basis, Supervision } from '../editions/index.js'
import type { Layer, RuleParameterName } from './layer.js'
import type { Regulations, TableSettings } from './regulations.js'
import type { RulesInForce } from './rules-in-force.js'

/** An article of an edition; `null` if the edition does not mention it. */
interface Cited {
  readonly edition: string
  readonly article: Article | null
  readonly basis: Basis
  /** The article through which it applies, such as B.4 for A.4.2. */
  readonly through?: Article
}

/** Where a value came from. */
export type Origin =
  | ({ readonly layer: 'edition' } & Cited)
  | ({ readonly layer: 'mode'; readonly mode: Pace; readonly supervision: Supervision } & Cited)
  | ({ readonly layer: 'regulations'; readonly regulation: keyof Regulations } & Cited)
  | { readonly layer: 'table'; readonly setting: 'boardKind' | keyof TableSettings }
  | { readonly layer: 'default' }

/** The layer that decided a parameter, with its article or regulation. */
export function originOf(rules: RulesInForce, parameter: RuleParameterName): Origin {
  const layer = rules.layers.findLast(({ clauses }) => clauses[parameter] !== undefined)
  if (layer === undefined) throw new Error(`no layer has ${parameter}`)
  switch (layer.layer) {
    case 'default':
      return { layer: 'default' }
    case 'table':
      return { layer: 'table', setting: layer.setting }
    case 'edition':
      return { layer: 'edition', ...cited(layer, layer.edition, parameter) }
    case 'mode': {
      const { mode, supervision } = layer
      return { layer: 'mode', mode, supervision, ...cited(layer, layer.edition, parameter) }
    }
    case 'regulations': {
      const { regulation } = layer
      return { layer: 'regulations', regulation, ...cited(layer, layer.edition, parameter) }
    }
  }
}

function cited(layer: Layer, edition: string, parameter: RuleParameterName): Cited {
  const { article, basis, text, through } = layer.clauses[parameter]!
  return {
    edition: text ?? edition,
    article,
    basis,
    ...(through === undefined ? {} : { through }),
  }
}
