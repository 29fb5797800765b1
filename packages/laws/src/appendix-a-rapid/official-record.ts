import type { Color } from '@jadoube/chess'
import { punishableBreach } from '../article-11-conduct/breach.js'
import type { Act } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'

/** A.2: a player may ask for a scoresheet at any time, in order to record. */
export function askScoresheet(ruling: OpenRuling, _: Act, player: Color): Refusal | undefined {
  if (ruling.rules.mayAskForScoresheet === null) return refused('not-covered')
  ruling.happen({
    type: 'scoresheet-given',
    at: ruling.at,
    player,
    ...ruling.by('rapid.record.ask-sheet'),
  })
  return undefined
}

/**
 * A.3.2, B.3.2: the player who has the move may see the official record, a limited number of times
 * per game. Each further request distracts the opponent (11.5).
 */
export function askRecord(ruling: OpenRuling, _: Act, by: Color): Refusal | undefined {
  const { recordViews, mode } = ruling.rules
  if (recordViews === null) return refused('not-covered')
  if (ruling.state.turn !== by) return refused('not-having-the-move')
  const times = ruling.player(by).recordViews + 1
  const isBlitz = mode === 'blitz'
  if (times > recordViews) {
    const rule = isBlitz ? 'blitz.sup.show-sheet.limit' : 'rapid.sup.show-sheet.limit'
    punishableBreach(ruling, by, rule, { shown: recordViews })
    return undefined
  }
  ruling.happen({
    type: 'record-shown',
    at: ruling.at,
    to: by,
    times,
    ...ruling.by(isBlitz ? 'blitz.sup.show-sheet' : 'rapid.sup.show-sheet'),
  })
  return undefined
}
