import { articleOf, type EditionId, type RuledRecord, type RuleId } from '@jadoube/laws'

type Line = RuledRecord['lines'][number]

/** The rule behind a refused claim or offer, by its code. */
const byCode: Readonly<Record<string, RuleId>> = {
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

/**
 * A player who touches a piece can no longer claim that the opponent touched one (4.8), nor a draw
 * with this move (9.4).
 */
function lostByTouching(code: string, claim: string | undefined): RuleId | undefined {
  if (code !== 'claim-lost-by-touching') return undefined
  return claim === 'touched-piece' ? 'touch.claim-forfeit' : 'claim.lost-by-touch'
}

/** The article that an act was refused under, as far as the Laws of the edition have one. */
export function articleOfRefusal({ act, outcome }: Line, edition: EditionId): string | null {
  const refusal = outcome.find(event => event.type === 'refused')
  if (refusal?.type !== 'refused') return null
  const claim = act?.act === 'claim' ? act.claim : undefined
  const claimed = claim === undefined ? undefined : byClaim[claim]
  const rule = lostByTouching(refusal.code, claim) ?? byCode[refusal.code] ?? claimed
  return rule === undefined ? null : articleOf(rule, edition)
}
