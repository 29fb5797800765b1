import { detailsInEnglish, type RefusalDetails } from './refusal-details.js'

/**
 * The reasons why an act has no effect. The codes are stable, the texts may change. A refusal means
 * that something was not possible at that moment; it is never a penalty.
 */
export const refusalReasons = {
  'unknown-act': 'there is no such act',
  'malformed-act': 'the act is not in the form that the record requires',
  'not-for-this-person': 'this person cannot do that',
  'time-goes-back': 'its time is before that of the previous act',
  'game-over': 'the game is over',
  'game-not-started': 'the game has not started',
  'game-already-started': 'the game has already started',
  'game-paused': 'the clocks are stopped',
  'game-adjourned': 'the game is adjourned',
  'not-adjourned': 'the game is not adjourned',
  'sealing-ordered': 'the move must be sealed first; then the clock is stopped',
  'sealed-move-already-made': 'the move made on the board must be sealed',
  'replier-absent': 'the envelope is opened only in the presence of the player who must reply',
  'resumption-not-yet': 'it is not yet time to resume the game',
  'envelope-missing': 'the envelope cannot be found',
  'envelope-needs-both-secrets':
    'the envelope opens only with the keys of the arbiter and of the player who must reply',
  'envelope-changed': 'that is not what was sealed',
  'nothing-to-correct': 'there is no illegal move to correct',
  'not-covered': 'these Laws do not provide for it',
  'nothing-on-square': 'there is no piece on that square',
  'not-having-the-move': 'the player does not have the move',
  'unreadable-move': 'the move cannot be read',
  'ambiguous-move': 'more than one piece can make this move',
  'guarded-illegal': 'this board allows only legal moves',
  'guarded-touched': 'the touched piece must be moved or captured',
  'guarded-displaced': 'pieces cannot be displaced on this board',
  'guarded-no-move': 'make a move before pressing the clock',
  'guarded-partial': 'this board allows only complete moves',
  'no-clock': 'the game is played without a chess clock',
  'own-clock-not-running': 'the player’s own clock is not running',
  'already-paused': 'the clocks are already stopped',
  'not-paused': 'the clocks are not stopped',
  'question-open': 'a question to the arbiter is open and must be answered first',
  'cannot-be-withdrawn': 'an offer or a claim of a draw cannot be withdrawn',
  'no-open-offer': 'no draw offer is open',
  'own-offer': 'a player cannot answer their own offer',
  'offer-already-open': 'an offer is already open',
  'draw-needs-consent': 'under the regulations, a draw by agreement needs the arbiter’s consent',
  'agreement-too-early':
    'the players cannot agree to a draw before both have made the required number of moves',
  'take-back-not-allowed': 'moves cannot be taken back in this game',
  'take-back-already-asked': 'a player has already asked to take a move back',
  'no-take-back-asked': 'nobody has asked to take a move back',
  'own-take-back': 'a player cannot agree to their own request',
  'no-move-to-take-back': 'the player has made no move to take back',
  'claim-lost-by-touching': 'the player has touched a piece, so it is too late for this claim',
  'claim-not-in-laws': 'there is no such claim under the rules of this game',
  'claim-not-now': 'this claim cannot be made now',
  'claim-move-missing': 'this claim does not take a move; check the kind of claim',
  'claim-rests-on-display': 'a claim cannot rest on a screen or a demonstration board alone',
  'arbiter-must-not-call': 'the arbiter may not point that out here',
  'nothing-observed': 'there is nothing of this kind to rule on',
  'no-such-question': 'no such question is open',
  'arbiter-must-not-tell': 'the arbiter may not tell a player that',
  'no-appeal': 'the rules of this event allow no appeal',
  'appeal-excluded': 'that decision is final',
  'answer-incomplete': 'the answer is not complete',
  'verdict-not-possible': 'that is not one of the possible answers',
  'penalty-not-in-laws': 'these Laws have no such penalty',
  'fine-not-announced': 'no fine was announced in advance in the regulations of this event',
  'penalty-too-early':
    'a first breach brings a warning; only a second one in the same game brings a loss',
  'several-games-needed':
    'that penalty is only for a player who has broken the rules in several games',
  'penalty-incomplete': 'the number of minutes or points is missing',
  'no-such-ply': 'the game has fewer half-moves than that',
  'player-missing': 'say which player it was',
  'nothing-to-take-back': 'there is no ruling to take back',
  'no-result': 'the game has no result to annul',
  'game-cancelled': 'the game was cancelled; a new one is played in its place',
  'ended-on-the-board': 'the position itself ended the game; say from which position play resumes',
  'flag-still-down': 'a flag is down; say what the clocks should show',
  'points-not-normal': 'these points are not possible for a game',
  'already-present': 'the player is already present',
  'already-absent': 'the player is not present',
  'already-signed': 'the player has already signed',
  'result-unknown': 'that is not a result',
  'approval-not-in-laws': 'these Laws have no electronic approval; the players sign the result',
  'nothing-to-strike': 'the player has not written that many entries',
  'scoresheet-not-to-borrow': 'the player may not borrow the opponent’s scoresheet now',
  'no-scoresheet-to-return': 'the player does not have the opponent’s scoresheet',
  'written-move-stands': 'the move that was written first cannot be changed',
  'nothing-to-sign': 'the game has no result yet',
  'not-announced': 'the move is not announced yet, so the clock may not be started',
  'slip-too-late': 'a slip of the tongue is corrected before the opponent’s clock is started',
  'two-boards-already': 'two boards are already in use',
  'not-his-board': 'each player handles only their own board',
  'assistant-may-not': 'this is not among an assistant’s duties',
  'assistant-not-allowed': 'the opponent has an assistant, so this player may not have one',
  'assistant-needed': 'this game needs an assistant',
  'assistant-not-asked': 'the assistant says this only when asked',
  'no-assistant': 'the player has no assistant',
} as const

/** The code of a refusal. */
export type RefusalCode = keyof typeof refusalReasons

/** Why an act has no effect. */
export interface Refusal {
  readonly type: 'refused'
  readonly code: RefusalCode
  /** In English, for a log or a developer. */
  readonly reason: string
  readonly details?: RefusalDetails
}

/** A refusal with its details. `inEnglish` is for more than the details say. */
export function refused(
  code: RefusalCode,
  details?: RefusalDetails,
  inEnglish: string | undefined = details && detailsInEnglish(details),
): Refusal {
  const reason: string = refusalReasons[code]
  return {
    type: 'refused',
    code,
    reason: inEnglish === undefined ? reason : `${reason}: ${inEnglish}`,
    ...(details === undefined ? null : { details }),
  }
}
