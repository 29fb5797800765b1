import type { Color } from '@jadoube/chess'
import { claimClockSetting } from '../appendix-a-rapid/clock-setting.js'
import { claimBoards } from '../appendix-d-blind/reconcile.js'
import { claimTouchedPiece } from '../article-04-act-of-moving/touched-piece-claim.js'
import { claimFlag } from '../article-06-chessclock/flag.js'
import { claimIllegalMove } from '../article-07-irregularities/illegal-claim.js'
import { claimSetUp } from '../article-07-irregularities/set-up-claims.js'
import { claimDraw } from '../article-09-drawn-game/draw-claim.js'
import { claimNoProgress } from '../finland-blitz/no-progress.js'
import type { ActOf } from '../game/act.js'
import type { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'
import { claimClockAtResumption, isResumption } from '../guidelines-1-adjourned/wrong-clock.js'
import { claimIncrement, claimNormalMeans } from '../guidelines-3-quickplay/quickplay-claim.js'

/** Between two sessions there is nothing to claim but a flag, where a clock runs, and wrong clocks. */
function whileAdjourned({ claim }: ActOf<'claim'>): Refusal | undefined {
  return claim === 'flag' || claim === 'clock-setting' ? undefined : refused('game-adjourned')
}

/**
 * A player's claim goes to the rule that it rests on. A wrong one costs only what that rule says. Whether
 * it was unreasonable and disturbed the opponent (11.5), the arbiter observes.
 */
export function claim(course: Course, act: ActOf<'claim'>, by: Color): Refusal | undefined {
  // 6.12.2: what the screens in the hall show is no ground by itself.
  if (act.basis === 'display') return refused('claim-rests-on-display')
  const no = course.state.status === 'adjourned' ? whileAdjourned(act) : undefined
  if (no !== undefined) return no
  switch (act.claim) {
    case 'threefold':
    case 'fifty-moves':
      return claimDraw(course, act, by, act.claim)
    case 'flag':
      return claimFlag(course, act, by)
    case 'illegal-move':
      return claimIllegalMove(course, by)
    case 'boards-differ':
      return claimBoards(course, by)
    case 'touched-piece':
      return claimTouchedPiece(course, by)
    case 'wrong-setup':
    case 'reversed-colours':
      return claimSetUp(course, act.claim, by)
    case 'no-progress':
      return claimNoProgress(course, act, by)
    case 'clock-setting':
      return isResumption(course)
        ? claimClockAtResumption(course, by)
        : claimClockSetting(course, by, act)
    case 'cannot-win-by-normal-means':
    case 'no-effort-by-normal-means':
      return claimNormalMeans(course, act.claim, by)
    case 'five-second-increment':
      return claimIncrement(course, by)
    default:
      return refused('claim-not-in-laws', act.claim)
  }
}
