import type { ActOf } from '../game/act.js'
import { settle } from '../game/ask.js'
import { goBackTo } from '../game/go-back.js'
import { momentAt } from '../game/moment.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { continueAfterRuling } from '../game/play-waits.js'
import { type Refusal, refused } from '../game/refusal.js'
import { askAboutTimes } from './times.js'
import { undoOffer } from './undone-offer.js'

/** 7.6: the arbiter reinstates an earlier position and sets the times (7.1). */
export function reinstate(ruling: OpenRuling, act: ActOf<'reinstate'>): Refusal | undefined {
  // A sealed move belongs to the current position.
  if (ruling.state.status === 'adjourned') return refused('game-adjourned')
  const moment = momentAt(ruling.state, act.ply)
  if (moment === undefined) return refused('no-such-ply', { ply: act.ply })
  undoOffer(ruling, act.ply)
  goBackTo(ruling, moment, ruling.by('irreg.displaced-later'))
  settle(ruling, 'boards-differ', 'incorrect')
  askAboutTimes(ruling)
  continueAfterRuling(ruling)
  return undefined
}
