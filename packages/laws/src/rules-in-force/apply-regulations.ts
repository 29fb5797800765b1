import type { Clause, Clauses, Edition } from '../editions/index.js'
import type { RulesHeader } from './header.js'
import type { Layer, RuleParameters } from './layer.js'
import { hasIncrement } from './mode.js'
import { isRegulation } from './parse-regulations.js'
import type { CalledByDevice, Regulations } from './regulations.js'

type SomeClauses = Partial<Clauses<RuleParameters>>
type AllClauses = Clauses<RuleParameters>

/** A value that somebody set, citing the article of the value that it replaces. */
const setTo = <T>(value: T, inForce?: Clause): Clause<T> => ({
  value,
  article: inForce?.article ?? null,
  basis: 'stated',
  ...(inForce?.through === undefined ? {} : { through: inForce.through }),
  ...(inForce?.text === undefined ? {} : { text: inForce.text }),
})

export const deviceCalls = (called: readonly CalledByDevice[]): SomeClauses => ({
  deviceCallsFlags: setTo(called.includes('flags')),
  deviceCallsIllegalMoves: setTo(called.includes('illegal-moves')),
})

/** Readings apply only to what the text leaves open. */
export function applyReadings(readings: Regulations['readings'], inForce: AllClauses): SomeClauses {
  const settled = Object.entries(readings ?? {}).flatMap(([parameter, value]) => {
    const clause: Clause | undefined = inForce[parameter as keyof AllClauses]
    return clause?.basis === 'reading' ? [[parameter, { ...clause, value }] as const] : []
  })
  return Object.fromEntries(settled)
}

interface Circumstances {
  readonly edition: Edition
  readonly header: RulesHeader<string>
  readonly mode: RuleMode
  readonly inForce: AllClauses
}
type RuleMode = 'standard' | 'rapid' | 'blitz'

/** What each regulation decides; `null` if it has no effect in these circumstances. */
const effects: {
  readonly [K in keyof Regulations]-?: (
    value: NonNullable<Regulations[K]>,
    circumstances: Circumstances,
  ) => SomeClauses | null
} = {
  // Rules that FIDE does not rate stay unrated, whatever the event says (2009 preface, c).
  fideRated: (fideRated, { edition, inForce }) =>
    fideRated && !inForce.mayBeRated.value
      ? null
      : { fideRated: setTo(fideRated), ...(fideRated ? edition.whenFideRated : null) },
  // III.2.2: standard and rapid games without increment, never blitz.
  guidelinesIII: (announced, { edition, header, mode }) => {
    if (!announced) return { guidelinesIII: setTo(false) }
    const applies = edition.guidelinesIII !== null && mode !== 'blitz' && !hasIncrement(header)
    return applies ? { guidelinesIII: setTo(true), ...edition.guidelinesIII } : null
  },
  defaultTime: (ms, { inForce }) => ({ defaultTimeMs: setTo(ms, inForce.defaultTimeMs) }),
  defaultTimeFrom: from => ({ defaultTimeFrom: setTo(from) }),
  resumptionTime: (ms, { inForce }) => ({ resumptionTimeMs: setTo(ms, inForce.resumptionTimeMs) }),
  // 6.7.2 requires a default time. If it is zero, both have lost.
  bothAbsent: (what, { inForce }) =>
    inForce.defaultTimeMs.value === 0 ? null : { bothAbsent: setTo(what, inForce.bothAbsent) },
  nextPeriod: when => ({ nextPeriod: setTo(when) }),
  noDrawAgreementBefore: (moves, { inForce }) => ({
    noDrawAgreementBefore: setTo(moves, inForce.regulationsMayRestrict),
  }),
  noDrawAgreement: (forbidden, { inForce }) => ({
    noDrawAgreement: setTo(forbidden, inForce.regulationsMayRestrict),
  }),
  scoring: ({ win, draw, loss }, { inForce }) => ({
    points: setTo({ win, draw, loss }, inForce.points),
  }),
  calledByDevice: deviceCalls,
  deviceInBag: (allowed, { inForce }) =>
    inForce.deviceInBag.value === null
      ? null
      : { deviceInBag: setTo(allowed ? 'allowed' : 'if-regulations-allow', inForce.deviceInBag) },
  devicePenalties: (ladder, { inForce }) =>
    inForce.deviceMilderBy.value === null
      ? null
      : { devicePenalties: setTo(ladder, inForce.deviceMilderBy) },
  reportBeforeLeaving: (must, { inForce }) =>
    inForce.regulationsMayAskToReport.value === null
      ? null
      : { reportBeforeLeaving: setTo(must, inForce.regulationsMayAskToReport) },
  appeals: (open, { inForce }) => (open ? {} : { appeals: setTo('none', inForce.appeals) }),
  fine: (fine, { inForce }) =>
    inForce.penalties.value.includes('fine') ? { fine: setTo(fine, inForce.penalties) } : null,
  // A rated game follows the Laws: its players record if the Laws require it.
  recording: (recording, { header, inForce }) =>
    header.regulations?.fideRated && recording === 'optional'
      ? null
      : { recording: setTo(recording, inForce.recording) },
  scoresheetsChecked: checked => ({ scoresheetsChecked: setTo(checked) }),
  arbiter: arbiter => ({
    arbiter: setTo(arbiter),
    ...(arbiter === 'none' ? { unansweredQuestions: setTo('players-agree') } : null),
  }),
  // These decide whether the supervision is adequate, unless the header does (supervisionOf).
  gamesPerArbiter: (_, { mode }) => (mode === 'standard' ? null : {}),
  gamesRecorded: (_, { mode }) => (mode === 'standard' ? null : {}),
  // 4.7: in a rated game a move that was made stands.
  takeBacks: (allowed, { inForce }) =>
    allowed && inForce.fideRated.value ? null : { takeBacks: setTo(allowed) },
  unansweredQuestions: what => ({ unansweredQuestions: setTo(what) }),
  germanRanks: (german, { inForce }) =>
    german ? {} : { germanRanks: setTo('other-language', inForce.germanRanks) },
  readings: (readings, { inForce }) => applyReadings(readings, inForce),
}

// In order of dependency: first the rated overlay and the announced Guidelines.
const order = Object.keys(effects) as readonly (keyof Regulations)[]

/** The layers from the regulations, and the regulations that have no effect here. */
export function regulationLayers(
  edition: Edition,
  header: RulesHeader<string>,
  mode: RuleMode,
  below: AllClauses,
): { readonly layers: readonly Layer[]; readonly withoutEffect: readonly string[] } {
  const regulations = header.regulations ?? {}
  const withoutEffect = Object.keys(regulations).filter(name => !isRegulation(name))
  const layers: Layer[] = []
  let inForce = below
  for (const regulation of order) {
    const value = regulations[regulation]
    if (value === undefined) continue
    const effect = effects[regulation] as (value: unknown, c: Circumstances) => SomeClauses | null
    const clauses = effect(value, { edition, header, mode, inForce })
    if (clauses === null) {
      withoutEffect.push(regulation)
      continue
    }
    layers.push(Object.freeze({ layer: 'regulations', regulation, edition: edition.id, clauses }))
    inForce = { ...inForce, ...clauses }
  }
  return { layers, withoutEffect }
}
