import { makeSquare } from '@jadoube/chess'
import { mustPlay, sameMoves } from '../article-04-act-of-moving/must-play.js'
import type { GameEvent } from '../game/event.js'
import { standing } from '../game/standing.js'
import type { GameState } from '../game/state.js'

/**
 * Whether what the event says is due depends on an open question: in 2009 only a deliberate touch
 * is binding (4.3), and the arbiter has not yet said whether this one was.
 */
export function isOnlyIfDeliberate(event: GameEvent, before: GameState): boolean {
  const isTouch = event.type === 'irregularity-arose' && event.kind === 'touched-piece'
  if (event.type !== 'obligation' && !isTouch) return false
  const player = event.type === 'obligation' ? event.player : event.by
  const { hand, questions } = before
  const position = standing(before)
  if (hand === null || position === undefined) return false
  const inDoubt = questions.flatMap(({ claim, player: whose, standing: until, facts }) =>
    claim === 'accidental-touch' && whose === player && until === null ? [facts.square] : [],
  )
  const certain = hand.touched.filter(({ square }) => !inDoubt.includes(makeSquare(square)))
  if (certain.length === hand.touched.length) return false
  const obligation = mustPlay(position, hand)
  const withoutDoubtful = mustPlay(position, { ...hand, touched: certain })
  return (
    obligation !== null && (withoutDoubtful === null || !sameMoves(obligation, withoutDoubtful))
  )
}
