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

/** A length of time, or the time since the scheduled start, as a clock shows it. */
export const clockText = (ms: number): string => displayTime(Math.max(ms, 0) as Millis)

/**
 * The time used, as written on the envelope: always in whole seconds. (A clock shows tenths when
 * little time is left.)
 */
export const timeUsed = ({ used: times }: EventOf<'game-adjourned'>, color: Color): string =>
  times === null ? '–' : clockText(times[color]).replace(/\.\d$/, '')

/** Whether nothing is written in the envelope. */
export const isEnvelopeEmpty = ({ text }: EventOf<'envelope-opened'>): boolean => text.trim() === ''

/** Whether the player seals because the session is over, and not to adjourn earlier (I.1.2). */
export const isSessionOver = ({ at, sessionEnds }: EventOf<'sealing-ordered'>): boolean =>
  sessionEnds === undefined || at >= sessionEnds
