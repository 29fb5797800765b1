import type { RuleId, SectionSlug } from './sections/index.js'

/**
 * How the Finnish blitz rules relate to the Laws of 2009. Rule 1 keeps the Laws in force wherever
 * the other twenty rules do not deviate. So each rule of the Laws is in one of three groups:
 *
 * - *restated*: a Finnish rule says the same. It is cited with the Finnish number first, then with
 *   its number in the Laws.
 * - *replaced*: a Finnish rule says something else, or removes its subject. It has no number.
 * - all others stay in force under their numbers of 2009.
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
  // 14.a refers to the Laws for this one, not to its own test of material in 13.c.2.
  'fb.draw.material': ['end.dead-position', 'draw.dead-again'],
  'fb.draw.agreed': ['end.agreement'],
  'fb.dispute.stop': ['clock.player-stop'],
  'fb.penalty.first': ['penalty.warning'],
  'fb.penalty.second': ['penalty.loss'],
  // 17.a and 17.b have only the warning and the loss within one game. All other penalties follow
  // from 17.c.
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
  // The arbiter only decides which way the clocks face, and Black chooses their seat.
  'fb.clock.direction': ['clock.placement'],
  // Nobody has to record, so everything that depends on that duty is gone.
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
  // A claimed illegal move wins: no position is reinstated, nothing is counted, and it is never a
  // draw.
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
  // A game is lost on time only by a claim of a player whose own flag is up and whose material can
  // force mate.
  'fb.win.flag.claim': ['flag.loss', 'flag.considered-fallen'],
  'fb.draw.flag-no-material': ['flag.draw-no-mate'],
  'fb.order.events': ['flag.exceptions'],
  // No count of three, no scoresheet, no two minutes: the only question is whether the game makes
  // progress. The definition of the same position and the fifty-move rule come from the Laws.
  'fb.draw.no-progress.grounds': [
    'rep.claim',
    'rep.intended',
    'rep.appeared',
    'end.repetition-pointer',
  ],
  // A fixed ladder instead of the arbiter's choice.
  'fb.penalty.first': ['penalty.combine'],
  'fb.arbiter.passive': ['arb.no-intervene'],
  'fb.appeal.none': ['appeal.right', 'appeal.excluded'],
}

/**
 * Sections that are not in force: Appendices A and B, and claims in a quickplay finish (6.11, 10,
 * D).
 */
export const replacedSections: ReadonlySet<SectionSlug> = new Set<SectionSlug>([
  'appendix-a-rapid',
  'appendix-b-blitz',
  'guidelines-3-quickplay',
])
