import type { GameEvent } from '@jadoube/laws'
import type { EventView } from '@jadoube/protocol'
import type { Audience } from './audience.js'

/**
 * Who sees an event: everybody; the player it is about and the arbiter; the arbiter alone; nobody. An
 * event that is not listed is the arbiter's alone, so that a new one gives nothing away by oversight.
 */
type Seen = 'all' | 'own' | 'arbiter' | 'none'

export const seenBy: Readonly<Record<string, Seen>> = {
  'piece-touched': 'all',
  'pieces-adjusted': 'all',
  'piece-placed': 'all',
  'piece-removed': 'all',
  'piece-displaced': 'all',
  'piece-put-back': 'all',
  'piece-held': 'all',
  'piece-between-squares': 'all',
  'pieces-restored': 'all',
  'position-transferred': 'all',
  // What a piece may still become is advice.
  'move-part-made': 'arbiter',
  'move-made': 'all',
  'move-completed': 'all',
  'pawn-promoted': 'all',
  // Shown to the player where the table gives that help.
  obligation: 'arbiter',
  // Nobody points out an illegal move but who may claim or observe it (7.5, 12.2).
  'irregularity-arose': 'arbiter',
  breach: 'arbiter',
  'illegal-move-stands': 'arbiter',
  'turn-taken': 'arbiter',
  'illegal-move-ruled': 'all',
  'position-reinstated': 'all',
  'game-started': 'all',
  'clock-pressed': 'all',
  'press-withdrawn': 'all',
  'clocks-paused': 'all',
  'clocks-restarted': 'all',
  'time-added': 'all',
  'time-removed': 'all',
  'clock-set': 'all',
  'flag-fallen': 'all',
  'time-passed': 'none',
  'draw-offered': 'all',
  'draw-consent-given': 'all',
  'offer-lapsed': 'all',
  'claim-made': 'all',
  'claim-upheld': 'all',
  'claim-rejected': 'all',
  'claim-postponed': 'all',
  'intended-move-binds': 'own',
  // A scoresheet is its writer's and the arbiter's (8.2).
  'move-recorded': 'own',
  'written-in-advance': 'arbiter',
  'offer-recorded': 'own',
  'scoresheet-due': 'own',
  'scoresheet-completed': 'own',
  'scoresheet-borrowed': 'all',
  'scoresheet-returned': 'all',
  'scoresheet-replaced': 'own',
  'recording-passed-to-arbiter': 'all',
  'duty-to-record-ended': 'own',
  'result-signed': 'all',
  'player-arrived': 'all',
  'player-excused': 'all',
  'player-left': 'all',
  'arbiter-summoned': 'all',
  'gesture-made': 'all',
  'fact-disputed': 'all',
  'fact-established': 'all',
  announced: 'all',
  question: 'all',
  'question-answered': 'all',
  'penalty-imposed': 'all',
  'reconstruction-begun': 'all',
  'next-period-begun': 'all',
  'device-noticed': 'own',
  observed: 'arbiter',
  'assistant-admitted': 'all',
  'game-concluded': 'all',
  'result-lifted': 'all',
  'sealing-ordered': 'all',
  // What was sealed is in the envelope: its writer knows, and nobody else before it is opened.
  'move-sealed': 'all',
  'game-adjourned': 'all',
  'envelope-opened': 'all',
  'envelope-lost': 'all',
  'sealed-move-stated': 'arbiter',
  'replier-clock-started': 'all',
  'resumption-announced': 'all',
  'claim-verified': 'all',
  'increment-granted': 'all',
  'play-ended-by-claim': 'all',
  // A game with two boards: what a player does on his own is his until he announces it.
  'piece-felt': 'own',
  'move-carried-out': 'own',
  'two-boards-set-up': 'all',
  'board-handled': 'own',
  'move-executed': 'all',
  'boards-adjusted': 'all',
  'game-corrected': 'all',
  'announcement-unclear': 'arbiter',
  'announcement-differs': 'arbiter',
  'assistant-asked': 'own',
  'player-informed': 'own',
  'assistant-acted': 'own',
  'scores-compared': 'arbiter',
  'touch-lifted': 'all',
  'correction-proposed': 'all',
  'next-move-awaited': 'arbiter',
  'clock-started': 'all',
  'scoresheet-given': 'own',
  'record-shown': 'own',
  'arbiter-told': 'arbiter',
  'appeal-lodged': 'all',
  'complaint-lodged': 'all',
  'explanation-asked': 'own',
  'law-explained': 'own',
  'answer-proposed': 'all',
  'permission-given': 'own',
  told: 'all',
  'spectator-removed': 'all',
}

/** Whether all but the arbiter see the same of them. */
export const isAlike = (events: readonly GameEvent[], help: readonly string[]): boolean =>
  events.every(({ type }) =>
    type === 'obligation' ? !help.includes('must-play') : seenBy[type] !== 'own',
  )

/** The event as this audience may see it, or undefined. `help` is what the table gives its players. */
export function seeEvent(
  event: GameEvent,
  audience: Audience,
  help: readonly string[],
): EventView | undefined {
  if (audience === 'arbiter') return event as unknown as EventView
  const seen = Object.hasOwn(seenBy, event.type) ? seenBy[event.type] : 'arbiter'
  const own = ownerOf(event) === audience
  if (event.type === 'obligation')
    return help.includes('must-play') && own ? { ...event } : undefined
  if (seen === 'none' || seen === 'arbiter') return undefined
  if (seen === 'own' && !own) return undefined
  return withheld(event)
}

function ownerOf(event: GameEvent): string | undefined {
  if ('player' in event && typeof event.player === 'string') return event.player
  // Of a move `to` is a square, and it is his who made it.
  if ('to' in event && (event.to === 'white' || event.to === 'black')) return event.to
  return 'by' in event && typeof event.by === 'string' ? event.by : undefined
}

/** Without what tells a move's legality, or what the arbiter alone has to judge from. */
function withheld(event: GameEvent): EventView {
  const { type } = event
  if (type === 'move-made') {
    const { legal: _, rule: __, article: ___, ...rest } = event
    return rest
  }
  if (type === 'move-completed') {
    // The number of a move counts the legal ones.
    const { legal: _, rule: __, article: ___, ply: ____, ...rest } = event
    return rest
  }
  if (event.type === ('move-sealed' as string))
    return { type: event.type, at: event.at, ...byOf(event) }
  if (type === 'question') {
    const { facts: _, options: __, ...rest } = event
    return rest
  }
  return event as unknown as EventView
}

const byOf = (event: GameEvent) => ('by' in event ? { by: event.by } : null)
