import type { Color } from '@jadoube/chess'
import { displayTime, type Millis } from '@jadoube/clock'
import type { EventOf } from '../../game/event.js'
import type { RefusalCode } from '../../game/refusal.js'
import type { Say } from '../wording.js'

type EventName =
  | 'sealing-ordered'
  | 'resumption-announced'
  | 'move-sealed'
  | 'game-adjourned'
  | 'replier-clock-started'
  | 'envelope-opened'
  | 'envelope-lost'
  | 'sealed-move-stated'
  | 'increment-granted'
  | 'play-ended-by-claim'
  | 'claim-verified'

type Refused = Extract<
  RefusalCode,
  | 'sealing-ordered'
  | 'sealed-move-already-made'
  | 'replier-absent'
  | 'resumption-not-yet'
  | 'envelope-missing'
  | 'envelope-needs-both-secrets'
  | 'envelope-changed'
>

/** The words of one language for adjourned games and quickplay finishes (Guidelines I and III). */
export interface AdjournedAndQuickplay {
  readonly events: { readonly [T in EventName]: Say<T> }
  readonly claims: Readonly<Record<'sealed-move' | 'resumption' | 'envelope-missing', string>>
  readonly effects: Readonly<
    Record<'flag-decides' | 'sealed-move-made' | 'resumption-announced', string>
  >
  readonly refusals: Readonly<Partial<Record<Refused, string>>>
}

/** The time since the scheduled start, or a length of time, as a clock shows it. */
export const shown = (ms: number): string => displayTime(Math.max(ms, 0) as Millis)

/** The times used, as written on the envelope: in whole seconds, unlike a clock that is nearly empty. */
export const used = ({ used: times }: EventOf<'game-adjourned'>, color: Color): string =>
  times === null ? '–' : shown(times[color]).replace(/\.\d$/, '')

/** Is there nothing in the envelope? */
export const isBlank = ({ text }: EventOf<'envelope-opened'>): boolean => text.trim() === ''

/** Does the player seal because the session is over, or to adjourn before its end (I.1.2)? */
export const isOver = ({ at, sessionEnds }: EventOf<'sealing-ordered'>): boolean =>
  sessionEnds === undefined || at >= sessionEnds
