import { articleOf, type EditionId, type RuledRecord, type RuleId } from '@jadoube/laws'

type Line = RuledRecord['lines'][number]

/** The rule behind a refused claim or offer, by its code. */
const byCode: Readonly<Record<string, RuleId>> = {
  'claim-lost-by-touching': 'claim.lost-by-touch',
  'claim-rests-on-display': 'display.no-claim',
  'cannot-be-withdrawn': 'draw.offer-irrevocable',
  'draw-needs-consent': 'draw.regs-restrict',
  'agreement-too-early': 'draw.regs-restrict',
  'no-open-offer': 'draw.offer-lapse',
  'own-offer': 'draw.offer-lapse',
}

/** The rule that says when a claim can be made. */
const byClaim: Readonly<Record<string, RuleId>> = {
  threefold: 'rep.claim',
  'fifty-moves': 'fifty.claim',
  flag: 'flag.considered-fallen',
  'illegal-move': 'illegal.restore',
  'touched-piece': 'touch.claim-forfeit',
  'cannot-win-by-normal-means': 'qpf.claim.when',
  'no-effort-by-normal-means': 'qpf.claim.when',
  'five-second-increment': 'qpf.incr.request',
  'wrong-setup': 'irreg.initial-position',
  'reversed-colours': 'irreg.colours-reversed',
}

/** The article under which an act was refused, if the edition has one. */
export function articleOfRefusal({ act, outcome }: Line, edition: EditionId): string | null {
  const refusal = outcome.find(event => event.type === 'refused')
  if (refusal?.type !== 'refused') return null
  const claimed = act?.act === 'claim' ? byClaim[act.claim] : undefined
  const rule = byCode[refusal.code] ?? claimed
  return rule === undefined ? null : articleOf(rule, edition)
}
