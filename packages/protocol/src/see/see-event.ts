import type { EventType, GameEvent } from '@jadoube/laws'
import { isSealed } from '@jadoube/laws/internals'
import { type Audience, isEntitled, isPlayer, mayAnswer, type PlayersRules } from './audience.js'

/** Who receives an event: everybody; the player it is about and the arbiter; the arbiter alone; nobody. */
type ToldTo = 'all' | 'own' | 'arbiter' | 'none'

export const toldTo: Readonly<Record<EventType, ToldTo>> = {
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
  'take-back-asked': 'all',
  'take-back-agreed': 'all',
  'take-back-rejected': 'all',
  'claim-made': 'all',
  'claim-upheld': 'all',
  'claim-rejected': 'all',
  'claim-postponed': 'all',
  'intended-move-binds': 'own',
  // A scoresheet is its writer's and the arbiter's (8.2).
  'move-recorded': 'own',
  'written-in-advance': 'arbiter',
  'entries-struck': 'own',
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
  'ruling-taken-back': 'all',
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
  // A game with two boards: what a player does on their own is theirs until they announce it.
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
export const isAlike = (events: readonly GameEvent[], rules: PlayersRules): boolean =>
  events.every(({ type }) => {
    if (type === 'obligation') return !rules.help.includes('must-play')
    if (type === 'question') return rules.unansweredQuestions !== 'players-agree'
    return toldTo[type] !== 'own'
  })

/**
 * An illegal move is put down and then made where a legal one is only made: that it was put down is left out,
 * since the move says so.
 */
export const isSaidByMove = (event: GameEvent, events: readonly GameEvent[]): boolean =>
  event.type === 'piece-placed' &&
  events.some(
    each =>
      each.type === 'move-made' &&
      each.to === event.to &&
      (each.from === event.from || each.promotion !== undefined),
  )

/** The event as this audience may see it, or undefined. The rules say what the players are shown. */
export function seeEvent(
  event: GameEvent,
  audience: Audience,
  rules: PlayersRules,
): GameEvent | undefined {
  if (isEntitled(audience)) return event
  const to = toldTo[event.type]
  const own = ownerOf(event) === audience
  if (event.type === 'obligation')
    return rules.help.includes('must-play') && own ? { ...event } : undefined
  if (to === 'none' || to === 'arbiter') return undefined
  if (to === 'own' && !own) return undefined
  return withheld(event, audience, rules)
}

function ownerOf(event: GameEvent): string | undefined {
  if ('player' in event && typeof event.player === 'string') return event.player
  // Of a move `to` is a square, and it belongs to the player who made it.
  if ('to' in event && (event.to === 'white' || event.to === 'black')) return event.to
  return 'by' in event && typeof event.by === 'string' ? event.by : undefined
}

/** A closed envelope, and nothing of what is in it. */
export const closedEnvelope = { ciphertext: '', commitment: '' }

/** Without what tells a move's legality, or what the arbiter alone has to judge from. */
function withheld(event: GameEvent, audience: Audience, rules: PlayersRules): GameEvent {
  switch (event.type) {
    case 'move-made': {
      const { legal: _, rule: __, article: ___, ...rest } = event
      return rest
    }
    case 'move-completed': {
      // The number of a move counts the legal ones.
      const { legal: _, rule: __, article: ___, ply: ____, ...rest } = event
      return rest
    }
    case 'move-sealed': {
      // The players need it closed, for their parts of the key.
      const isShown = isPlayer(audience) && isSealed(event.envelope)
      return isShown ? event : { ...event, envelope: closedEnvelope }
    }
    case 'arbiter-summoned': {
      // What is said to the arbiter may be about anybody.
      const { why: _, ...rest } = event
      return rest
    }
    case 'question':
      return { ...event, facts: {}, options: mayAnswer(audience, rules) ? event.options : [] }
    default:
      return event
  }
}
