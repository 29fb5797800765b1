import { observeImpossible } from '../appendix-a-rapid/impossible-position.js'
import { observeBoards } from '../appendix-d-blind/reconcile.js'
import { observeTouchedPiece } from '../article-04-act-of-moving/touched-piece-claim.js'
import { observeDeadPosition } from '../article-05-end/found-dead.js'
import { observeClock } from '../article-06-chessclock/arbiters-clock.js'
import { observeFlag } from '../article-06-chessclock/flag.js'
import { observeBoardTurned } from '../article-07-irregularities/board-orientation.js'
import { observeDisplaced } from '../article-07-irregularities/displace.js'
import { observeIllegalMove } from '../article-07-irregularities/illegal-claim.js'
import { observeDefectiveScoresheet } from '../article-08-recording/defective-scoresheet.js'
import { observeDevice } from '../article-11-conduct/devices.js'
import { isOffence, observeOffence } from '../article-11-conduct/offences.js'
import { observePersistentRefusal } from '../article-11-conduct/persistent-refusal.js'
import type { RuleId } from '../catalogue/index.js'
import type { ActOf } from '../game/act.js'
import { ask } from '../game/ask.js'
import type { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'
import { observeMissingEnvelope } from '../guidelines-1-adjourned/missing-envelope.js'
import { askAboutSpectator } from './spectators.js'

/** What the arbiter has seen with his own eyes. What the Laws have no answer to is noted. */
export function observe(course: Course, act: ActOf<'observe'>): Refusal | undefined {
  if (act.by === 'clock' && !maySpeakUp(course, act.what)) {
    return refused('not-for-this-person', 'the device is not to point that out')
  }
  switch (act.what) {
    case 'flag-fall':
      return observeFlag(course, act)
    case 'dead-position':
      return observeDeadPosition(course)
    case 'envelope-missing':
      return observeMissingEnvelope(course)
    case 'illegal-move':
      if (course.state.status === 'adjourned') return refused('game-adjourned')
      return observeIllegalMove(course, act.player)
    case 'both-kings-in-check':
    case 'pawn-on-last-rank':
      return observeImpossible(course, act.what)
    case 'boards-differ':
      return observeBoards(course)
    case 'touched-piece':
      return observeTouchedPiece(course, act.player)
    case 'displaced-pieces':
      return observeDisplaced(course)
    case 'board-turned':
      return observeBoardTurned(course)
    case 'device-sound':
    case 'device-possession':
    case 'device-in-bag':
      return observeDevice(course, act.what, act.player)
    case 'defective-scoresheet':
      return observeDefectiveScoresheet(course, act.player)
    case 'persistent-refusal':
      return observePersistentRefusal(course, act.player)
    case 'clock-defective':
    case 'clock-wrongly-set':
      return observeClock(course, act.what, act)
    default:
      if (isOffence(act.what)) return observeOffence(course, act.what, act.player)
      course.happen({
        type: 'observed',
        at: course.at,
        what: act.what,
        player: act.player ?? null,
        ...course.by('arb.observe'),
      })
      fromOutside(course, act.what)
      return undefined
  }
}

/** A device sees nothing unless the regulations let it speak up (12.6). */
function maySpeakUp({ rules }: Course, what: string): boolean {
  if (what === 'flag-fall') return rules.deviceCallsFlags
  // 5.2.2 ends the game by itself; nobody has to point it out.
  if (what === 'dead-position') return true
  return what === 'illegal-move' && rules.deviceCallsIllegalMoves
}

/** What comes from outside the game (12.5, 12.7, 11.2.3.3, 12.8). */
function fromOutside(course: Course, what: string): void {
  if (what === 'outside-disturbance') {
    ask(course, {
      claim: 'outside-disturbance',
      rule: 'arb.extra-time',
      facts: {},
      options: [
        { act: 'add-time', effect: 'time-added' },
        { verdict: 'incorrect', effect: 'play-on' },
      ],
      holds: false,
      standing: 'incorrect',
    })
    return
  }
  const rule = Object.hasOwn(strangers, what) ? strangers[what] : undefined
  if (rule !== undefined) askAboutSpectator(course, rule, what)
}

const strangers: Readonly<Record<string, RuleId>> = {
  'spectator-interference': 'arb.no-interference',
  'spectators-device': 'arb.phones-anyone',
  'unauthorised-person': 'venue.access',
}
