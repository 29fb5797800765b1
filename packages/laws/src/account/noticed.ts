import { explainTime, type Instant, type Millis, settleClock } from '@jadoube/clock'
import type { WrittenLanguage } from '../explanations/index.js'
import type { EventOf, GameEvent } from '../game/event.js'
import type { GameState } from '../game/state.js'
import { givenTime } from './given-time.js'
import type { Wording } from './wording.js'

/**
 * What to add if something was noticed later than it happened. A flag counts as fallen only when it
 * is observed or claimed (6.8), so its sentence is told at that time and says when the time ran
 * out. A late player has lost at the default time, and the sentence says when that was noticed.
 */
export function noticedLater(
  event: GameEvent,
  before: GameState,
  language: WrittenLanguage,
  { noticed }: Wording,
): string | null {
  if (event.type === 'flag-fallen') {
    const time = duration(event.at - ranOutAt(event, before), language)
    return time === null || event.first !== undefined ? null : noticed.ranOutEarlier(time)
  }
  if (event.type !== 'game-concluded' || event.reason !== 'late') return null
  const time = duration((event.noticed ?? event.at) - event.at, language)
  return time === null ? null : noticed.later(time)
}

/** When the player's time ran out, even if nobody noticed. */
function ranOutAt({ at, player }: EventOf<'flag-fallen'>, { clock }: GameState): number {
  if (clock === null) return at
  const { falls } = settleClock(clock, at as Instant)
  return falls.findLast(({ side, liftedAt }) => side === player && liftedAt === null)?.at ?? at
}

/** The form of one hour, minute or second before a comparative in Finnish. */
const inFinnish = (time: string): string => time.replace(/(tunti|minuutti|sekunti)(?=$| )/g, '$1a')

/** A duration in whole seconds; null if it is shorter than one. */
function duration(ms: number, language: WrittenLanguage): string | null {
  const seconds = Math.floor(ms / 1000)
  if (seconds < 1) return null
  const time = explainTime((seconds * 1000) as Millis, language)
  return language === 'fi' ? inFinnish(time) : givenTime(time, language)
}
