import type { Color } from '@jadoube/chess'
import { type Instant, timeLeft } from '@jadoube/clock'
import { saysCastling } from '../article-04-act-of-moving/says-castling.js'
import { type Act, type ActName, type ActOf, playerOf } from '../game/act.js'
import { ask } from '../game/ask.js'
import type { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'

/** 4.9, 6.2.6, 8.1.6: a player who cannot do it himself has an assistant whom the arbiter accepts. */
export function assistant(course: Course, act: ActOf<'assistant'>): Refusal | undefined {
  course.happen({
    type: 'assistant-admitted',
    at: course.at,
    player: act.player,
    name: act.name,
    ...course.byFirst('touch.move-assistant', 'clock.assistant'),
  })
  askAboutTime(course, act)
  return undefined
}

/** 4.9: moving the pieces. */
const moving: ReadonlySet<ActName> = new Set([
  'adjust',
  'touch',
  'place',
  'remove',
  'displace',
  'move',
])
/** 6.2.6, 8.1.6: pressing the clock and writing, and being there to do so. */
const pressingAndWriting: ReadonlySet<ActName> = new Set([
  'press',
  'record',
  'seal',
  'borrow-scoresheet',
  'return-scoresheet',
  'announce',
  'summon-arbiter',
  'arrive',
  'leave',
])

/** An assistant whom the arbiter has accepted lends a hand. Claiming, agreeing and resigning stay with the player. */
export function acceptedAssistantMay(course: Course, act: Act, by: Color): Refusal | undefined {
  // Appendix D has rules of its own for assistants.
  if (course.state.blind !== null) return undefined
  if (course.player(by).assistant === null) return refused('no-assistant')
  const mayMove = course.article('touch.move-assistant') !== undefined && moving.has(act.act)
  return mayMove || pressingAndWriting.has(act.act)
    ? undefined
    : refused('assistant-may-not', act.act)
}

/** 6.2.6, 8.1.6: the arbiter adjusts that player's clock fairly; from 2017 not that of a disabled player. */
function askAboutTime(course: Course, { player, disabled }: ActOf<'assistant'>): void {
  const { clock } = course.state
  if (clock === null || course.concluded) return
  if (disabled === true && course.rules.assistantTimeAdjusted === 'unless-disabled') return
  ask(course, {
    claim: 'assistant-time',
    rule: 'clock.assistant-time',
    player,
    facts: { left: timeLeft(clock, player, course.at as Instant) },
    options: [
      { act: 'set-clock', effect: 'times-set' },
      { verdict: 'incorrect', effect: 'times-stay' },
    ],
    holds: false,
    standing: 'incorrect',
  })
}

/** A player asks for the arbiter. */
export function summon(
  course: Course,
  act: ActOf<'summon-arbiter'>,
  by: Color,
): Refusal | undefined {
  course.happen({
    type: 'arbiter-summoned',
    at: course.at,
    by,
    ...(act.why === undefined ? null : { why: act.why }),
  })
  return undefined
}

/** Something is said aloud. */
export function announce(course: Course, act: ActOf<'announce'>): Refusal | undefined {
  const { at, state } = course
  const isCastling = playerOf(act.by) === state.turn && !course.concluded && saysCastling(act.text)
  course.happen({
    type: 'announced',
    at,
    by: act.by,
    text: act.text,
    ...(isCastling ? { as: 'castling', ...course.by('c960.castle.announce') } : null),
  })
  return undefined
}
