import type { RuleId, SectionSlug } from './sections/index.js'

/**
 * How the Finnish blitz rules stand to the Laws of 2009. Rule 1 keeps the Laws in force wherever the
 * other twenty do not deviate, so each rule of the Laws is in one of three cases:
 *
 * - *restated*: a Finnish rule says the same. It is cited by the Finnish number first, by its number
 *   in the Laws second.
 * - *replaced*: a Finnish rule says otherwise, or takes away what the rule is about. It has no number.
 * - anything else stays in force under its number of 2009.
 */
export const restated: Readonly<Partial<Record<RuleId, readonly RuleId[]>>> = {
  'fb.clock.flag': ['clock.flag'],
  'fb.clock.same-hand': ['clock.same-hand'],
  'fb.clock.proper': ['clock.handling'],
  'fb.clock.right-to-press': ['clock.right-to-press'],
  'fb.clock.no-hover': ['clock.no-hover'],
  'fb.displace.own-time': ['irreg.displaced-own-time'],
  'fb.illegal.touch': ['illegal.replacement'],
  'fb.illegal.completed': ['illegal.completed-when'],
  'fb.win.mate': ['end.mate'],
  'fb.win.resign': ['end.resign'],
  'fb.king-capture.forbidden': ['game.no-king-capture'],
  'fb.draw.stalemate': ['end.stalemate'],
  // 14.a sends the reader to the Laws for this one, not to its own test of material in 13.c.2.
  'fb.draw.material': ['end.dead-position', 'draw.dead-again'],
  'fb.draw.agreed': ['end.agreement'],
  'fb.dispute.stop': ['clock.player-stop'],
  'fb.penalty.first': ['penalty.warning'],
  'fb.penalty.second': ['penalty.loss'],
  // 17.a and 17.b leave the warning and the loss for one game; every other penalty comes by 17.c.
  'fb.penalty.repeat': [
    'penalty.add-time',
    'penalty.cut-time',
    'penalty.add-points',
    'penalty.cut-points',
    'penalty.expulsion',
  ],
  'fb.spectators': ['arb.no-interference'],
  'fb.spectators.remove': ['arb.expel'],
}

export const replaced: Readonly<Partial<Record<RuleId, readonly RuleId[]>>> = {
  // The arbiter says only which way the clocks face, and Black picks their seat.
  'fb.clock.direction': ['clock.placement'],
  // Nobody has to keep score, so nothing that the duty brings with it is left.
  'fb.record.none': [
    'score.record',
    'score.reply-first',
    'score.before-next',
    'score.mark-offer',
    'score.assistant',
    'score.assistant-time',
    'score.exempt',
    'score.update-after-flag',
    'score.neither',
    'score.one',
    'score.borrow',
    'score.reconstruct',
    'score.note-first',
    'score.unprovable',
    'draw.offer-record',
  ],
  // The opponent starts the offender's clock instead of stopping both and calling the arbiter.
  'fb.displace.restart': ['irreg.displaced-stop'],
  'fb.displace.bonus': ['irreg.displaced-penalty'],
  'fb.promo.claim': ['illegal.unpromoted'],
  // A claimed illegal move wins: nothing is restored, nothing counted, and it never becomes a draw.
  'fb.win.illegal': [
    'illegal.restore',
    'illegal.restore-fallback',
    'illegal.clocks',
    'illegal.penalty-time',
    'illegal.penalty-loss',
    'illegal.counter',
    'illegal.loss-draw',
  ],
  'fb.king-capture.loses': ['illegal.king-capture'],
  // Time is lost only by a claim, against an own flag that is up and material that forces mate.
  'fb.win.flag.claim': ['flag.loss', 'flag.considered-fallen'],
  'fb.draw.flag-no-material': ['flag.draw-no-mate'],
  'fb.order.events': ['flag.exceptions'],
  // No count of three, no scoresheet, no two minutes: only whether the game makes progress. What
  // makes two positions the same, and the fifty moves, stay with the Laws.
  'fb.draw.no-progress.grounds': [
    'rep.claim',
    'rep.intended',
    'rep.appeared',
    'end.repetition-pointer',
  ],
  // A fixed ladder in place of the arbiter's choice.
  'fb.penalty.first': ['penalty.combine'],
  'fb.arbiter.passive': ['arb.no-intervene'],
  'fb.appeal.none': ['appeal.right', 'appeal.excluded'],
}

/** Appendices A and B are not in force at all, nor any claim in a quickplay finish (6.11, 10, D). */
export const replacedSections: ReadonlySet<SectionSlug> = new Set<SectionSlug>([
  'appendix-a-rapid',
  'appendix-b-blitz',
  'guidelines-3-quickplay',
])
