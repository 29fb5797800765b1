import type { Clause, Clauses } from '../editions/index.js'
import { applyReadings, deviceCalls } from './apply-regulations.js'
import type { RulesHeader } from './header.js'
import type { Layer, RuleParameters } from './layer.js'

const setTo = <T>(value: T): Clause<T> => ({ value, article: null, basis: 'stated' })

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
      clauses: { boardKind: setTo(boardKind) },
    },
    calledByDevice !== undefined && {
      layer: 'table',
      setting: 'calledByDevice',
      clauses: deviceCalls(calledByDevice),
    },
    unansweredQuestions !== undefined && {
      layer: 'table',
      setting: 'unansweredQuestions',
      clauses: { unansweredQuestions: setTo(unansweredQuestions) },
    },
    preset !== undefined &&
      !isRatedFriendly && {
        layer: 'table',
        setting: 'preset',
        clauses: { preset: setTo(preset) },
      },
    helps && { layer: 'table', setting: 'help', clauses: { help: setTo(help) } },
    readings !== undefined && {
      layer: 'table',
      setting: 'readings',
      clauses: applyReadings(readings, inForce),
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
