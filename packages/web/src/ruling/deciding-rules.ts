import type { RuleId } from '@jadoube/laws'

/**
 * The rule that answers a kind of situation if the act has no effect or another rule is cited with
 * it. The first one in the edition counts.
 */
export const rulesOfKind: Readonly<Record<string, readonly RuleId[]>> = {
  'touched.pinned': ['touch.none-possible', 'fb.base'],
  'touched.adjusted': ['touch.adjust', 'fb.base'],
  'touched.denied': ['preface.judgement', 'fb.base'],
  'flag.mate': ['flag.exceptions', 'fb.win.mate'],
  'threefold.waiting': ['rep.claim', 'fb.draw.no-progress.claim'],
  'threefold.played': ['rep.claim', 'fb.draw.no-progress.claim'],
  'threefold.touched': ['claim.lost-by-touch', 'fb.draw.no-progress.claim'],
  'quickplay.postponed': ['qpf.rule.postpone-or-reject', 'fb.draw.no-progress.claim'],
  'quickplay.rejected': ['qpf.reject.time', 'fb.draw.no-progress.claim'],
  'quickplay.early': ['qpf.claim.when', 'fb.draw.no-progress.claim'],
  'quickplay.increment': ['qpf.incr.request', 'qpf.claim.when', 'fb.draw.no-progress.claim'],
  'offer.thinking': ['draw.offer-other-time', 'fb.draw.agreed'],
  'offer.before-move': ['draw.offer-other-time', 'fb.draw.agreed'],
  'offer.answered': ['draw.offer-lapse', 'fb.draw.agreed'],
  'offer.forbidden': ['draw.regs-restrict', 'fb.draw.agreed'],
  'displaced.accident': ['irreg.displaced-own-time', 'fb.displace.own-time'],
  'late.within': ['default.late-loses', 'fb.base'],
}

/** An illegal move before the clock is pressed. */
export const rulesIfNotPressed: readonly RuleId[] = [
  'fb.illegal.self-correct',
  'illegal.completed-when',
]

/**
 * An act that is no illegal move in every edition: until 2017 a press of the clock without a move
 * is only a wrong handling of the clock.
 */
export const rulesIfNotIllegal: Readonly<Record<string, readonly RuleId[]>> = {
  'no-move': ['clock.handling'],
}

/** The same for situations that have no effect only under some editions or kinds of play. */
export const rulesIfRefused: Readonly<Record<string, readonly RuleId[]>> = {
  quickplay: ['qpf.scope.no-blitz', 'qpf.claim.when', 'fb.draw.no-progress.claim'],
  threefold: ['rep.claim', 'fb.draw.no-progress.grounds'],
  fifty: ['fifty.claim', 'fb.draw.no-progress.grounds'],
  position: ['blitz.unsup.no-A4c', 'fb.arbiter.no-flag-no-illegal'],
  setup: ['rapid.unsup.setup.window', 'fb.setup.window'],
  recording: ['rapid.record.optional', 'fb.record.none'],
  illegal: ['rapid.unsup.illegal.arbiter-passive', 'fb.arbiter.no-flag-no-illegal'],
  flag: ['rapid.unsup.flag.arbiter-silent', 'fb.arbiter.no-flag-no-illegal'],
  touched: ['rapid.unsup.touch.on-request', 'fb.arbiter.passive'],
  colours: ['irreg.colours-reversed', 'fb.setup.window'],
}
