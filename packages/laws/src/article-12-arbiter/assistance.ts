import type { Color } from '@jadoube/chess'
import { type Instant, timeLeft } from '@jadoube/clock'
import { saysCastling } from '../article-04-act-of-moving/says-castling.js'
import { type Act, type ActName, type ActOf, playerOf } from '../game/act.js'
import { ask } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'

/**
 * 4.9, 6.2.6, 8.1.6: a player who is unable to do it has an assistant acceptable to the arbiter.
 */
export function assistant(ruling: OpenRuling, act: ActOf<'assistant'>): Refusal | undefined {
  ruling.happen({
    type: 'assistant-admitted',
    at: ruling.at,
    player: act.player,
    name: act.name,
    ...ruling.byFirst('touch.move-assistant', 'clock.assistant'),
  })
  askAboutTime(ruling, act)
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
/** 6.2.6, 8.1.6: pressing the clock, recording, and being present for that. */
const pressingAndWriting: ReadonlySet<ActName> = new Set([
  'press',
  'record',
  'strike',
  'seal',
  'borrow-scoresheet',
  'return-scoresheet',
  'announce',
  'summon-arbiter',
  'arrive',
  'leave',
])

/**
 * Whether an accepted assistant may do this. Claiming, agreeing and resigning are left to the
 * player.
 */
export function acceptedAssistantMay(ruling: OpenRuling, act: Act, by: Color): Refusal | undefined {
  // Appendix D has its own rules for assistants.
  if (ruling.state.blind !== null) return undefined
  if (ruling.player(by).assistant === null) return refused('no-assistant')
  const mayMove = ruling.article('touch.move-assistant') !== undefined && moving.has(act.act)
  return mayMove || pressingAndWriting.has(act.act)
    ? undefined
    : refused('assistant-may-not', { act: act.act })
}

/**
 * 6.2.6, 8.1.6: the arbiter adjusts that player's clock fairly; since 2017 not for a disabled
 * player.
 */
function askAboutTime(ruling: OpenRuling, { player, disabled }: ActOf<'assistant'>): void {
  const { clock } = ruling.state
  if (clock === null || ruling.concluded) return
  if (disabled === true && ruling.rules.assistantTimeAdjusted === 'unless-disabled') return
  ask(ruling, {
    claim: 'assistant-time',
    rule: 'clock.assistant-time',
    player,
    facts: { left: timeLeft(clock, player, ruling.at as Instant) },
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
  ruling: OpenRuling,
  act: ActOf<'summon-arbiter'>,
  by: Color,
): Refusal | undefined {
  ruling.happen({
    type: 'arbiter-summoned',
    at: ruling.at,
    by,
    ...(act.why === undefined ? null : { why: act.why }),
  })
  return undefined
}

/** Something is said aloud. */
export function announce(ruling: OpenRuling, act: ActOf<'announce'>): Refusal | undefined {
  const { at, state } = ruling
  const isCastling = playerOf(act.by) === state.turn && !ruling.concluded && saysCastling(act.text)
  ruling.happen({
    type: 'announced',
    at,
    by: act.by,
    text: act.text,
    ...(isCastling ? { as: 'castling', ...ruling.by('c960.castle.announce') } : null),
  })
  return undefined
}
