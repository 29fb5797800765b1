import type { Clause, Clauses, Edition } from '../editions/index.js'
import type { RulesHeader } from './header.js'
import type { Layer, RuleParameters } from './layer.js'
import { hasIncrement } from './mode.js'
import { isRegulation } from './parse-regulations.js'
import type { CalledByDevice, Regulations } from './regulations.js'

type Settled = Partial<Clauses<RuleParameters>>
type InForce = Clauses<RuleParameters>

/** A value that somebody set, citing the article of the value that it replaces. */
const set = <T>(value: T, inForce?: Clause): Clause<T> => ({
  value,
  article: inForce?.article ?? null,
  basis: 'stated',
  ...(inForce?.through === undefined ? {} : { through: inForce.through }),
  ...(inForce?.text === undefined ? {} : { text: inForce.text }),
})

export const calledBy = (called: readonly CalledByDevice[]): Settled => ({
  deviceCallsFlags: set(called.includes('flags')),
  deviceCallsIllegalMoves: set(called.includes('illegal-moves')),
})

/** Readings apply only to what the text leaves open. */
export function readAs(readings: Regulations['readings'], inForce: InForce): Settled {
  const settled = Object.entries(readings ?? {}).flatMap(([parameter, value]) => {
    const clause: Clause | undefined = inForce[parameter as keyof InForce]
    return clause?.basis === 'reading' ? [[parameter, { ...clause, value }] as const] : []
  })
  return Object.fromEntries(settled)
}

interface Circumstances {
  readonly edition: Edition
  readonly header: RulesHeader<string>
  readonly mode: RuleMode
  readonly inForce: InForce
}
type RuleMode = 'standard' | 'rapid' | 'blitz'

/** What each regulation decides; `null` if it has no effect in these circumstances. */
const effects: {
  readonly [K in keyof Regulations]-?: (
    value: NonNullable<Regulations[K]>,
    circumstances: Circumstances,
  ) => Settled | null
} = {
  // Rules that FIDE does not rate stay unrated, whatever the event says (2009 preface, c).
  fideRated: (fideRated, { edition, inForce }) =>
    fideRated && !inForce.mayBeRated.value
      ? null
      : { fideRated: set(fideRated), ...(fideRated ? edition.whenFideRated : null) },
  // III.2.2: standard and rapid games without increment, never blitz.
  guidelinesIII: (announced, { edition, header, mode }) => {
    if (!announced) return { guidelinesIII: set(false) }
    const applies = edition.guidelinesIII !== null && mode !== 'blitz' && !hasIncrement(header)
    return applies ? { guidelinesIII: set(true), ...edition.guidelinesIII } : null
  },
  defaultTime: (ms, { inForce }) => ({ defaultTimeMs: set(ms, inForce.defaultTimeMs) }),
  defaultTimeFrom: from => ({ defaultTimeFrom: set(from) }),
  resumptionTime: (ms, { inForce }) => ({ resumptionTimeMs: set(ms, inForce.resumptionTimeMs) }),
  // 6.7.2 requires a default time. If it is zero, both have lost.
  bothAbsent: (what, { inForce }) =>
    inForce.defaultTimeMs.value === 0 ? null : { bothAbsent: set(what, inForce.bothAbsent) },
  nextPeriod: when => ({ nextPeriod: set(when) }),
  noDrawAgreementBefore: (moves, { inForce }) => ({
    noDrawAgreementBefore: set(moves, inForce.regulationsMayRestrict),
  }),
  noDrawAgreement: (forbidden, { inForce }) => ({
    noDrawAgreement: set(forbidden, inForce.regulationsMayRestrict),
  }),
  scoring: ({ win, draw, loss }, { inForce }) => ({
    points: set({ win, draw, loss }, inForce.points),
  }),
  calledByDevice: calledBy,
  deviceInBag: (allowed, { inForce }) =>
    inForce.deviceInBag.value === null
      ? null
      : { deviceInBag: set(allowed ? 'allowed' : 'if-regulations-allow', inForce.deviceInBag) },
  devicePenalties: (ladder, { inForce }) =>
    inForce.deviceMilderBy.value === null
      ? null
      : { devicePenalties: set(ladder, inForce.deviceMilderBy) },
  reportBeforeLeaving: (must, { inForce }) =>
    inForce.regulationsMayAskToReport.value === null
      ? null
      : { reportBeforeLeaving: set(must, inForce.regulationsMayAskToReport) },
  appeals: (open, { inForce }) => (open ? {} : { appeals: set('none', inForce.appeals) }),
  fine: (fine, { inForce }) =>
    inForce.penalties.value.includes('fine') ? { fine: set(fine, inForce.penalties) } : null,
  // A rated game follows the Laws: its players record if the Laws require it.
  recording: (recording, { header, inForce }) =>
    header.regulations?.fideRated && recording === 'optional'
      ? null
      : { recording: set(recording, inForce.recording) },
  scoresheetsChecked: checked => ({ scoresheetsChecked: set(checked) }),
  arbiter: arbiter => ({
    arbiter: set(arbiter),
    ...(arbiter === 'none' ? { unansweredQuestions: set('players-agree') } : null),
  }),
  // These decide whether the supervision is adequate, unless the header does (supervisionOf).
  gamesPerArbiter: (_, { mode }) => (mode === 'standard' ? null : {}),
  gamesRecorded: (_, { mode }) => (mode === 'standard' ? null : {}),
  // 4.7: in a rated game a move that was made stands.
  takeBacks: (allowed, { inForce }) =>
    allowed && inForce.fideRated.value ? null : { takeBacks: set(allowed) },
  unansweredQuestions: what => ({ unansweredQuestions: set(what) }),
  germanRanks: (german, { inForce }) =>
    german ? {} : { germanRanks: set('other-language', inForce.germanRanks) },
  readings: (readings, { inForce }) => readAs(readings, inForce),
}

// In order of dependency: first the rated overlay and the announced Guidelines.
const order = Object.keys(effects) as readonly (keyof Regulations)[]

/** The layers from the regulations, and the regulations that have no effect here. */
export function regulationLayers(
  edition: Edition,
  header: RulesHeader<string>,
  mode: RuleMode,
  below: InForce,
): { readonly layers: readonly Layer[]; readonly withoutEffect: readonly string[] } {
  const regulations = header.regulations ?? {}
  const withoutEffect = Object.keys(regulations).filter(name => !isRegulation(name))
  const layers: Layer[] = []
  let inForce = below
  for (const regulation of order) {
    const value = regulations[regulation]
    if (value === undefined) continue
    const effect = effects[regulation] as (value: unknown, c: Circumstances) => Settled | null
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
