import type { Clause, Clauses } from '../editions/index.js'
import { calledBy, readAs } from './apply-regulations.js'
import type { RulesHeader } from './header.js'
import type { Layer, RuleParameters } from './layer.js'

const own = <T>(value: T): Clause<T> => ({ value, article: null, basis: 'stated' })

/** The layers from the table settings, and the settings that have no effect here. */
export function tableLayers(
  { boardKind, table = {} }: RulesHeader<string>,
  inForce: Clauses<RuleParameters>,
): { readonly layers: readonly Layer[]; readonly withoutEffect: readonly string[] } {
  const { calledByDevice, help, preset, readings, unansweredQuestions } = table
  // There is no help in a rated game (11.3.1).
  const helps = help !== undefined && !inForce.fideRated.value
  const isRatedFriendly = preset === 'friendly' && inForce.fideRated.value
  const layers: readonly (Layer | false)[] = [
    boardKind !== undefined && {
      layer: 'table',
      setting: 'boardKind',
      clauses: { boardKind: own(boardKind) },
    },
    calledByDevice !== undefined && {
      layer: 'table',
      setting: 'calledByDevice',
      clauses: calledBy(calledByDevice),
    },
    unansweredQuestions !== undefined && {
      layer: 'table',
      setting: 'unansweredQuestions',
      clauses: { unansweredQuestions: own(unansweredQuestions) },
    },
    preset !== undefined &&
      !isRatedFriendly && {
        layer: 'table',
        setting: 'preset',
        clauses: { preset: own(preset) },
      },
    helps && { layer: 'table', setting: 'help', clauses: { help: own(help) } },
    readings !== undefined && {
      layer: 'table',
      setting: 'readings',
      clauses: readAs(readings, inForce),
    },
  ]
  return {
    layers: layers.filter(layer => layer !== false),
    withoutEffect: [
      ...(help !== undefined && !helps ? ['help'] : []),
      ...(isRatedFriendly ? ['preset'] : []),
    ],
  }
}
