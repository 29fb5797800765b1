import type { Pace } from '@jadoube/clock'
import { type Clauses, type Edition, editionOf, type Supervision } from '../editions/index.js'
import { regulationLayers } from './apply-regulations.js'
import { tableLayers } from './apply-table.js'
import { competitionDefaults } from './competition.js'
import type { RulesHeader } from './header.js'
import type { Layer, RuleParameterName, RuleParameters } from './layer.js'
import { type ModeFrom, modeOf } from './mode.js'
import { supervisionOf } from './supervision.js'

/**
 * The rules at one table: every parameter with its value in force, and the layers that they come
 * from. It is frozen.
 */
export interface RulesInForce extends RuleParameters {
  /** The edition's id. */
  readonly laws: string
  readonly mode: Pace
  readonly modeFrom: ModeFrom
  readonly supervision: Supervision
  /** Regulations that were given but have no effect under these Laws, in this kind of game. */
  readonly withoutEffect: readonly string[]
  /** The layers in order. The last one that has a parameter decides it. */
  readonly layers: readonly Layer[]
}

/**
 * Resolves the layers once: the edition, the mode with its supervision, the regulations of the
 * competition, the table. An unknown edition is passed as data.
 */
export function rulesInForce(header: RulesHeader): RulesInForce
export function rulesInForce(header: RulesHeader<string>, edition: Edition): RulesInForce
export function rulesInForce(
  header: RulesHeader<string>,
  edition: Edition = editionOf(header.laws as RulesHeader['laws']),
): RulesInForce {
  const { mode, modeFrom } = modeOf(edition, header)
  const supervision = supervisionOf(edition, header as RulesHeader, mode)
  const lower = [
    { layer: 'default', clauses: competitionDefaults } as const,
    { layer: 'edition', edition: edition.id, clauses: edition.clauses } as const,
    ...modeLayer(edition, mode, supervision),
  ]
  const below = flatten(lower)
  const regulations = regulationLayers(edition, header, mode, below)
  const clauses = flatten(regulations.layers, below)
  const table = tableLayers(header, clauses)
  const layers = Object.freeze([...lower, ...regulations.layers, ...table.layers])
  const inForce = Object.entries(flatten(table.layers, clauses)).map(([name, { value }]) => [
    name,
    value,
  ])
  return Object.freeze({
    laws: edition.id,
    mode,
    modeFrom,
    supervision,
    withoutEffect: Object.freeze([...regulations.withoutEffect, ...table.withoutEffect]),
    layers,
    ...(Object.fromEntries(inForce) as RuleParameters),
  })
}

/** The layer of the mode. Standard games have none. */
function modeLayer(edition: Edition, mode: Pace, supervision: Supervision): readonly Layer[] {
  const clauses = mode === 'standard' ? undefined : edition.modes[mode]?.[supervision]
  return clauses === undefined
    ? []
    : [{ layer: 'mode', edition: edition.id, mode, supervision, clauses }]
}

/** The clauses of these layers on top of those below them. There are too many to copy twice. */
function flatten(
  layers: readonly Layer[],
  below?: Clauses<RuleParameters>,
): Clauses<RuleParameters> {
  if (below !== undefined && layers.length === 0) return below
  const clauses: Partial<Clauses<RuleParameters>> = Object.assign(
    {},
    below,
    ...layers.map(layer => layer.clauses),
  )
  return clauses as Clauses<RuleParameters>
}

export const ruleParameterNames = Object.freeze([
  ...Object.keys(editionOf('fide-2018').clauses),
  ...Object.keys(competitionDefaults),
]) as readonly RuleParameterName[]

/** How late a player may come to the resumption of an adjourned game. */
export const resumptionTimeOf = ({ resumptionTimeMs, defaultTimeMs }: RulesInForce) =>
  resumptionTimeMs === 'default-time' ? defaultTimeMs : resumptionTimeMs
