import type { EventType, GameEvent } from '@jadoube/laws'
import { isSealed } from '@jadoube/laws/internals'
import { type Audience, isEntitled, isPlayer, mayAnswer, type PlayersRules } from './audience.js'

/**
 * Who receives an event: everybody; the player concerned and the arbiter; only the arbiter; nobody.
 */
type Recipients = 'all' | 'own' | 'arbiter' | 'none'

export const recipientsOf: Readonly<Record<EventType, Recipients>> = {
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
  // What a piece can still become is advice.
  'move-part-made': 'arbiter',
  'move-made': 'all',
  'move-completed': 'all',
  'pawn-promoted': 'all',
  // Shown to the player if the table gives that help.
  obligation: 'arbiter',
  // Nobody points out an illegal move except those who may claim or observe it (7.5, 12.2).
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
  // A scoresheet is visible to its writer and the arbiter (8.2).
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
  // Only the player who sealed knows the move before the envelope is opened.
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
  // With two boards, what a player does on their own board is private until they announce it.
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

/** Whether everybody except the arbiter sees these events in the same way. */
export const isAlike = (events: readonly GameEvent[], rules: PlayersRules): boolean =>
  events.every(({ type }) => {
    if (type === 'obligation') return !rules.help.includes('must-play')
    if (type === 'question') return rules.unansweredQuestions !== 'players-agree'
    return recipientsOf[type] !== 'own'
  })

/**
 * An illegal move is first put down and then made, whereas a legal one is only made. The first
 * event is left out: the move says the same, and the difference would reveal that it is illegal.
 */
export const isImpliedByMove = (event: GameEvent, events: readonly GameEvent[]): boolean =>
  event.type === 'piece-placed' &&
  events.some(
    each =>
      each.type === 'move-made' &&
      each.to === event.to &&
      (each.from === event.from || each.promotion !== undefined),
  )

/** The event as this audience may see it, or undefined. The rules decide what players are shown. */
export function seeEvent(
  event: GameEvent,
  audience: Audience,
  rules: PlayersRules,
): GameEvent | undefined {
  if (isEntitled(audience)) return event
  const recipients = recipientsOf[event.type]
  const isOwn = ownerOf(event) === audience
  if (event.type === 'obligation')
    return rules.help.includes('must-play') && isOwn ? { ...event } : undefined
  if (recipients === 'none' || recipients === 'arbiter') return undefined
  if (recipients === 'own' && !isOwn) return undefined
  return withoutSecrets(event, audience, rules)
}

function ownerOf(event: GameEvent): string | undefined {
  if ('player' in event && typeof event.player === 'string') return event.player
  // For a move, `to` is a square, and the event belongs to the player who made the move.
  if ('to' in event && (event.to === 'white' || event.to === 'black')) return event.to
  return 'by' in event && typeof event.by === 'string' ? event.by : undefined
}

/** A sealed envelope without its content. */
export const closedEnvelope = { ciphertext: '', commitment: '' }

/** Removes what reveals whether a move is legal, and what only the arbiter may know. */
function withoutSecrets(event: GameEvent, audience: Audience, rules: PlayersRules): GameEvent {
  switch (event.type) {
    case 'move-made': {
      const { legal: _, rule: __, article: ___, ...rest } = event
      return rest
    }
    case 'move-carried-out': {
      const { legal: _, ...rest } = event
      return rest
    }
    case 'move-completed': {
      // The move number counts only legal moves.
      const { legal: _, rule: __, article: ___, ply: ____, ...rest } = event
      return rest
    }
    case 'move-sealed': {
      // The players need the sealed envelope, to contribute their part of the key.
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
